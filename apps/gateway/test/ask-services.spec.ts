import { serviceCalls } from '../src/platform/ask-services.js';
import type { Subgraph, SubgraphRequest } from '../src/sources/subgraph.js';

/** Asks a service once to read and once to change something, and answers how long each may take. */
async function limitsWith(timeouts?: Parameters<typeof serviceCalls>[1]): Promise<number[]> {
  const requests: SubgraphRequest[] = [];
  const chat = {
    name: 'chat',
    send: async (request: SubgraphRequest) => {
      requests.push(request);
      return { data: {} };
    },
  } as unknown as Subgraph;
  const calls = serviceCalls(() => [chat], timeouts);
  for (const query of ['query { state }', 'mutation { replay }']) await calls.ask('chat', { query }, {});
  return requests.map(({ timeoutMs }) => timeoutMs);
}

describe('what the gateway asks services for support', () => {
  it('ADM-07~ waits a second for an answer, and longer for a change', async () => {
    expect(await limitsWith()).toEqual([1_000, 20_000]);
  });

  it('ADM-07~ waits as long as the gateway is told to', async () => {
    expect(await limitsWith({ queryMs: 120_000, mutationMs: 130_000 })).toEqual([120_000, 130_000]);
  });
});
