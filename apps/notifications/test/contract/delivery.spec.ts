import {
  accountRegistered,
  conversationRead,
  followChanged,
  levelUpdated,
  messagesUnread,
  phoneChanged,
  playersInvited,
  type DataOf,
} from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
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
import { UnsubscribeLinks } from '../../src/application/unsubscribe-links.js';
import { notificationsService } from '../../src/service.js';
import { aMatch } from '../builders.js';
import { MailServer } from '../mail-server.js';

const vapid = webPush.generateVAPIDKeys();
const SETTINGS = `{ pushDevices hasNumber whatsAppAvailable digest quietHours { enabled from until timeZone }
  preferences { topic channel enabled essential } }`;
const MESSAGES = `query ($filter: MessagesFilter) { messages(filter: $filter, first: 100) {
  edges { node { id channel to subject text template type state reason detail nextTryAt } } } }`;

interface Sent {
  readonly id: string;
  readonly channel: string;
  readonly subject: string | null;
  readonly text: string | null;
  readonly template: string;
  readonly type: string | null;
  readonly state: string;
  readonly reason: string | null;
}
type Answer = Record<string, { success: boolean; errorCode: string | null }>;

let clock: FixedClock;
let push: PushService;
let mails: MailServer;
let service: TestService;

beforeEach(async () => {
  // Noon in Rome, a Wednesday.
  clock = new FixedClock('2026-06-03T10:00:00Z');
  push = await PushService.start();
  mails = await MailServer.start();
  service = await startTestService(notificationsService, {
    clock,
    settings: {
      ...{ webUrl: 'https://setpoint.example', smtpUrl: mails.url, pushServices: [push.origin] },
      ...{ vapidPublicKey: vapid.publicKey, vapidPrivateKey: vapid.privateKey },
    },
  });
  for (const userId of ['ana', 'ben']) {
    const about = { firstName: userId, lastName: 'Rossi', sports: [1 as const], language: 'en' as const, roles: [] };
    await service.deliver(accountRegistered, { userId, email: `${userId}@setpoint.example`, ...about });
  }
});
afterEach(async () => {
  await service?.stop();
  await push?.stop();
  await mails?.stop();
});

const inBrowser = (who: string): Identity => ({ ...player(who), sessionId: `session of ${who}` }) as Identity;
const ask = async <Data = Answer>(document: string, variables: object = {}, who: Identity = inBrowser('ben')) => {
  const { data, errors } = await service.query<Data>(document, variables as Record<string, unknown>, who);
  expect(errors).toBeUndefined();
  return data!;
};
const choose = (topic: string, channel: string, enabled: boolean) =>
  ask(
    `mutation ($input: NotificationPreferenceInput!) {
    answer: setNotificationPreference(input: $input) { success errorCode } }`,
    { input: { topic, channel, enabled } },
  );
const subscribe = () =>
  ask(`mutation ($input: SubscribePushInput!) { answer: subscribePush(input: $input) { success errorCode } }`, {
    input: push.subscribe('phone'),
  });
const sent = async (filter: object = { userId: 'ben' }) =>
  (await ask<{ messages: { edges: { node: Sent }[] } }>(MESSAGES, { filter }, support())).messages.edges.map(
    ({ node }) => node,
  );
const settled = (count: number, filter: object = { userId: 'ben' }) =>
  eventually(async () => {
    const all = await sent(filter);
    expect(all.filter(({ state }) => state !== 'WAITING')).toHaveLength(count);
  }, `not ${count} messages are settled`);
const invite = () =>
  service.deliver(playersInvited, { match: aMatch({ startsAt: null }), actorId: 'ana', playerIds: ['ben'] });
const unread = (more: Partial<DataOf<typeof messagesUnread>> = {}) =>
  service.deliver(messagesUnread, {
    ...{ conversationId: 'player.ana.ben', kind: 'PLAYER', playerId: 'ben', senderId: 'ana', guestName: null },
    ...{ count: 1, at: '2026-06-03T10:00:00.000Z', ...more },
  });

