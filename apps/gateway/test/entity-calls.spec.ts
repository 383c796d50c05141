import { EntityCalls, combined } from '../src/federation/entity-calls.js';
import type { SubgraphAnswer } from '../src/sources/subgraph.js';

const NAMES =
  'query P__1($representations: [_Any!]!) { _entities(representations: $representations) { ... on User { name } } }';
const NAMES_AGAIN = NAMES.replace('P__1', 'P__2');
const LEVELS =
  'query P__3($representations: [_Any!]!, $sport: Int) { _entities(representations: $representations) { ... on User { level(sport: $sport) { rating } } } }';
const user = (id: string) => ({ __typename: 'User', id });

interface Sent {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

function service(answer: (variables: Readonly<Record<string, unknown>>) => SubgraphAnswer) {
  const sent: Sent[] = [];
  const calls = new EntityCalls(async (query, _name, variables) => {
    sent.push({ query, variables });
    return answer(variables);
  });
  const ask = (operation: string, ids: readonly string[], variables = {}) =>
    calls.ask({ operation, operationName: undefined, variables, representations: ids.map(user) });
  return { sent, ask };
}

const echo = (variables: Readonly<Record<string, unknown>>): SubgraphAnswer => {
  const named = (value: unknown) => (value as { id: string }[]).map(({ id }) => ({ name: id, tags: [{ id }] }));
  const alone = variables['representations'];
  if (alone) return { data: { _entities: named(alone) } };
  const groups = Object.entries(variables).filter(([name]) => /^r\d+$/.test(name));
  return { data: Object.fromEntries(groups.map(([name, value]) => [name.replace('r', 'e'), named(value)])) };
};

const namesIn = (answer: SubgraphAnswer) => (answer.data?.['_entities'] as { name: string }[]).map(({ name }) => name);

describe('calls about entities', () => {
  it('P4 made at the same moment go out as one, each answered in its own order', async () => {
    const { sent, ask } = service(echo);
    const answers = await Promise.all([
      ask(NAMES, ['ana', 'ben']),
      ask(NAMES_AGAIN, ['carla', 'ben']),
      ask(LEVELS, ['ben'], { sport: 1 }),
    ]);
    expect(answers.map(namesIn)).toEqual([['ana', 'ben'], ['carla', 'ben'], ['ben']]);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.variables).toEqual({ r0: ['ana', 'ben', 'carla'].map(user), r1: [user('ben')], sport: 1 });
    expect(sent[0]!.query.replaceAll(/\s+/g, ' ')).toBe(
      'query P__1_and_2_more($r0: [_Any!]!, $r1: [_Any!]!, $sport: Int) { ' +
        'e0: _entities(representations: $r0) { ... on User { name } } ' +
        'e1: _entities(representations: $r1) { ... on User { level(sport: $sport) { rating } } } }',
    );
  });

  it('P4 made later go out on their own, as the planner wrote them', async () => {
    const { sent, ask } = service(echo);
    await ask(NAMES, ['ana']);
    await ask(LEVELS, ['ana']);
    expect(sent.map(({ query }) => query)).toEqual([NAMES, LEVELS]);
  });

  it('P4 get entities of their own, so that later steps of one place do not write into another', async () => {
    const { ask } = service(echo);
    const [one, other] = await Promise.all([ask(NAMES, ['ana']), ask(NAMES_AGAIN, ['ana'])]);
    expect(one.data).toEqual(other.data);
    const tagsOf = ({ data }: SubgraphAnswer) => (data!['_entities'] as { tags: unknown[] }[])[0]!.tags[0];
    expect(tagsOf(one)).not.toBe(tagsOf(other));
  });

  it('API-11 hear of an error when it is about an entity of theirs, at its place among theirs', async () => {
    const broken = { message: 'broken', path: ['e0', 1, 'name'], extensions: { code: 'X' } };
    const { ask } = service((variables) => ({ ...echo(variables), errors: [broken] }));
    const [one, other, third] = await Promise.all([
      ask(NAMES, ['ana', 'ben']),
      ask(NAMES_AGAIN, ['ben']),
      ask(LEVELS, ['ben']),
    ]);
    expect(one.errors).toEqual([{ ...broken, path: ['_entities', 1, 'name'] }]);
    expect(other.errors).toEqual([{ ...broken, path: ['_entities', 0, 'name'] }]);
    expect(third.errors).toBeUndefined();
  });

  it('API-11 all fail when the request does', async () => {
    const calls = new EntityCalls(() => Promise.reject(new Error('away')));
    const call = { operation: NAMES, operationName: undefined, variables: {}, representations: [user('ana')] };
    const both = await Promise.allSettled([calls.ask(call), calls.ask(call)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('P4 are combined once for the same operations', () => {
    expect(combined([NAMES, LEVELS])).toBe(combined([NAMES, LEVELS]));
    expect(combined([NAMES, NAMES_AGAIN]).groupOf).toEqual([0, 0]);
  });
});
