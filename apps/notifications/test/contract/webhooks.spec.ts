import { apiKeyChanged, matchOrganised, rankingPublished, resultConfirmed, tournamentStarted } from '@setpoint/events';
import {
  eventually,
  FixedClock,
  PATIENCE_MS,
  player,
  startTestService,
  support,
  type TestService,
  VISITOR,
} from '@setpoint/testkit';
import { Webhook } from 'standardwebhooks';
import { DeliverWebhook } from '../../src/application/webhooks/deliver-webhook.js';
import { Webhooks } from '../../src/application/ports/webhooks.js';
import { notificationsService } from '../../src/service.js';
import { Receiver } from '../receiver.js';

let clock: FixedClock;
let service: TestService;
let receiver: Receiver;

const start = (settings: object, jobs = true) =>
  startTestService(notificationsService, { clock, jobs, settings: { ...settings } });
function startsBeforeEach(jobs = true) {
  beforeEach(async () => {
    clock = new FixedClock();
    service = await start({ webhooksToPrivateNetworks: true }, jobs);
  });
}
beforeEach(async () => {
  receiver = await Receiver.start();
});
afterEach(async () => {
  await receiver?.stop();
  await service?.stop();
});

const aKey = (more: object = {}, to = service) =>
  to.deliver(apiKeyChanged, {
    ...{ keyId: 'k1', name: 'Boards', owner: 'TC', courtId: null, expiresAt: null, revoked: false },
    ...{ scopes: ['MATCHES_READ', 'TOURNAMENTS_READ', 'LEAGUES_READ', 'COURTS_READ'], ...more },
  });

const PAYLOAD = '{ success errorCode fieldErrors { field code } secret endpoint { id disabled failingSince } }';
interface Payload {
  success: boolean;
  errorCode: string | null;
  secret: string;
  endpoint: { id: string; disabled: string | null; failingSince: string | null };
}
async function change<P = Payload>(field: string, args: string, variables: object, payload = PAYLOAD): Promise<P> {
  const [declared, used] = args.split(' | ');
  const query = `mutation (${declared}) { payload: ${field}(${used}) ${payload} }`;
  return (await service.query<{ payload: P }>(query, { ...variables }, support('sue'))).data!.payload;
}
const INPUT = (type: string) => `$input: ${type}! | input: $input`;
const create = (more: object = {}) =>
  change('createWebhookEndpoint', INPUT('CreateWebhookEndpointInput'), {
    input: { keyId: 'k1', url: receiver.url, types: ['match.confirmed.v1'], ...more },
  });
const onEndpoint = (field: string, id: string) => change(field, '$id: ID! | id: $id', { id });
const setEnabled = (id: string, enabled: boolean) =>
  change('setWebhookEndpointEnabled', INPUT('SetWebhookEndpointEnabledInput'), { input: { id, enabled } });
const replay = (input: object) =>
  change<{ errorCode: string | null; count: number }>(
    'replayWebhooks',
    INPUT('ReplayWebhooksInput'),
    { input },
    '{ errorCode count }',
  );

interface Delivery {
  id: string;
  state: string;
  attempts: number;
  status: number | null;
  error: string | null;
  message: { id: string; type: string };
}
async function deliveries(filter: object = {}): Promise<Delivery[]> {
  const query = `query ($filter: WebhookDeliveriesFilter) { webhookDeliveries(filter: $filter) { edges { node {
    id state attempts status error message { id type } } } } }`;
  const { data } = await service.query<{ webhookDeliveries: { edges: { node: Delivery }[] } }>(
    query,
    { filter },
    support(),
  );
  return data!.webhookDeliveries.edges.map(({ node }) => node);
}
const arrived = (count: number) =>
  eventually(() => receiver.received.length >= count, `${count} webhooks don’t arrive`);
const settled = (state: string) =>
  eventually(async () => (await deliveries()).every((one) => one.state === state), `none is ${state}`);