describe('how somebody is told', () => {
  it('ACC-03 NTF-07 by mail and push unless turned off, decided when it leaves', async () => {
    await subscribe();
    await invite();
    await settled(2);
    expect(push.to('phone')).toMatchObject([
      { payload: { title: 'ana Rossi invites you to a match', url: 'https://setpoint.example/match/m1' } },
    ]);
    expect((await choose('MATCHES', 'PUSH', false))['answer']).toEqual({ success: true, errorCode: null });
    await choose('MATCHES', 'EMAIL', false);
    await invite();
    await settled(3);
    expect(await sent({ userId: 'ben', state: 'LEFT_OUT' })).toMatchObject([
      { channel: 'EMAIL', reason: 'TURNED_OFF' },
    ]);
    expect(push.to('phone')).toHaveLength(1);
  });

  it('ACC-03 is told what can’t be chosen, and sees every choice', async () => {
    await service.deliver(phoneChanged, { userId: 'ben', number: '+393331234567' });
    expect((await choose('PAYMENTS', 'EMAIL', false))['answer']).toMatchObject({ errorCode: 'PREFERENCE_ESSENTIAL' });
    expect((await choose('CHAT', 'SMS', true))['answer']).toMatchObject({ errorCode: 'PREFERENCE_NOT_KNOWN' });
    const { notificationSettings } = await ask<{ notificationSettings: { preferences: object[] } }>(
      `{ notificationSettings ${SETTINGS} }`,
    );
    expect(notificationSettings).toMatchObject({
      ...{ pushDevices: 0, hasNumber: true, whatsAppAvailable: false, digest: 'WEEKLY' },
      quietHours: { enabled: true, from: '22:00', until: '08:00', timeZone: 'Europe/Rome' },
    });
    expect(notificationSettings.preferences).toContainEqual({
      ...{ topic: 'PAYMENTS', channel: 'EMAIL', enabled: true, essential: true },
    });
  });

  it('NTF-07 by push after the quiet hours, once, and not when it was read by then', async () => {
    await subscribe();
    clock.advance({ hours: 11 });
    await invite();
    await service.deliver(playersInvited, {
      ...{ match: aMatch({ matchId: 'm2', startsAt: null }), actorId: 'ana', playerIds: ['ben'] },
    });
    await settled(2, { userId: 'ben', channel: 'EMAIL' });
    await eventually(
      async () =>
        expect(await sent({ userId: 'ben', channel: 'PUSH' })).toMatchObject([
          { state: 'WAITING', nextTryAt: '2026-06-04T06:00:00.000Z' },
          { state: 'WAITING', nextTryAt: '2026-06-04T06:00:00.000Z' },
        ]),
      'the push does not wait for the morning',
    );
    const list = '{ notifications(first: 1) { edges { node { id relMatch { id } } } } }';
    const { notifications } = await ask<{ notifications: { edges: { node: { id: string } }[] } }>(list);
    const read =
      'mutation ($data: ReadNotificationData!) { readNotification(readNotificationData: $data) { success } }';
    await ask(read, { data: { what: 'single', notificationId: notifications.edges[0]!.node.id } });
    clock.advance({ hours: 9 });
    await service.runTimers();
    await service.runTimers();
    await settled(2, { userId: 'ben', channel: 'PUSH' });
    expect(push.to('phone')).toMatchObject([{ payload: { url: 'https://setpoint.example/match/m1' } }]);
    expect(await sent({ userId: 'ben', state: 'LEFT_OUT' })).toMatchObject([{ channel: 'PUSH', reason: 'READ' }]);
  });

  it('NTF-07 keeps other quiet hours, or none', async () => {
    const set = (enabled: boolean, from: string, until: string) =>
      ask('mutation ($input: QuietHoursInput!) { answer: setQuietHours(input: $input) { success errorCode } }', {
        input: { enabled, from, until },
      });
    expect((await set(true, '11:00', '11:00'))['answer']).toMatchObject({ errorCode: 'QUIET_HOURS_NOT_VALID' });
    await set(true, '11:00', '13:00');
    await subscribe();
    await invite();
    await settled(1);
    expect(push.to('phone')).toEqual([]);
    await set(false, '11:00', '13:00');
    await invite();
    await settled(3);
    expect(push.to('phone')).toHaveLength(1);
  });
});

