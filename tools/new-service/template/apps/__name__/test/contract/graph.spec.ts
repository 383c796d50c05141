import { countStatements } from '@setpoint/service-kit';
import { FixedClock, player, startTestService, VISITOR, type TestService } from '@setpoint/testkit';
import { __name__Service } from '../../src/service.js';
import { NOW } from '../builders.js';

const ADD = `mutation Add($name: String!) {
  add__Entity__(input: { name: $name }) {
    success errorCode fieldErrors { field code } __entity__ { id name addedBy { id } addedAt }
  }
}`;
const ONE = `query One($id: ID!) { __entity__(id: $id) { name addedBy { id } } }`;
const LIST = `query List($first: Int, $after: String) {
  __entities__(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { name } } }
}`;
const REFERENCES = `query References($of: [_Any!]!) { _entities(representations: $of) { ... on __Entity__ { name } } }`;

interface Added {
  add__Entity__: {
    success: boolean;
    errorCode: string | null;
    fieldErrors: object[];
    __entity__: { id: string } | null;
  };
}

describe('the __name__ subgraph', () => {
  let service: TestService;
  let count = 0;

  beforeAll(async () => {
    service = await startTestService(__name__Service, { clock: new FixedClock(NOW) });
  });

  afterAll(() => service?.stop());

  /** A name that nobody has used here. */
  const aName = () => `No. ${(count += 1)}`;
  const add = async (name: string, who = player('ana')) => {
    const { data, errors } = await service.query<Added>(ADD, { name }, who);
    expect(errors).toBeUndefined();
    return data!.add__Entity__;
  };

  it('API-11 adds __a_words__ and shows it', async () => {
    const name = aName();
    const added = await add(` ${name} `);
    expect(added).toEqual({
      success: true,
      errorCode: null,
      fieldErrors: [],
      __entity__: { id: expect.any(String), name, addedBy: { id: 'ana' }, addedAt: '2026-06-01T18:00:00.000Z' },
    });
    const { data } = await service.query(ONE, { id: added.__entity__!.id });
    expect(data).toEqual({ __entity__: { name, addedBy: { id: 'ana' } } });
  });

  it('API-11 says what is wrong with the form', async () => {
    expect(await add('  ')).toEqual({
      success: false,
      errorCode: 'INVALID_DATA',
      fieldErrors: [{ field: 'name', code: 'REQUIRED' }],
      __entity__: null,
    });
  });

  it('API-11 says that a name is taken', async () => {
    const name = aName();
    await add(name);
    expect(await add(name)).toEqual({ success: false, errorCode: 'NAME_TAKEN', fieldErrors: [], __entity__: null });
  });

  it('API-13 lets nobody add who is not signed in', async () => {
    const { data, errors } = await service.query(ADD, { name: aName() }, VISITOR);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('answers null for an id that nothing has', async () => {
    expect((await service.query(ONE, { id: 'nowhere' })).data).toEqual({ __entity__: null });
  });

  it('API-12 lists in pages', async () => {
    await add(aName());
    await add(aName());
    interface Listed {
      __entities__: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string }; edges: object[] };
    }
    const page = async (after: string | null) =>
      (await service.query<Listed>(LIST, { first: 1, after })).data!.__entities__;
    const first = await page(null);
    expect(first).toMatchObject({ totalCount: expect.any(Number), pageInfo: { hasNextPage: true } });
    const second = await page(first.pageInfo.endCursor);
    expect(second.edges).toHaveLength(1);
    expect(second.edges).not.toEqual(first.edges);
  });

  it('API-00 finds what other subgraphs refer to, many in one statement', async () => {
    const [one, other] = [aName(), aName()];
    const ids = [(await add(one)).__entity__!.id, (await add(other)).__entity__!.id, 'nowhere'];
    const of = ids.map((id) => ({ __typename: '__Entity__', id }));
    const { result, statements } = await countStatements(() => service.query(REFERENCES, { of }));
    expect(result.data).toEqual({ _entities: [{ name: one }, { name: other }, null] });
    expect(statements).toHaveLength(1);
  });
});
