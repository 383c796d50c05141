import { apiKeyChanged } from '@setpoint/events';
import { API_KEY_TOPIC, hashOfApiKey, MemoryPushBus } from '@setpoint/service-kit';
import { FixedClock, player, startTestService, support, type TestService, VISITOR } from '@setpoint/testkit';
import { ApiKeys } from '../../src/application/ports/api-keys.js';
import { identityService } from '../../src/service.js';

const clock = new FixedClock('2026-06-01T12:00:00Z');
const push = new MemoryPushBus();
const changed: unknown[] = [];
const internal = { internal: true };
let service: TestService;

beforeAll(async () => {
  service = await startTestService(identityService, { clock, push, settings: { provider: 'memory' } });
  await push.subscribe(API_KEY_TOPIC, ({ keyId }) => changed.push(keyId));
});
beforeEach(() => void clock.set('2026-06-01T12:00:00Z'));
afterAll(() => service?.stop());

interface Payload {
  success: boolean;
  errorCode: string | null;
  fieldErrors: { field: string }[];
  secret: string | null;
  key: { id: string; state: string; secrets: { hint: string }[] } | null;
}

const PAYLOAD =
  '{ success errorCode fieldErrors { field code } secret key { id name state perMinute secrets { hint expiresAt } } }';
const run = async (field: string, type: string, input: object, who = support('sue')) => {
  const query = `mutation ($input: ${type}!) { payload: ${field}(input: $input) ${PAYLOAD} }`;
  return (await service.query<{ payload: Payload }>(query, { input }, who)).data!.payload;
};
const create = (input: object = {}) =>
  run('createApiKey', 'CreateApiKeyInput', { name: 'Boards', owner: 'TC Navigli', scopes: ['COURTS_READ'], ...input });
const rotate = (id: string, overlapHours?: number) => run('rotateApiKey', 'RotateApiKeyInput', { id, overlapHours });
const revoke = (id: string, reason = 'leaked') => run('revokeApiKey', 'RevokeApiKeyInput', { id, reason });

const GRANT =
  'query ($hash: String!) { apiKeyGrant(hash: $hash) { keyId scopes perMinute perDay costPerMinute expiresAt } }';
const grantOf = async (secret: string) =>
  (await service.query<{ apiKeyGrant: object | null }>(GRANT, { hash: hashOfApiKey(secret) }, VISITOR, internal)).data!
    .apiKeyGrant;

const READ = `query ($id: ID!) { apiKey(id: $id) {
  name owner courtId scopes state createdAt lastUsedAt secrets { hint expiresAt }
  usage { day requests cost refused } log { kind by { id } at reason before after }
} }`;
const read = async (id: string) => (await service.query<{ apiKey: any }>(READ, { id }, support())).data!.apiKey; // eslint-disable-line @typescript-eslint/no-explicit-any

