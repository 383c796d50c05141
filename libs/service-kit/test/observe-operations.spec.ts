import { VISITOR } from '@setpoint/kernel';
import { buildSchema, graphql } from 'graphql';
import type { GraphQLContext } from '../src/index.js';
import { SearchRefused } from '../src/storage/search-turns.js';
import { observeOperations } from '../src/graphql/observe-operations.js';
import { LoaderRegistry, silentLog } from '../src/index.js';

/** Answers to a list whose source reads its number only when that is asked for. */
function ask(totalCount: () => unknown) {
  const schema = buildSchema('type Query { matches: Matches! } type Matches { totalCount: Int name: String }');
  schema.getQueryType()!.getFields()['matches']!.resolve = () => ({ totalCount, name: 'of Ana' });
  const contextValue = {
    who: VISITOR,
    requestId: 'request-1',
    loaders: new LoaderRegistry(),
  } as unknown as GraphQLContext;
  const observed = observeOperations(schema, 'matches', silentLog());
  return graphql({ schema: observed, source: '{ matches { name totalCount } }', contextValue });
}

describe('functions of a source', () => {
  it('are called like resolvers', async () => {
    expect(await ask(() => Promise.resolve(3))).toEqual({ data: { matches: { name: 'of Ana', totalCount: 3 } } });
  });

  it.each([
    [
      'throw',
      () => {
        throw new Error('select secret from vault');
      },
    ],
    ['reject', () => Promise.reject(new Error('select secret from vault'))],
  ])('keep unexpected errors inside when they %s', async (_, fail) => {
    const { data, errors } = await ask(fail);
    expect(data).toEqual({ matches: { name: 'of Ana', totalCount: null } });
    expect(errors?.map(({ message, extensions }) => ({ message, extensions }))).toEqual([
      { message: 'Something went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId: 'request-1' } },
    ]);
  });

  it('say that the database is away', async () => {
    const { errors } = await ask(() => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryable: true });
  });

  it.each([
    ['TOO_MANY_SEARCHES', { retryable: true, retryAfterSeconds: 1 }],
    ['SEARCH_TOO_BROAD', {}],
  ] as const)('API-14~ say why a search gave nothing: %s', async (code, more) => {
    const { errors } = await ask(() => Promise.reject(new SearchRefused(code)));
    expect(errors?.[0]?.extensions).toEqual({ code, ...more });
  });
});
