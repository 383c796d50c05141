import { countStatements } from '@setpoint/service-kit';
import { FixedClock, player, startTestService, VISITOR, type TestService } from '@setpoint/testkit';
import { chatService } from '../../src/service.js';
import { NOW } from '../builders.js';

const ADD = `mutation Add($name: String!) {
  addConversation(input: { name: $name }) {
    success errorCode fieldErrors { field code } conversation { id name addedBy { id } addedAt }
  }
}`;
const ONE = `query One($id: ID!) { conversation(id: $id) { name addedBy { id } } }`;
const LIST = `query List($first: Int, $after: String) {
  conversations(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { name } } }
}`;
const REFERENCES = `query References($of: [_Any!]!) { _entities(representations: $of) { ... on Conversation { name } } }`;

interface Added {
  addConversation: {
    success: boolean;
    errorCode: string | null;
    fieldErrors: object[];
    conversation: { id: string } | null;
  };
}

describe('the chat subgraph', () => {
  let service: TestService;
  let count = 0;

  beforeAll(async () => {
    service = await startTestService(chatService, { clock: new FixedClock(NOW) });
  }, 60_000);

  afterAll(() => service?.stop());

  /** A name that nobody has used here. */
  const aName = () => `No. ${(count += 1)}`;
  const add = async (name: string, who = player('ana')) => {
    const { data, errors } = await service.query<Added>(ADD, { name }, who);
    expect(errors).toBeUndefined();
    return data!.addConversation;
  };

  it('API-11 adds a conversation and shows it', async () => {
    const name = aName();
    const added = await add(` ${name} `);
    expect(added).toEqual({
      success: true,
      errorCode: null,
      fieldErrors: [],
      conversation: { id: expect.any(String), name, addedBy: { id: 'ana' }, addedAt: '2026-06-01T18:00:00.000Z' },
    });
    const { data } = await service.query(ONE, { id: added.conversation!.id });
    expect(data).toEqual({ conversation: { name, addedBy: { id: 'ana' } } });
  });

  it('API-11 says what is wrong with the form', async () => {
    expect(await add('  ')).toEqual({
      success: false,
      errorCode: 'INVALID_DATA',
      fieldErrors: [{ field: 'name', code: 'REQUIRED' }],
      conversation: null,
    });
  });

  it('API-11 says that a name is taken', async () => {
    const name = aName();
    await add(name);
    expect(await add(name)).toEqual({ success: false, errorCode: 'NAME_TAKEN', fieldErrors: [], conversation: null });
  });

  it('API-13 lets nobody add who is not signed in', async () => {
    const { data, errors } = await service.query(ADD, { name: aName() }, VISITOR);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('answers null for an id that nothing has', async () => {
    expect((await service.query(ONE, { id: 'nowhere' })).data).toEqual({ conversation: null });
  });

  it('API-12 lists in pages', async () => {
    await add(aName());
    await add(aName());
    interface Listed {
      conversations: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string }; edges: object[] };
    }
    const page = async (after: string | null) =>
      (await service.query<Listed>(LIST, { first: 1, after })).data!.conversations;
    const first = await page(null);
    expect(first).toMatchObject({ totalCount: expect.any(Number), pageInfo: { hasNextPage: true } });
    const second = await page(first.pageInfo.endCursor);
    expect(second.edges).toHaveLength(1);
    expect(second.edges).not.toEqual(first.edges);
  });

  it('API-00 finds what other subgraphs refer to, many in one statement', async () => {
    const [one, other] = [aName(), aName()];
    const ids = [(await add(one)).conversation!.id, (await add(other)).conversation!.id, 'nowhere'];
    const of = ids.map((id) => ({ __typename: 'Conversation', id }));
    const { result, statements } = await countStatements(() => service.query(REFERENCES, { of }));
    expect(result.data).toEqual({ _entities: [{ name: one }, { name: other }, null] });
    expect(statements).toHaveLength(1);
  });
});
