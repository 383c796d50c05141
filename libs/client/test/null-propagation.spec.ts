import { readFileSync } from 'node:fs';
import { buildSchema, isNonNullType, isObjectType, parse } from 'graphql';
import { NON_NULL } from '../src/generated/non-null.js';
import { MAY_LACK, NAMES } from '../src/transport/may-lack.js';
import { completed } from '../src/transport/null-propagation.js';
import { clientSchema, nonNullModule, semanticallyNonNull } from '../../../tools/compose/client-schema.ts';

const committed = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const graph = {
  api: committed('apps/gateway/api.graphql'),
  supergraph: committed('apps/gateway/supergraph.graphql'),
};

const FIELDS = {
  never: new Map([
    ['Match', new Set(['id', 'organiser', 'teamA'])],
    ['Place', new Set(['user'])],
    ['League', new Set(['name'])],
    ['Subscription', new Set(['changed'])],
  ]),
  inOutages: new Map([['User', new Set(['slug'])]]),
  names: new Map([['User', new Set(['displayName'])]]),
};
const left = (operation: string, data: object) => completed<unknown>(parse(operation), data, { lacks: true }, FIELDS);
const match = (more: object = {}) => ({
  __typename: 'Match',
  id: '1',
  organiser: { __typename: 'User', slug: null },
  teamA: [{ __typename: 'Place', user: { __typename: 'User', slug: 'ana' } }],
  ...more,
});
const MATCH = 'id organiser { slug } teamA { user { slug } }';

describe('an answer with errors', () => {
  it('keeps what may be missing, and all around it', () => {
    expect(left(`{ match { ${MATCH} } }`, { match: match() })).toEqual({ match: match() });
  });

  it('has words for names that may be missing', () => {
    const data = { player: { __typename: 'User', slug: null, displayName: null } };
    expect(left('{ player { slug displayName } }', data)).toEqual({
      player: { ...data.player, displayName: 'Player\u2060' },
    });
  });

  it('has null where a thing lacks what it cannot be shown without', () => {
    const data = { match: match({ organiser: null }), other: { __typename: 'User', slug: 'ben' } };
    expect(left(`{ match { ${MATCH} } other: player { slug } }`, data)).toEqual({
      match: null,
      other: { __typename: 'User', slug: 'ben' },
    });
  });

  it('has null in place of a list one of whose items is', () => {
    const teamA = [...match().teamA, { __typename: 'Place', user: null }];
    const data = { me: { __typename: 'User', slug: 'ana' }, match: match({ teamA }) };
    expect(left(`{ me { slug } match { ${MATCH} } }`, data)).toMatchObject({ match: null });
  });

  it('is read by its fields, whatever their aliases and through whatever fragments', () => {
    const operation = `
      query Two { first: match { ...Row } second: match { ... on Match { id host: organiser { slug } } } }
      fragment Row on Match { id host: organiser { slug } }
    `;
    const row = { __typename: 'Match', id: '1', host: { __typename: 'User', slug: 'ana' } };
    expect(left(operation, { first: row, second: { ...row, host: null } })).toEqual({ first: row, second: null });
  });

  it('is none where nothing of it is left', () => {
    expect(left(`{ match { ${MATCH} } }`, { match: match({ organiser: null }) })).toBeNull();
    expect(left('{ league { name } }', { league: null })).toBeNull();
    expect(left('subscription { changed { slug } }', { changed: null })).toBeNull();
  });
});

describe('an answer without errors', () => {
  const without = (operation: string, data: object) =>
    completed<unknown>(parse(operation), data, { lacks: false }, FIELDS);

  it('has null for what is not there for this person, with all that belongs to it', () => {
    const data = { match: match(), me: { __typename: 'User', slug: 'ana' } };
    expect(without(`{ match { ${MATCH} } me { slug } }`, data)).toEqual({ ...data, match: null });
  });

  it('is the same object where it is whole, and may be nothing but null', () => {
    const data = { me: { __typename: 'User', slug: 'ana' }, teams: [{ __typename: 'Place', user: { slug: 'b' } }] };
    expect(without('{ me { slug } teams { user { slug } } }', data)).toBe(data);
    expect(without('{ me { slug } }', { me: null })).toEqual({ me: null });
  });
});

describe('what the client knows of nulls', () => {
  it('is what the contracts say (npm run compose)', () => {
    expect(committed('libs/client/src/generated/non-null.ts')).toBe(nonNullModule(graph));
  });

  it('covers every field that its types promise and the graph does not', () => {
    const [promised, known] = [buildSchema(clientSchema(graph)), buildSchema(graph.api)];
    const covered = new Set(
      Object.entries(NON_NULL).flatMap(([type, fields]) => fields.split(' ').map((field) => `${type}.${field}`)),
    );
    const uncovered = [...semanticallyNonNull(graph.supergraph)].filter((coordinate) => {
      const [type = '', field = ''] = coordinate.split('.');
      const [mine, theirs] = [promised, known].map((schema) => schema.getType(type));
      if (!isObjectType(mine) || !isObjectType(theirs) || !(field in theirs.getFields())) return false;
      expect([coordinate, isNonNullType(theirs.getFields()[field]!.type)]).toEqual([coordinate, false]);
      // commands without their payload throw
      return type !== 'Mutation' && isNonNullType(mine.getFields()[field]!.type) && !covered.has(coordinate);
    });
    expect(uncovered.toSorted()).toEqual(NAMES.toSorted());
    expect(MAY_LACK.filter((coordinate) => covered.has(coordinate))).toEqual([]);
  });
});
