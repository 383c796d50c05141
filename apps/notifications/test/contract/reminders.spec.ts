import {
  accountAccessChanged,
  accountRegistered,
  courtChanged,
  matchReminderDue,
  phoneChanged,
  phoneCodeRequested,
  sessionsEnded,
} from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { MemoryRateLimiter, takeSms } from '@setpoint/service-kit';
import {
  eventually,
  FixedClock,
  player,
  PushService,
  startTestService,
  support,
  type TestService,
} from '@setpoint/testkit';
import webPush from 'web-push';
import { notificationsConfig } from '../../src/config.js';
import { notificationsService } from '../../src/service.js';
import { aMatch } from '../builders.js';

const SETTINGS = 'id pushKey pushHere preferences { topic channel enabled }';
const READ = `{ notificationSettings { ${SETTINGS} } }`;
const SUBSCRIBE = `mutation ($input: SubscribePushInput!) {
  answer: subscribePush(input: $input) { success errorCode settings { ${SETTINGS} } } }`;
const UNSUBSCRIBE = `mutation { answer: unsubscribePush { success errorCode settings { ${SETTINGS} } } }`;
const SET = `mutation ($input: NotificationPreferenceInput!) {
  answer: setNotificationPreference(input: $input) { success errorCode settings { ${SETTINGS} } } }`;
const MESSAGES = `query ($filter: MessagesFilter) { messages(filter: $filter) {
  edges { node { channel to subject text state attempts user { id } } } } }`;

interface Answer {
  answer: { success: boolean; errorCode: string | null; settings: { pushHere: boolean; preferences: object[] } };
}
interface Sent {
  readonly channel: string;
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly state: string;
  readonly user: { readonly id: string };
}

const vapid = webPush.generateVAPIDKeys();
const match = aMatch({ teamA: ['ana'], teamB: ['ben'] });
let clock: FixedClock;
let push: PushService;
let limiter: MemoryRateLimiter;
let service: TestService;

beforeEach(async () => {
  clock = new FixedClock('2026-06-02T16:00:00Z');
  push = await PushService.start();
  limiter = new MemoryRateLimiter();
  service = await startTestService(notificationsService, {
    clock,
    limiter,
    settings: {
      webUrl: 'https://setpoint.example',
      vapidPublicKey: vapid.publicKey,
      vapidPrivateKey: vapid.privateKey,
      pushServices: [push.origin],
    },
  });
  for (const [userId, language] of [
    ['ana', 'en'],
    ['ben', 'it'],
  ] as const) {
    const name = { firstName: userId, lastName: 'Rossi' };
    const email = `${userId}@setpoint.example`;
    await service.deliver(accountRegistered, { userId, email, ...name, sports: [1], language, roles: [] });
  }
  const place = { city: 'Milano', country: 'IT', lat: 45.4, lng: 9.1, timeZone: 'Europe/Rome', sports: [1 as const] };
  await service.deliver(courtChanged, { courtId: 'c1', name: 'Tennis Club Navigli', ...place });
});
afterEach(async () => {
  await service?.stop();
  await push?.stop();
});

const inBrowser = (who: string, sessionId = `session of ${who}`): Identity =>
  ({ ...player(who), sessionId }) as Identity;
const subscribe = async (who: Identity, name: string) =>
  (await service.query<Answer>(SUBSCRIBE, { input: push.subscribe(name) }, who)).data!.answer;
const due = (ahead: 'DAY' | 'HOUR', but: Partial<typeof match> = {}, id?: string) =>
  service.deliver(matchReminderDue, { match: { ...match, ...but }, ahead }, id === undefined ? {} : { id });
const messages = async (channel: 'SMS' | 'PUSH') =>
  (
    await service.query<{ messages: { edges: { node: Sent }[] } }>(MESSAGES, { filter: { channel } }, support())
  ).data!.messages.edges.map(({ node }) => node);
const settled = (channel: 'SMS' | 'PUSH', count: number) =>
  eventually(async () => {
    const sent = await messages(channel);
    expect(sent.filter(({ state }) => state !== 'WAITING')).toHaveLength(count);
  }, `${count} messages did not leave by ${channel}`);

/** Once the try that failed is over. */
async function tryAgain() {
  await eventually(async () => expect(await messages('PUSH')).toMatchObject([{ attempts: 1 }]), 'no try has failed');
  clock.advance({ seconds: 3 });
  await service.runTimers();
}

