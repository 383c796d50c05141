/** P3: what a gateway adds to one fetch, and to each further fetch that needs the one before. */
import { Pool } from 'undici';
import { CHAINS, idOf } from './graph.ts';
import { median, rounded, send, type Gateways } from './processes.ts';

const WARM_UP = 30;
const MEASURED = 120;

export async function measureLatency({ all, subgraphs, authorizations }: Gateways, runs: number) {
  const matches = new Pool(new URL(subgraphs['matches']!).origin, { connections: 1 });
  const courts = new Pool(new URL(subgraphs['courts']!).origin, { connections: 1 });
  try {
    const [authorization] = await authorizations(1);
    const representations = Array.from({ length: 5 }, (_, i) => ({ __typename: 'Court', id: idOf(2, i) }));
    const fields = () => latency(matches, '{ topMatches(first: 5) { id state court { id } } }', {});
    const entities = () =>
      latency(
        courts,
        'query($representations:[_Any!]!){_entities(representations:$representations){...on Court{name}}}',
        { representations },
      );
    const added: Record<string, unknown> = {};
    for (const { name, pool } of all) {
      const [first, further] = [[] as number[], [] as number[]];
      for (let run = 0; run < runs; run += 1) {
        const [ofFields, ofEntities] = [await fields(), await entities()];
        const chains: number[] = [];
        for (const query of CHAINS) chains.push(await latency(pool, query, {}, authorization));
        first.push(chains[0]! - ofFields);
        further.push((chains.at(-1)! - chains[0]!) / (CHAINS.length - 1) - ofEntities);
      }
      added[name] = { oneFetch: rounded(median(first)), eachFurther: rounded(median(further)) };
    }
    return { what: 'added latency, ms, medians', ...added, reach: { oneFetch: 1, eachFurther: 0.35 } };
  } finally {
    await Promise.all([matches.destroy(), courts.destroy()]);
  }
}

async function latency(pool: Pool, query: string, variables: object, authorization?: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < WARM_UP + MEASURED; i += 1) {
    const started = performance.now();
    await send(pool, '/graphql', query, variables, authorization);
    times.push(performance.now() - started);
  }
  return median(times.slice(WARM_UP));
}
