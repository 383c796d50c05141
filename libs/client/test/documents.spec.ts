import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { createSession } from '../src/session/index.js';
import { ana, fakeServer, memoryTokens, OLD, refreshed } from './fakes.js';

/** The few documents that are written as text, so that public pages need no GraphQL library. */
describe('documents written as text', () => {
  it('API-01 API-09 API-10 ask only for what the API has', async () => {
    const schema = buildSchema(readFileSync(new URL('../../../apps/gateway/api.graphql', import.meta.url), 'utf8'), {
      assumeValidSDL: true,
    });
    const sent = new Map<string, string>();
    const server = fakeServer((call) => (call.operation === 'RefreshToken' ? refreshed('new') : { data: { me: ana } }));
    const session = createSession({
      tokens: memoryTokens(OLD).store,
      fetch: (input, init) => {
        const { query, operationName } = JSON.parse(String(init?.body)) as { query: string; operationName: string };
        sent.set(operationName, query);
        return server.fetch(input, init);
      },
    });
    await session.start();
    await session.refresh('old');
    await session.signOut();
    expect([...sent.keys()].sort()).toEqual(['Me', 'RefreshToken', 'RevokeToken']);
    for (const query of sent.values()) expect(validate(schema, parse(query))).toEqual([]);
  });
});