const match = {
  ...{ matchId: 'm1', sport: 1 as const, numberPlayers: 1 as const, visibility: 'PUBLIC' as const, isFriendly: false },
  ...{ organiserId: 'ana', courtId: 'c1', startsAt: '2026-06-03T16:00:00.000Z', timeZone: 'Europe/Rome' },
  ...{ minutesPlay: 60, teamA: ['ana'], teamB: ['ben'], invited: [] },
};
const confirmed = (more: object = {}, id?: string) =>
  service.deliver(
    resultConfirmed,
    {
      ...{ match: { ...match, ...more }, actorId: 'ben', automatic: false, confirmedAt: '2026-06-04T10:00:00.000Z' },
      result: {
        ...{ gameMode: 'THREE_SETS_6_GAMES' as const, outcome: 'COMPLETED' as const, winner: 'A' as const },
        sets: [{ a: 6, b: 4, superTieBreak: false }],
        ...{ enteredBy: 'ana', enteredAt: '2026-06-03T18:00:00.000Z' },
      },
    },
    id ? { id } : {},
  );

describe('webhooks of partners', () => {
  startsBeforeEach();

  it('BYD-11 carry a public event, signed, to who chose it; a repeated event is told once', async () => {
    await aKey();
    const { secret } = await create();
    await confirmed({}, 'e1');
    await confirmed({}, 'e1');
    await arrived(1);
    await settled('DELIVERED');
    const [{ headers, body }] = receiver.received as [Receiver['received'][0]];
    const told = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(told).toEqual({
      type: 'match.confirmed.v1',
      timestamp: expect.any(String),
      data: {
        match: {
          ...{ id: 'm1', sport: 1, numberPlayers: 1, courtId: 'c1', startsAt: '2026-06-03T16:00:00.000Z' },
          ...{ timeZone: 'Europe/Rome', minutesPlay: 60 },
        },
        ...{ teamA: ['ana'], teamB: ['ben'] },
        result: { outcome: 'COMPLETED', winner: 'A', sets: [{ a: 6, b: 4, superTieBreak: false }] },
      },
    });
    expect(headers['content-type']).toBe('application/json');
    expect(receiver.received).toHaveLength(1);
  });

  it('BYD-11 tell nothing private: no private match or tournament, and bookings without who plays', async () => {
    await aKey({ courtId: 'c1' });
    await create({ types: ['match.confirmed.v1', 'tournament.started.v1', 'court.match-booked.v1'] });
    await confirmed({ visibility: 'PRIVATE' });
    const tournament = {
      id: 't1',
      name: 'Open',
      type: 'CLASSIC' as const,
      sport: 1 as const,
      numberPlayers: 1 as const,
    };
    const started = { tournament, playerIds: ['ana'], at: '2026-06-04T10:00:00.000Z' };
    await service.deliver(tournamentStarted, { ...started, isPrivate: true });
    await service.deliver(tournamentStarted, started);
    await service.deliver(matchOrganised, { match: { ...match, courtId: 'elsewhere' }, actorId: 'ana' });
    await service.deliver(matchOrganised, { match: { ...match, visibility: 'PRIVATE' }, actorId: 'ana' });
    await arrived(1);
    await settled('DELIVERED');
    expect(receiver.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        type: 'court.match-booked.v1',
        timestamp: expect.any(String),
        data: {
          booking: {
            ...{ courtId: 'c1', matchId: null, sport: 1, numberPlayers: 1, startsAt: '2026-06-03T16:00:00.000Z' },
            ...{ timeZone: 'Europe/Rome', minutesPlay: 60 },
          },
        },
      },
    ]);
    expect(receiver.received[0]!.body).not.toMatch(/ana|ben/);
  });

  it('BYD-11 end with their key, and with a scope that it loses', async () => {
    await aKey();
    await create({ types: ['match.confirmed.v1', 'league.standings.v1'] });
    await aKey({ scopes: ['LEAGUES_READ'] });
    await confirmed();
    const league = { id: 'l1', name: 'Milano', sport: 1 as const, numberPlayers: 1 as const };
    await service.deliver(rankingPublished, { league, year: 2026, positions: [{ playerId: 'ana', position: 1 }] });
    await arrived(1);
    expect((await deliveries()).map(({ message }) => message.type)).toEqual(['league.standings.v1']);
    await aKey({ revoked: true });
    await service.deliver(rankingPublished, { league, year: 2026, positions: [] });
    expect(await deliveries()).toHaveLength(1);
    expect(await create()).toMatchObject({ errorCode: 'API_KEY_ENDED' });
  });

  it('BYD-11 arrive again, with the same id, when the process dies after the answer', async () => {
    await aKey();
    await create();
    const webhooks = service.app.get(Webhooks);
    const kept = webhooks.attempted.bind(webhooks);
    let deaths = 0;
    webhooks.attempted = async (...how) => {
      if (deaths++ === 0) throw new Error('killed');
      return kept(...how);
    };
    try {
      await confirmed();
      await settled('DELIVERED');
    } finally {
      webhooks.attempted = kept;
    }
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('BYD-11 are sent again for a time, with the ids that they had, and say so in the log', async () => {
    await aKey();
    const { endpoint } = await create();
    const from = clock.now();
    clock.advance({ seconds: 1 });
    await confirmed({ matchId: 'm1' });
    await confirmed({ matchId: 'm2' });
    await arrived(2);
    await settled('DELIVERED');
    clock.advance({ seconds: 1 });
    const to = clock.now().toISOString();
    expect(await replay({ endpointId: endpoint.id, from: from.toISOString(), to })).toEqual({
      errorCode: null,
      count: 2,
    });
    await arrived(4);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(2);
    expect(await replay({ endpointId: endpoint.id, from: to, to })).toMatchObject({ errorCode: 'INVALID_DATA' });
    expect(await replay({ endpointId: 'nobody', from: to, to })).toMatchObject({ errorCode: 'ENDPOINT_NOT_FOUND' });
    await settled('DELIVERED');
  });

  it('BYD-11 are signed with two secrets for a day after a change, and can be tried', async () => {
    await aKey();
    const { secret: first, endpoint } = await create();
    const { secret: second } = await onEndpoint('rotateWebhookSecret', endpoint.id);
    await onEndpoint('testWebhookEndpoint', endpoint.id);
    await arrived(1);
    const ping = receiver.received[0]!;
    // the library looks at the real time
    const headers = { ...(ping.headers as Record<string, string>) };
    const signatures = headers['webhook-signature']!.split(' ');
    expect(signatures).toHaveLength(2);
    const sign = (secret: string) =>
      new Webhook(secret).sign(
        headers['webhook-id']!,
        new Date(Number(headers['webhook-timestamp']) * 1_000),
        ping.body,
      );
    expect([sign(second), sign(first)]).toEqual(signatures);
    clock.advance({ days: 1 });
    await onEndpoint('testWebhookEndpoint', endpoint.id);
    await arrived(2);
    expect(receiver.received[1]!.headers['webhook-signature']).not.toContain(' ');
    expect(JSON.parse(ping.body)).toMatchObject({ type: 'ping.v1', data: {} });
    await settled('DELIVERED');
    const rows = JSON.stringify(await service.manager.query('select * from webhook_endpoint'));
    expect(rows).not.toContain(second.slice(6));
  });

  it('BYD-11 that are off get nothing', async () => {
    await aKey();
    const { endpoint } = await create();
    expect(await setEnabled(endpoint.id, false)).toMatchObject({ endpoint: { disabled: 'BY_SUPPORT' } });
    await confirmed();
    expect(await deliveries()).toEqual([]);
    expect(await onEndpoint('testWebhookEndpoint', endpoint.id)).toMatchObject({ errorCode: 'ENDPOINT_DISABLED' });
  });

  it.each([
    ['a visitor', VISITOR],
    ['a player', player('ana')],
  ])('BYD-11 API-13 are no matter of %s', async (_, who) => {
    const { errors } = await service.query('{ webhookEndpoints { id } }', {}, who);
    expect(errors).toHaveLength(1);
  });

  it('BYD-11 reach no machine of this network, by address or by name', async () => {
    const strict = await start({});
    try {
      await aKey({}, strict);
      const sender = strict.app.get((await import('../../src/application/ports/webhook-sender.js')).WebhookSender);
      const post = (url: string) => sender.post({ url, headers: {}, body: '{}' }, AbortSignal.timeout(5_000));
      const { port } = new URL(receiver.url);
      for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', 'localhost'])
        await expect(post(`https://${host}:${port}/hook`)).rejects.toThrow(/not on the public internet/);
      await expect(post(receiver.url)).rejects.toThrow();
      expect(receiver.received).toEqual([]);
    } finally {
      await strict.stop();
    }
  });
});