describe('the SMS an hour ahead', () => {
  beforeEach(() => service.deliver(phoneChanged, { userId: 'ben', number: '+393331234567' }));

  it('REP-05~ goes once to the verified number, and support sees it', async () => {
    await due('DAY', {}, 'day');
    await due('HOUR', {}, 'hour');
    await due('HOUR', {}, 'hour');
    await settled('SMS', 1);
    expect(await messages('SMS')).toMatchObject([
      {
        ...{ to: '+393331234567', state: 'SENT', user: { id: 'ben' } },
        text: 'La tua partita inizia alle 18:00, Tennis Club Navigli: https://setpoint.example/match/m1',
      },
    ]);
  });

  it('REP-05~ is left out once the platform has sent as many SMS as it may, and support sees that', async () => {
    const { smsPerHour, smsPerDay } = notificationsConfig.parse({});
    for (let sent = 0; sent < smsPerHour; sent += 1) await takeSms(limiter, { smsPerHour, smsPerDay });
    await due('HOUR');
    await settled('SMS', 1);
    expect(await messages('SMS')).toMatchObject([{ state: 'LEFT_OUT', to: null }]);
  });

  it('REP-05~ goes to nobody where no court is set', async () => {
    await due('HOUR', { courtId: null });
    expect(await messages('SMS')).toEqual([]);
  });

  it('REP-05~ NTF-07~ can be turned off and on', async () => {
    const turn = (enabled: boolean) =>
      service.query<Answer>(SET, { input: { topic: 'REMINDERS', channel: 'SMS', enabled } }, inBrowser('ben'));
    expect((await turn(false)).data!.answer).toMatchObject({
      success: true,
      settings: {
        preferences: expect.arrayContaining([
          { topic: 'REMINDERS', channel: 'SMS', enabled: false },
          { topic: 'REMINDERS', channel: 'PUSH', enabled: true },
        ]),
      },
    });
    await due('HOUR');
    expect(await messages('SMS')).toEqual([]);
    await turn(true);
    await due('HOUR');
    await settled('SMS', 1);
  });

  it('REP-05~ goes to nobody who is locked or has removed the number; to who is unlocked, again', async () => {
    await service.deliver(accountAccessChanged, { userId: 'ben', closed: true });
    await due('HOUR');
    expect(await messages('SMS')).toEqual([]);
    await service.deliver(accountAccessChanged, { userId: 'ben', closed: false });
    await due('HOUR');
    await settled('SMS', 1);
    await service.deliver(phoneChanged, { userId: 'ben', number: null });
    await due('HOUR');
    expect(await messages('SMS')).toHaveLength(1);
  });

  it('ACC-02~ a code goes to the number that it proves', async () => {
    const expiresAt = '2026-06-02T16:10:00.000Z';
    const request = { userId: 'ana', number: '+447400123456', code: '04217', language: 'en', expiresAt } as const;
    await service.deliver(phoneCodeRequested, request);
    await settled('SMS', 1);
    expect(await messages('SMS')).toMatchObject([
      { to: '+447400123456', state: 'SENT', text: expect.stringContaining('04217') },
    ]);
  });
});

