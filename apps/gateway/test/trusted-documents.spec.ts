import { hashOfApiKey, MemoryCache, newApiKeySecret } from '@setpoint/service-kit';
import { eventually } from '@setpoint/testkit';
import type { GatewayOptions } from '../src/index.js';
import { startFixtureGateway, type FixtureGateway } from './fixture/fixture-gateway.js';
import { answered, LiveClients } from './fixture/live-clients.js';

const READ = 'query Read($id: ID!) { player(id: $id) { id firstName __typename } }';
const RENAME = 'mutation Rename { rename(firstName: "x") { id } }';
const NOTIFY = 'subscription Notify { notify }';
const shipped = (...texts: string[]): Partial<GatewayOptions> => ({
  trustedDocuments: true,
  shippedOperations: texts.map((query) => ({ operationName: /\w+ (\w+)/.exec(query)![1]!, query })),
});

const started: FixtureGateway[] = [];
afterEach(async () => {
  for (const gateway of started.splice(0)) await gateway.stop();
});
async function start(options: Partial<GatewayOptions>) {
  const gateway = await startFixtureGateway(options);
  started.push(gateway);
  return gateway;
}

describe('where only documents of the apps are trusted', () => {
  it('API-14 they are answered, also without __typename and in other spaces; others are refused, whoever asks', async () => {
    const gateway = await start(shipped(READ, RENAME));
    const ana = await gateway.token('ana');
    const asked = { id: 'ana' };
    const bare = 'query Read( $id: ID! ) {\n  player(id: $id) { id, firstName } # hello\n}';
    expect((await gateway.ask(READ, asked)).data).toEqual({
      player: { id: 'ana', firstName: 'ana', __typename: 'User' },
    });
    expect((await gateway.ask(bare, asked)).data).toEqual({ player: { id: 'ana', firstName: 'ana' } });
    expect((await gateway.ask(RENAME, {}, ana)).data).toEqual({ rename: { id: 'ana' } });
    for (const [other, token] of [
      ['{ me { id } }', ana],
      [READ.replace('firstName', 'lastName'), undefined],
      [READ.replace('id firstName', 'id name: firstName'), undefined],
      [`${READ} ${RENAME}`, ana],
      ['{ __schema { queryType { name } } }', undefined],
    ] as const) {
      const refused = await gateway.ask(other, asked, token);
      expect([other, refused]).toMatchObject([other, { status: 403, codes: ['DOCUMENT_NOT_TRUSTED'] }]);
      expect(refused.errors![0]!.extensions).toHaveProperty('correlationId');
    }
    expect((await gateway.ask('{ no document')).codes).toEqual(['GRAPHQL_PARSE_FAILED']);
  });

  it('API-22~ callers with an API key ask what they like, within its scopes and quotas', async () => {
    const gateway = await start(shipped(READ));
    const secret = newApiKeySecret();
    const quotas = { perMinute: 100, perDay: 1_000, costPerMinute: 5_000, expiresAt: null };
    gateway.state.apiKeys.set(hashOfApiKey(secret), { keyId: 'k1', scopes: ['PLAYERS_READ'], ...quotas });
    const headers = { 'x-api-key': secret };
    expect((await gateway.ask('{ player(id: "ana") { id } }', {}, undefined, headers)).data).toEqual({
      player: { id: 'ana' },
    });
    const wrong = { 'x-api-key': newApiKeySecret() };
    expect((await gateway.ask('{ player(id: "ana") { id } }', {}, undefined, wrong)).codes).toEqual([
      'API_KEY_INVALID',
    ]);
  });

  it('API-14 subscriptions are those of the apps as well', async () => {
    const gateway = await start(shipped(NOTIFY));
    const live = new LiveClients(() => gateway.url);
    try {
      const { listen } = live.connect({ query: `?token=${await gateway.token('ana')}` });
      await answered(listen(NOTIFY), 1);
      const other = listen('subscription { matchUpdated(id: "m1") { id } }');
      await eventually(() => expect(other.errors).toHaveLength(1), 'it is not refused');
      expect(other.errors).toMatchObject([{ extensions: { code: 'DOCUMENT_NOT_TRUSTED' } }]);
    } finally {
      await live.dispose();
    }
  });

  it('API-14~ an update goes unnoticed: gateways trust the documents of the builds before and after theirs', async () => {
    const cache = new MemoryCache();
    const older = await start({ ...shipped(READ), cache });
    const newer = await start({ ...shipped(RENAME), cache });
    expect((await newer.ask(READ, { id: 'ana' })).errors).toBeUndefined();
    await eventually(async () => {
      const { errors } = await older.ask(RENAME, {}, await older.token('ana'));
      expect(errors).toBeUndefined();
    }, 'the new document is not trusted');
    const alone = await start(shipped(RENAME));
    expect((await alone.ask(READ, { id: 'ana' })).codes).toEqual(['DOCUMENT_NOT_TRUSTED']);
  });
});

describe('where any document may be sent', () => {
  it('API-14 the limits of documents are all there is', async () => {
    const gateway = await start({ ...shipped(READ), trustedDocuments: false });
    expect((await gateway.ask('{ me { id } }')).errors).toBeUndefined();
  });
});
