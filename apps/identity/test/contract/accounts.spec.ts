import { userId } from '@setpoint/kernel';
import { player, startTestService, support, type TestService, VISITOR } from '@setpoint/testkit';
import { AccountEntity, SessionEntity } from '../../src/persistence/entities.js';
import { accountRowOf, sessionRowOf } from '../../src/persistence/rows.js';
import { identityService } from '../../src/service.js';
import {
  aDeletedAccount,
  aDisabledAccount,
  after,
  anUnverifiedAccount,
  aSession,
  aVerifiedAccount,
} from '../builders.js';

const ACCOUNTS = `query ($filter: AccountsFilter, $first: Int, $after: String) {
  accounts(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id status email firstName roles openSessions disabledReason user { id } } }
  }
}`;

interface Listed {
  accounts: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    edges: { node: { id: string; status: string; openSessions: number; email: string | null } }[];
  };
}

let service: TestService;

const someone = (id: string, minutes: number, more = {}) => ({
  ...{ id: userId(id), providerUid: `uid-${id}`, email: `${id}@setpoint.example` },
  registeredAt: after(minutes * 60_000),
  ...more,
});

beforeAll(async () => {
  service = await startTestService(identityService, { settings: { provider: 'memory' } });
  const accounts = [
    aVerifiedAccount(someone('ana', 1, { firstName: 'Ana', lastName: 'García', roles: ['COURT_OWNER'] })),
    anUnverifiedAccount(someone('ben', 2, { firstName: 'Ben', lastName: 'Taylor' })),
    aDisabledAccount(someone('cy', 3, { firstName: 'Cy_', lastName: 'Anders' })),
    { ...aDeletedAccount(), id: userId('gone'), providerUid: 'uid-gone', deletedAt: after(4 * 60_000) },
  ];
  await service.manager.insert(AccountEntity, accounts.map(accountRowOf));
  const forever = new Date('9999-12-31T23:59:59Z');
  const sessions = [
    aSession({ id: 'one', accountId: userId('ana'), expiresAt: forever }),
    aSession({ id: 'two', accountId: userId('ana'), expiresAt: forever }),
    aSession({ id: 'old', accountId: userId('ana'), expiresAt: new Date('2000-01-01') }),
  ];
  await service.manager.insert(SessionEntity, sessions.map(sessionRowOf));
});
afterAll(() => service?.stop());

const list = async (filter: object = {}, page: object = {}) =>
  (await service.query<Listed>(ACCOUNTS, { filter, ...page }, support())).data!.accounts;
const found = async (filter: object) => (await list(filter)).edges.map(({ node }) => node.id);

describe('accounts, as support looks them up', () => {
  it('ADM-05~ are shown newest first, with state, roles and open sessions; of a deleted one nothing personal', async () => {
    const { edges, totalCount } = await list();
    expect(totalCount).toBe(4);
    expect(edges.map(({ node }) => [node.id, node.status, node.openSessions])).toEqual([
      ['gone', 'DELETED', 0],
      ['cy', 'DISABLED', 0],
      ['ben', 'UNVERIFIED', 0],
      ['ana', 'VERIFIED', 2],
    ]);
    expect(edges[0]!.node).toMatchObject({ email: null, firstName: null, user: null });
    expect(edges[1]!.node).toMatchObject({ disabledReason: 'insults', user: { id: 'cy' } });
  });

  it.each([
    [{ text: 'garcia' }, ['ana']],
    [{ text: 'GARCÍA an' }, ['ana']],
    [{ text: 'an' }, ['cy', 'ana']],
    [{ text: 'ben@setpoint' }, ['ben']],
    [{ text: 'gone' }, ['gone']],
    [{ text: 'cy_' }, ['cy']],
    [{ text: '%' }, []],
    [{ status: 'UNVERIFIED' }, ['ben']],
    [{ status: 'VERIFIED' }, ['ana']],
    [{ role: 'COURT_OWNER' }, ['ana']],
    [{ text: 'setpoint', status: 'DISABLED' }, ['cy']],
  ])('ADM-05~ are found by %j', async (filter, ids) => expect(await found(filter)).toEqual(ids));

  it('API-12 page on without losing or repeating any', async () => {
    const first = await list({}, { first: 3 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = await list({}, { first: 3, after: first.pageInfo.endCursor });
    expect(rest.edges.map(({ node }) => node.id)).toEqual(['ana']);
  });

  it('ADM-05~ one is read by its id', async () => {
    const one = (id: string) => service.query('query ($id: ID!) { account(id: $id) { email } }', { id }, support());
    expect((await one('ben')).data).toEqual({ account: { email: 'ben@setpoint.example' } });
    expect((await one('nobody')).data).toEqual({ account: null });
  });

  it.each([
    ['a visitor', VISITOR, 'UNAUTHENTICATED'],
    ['a player', player('ana'), 'FORBIDDEN'],
  ])('ADM-01~ API-13 are refused to %s, oneself included', async (_, who, code) => {
    for (const query of ['{ accounts { totalCount } }', '{ account(id: "ana") { email } }']) {
      const { errors } = await service.query(query, {}, who);
      expect(errors?.[0]?.extensions?.['code']).toBe(code);
    }
  });
});