describe('API keys', () => {
  it('API-22 show their secret once, and keep only what nobody can turn back', async () => {
    const { secret, key, ...rest } = await create();
    expect(rest).toEqual({ success: true, errorCode: null, fieldErrors: [] });
    expect(key).toMatchObject({ state: 'ACTIVE', perMinute: 60, secrets: [{ hint: `${secret!.slice(0, 12)}…` }] });
    const rows = await service.manager.query('select to_jsonb(s) as row from api_key_secret s where key_id = $1', [
      key!.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(secret!.slice(12));
    expect(await grantOf(secret!)).toEqual({
      ...{ keyId: key!.id, scopes: ['COURTS_READ'], perMinute: 60, perDay: 10_000, costPerMinute: 20_000 },
      expiresAt: null,
    });
  });

  it('API-22 are not made with wrong data, which is named', async () => {
    expect(await create({ name: '', scopes: [] })).toMatchObject({
      ...{ success: false, errorCode: 'INVALID_DATA', secret: null, key: null },
      fieldErrors: [
        { field: 'name', code: 'LENGTH' },
        { field: 'scopes', code: 'REQUIRED' },
      ],
    });
  });

  it('API-22 open with both secrets while they change over, until the first one ends', async () => {
    const { secret: first, key } = await create();
    const { secret: second } = await rotate(key!.id, 2);
    expect(await grantOf(first!)).toMatchObject({ expiresAt: '2026-06-01T14:00:00.000Z' });
    expect(await grantOf(second!)).toMatchObject({ expiresAt: null });
    expect(changed).toContain(key!.id);
    clock.advance({ hours: 2 });
    expect([await grantOf(first!), (await grantOf(second!)) !== null]).toEqual([null, true]);
  });

  it('API-22 open nothing once they are revoked; gateways and other services hear of it', async () => {
    const { secret, key } = await create({ courtId: 'c7' });
    changed.length = 0;
    expect(await revoke(key!.id)).toMatchObject({ success: true, key: { state: 'REVOKED', secrets: [] } });
    expect(await revoke(key!.id)).toMatchObject({ success: true });
    expect(await grantOf(secret!)).toBeNull();
    expect(changed).toContain(key!.id);
    const told = (await service.eventsOf(apiKeyChanged)).filter(({ keyId }) => keyId === key!.id);
    expect(told.map(({ revoked, courtId }) => [revoked, courtId])).toEqual([
      [false, 'c7'],
      [true, 'c7'],
    ]);
    expect(await rotate(key!.id)).toMatchObject({ errorCode: 'API_KEY_ENDED' });
  });

  it('API-22 expire by themselves', async () => {
    const { secret, key } = await create({ expiresAt: new Date(clock.now().getTime() + 1_000).toISOString() });
    expect(await grantOf(secret!)).not.toBeNull();
    clock.advance({ seconds: 1 });
    expect(await grantOf(secret!)).toBeNull();
    expect(await read(key!.id)).toMatchObject({ state: 'EXPIRED', secrets: [] });
  });

  it('API-22 ADM-01~ tell who of support did what with them, and why', async () => {
    const { key } = await create();
    await rotate(key!.id);
    await revoke(key!.id, 'the team is gone');
    const { log } = await read(key!.id);
    expect(log).toMatchObject([
      { kind: 'CREATED', by: { id: 'sue' }, before: null, after: expect.stringContaining('COURTS_READ') },
      { kind: 'ROTATED', by: { id: 'sue' } },
      { kind: 'REVOKED', by: { id: 'sue' }, reason: 'the team is gone' },
    ]);
    const away = service.manager.query('delete from api_key_action');
    await expect(away).rejects.toThrow(/append-only/);
  });

  it('API-22 add up what gateways count, each day for itself, and leave out keys that are not there', async () => {
    const { key } = await create();
    const use = (day: string, requests: number) => ({
      ...{ keyId: key!.id, day, requests, cost: requests * 10, refused: 1, lastUsedAt: `${day}T10:00:00.000Z` },
    });
    const count = (uses: object[]) =>
      service.query(
        'mutation ($uses: [ApiKeyUseInput!]!) { countApiKeyUse(uses: $uses) }',
        { uses },
        VISITOR,
        internal,
      );
    await count([use('2026-06-01', 3), { ...use('2026-06-01', 9), keyId: 'nobody' }]);
    await count([use('2026-06-02', 1), use('2026-06-01', 2)]);
    expect(await read(key!.id)).toMatchObject({
      lastUsedAt: '2026-06-02T10:00:00.000Z',
      usage: [
        { day: '2026-06-02', requests: 1, cost: 10, refused: 1 },
        { day: '2026-06-01', requests: 5, cost: 50, refused: 2 },
      ],
    });
  });

  it('API-22 are listed newest first, by name, owner and state, a page at a time', async () => {
    clock.advance({ hours: 1 });
    const { key: one } = await create({ name: 'Zebra 100%' });
    clock.advance({ hours: 1 });
    const { key: two } = await create({ name: 'Zebra two', owner: 'Other' });
    await revoke(two!.id);
    const list = async (filter: object, page: object = {}) => {
      const query = `query ($filter: ApiKeysFilter, $first: Int, $after: String) { apiKeys(filter: $filter, first: $first, after: $after) {
        totalCount pageInfo { endCursor } edges { node { id } } } }`;
      const { apiKeys } = (await service.query<{ apiKeys: any }>(query, { filter, ...page }, support())).data!; // eslint-disable-line @typescript-eslint/no-explicit-any
      return { ...apiKeys, ids: apiKeys.edges.map(({ node }: { node: { id: string } }) => node.id) };
    };
    expect((await list({ text: 'zebra' })).ids).toEqual([two!.id, one!.id]);
    expect((await list({ text: 'zebra', state: 'ACTIVE' })).ids).toEqual([one!.id]);
    expect((await list({ text: '100%' })).ids).toEqual([one!.id]);
    const first = await list({ text: 'zebra' }, { first: 1 });
    expect((await list({ text: 'zebra' }, { first: 1, after: first.pageInfo.endCursor })).ids).toEqual([one!.id]);
  });

  it('API-22 that are not there can not be changed', async () => {
    expect(await rotate('nobody')).toMatchObject({ errorCode: 'API_KEY_NOT_FOUND', secret: null });
    expect(await revoke('nobody')).toMatchObject({ errorCode: 'API_KEY_NOT_FOUND' });
  });

  it('API-22~ are told anew to a service that joins later', async () => {
    const before = (await service.eventsOf(apiKeyChanged)).length;
    await service.republish('api-keys');
    const { totalCount } = await service.app.get(ApiKeys).page({}, { first: 1 }, clock.now());
    expect((await service.eventsOf(apiKeyChanged)).length).toBe(before + totalCount);
  });

  it.each([
    ['a visitor', VISITOR, 'UNAUTHENTICATED'],
    ['a player', player('ana'), 'FORBIDDEN'],
  ])('API-22 API-13 are no matter of %s', async (_, who, code) => {
    const { errors } = await service.query('{ apiKeys { totalCount } }', {}, who);
    expect(errors?.[0]?.extensions?.['code']).toBe(code);
    const hidden = await service.query(GRANT, { hash: 'x' }, who);
    expect(hidden.errors?.[0]?.extensions?.['code']).toBeDefined();
  });
});