describe('news that can wait', () => {
  const follow = (followerId: string) =>
    service.deliver(followChanged, { followerId, followedId: 'ben', following: true });

  it('NTF-07 come in one mail, without what was read', async () => {
    await follow('ana');
    await service.deliver(levelUpdated, {
      ...{ userId: 'ben', matchId: 'm1', sport: 1, numberPlayers: 1, trend: 'STABLE', level: 3 },
      at: '2026-06-03T10:00:00.000Z',
    });
    expect(await sent()).toMatchObject([{ template: 'digest', state: 'WAITING' }]);
    clock.advance({ days: 5 });
    await service.runTimers();
    await settled(1);
    await service.runTimers();
    expect(mails.mails).toHaveLength(1);
    const [{ subject, text }] = (await sent()) as [Sent];
    expect(subject).toBe('2 news for you on Setpoint');
    expect(text).toContain('ana Rossi follows you');
    expect(mails.mails[0]).toMatch(/^List-Unsubscribe:\s+<https:\/\/setpoint\.example\/unsubscribe\//m);
  });

  it('NTF-07 come daily or never, as one likes; nothing comes where all was read', async () => {
    const set = (digest: string) =>
      ask('mutation ($digest: DigestFrequency!) { answer: setDigest(digest: $digest) { success } }', { digest });
    await set('NONE');
    await follow('ana');
    expect(await sent()).toEqual([]);
    await set('DAILY');
    await service.deliver(followChanged, { followerId: 'carla', followedId: 'ben', following: true });
    await ask('mutation { readNotification(readNotificationData: { what: "all" }) { success } }');
    clock.advance({ days: 1 });
    await service.runTimers();
    await settled(1);
    expect(await sent()).toMatchObject([{ state: 'LEFT_OUT', reason: 'NOTHING_NEW' }]);
    expect(mails.mails).toEqual([]);
  });
});

describe('unread chat', () => {
  it('CHT-07 rings once for each notice, and is mailed after an hour, once for the conversation', async () => {
    await subscribe();
    await unread();
    await unread({ count: 2 });
    await settled(2, { userId: 'ben', channel: 'PUSH' });
    const tags = push.to('phone').map(({ payload }) => payload.tag);
    expect(new Set(tags).size).toBe(1);
    clock.advance({ minutes: 59 });
    await service.runTimers();
    expect(mails.mails).toEqual([]);
    clock.advance({ minutes: 1 });
    await service.runTimers();
    await settled(1, { userId: 'ben', channel: 'EMAIL' });
    expect(mails.mails).toHaveLength(1);
    expect(mails.mails[0]).toContain('Subject: ana Rossi wrote to you');
  });

  it('CHT-07 that is read is neither mailed nor rung for any more', async () => {
    await subscribe();
    clock.advance({ hours: 11 });
    await unread();
    await service.deliver(conversationRead, { conversationId: 'player.ana.ben', playerId: 'ben' });
    clock.advance({ hours: 9 });
    await service.runTimers();
    await settled(2);
    expect((await sent()).map(({ state, reason }) => [state, reason])).toEqual([
      ['LEFT_OUT', 'READ'],
      ['LEFT_OUT', 'READ'],
    ]);
    expect([mails.mails, push.to('phone')]).toEqual([[], []]);
  });
});

describe('the link to unsubscribe', () => {
  const press = (token: string) =>
    service.query<Answer>(
      'mutation ($token: String!) { answer: unsubscribeFromMail(token: $token) { success errorCode } }',
      {
        token,
      },
    );
  const look = async (token: string) =>
    (
      await service.query('query ($token: String!) { found: mailUnsubscription(token: $token) { topic subscribed } }', {
        token,
      })
    ).data!['found'];

  it('NTF-07 stands in the head of each mail that can be ended, and works once and again, for that topic alone', async () => {
    await invite();
    await settled(1);
    const mail = mails.mails[0]!.replaceAll(/\r?\n[ \t]/g, ' ');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const token = /List-Unsubscribe: +<https:\/\/setpoint\.example\/unsubscribe\/([\w.-]+)>/.exec(mail)![1]!;
    expect(await look(token)).toEqual({ topic: 'MATCHES', subscribed: true });
    for (const _ of [1, 2]) expect((await press(token)).data!['answer']).toEqual({ success: true, errorCode: null });
    expect(await look(token)).toEqual({ topic: 'MATCHES', subscribed: false });
    await invite();
    await settled(2);
    expect(mails.mails).toHaveLength(1);
    await ask(
      'mutation ($input: SendSupportMessageInput!) { answer: sendSupportMessage(input: $input) { success } }',
      {
        input: { userId: 'ben', text: 'Hello', key: 'k1' },
      },
      support(),
    );
    await settled(3);
    expect(mails.mails).toHaveLength(2);
    expect(mails.mails[1]).not.toContain('List-Unsubscribe');
  });

  it('NTF-07 is refused where it is forged, somebody else’s or for what can’t be ended', async () => {
    const links = service.app.get(UnsubscribeLinks);
    const token = links.tokenFor({ userId: 'ben', subject: 'MATCHES' });
    const [what, signature] = token.split('.') as [string, string];
    const foreign = new UnsubscribeLinks('another secret, long enough for any use', { webUrl: 'https://x.example' });
    for (const wrong of [
      '',
      what,
      `${what}.`,
      `${what}.${signature.toLowerCase()}x`,
      `${Buffer.from('MATCHES ana').toString('base64url')}.${signature}`,
      `${token}.more`,
      foreign.tokenFor({ userId: 'ben', subject: 'MATCHES' }),
      links.tokenFor({ userId: 'ben', subject: 'PAYMENTS' }),
    ])
      expect((await press(wrong)).data!['answer']).toEqual({ success: false, errorCode: 'UNSUBSCRIBE_LINK_NOT_VALID' });
    expect(await look(`${what}.forged`)).toBeNull();
    expect(await look(token)).toEqual({ topic: 'MATCHES', subscribed: true });
  });
});

describe('support', () => {
  const write = (input: object) =>
    ask(
      'mutation ($input: SendSupportMessageInput!) { answer: sendSupportMessage(input: $input) { success errorCode } }',
      {
        input: { userId: 'ben', text: ' Your refund is on its way. ', key: 'k1', ...input },
      },
      support(),
    );

  it('NTF-01~ ADM-01~ writes to a player once, in the app and by mail, and it is kept who did', async () => {
    for (const _ of [1, 2]) expect((await write({}))['answer']).toEqual({ success: true, errorCode: null });
    await settled(1);
    expect(mails.mails).toHaveLength(1);
    expect(await sent()).toMatchObject([{ type: 'SUPPORT_MESSAGE', subject: 'A message from support' }]);
    const { notifications } = await ask<{ notifications: { edges: { node: object }[] } }>(
      '{ notifications(first: 5) { edges { node { type topic about sender { id } } } } }',
    );
    expect(notifications.edges).toEqual([
      { node: { type: 'SUPPORT_MESSAGE', topic: 'ACCOUNT', about: 'Your refund is on its way.', sender: { id: '1' } } },
    ]);
    const log = '{ messageActions(userId: "ben") { kind after by { id } } }';
    expect(await ask<object>(log, {}, support())).toEqual({
      messageActions: [{ kind: 'MESSAGE_SENT', after: 'Your refund is on its way.', by: { id: expect.any(String) } }],
    });
  });

  it.each([
    [{ text: '  ' }, 'TEXT_NOT_VALID'],
    [{ text: 'x'.repeat(501) }, 'TEXT_NOT_VALID'],
    [{ userId: 'nobody' }, 'RECIPIENT_NOT_FOUND'],
    [{ userId: '1' }, 'RECIPIENT_NOT_FOUND'],
  ])('ADM-07~ is told why nothing is written: %o', async (input, errorCode) => {
    expect((await write(input))['answer']).toEqual({ success: false, errorCode });
  });

  it('ADM-07~ ADM-01~ sees why a message failed, and sends it again, but not what did not fail', async () => {
    mails.unknown.add('ben@setpoint.example');
    await invite();
    await settled(1);
    const [failed] = (await sent({ userId: 'ben', state: 'FAILED', type: 'MATCH_INVITED' })) as [Sent];
    expect(failed).toMatchObject({ reason: 'REFUSED', detail: expect.stringContaining('refused') });
    mails.unknown.clear();
    const again = (id: string) =>
      ask(
        'mutation ($input: ResendMessageInput!) { answer: resendMessage(input: $input) { success errorCode } }',
        {
          input: { id },
        },
        support(),
      );
    expect((await again(failed.id))['answer']).toEqual({ success: true, errorCode: null });
    await eventually(async () => expect(await sent()).toMatchObject([{ state: 'SENT' }]), 'it was not sent again');
    expect((await again(failed.id))['answer']).toMatchObject({ errorCode: 'MESSAGE_NOT_FAILED' });
    expect((await again('nothing'))['answer']).toMatchObject({ errorCode: 'MESSAGE_NOT_FOUND' });
    const log = '{ messageActions(userId: "ben") { kind after } }';
    expect(await ask<object>(log, {}, support())).toEqual({
      messageActions: [{ kind: 'MESSAGE_RESENT', after: failed.id }],
    });
  });

  it('NTF-09 ADM-07~ previews every template in every language', async () => {
    const { messageTemplates } = await ask<{ messageTemplates: { id: string; channels: string[] }[] }>(
      '{ messageTemplates { id channels } }',
      {},
      support(),
    );
    expect(messageTemplates).toContainEqual({ id: 'MATCH_INVITED', channels: ['EMAIL', 'PUSH', 'WHATSAPP'] });
    const preview = `query ($language: String!) {
      messagePreview(template: "MATCH_INVITED", channel: EMAIL, language: $language) { subject text html } }`;
    const subjects = new Set<string>();
    for (const language of ['en', 'it', 'es', 'fr']) {
      const { messagePreview } = await ask<{ messagePreview: { subject: string } }>(preview, { language }, support());
      subjects.add(messagePreview.subject);
    }
    expect(subjects.size).toBe(4);
  });
});

it('NTF-07~ the app of a phone takes notifications, and a token that is none is refused', async () => {
  const register = (token: string) =>
    ask('mutation ($input: RegisterDeviceInput!) { answer: registerDevice(input: $input) { success errorCode } }', {
      input: { token },
    });
  // Mails leave here, and Firebase is not set up.
  expect((await register('a-token-of-a-phone:APA91b'))['answer']).toMatchObject({ errorCode: 'PUSH_NOT_AVAILABLE' });
  const local = await startTestService(notificationsService, { clock });
  try {
    const mutation = `mutation ($input: RegisterDeviceInput!) {
      answer: registerDevice(input: $input) { success errorCode settings { pushHere pushDevices whatsAppAvailable } } }`;
    const answer = async (token: string) =>
      (await local.query<Record<string, object>>(mutation, { input: { token } }, inBrowser('ben'))).data!['answer'];
    expect(await answer('short')).toMatchObject({ success: false, errorCode: 'DEVICE_TOKEN_NOT_VALID' });
    expect(await answer('a-token-of-a-phone:APA91b')).toMatchObject({
      settings: { pushHere: true, pushDevices: 1, whatsAppAvailable: true },
    });
  } finally {
    await local.stop();
  }
});