describe('the push the day before', () => {
  it('REP-05~ goes once to each browser, encrypted, in the language of the reader', async () => {
    expect(await subscribe(inBrowser('ben', 's1'), 'phone')).toMatchObject({
      success: true,
      settings: { pushHere: true },
    });
    await subscribe(inBrowser('ben', 's2'), 'laptop');
    await due('DAY', {}, 'day');
    await due('DAY', {}, 'day');
    await due('HOUR', {}, 'hour');
    await settled('PUSH', 2);
    for (const name of ['phone', 'laptop']) {
      const [pushed, ...more] = push.to(name);
      expect(more).toEqual([]);
      expect(pushed!.payload).toMatchObject({
        ...{ title: 'Giochi il 03/06/2026 alle 18:00', url: 'https://setpoint.example/match/m1', language: 'it' },
        body: 'Tennis, singolo · Tennis Club Navigli, Milano',
      });
      expect(pushed!.headers).toMatchObject({ ttl: String(24 * 3_600), 'content-encoding': 'aes128gcm' });
      expect(pushed!.headers.authorization).toMatch(new RegExp(`^vapid t=.+, k=${vapid.publicKey}$`));
    }
    expect(await messages('PUSH')).toMatchObject([
      { to: new URL(push.origin).host, state: 'SENT', subject: 'Giochi il 03/06/2026 alle 18:00' },
      { state: 'SENT', user: { id: 'ben' } },
    ]);
  });

  it('REP-05~ NTF-08~ is delayed by an outage of the push service, never lost, and sent once', async () => {
    await subscribe(inBrowser('ben'), 'phone');
    push.status = 503;
    await due('DAY');
    await eventually(() => push.turnedAway > 0, 'the push service was never asked');
    push.status = 201;
    await tryAgain();
    await settled('PUSH', 1);
    expect(push.to('phone')).toHaveLength(1);
  });

  it.each([404, 410])('REP-05~ a browser that has ended its subscription (%i) is forgotten', async (status) => {
    await subscribe(inBrowser('ben'), 'phone');
    push.status = status;
    await due('DAY');
    await settled('PUSH', 1);
    expect(await messages('PUSH')).toMatchObject([{ state: 'FAILED' }]);
    expect((await service.query(READ, {}, inBrowser('ben'))).data).toMatchObject({
      notificationSettings: { pushHere: false },
    });
  });

  it('REP-05~ goes to nobody who signed out, is locked or has turned it off', async () => {
    await subscribe(inBrowser('ben', 's1'), 'phone');
    await subscribe(inBrowser('ana', 's2'), 'laptop');
    await service.deliver(sessionsEnded, { userId: 'ben', sessionIds: ['s1'] });
    await service.deliver(accountAccessChanged, { userId: 'ana', closed: true });
    await due('DAY');
    await service.deliver(accountAccessChanged, { userId: 'ana', closed: false });
    const off = { topic: 'REMINDERS', channel: 'PUSH', enabled: false };
    await service.query(SET, { input: off }, inBrowser('ana', 's2'));
    await due('DAY');
    expect(await messages('PUSH')).toEqual([]);
  });

  it('REP-05~ of somebody who signs out before it leaves stays unsent', async () => {
    await subscribe(inBrowser('ben', 's1'), 'phone');
    push.status = 503;
    await due('DAY');
    await eventually(() => push.turnedAway > 0, 'the push service was never asked');
    await service.deliver(sessionsEnded, { userId: 'ben', sessionIds: ['s1'] });
    push.status = 201;
    await tryAgain();
    await settled('PUSH', 1);
    expect([push.to('phone'), await messages('PUSH')]).toMatchObject([[], [{ state: 'FAILED' }]]);
  });

  it('REP-05~ goes to who is signed in at a browser now, not to who was', async () => {
    const browser = push.subscribe('shared');
    for (const [who, session] of [
      ['ben', 's1'],
      ['ana', 's2'],
    ] as const)
      await service.query(SUBSCRIBE, { input: browser }, inBrowser(who, session));
    await due('DAY');
    await settled('PUSH', 1);
    expect(push.to('shared')).toMatchObject([{ payload: { language: 'en' } }]);
  });

  it('is turned off in one browser', async () => {
    await subscribe(inBrowser('ben'), 'phone');
    const off = await service.query<Answer>(UNSUBSCRIBE, {}, inBrowser('ben'));
    expect(off.data!.answer).toMatchObject({ success: true, settings: { pushHere: false } });
    await due('DAY');
    expect(await messages('PUSH')).toEqual([]);
  });

  it('REP-05~ is turned on in a browser whichever of several presses comes first', async () => {
    const pressed = ['one', 'two', 'three', 'four', 'five'].map((name) => subscribe(inBrowser('ben'), name));
    expect((await Promise.all(pressed)).map(({ success }) => success)).toEqual([true, true, true, true, true]);
    await due('DAY');
    expect(await messages('PUSH')).toHaveLength(1);
  });

  it('REP-05~ goes to the ten browsers that were added last, and to no flood of them', async () => {
    for (let i = 1; i <= 12; i++) await subscribe(inBrowser('ben', `session ${i}`), `browser-${i}`);
    await due('DAY');
    await settled('PUSH', 10);
    expect([push.to('browser-1'), push.to('browser-2')]).toEqual([[], []]);
    expect(push.to('browser-12')).toHaveLength(1);
  });

  it.each([
    ['PUSH_ENDPOINT_NOT_ALLOWED', { endpoint: 'http://169.254.169.254/' }],
    ['PUSH_KEYS_NOT_VALID', { auth: 'short' }],
  ])('is refused with %s', async (errorCode, but) => {
    const input = { ...push.subscribe('phone'), ...but };
    const { data } = await service.query<Answer>(SUBSCRIBE, { input }, inBrowser('ben'));
    expect(data!.answer).toMatchObject({ success: false, errorCode, settings: { pushHere: false } });
  });
});

it('REP-05~ of two replicas one reminds', async () => {
  await service.deliver(phoneChanged, { userId: 'ben', number: '+393331234567' });
  await subscribe(inBrowser('ben'), 'phone');
  const other = await startTestService(notificationsService, {
    clock,
    databaseUrl: service.databaseUrl,
    settings: { vapidPublicKey: vapid.publicKey, vapidPrivateKey: vapid.privateKey, pushServices: [push.origin] },
  });
  try {
    await Promise.all(
      [service, other].flatMap((replica) => [
        replica.deliver(matchReminderDue, { match, ahead: 'DAY' }, { id: 'day' }),
        replica.deliver(matchReminderDue, { match, ahead: 'HOUR' }, { id: 'hour' }),
      ]),
    );
    await settled('SMS', 1);
    await settled('PUSH', 1);
    expect(push.to('phone')).toHaveLength(1);
  } finally {
    await other.stop();
  }
});

it('says so where no notifications are sent to browsers', async () => {
  const without = await startTestService(notificationsService);
  try {
    const { data } = await without.query<Answer>(SUBSCRIBE, { input: push.subscribe('phone') }, inBrowser('ben'));
    expect(data!.answer).toMatchObject({ success: false, errorCode: 'PUSH_NOT_AVAILABLE' });
  } finally {
    await without.stop();
  }
});
