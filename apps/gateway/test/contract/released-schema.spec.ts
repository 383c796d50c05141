import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { changelog, changesBetween, isBreaking, withRelease } from '../../../../tools/compose/reference/changes.ts';
import { referenceFiles } from '../../../../tools/compose/reference/write.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const committed = (path: string) => readFileSync(root + path, 'utf8');
const api = committed('apps/gateway/api.graphql');

const RELEASED = `
  type Query { court(id: ID!): Court  old: Int @deprecated(reason: "Read court.") }
  type Court { id: ID!  name: String! }
  enum Surface { CLAY GRASS }
  input Filter { surface: Surface }
`;
const messages = async (current: string) =>
  (await changesBetween(RELEASED, current)).filter(isBreaking).map(({ message }) => message);

describe('the schema that was released', () => {
  it('API-20 is kept: nothing has changed that breaks clients', async () => {
    const changes = await changesBetween(committed('apps/gateway/released/api.graphql'), api);
    expect(changes.filter(isBreaking).map(({ message }) => message)).toEqual([]);
  });

  it.each([
    ['takes a field away', (sdl: string) => sdl.replace('name: String!', '')],
    ['lets a field be null', (sdl: string) => sdl.replace('name: String!', 'name: String')],
    ['changes a type', (sdl: string) => sdl.replace('name: String!', 'name: Int!')],
    ['wants another argument', (sdl: string) => sdl.replace('id: ID!): Court', 'id: ID!, sport: Int!): Court')],
    ['takes a value away', (sdl: string) => sdl.replace('GRASS', '')],
    [
      'wants another input field',
      (sdl: string) => sdl.replace('{ surface: Surface }', '{ surface: Surface  sport: Int! }'),
    ],
  ])('API-20 would be broken by a change that %s', async (_, change) => {
    expect(await messages(change(RELEASED))).toHaveLength(1);
  });

  it.each([
    ['adds a field', (sdl: string) => sdl.replace('name: String!', 'name: String!  city: String')],
    ['takes away what was deprecated', (sdl: string) => sdl.replace('old: Int @deprecated(reason: "Read court.")', '')],
    [
      'deprecates a field',
      (sdl: string) => sdl.replace('name: String!', 'name: String! @deprecated(reason: "Gone soon.")'),
    ],
    ['describes a field', (sdl: string) => sdl.replace('name: String!', '"As on its sign." name: String!')],
  ])('API-20 is not broken by a change that %s', async (_, change) => {
    expect(await messages(change(RELEASED))).toEqual([]);
  });
});

describe('the reference', () => {
  it('API-20 shows the schema of now, and what changed (npm run compose)', async () => {
    const files = await referenceFiles({ api, supergraph: committed('apps/gateway/supergraph.graphql') });
    expect(files.size).toBe(8);
    for (const [path, text] of files) expect([path, committed(path) === text]).toEqual([path, true]);
  });

  it('API-20 says of each field who may ask for it, what keys need, and what is refused', () => {
    const queries = committed('docs/reference/queries.md');
    expect(queries).toMatch(
      /### tournaments\n\n(?:(?!###)[^])*Access: `PUBLIC`\. Scope of API keys: `TOURNAMENTS_READ`\./,
    );
    expect(queries).toMatch(/### myMatches\n\n(?:(?!###)[^])*Access: `SIGNED_IN`\.\n/);
    expect(committed('docs/reference/mutations.md')).toMatch(
      /### revokeApiKey\n\n(?:(?!###)[^])*Refusals: (?:(?!###)[^])*`REASON_REQUIRED`/,
    );
    expect(committed('docs/reference/types.md')).toMatch(
      /### User\n(?:(?!###)[^])*\| `email` \| `String` \| `SELF` \|/,
    );
  });

  it('API-20 keeps the changes of each release, those that break clients first', async () => {
    const kept = '# Changes\n\n## 1.0.0 (2026-11-23)\n\nThe first release.\n';
    const now = RELEASED.replace('name: String!', 'name: Int!').replace('GRASS', 'GRASS CARPET');
    const text = changelog(kept, await changesBetween(RELEASED, now));
    expect(text).toMatch(
      /## Not released yet\n\n### Breaking\n\n- .*Court\.name.*\n\n### To be looked at\n\n- .*CARPET/,
    );
    const released = withRelease(text, '2.0.0', '2026-12-01');
    expect(changelog(released, [])).toBe(released);
    expect(released).toMatch(/## 2\.0\.0 \(2026-12-01\)[^]*CARPET[^]*## 1\.0\.0/);
    expect(withRelease(released, '2.0.1', '2026-12-02')).toMatch(
      /## 2\.0\.1 \(2026-12-02\)\n\nNothing changed\.\n\n## 2\.0\.0/,
    );
  });
});