/** The queue would try again by itself, in the middle of a test on a busy machine. */
describe('webhooks of partners, tried by hand', () => {
  startsBeforeEach(false);

  const attempt = (id: string, { isLast = false, signal = AbortSignal.timeout(PATIENCE_MS) } = {}) =>
    service.app.get(DeliverWebhook).execute(id, isLast, signal);

  it('BYD-11 come again after a 5xx, a redirect and silence, with the same id and a fresh time', async () => {
    await aKey();
    const { secret } = await create();
    receiver.answers.push(503, 302);
    await confirmed();
    const [{ id }] = (await deliveries()) as [Delivery];
    await expect(attempt(id)).rejects.toThrow(/not taken/);
    expect(await deliveries()).toMatchObject([{ state: 'WAITING', attempts: 1, status: 503 }]);
    await expect(attempt(id)).rejects.toThrow(/not taken/);
    expect(await deliveries()).toMatchObject([{ status: 302, error: 'redirects are not followed' }]);
    receiver.answers.push('NOTHING');
    const patience = new AbortController();
    const unanswered = expect(attempt(id, patience)).rejects.toThrow(/not taken/);
    await arrived(3);
    patience.abort();
    await unanswered;
    expect(await deliveries()).toMatchObject([{ state: 'WAITING', status: null }]);
    await attempt(id);
    expect(await deliveries()).toMatchObject([{ state: 'DELIVERED' }]);
    expect(receiver.received.map(({ path }) => path)).not.toContain('/elsewhere');
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const { body, headers } of receiver.received)
      new Webhook(secret).verify(body, headers as Record<string, string>);
  });

  it('BYD-11 are given up after the last try, and the endpoint after five days or a 410', async () => {
    await aKey();
    const { endpoint } = await create();
    receiver.answers.push(500, 500, 500, 410);
    await confirmed();
    const [{ id }] = (await deliveries()) as [Delivery];
    await expect(attempt(id)).rejects.toThrow(/not taken/);
    await expect(attempt(id, { isLast: true })).rejects.toThrow(/not taken/);
    expect(await deliveries()).toMatchObject([{ state: 'FAILED' }]);
    clock.advance({ days: 5 });
    await replay({ endpointId: endpoint.id, deliveryIds: [id] });
    await attempt(id);
    expect(await deliveries()).toMatchObject([{ state: 'DROPPED' }]);
    const state = async () => {
      const query = '{ webhookEndpoints(keyId: "k1") { disabled log { kind by { id } reason } } }';
      return (await service.query<{ webhookEndpoints: object[] }>(query, {}, support())).data!.webhookEndpoints[0];
    };
    expect(await state()).toMatchObject({
      disabled: 'FAILING',
      log: expect.arrayContaining([{ kind: 'DISABLED', by: null, reason: 'FAILING' }]),
    });
    expect(await replay({ endpointId: endpoint.id, deliveryIds: [id] })).toMatchObject({
      errorCode: 'ENDPOINT_DISABLED',
    });
    await setEnabled(endpoint.id, true);
    await replay({ endpointId: endpoint.id, deliveryIds: [id] });
    await attempt(id);
    expect(await state()).toMatchObject({ disabled: 'GONE' });
  });
});
