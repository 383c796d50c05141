import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { FixedClock, PushService } from '@setpoint/testkit';
import { jwtVerify } from 'jose';
import webPush from 'web-push';
import { TryLater, Undeliverable } from '../../src/application/ports/message-transport.js';
import type { ComposedMessage } from '../../src/application/ports/messages.js';
import { Firebase } from '../../src/transport/firebase.js';
import { PushTransport } from '../../src/transport/push-transport.js';
import { SmsTransport } from '../../src/transport/sms-transport.js';
import { WebPush } from '../../src/transport/web-push-transport.js';
import { WhatsAppTransport } from '../../src/transport/whatsapp-transport.js';
import { MemoryMessages } from '../memory/memory-messages.js';
import { MemorySubscriptions } from '../memory/memory-reaches.js';
import { Provider, type Answer } from '../provider.js';

const clock = new FixedClock('2026-06-01T10:00:00Z');
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const vapid = webPush.generateVAPIDKeys();
const TOKEN = 'a-token-of-a-phone:APA91b';
const TOPIC = createHash('sha256').update('c1').digest('base64url').slice(0, 32);

let provider: Provider;
let subscriptions: MemorySubscriptions;
beforeEach(async () => {
  provider = await Provider.start();
  subscriptions = new MemorySubscriptions();
  await subscriptions.add(
    {
      ...{ id: 'phone', userId: 'ana', sessionId: 's1', createdAt: clock.now() },
      ...{ endpoint: TOKEN, p256dh: null, auth: null },
    },
    10,
  );
});
afterEach(() => provider.stop());

function aMessage(but: Partial<ComposedMessage> = {}): ComposedMessage {
  const messages = new MemoryMessages();
  messages.add({
    ...{ channel: 'PUSH', subject: 'Ben wrote to you', text: 'Hello\nhttps://setpoint.example/dashboard/chat/c1' },
    ...{ topic: 'CHAT', conversationId: 'c1', subscriptionId: 'phone', html: null },
    ...but,
  });
  return messages.all.get('msg1') as ComposedMessage;
}

const account = () => ({
  ...{ project_id: 'setpoint', client_email: 'push@setpoint.example', token_uri: `${provider.origin}/token` },
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
});
const phones = () =>
  new PushTransport(
    { browsers: null, phones: new Firebase({ account: account(), url: provider.origin }, clock) },
    subscriptions,
    null,
  );
const whatsapp = () =>
  new WhatsAppTransport({ token: 'secret', numberId: '123', url: `${provider.origin}/v23.0` }, clock);
const numbered = (but: Partial<ComposedMessage> = {}) => aMessage({ channel: 'WHATSAPP', to: '+393331234567', ...but });
const sms = (sender = '+390612345') =>
  new SmsTransport({ accountId: 'AC1', token: 'secret', sender, url: `${provider.origin}/2010-04-01` }, clock);
const aCode = (but: Partial<ComposedMessage> = {}) =>
  aMessage({ ...{ channel: 'SMS', to: '+393331234567', subject: null, text: 'Your code: 123456' }, ...but });

/** What Google's token address and Firebase answer. */
const firebaseAnswers = (answer: Answer) => {
  provider.answer = ({ path }) =>
    path === '/token' ? { status: 200, body: { access_token: 'access', expires_in: 3_600 } } : answer;
};
const sent = () => provider.asked.filter(({ path }) => path !== '/token');

describe('notifications to phones', () => {
  it('NTF-07 NTF-08 have the shape of Firebase, and one right to send for an hour', async () => {
    firebaseAnswers({ status: 200, body: { name: 'projects/setpoint/messages/1' } });
    const transport = phones();
    await transport.send(aMessage());
    await transport.send(aMessage({ topic: 'MATCHES', conversationId: null, goodUntil: clock.now() }));
    const [asking, ...more] = provider.asked.filter(({ path }) => path === '/token');
    expect(more).toEqual([]);
    const form = new URLSearchParams(asking!.body);
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const { payload } = await jwtVerify(
      form.get('assertion')!,
      createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
    );
    expect(payload).toMatchObject({ iss: 'push@setpoint.example', aud: `${provider.origin}/token` });
    const [chat, match] = sent().map(({ body }) => (JSON.parse(body) as { message: object }).message);
    expect(sent()[0]).toMatchObject({
      path: '/v1/projects/setpoint/messages:send',
      headers: { authorization: 'Bearer access' },
    });
    expect(chat).toMatchObject({
      token: TOKEN,
      notification: { title: 'Ben wrote to you', body: 'Hello' },
      data: { url: 'https://setpoint.example/dashboard/chat/c1', language: 'en' },
      android: { priority: 'HIGH', ttl: '86400s', collapse_key: TOPIC, notification: { tag: TOPIC } },
      apns: { headers: { 'apns-priority': '10', 'apns-collapse-id': TOPIC } },
    });
    expect(match).toMatchObject({ android: { priority: 'NORMAL', ttl: '0s', notification: { tag: 'msg1' } } });
  });

  it.each([
    [404, { error: { details: [{ errorCode: 'UNREGISTERED' }] } }],
    [403, { error: { details: [{ errorCode: 'SENDER_ID_MISMATCH' }] } }],
  ])('NTF-08 a token that is gone (%i) is forgotten', async (status, body) => {
    firebaseAnswers({ status, body });
    await expect(phones().send(aMessage())).rejects.toMatchObject({ reason: 'NOT_REACHABLE' });
    expect(await subscriptions.find('phone')).toBeNull();
  });

  it.each([400, 403, 413])('NTF-08 what is refused for good (%i) is not tried again', async (status) => {
    firebaseAnswers({ status, body: { error: {} } });
    await expect(phones().send(aMessage())).rejects.toThrow(Undeliverable);
    expect(await subscriptions.find('phone')).not.toBeNull();
  });

  it.each([429, 500, 503])('NTF-08 an outage (%i) passes, after as long as it says', async (status) => {
    firebaseAnswers({ status, headers: { 'retry-after': '120' } });
    await expect(phones().send(aMessage())).rejects.toMatchObject({ afterSeconds: 120 });
    firebaseAnswers({ status });
    const silent = await phones()
      .send(aMessage())
      .catch((error: unknown) => error);
    expect(silent).toBeInstanceOf(Error);
    expect(silent).not.toBeInstanceOf(Undeliverable);
  });

  it('NTF-08 say less where it was too much for the provider, and are given up where that is too much', async () => {
    const long = aMessage({ subject: 'T'.repeat(100), text: `${'🎾'.repeat(3_000)}\nhttps://setpoint.example/x` });
    const bodies = () =>
      sent().map(
        ({ body }) => (JSON.parse(body) as { message: { notification: { title: string; body: string } } }).message,
      );
    provider.answer = ({ path, body }) =>
      path === '/token'
        ? { status: 200, body: { access_token: 'access', expires_in: 3_600 } }
        : { status: body.length > 4_000 ? 413 : 200, body: {} };
    await phones().send(long);
    expect(bodies().map(({ notification }) => [...notification.body].length)).toEqual([3_000, 200]);
    expect(bodies()[1]).toMatchObject({
      notification: { title: `${'T'.repeat(79)}…` },
      data: { url: 'https://setpoint.example/x' },
    });
    firebaseAnswers({ status: 413 });
    await expect(phones().send(long)).rejects.toMatchObject({ reason: 'REFUSED' });
    expect(bodies()).toHaveLength(4);
  });

  it('NTF-08 asks for a new right to send when the old one was taken away, or Google is away', async () => {
    const transport = phones();
    firebaseAnswers({ status: 401 });
    await expect(transport.send(aMessage())).rejects.toThrow('401');
    firebaseAnswers({ status: 200 });
    await transport.send(aMessage());
    expect(provider.asked.filter(({ path }) => path === '/token')).toHaveLength(2);
    provider.answer = () => ({ status: 503, headers: { 'retry-after': '5' } });
    await expect(phones().send(aMessage())).rejects.toBeInstanceOf(TryLater);
  });

  it('NTF-08 go to nobody else who has the phone now', async () => {
    await expect(phones().send(aMessage({ userId: 'ben' }))).rejects.toMatchObject({ reason: 'NOT_REACHABLE' });
    expect(provider.asked).toEqual([]);
  });
});

describe('messages by WhatsApp', () => {
  it('NTF-07 NTF-08 are the approved template, with title, text and path', async () => {
    await whatsapp().send(numbered({ text: '\nhttps://setpoint.example/match/m1', subject: 'Ana\njoins' }));
    expect(provider.asked[0]).toMatchObject({
      path: '/v23.0/123/messages',
      headers: { authorization: 'Bearer secret' },
    });
    expect(JSON.parse(provider.asked[0]!.body)).toEqual({
      ...{ messaging_product: 'whatsapp', recipient_type: 'individual', to: '393331234567', type: 'template' },
      biz_opaque_callback_data: 'msg1',
      template: {
        ...{ name: 'setpoint_notice', language: { code: 'en' } },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Ana joins' },
              { type: 'text', text: '–' },
            ],
          },
          { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'match/m1' }] },
        ],
      },
    });
  });

  it.each([
    [429, undefined],
    [401, undefined],
    [503, undefined],
    [400, 130_429],
    [400, 131_056],
  ])('NTF-08 an outage (%i %s) passes, after as long as it says', async (status, code) => {
    provider.answer = () => ({ status, headers: { 'retry-after': '30' }, body: { error: { code } } });
    await expect(whatsapp().send(numbered())).rejects.toMatchObject({ afterSeconds: 30 });
  });

  it.each([
    [131_026, 'NOT_REACHABLE'],
    [131_050, 'NOT_REACHABLE'],
    [132_001, 'REFUSED'],
  ])('NTF-08 a refusal for good (%i) is not tried again', async (code, reason) => {
    provider.answer = () => ({ status: 400, body: { error: { code } } });
    await expect(whatsapp().send(numbered())).rejects.toMatchObject({ reason });
  });
});

describe('SMS', () => {
  const posted = () => provider.asked.map(({ body }) => new URLSearchParams(body)).filter((form) => form.has('Body'));

  it.each([
    ['+390612345', { From: '+390612345' }],
    ['Setpoint', { From: 'Setpoint' }],
    ['MG0123', { MessagingServiceSid: 'MG0123' }],
  ])('ACC-02~ NTF-07 NTF-08 leave as a form of Twilio, from %s', async (sender, from) => {
    provider.answer = () => ({ status: 201, body: { sid: 'SM1', status: 'queued' } });
    await sms(sender).send(aCode());
    expect(provider.asked).toMatchObject([
      {
        path: '/2010-04-01/Accounts/AC1/Messages.json',
        headers: {
          authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
          'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
        },
      },
    ]);
    expect(Object.fromEntries(posted()[0]!)).toEqual({ ...from, To: '+393331234567', Body: 'Your code: 123456' });
  });

  it.each([
    [429, undefined],
    [401, undefined],
    [503, undefined],
    [400, 14_107],
    [400, 20_429],
    [400, 21_611],
  ])('NTF-08 an outage (%i %s) passes, after as long as it says', async (status, code) => {
    provider.answer = () => ({ status, headers: { 'retry-after': '30' }, body: { code } });
    await expect(sms().send(aCode())).rejects.toMatchObject({ afterSeconds: 30 });
  });

  it.each([
    [21_211, 'NOT_REACHABLE'],
    [21_610, 'NOT_REACHABLE'],
    [21_614, 'NOT_REACHABLE'],
    [21_408, 'REFUSED'],
  ])('NTF-08 a refusal for good (%i) is not tried again', async (code, reason) => {
    provider.answer = () => ({ status: 400, body: { code } });
    await expect(sms().send(aCode())).rejects.toMatchObject({ reason });
  });

  it.each([
    ['taken', { status: 'delivered', date_created: 'Mon, 01 Jun 2026 10:00:00 +0000' }, 0],
    ['not delivered', { status: 'undelivered', date_created: 'Mon, 01 Jun 2026 10:00:00 +0000' }, 1],
    ['of another day', { status: 'delivered', date_created: 'Sun, 31 May 2026 10:00:00 +0000' }, 1],
    ['another text', { status: 'delivered', body: 'Else', date_created: 'Mon, 01 Jun 2026 10:00:00 +0000' }, 1],
  ])('NTF-08 are asked for before another try: one that was %s', async (_what, before, more) => {
    provider.answer = ({ path }) =>
      path.includes('?')
        ? { status: 200, body: { messages: [{ body: 'Your code: 123456', ...before }] } }
        : { status: 201 };
    await sms().send(aCode({ attempts: 1 }));
    expect(provider.asked[0]!.path).toBe('/2010-04-01/Accounts/AC1/Messages.json?To=%2B393331234567&PageSize=20');
    expect(posted()).toHaveLength(more);
  });

  it.each(['text', { messages: 'text' }, { messages: [null] }])(
    'NTF-08 are not sent again while the provider says it in another way: %j',
    async (body) => {
      provider.answer = ({ path }) => (path.includes('?') ? { status: 200, body } : { status: 201 });
      await expect(sms().send(aCode({ attempts: 1 }))).rejects.not.toBeInstanceOf(Undeliverable);
      expect(posted()).toEqual([]);
    },
  );

  it.each([[null], ['text'], [{ code: '21211' }]])('NTF-08 a refusal that gives no reason is one: %j', async (body) => {
    provider.answer = () => ({ status: 400, body });
    await expect(sms().send(aCode())).rejects.toMatchObject({ reason: 'REFUSED' });
    await expect(whatsapp().send(numbered())).rejects.toMatchObject({ reason: 'REFUSED' });
    firebaseAnswers({ status: 400, body });
    await expect(phones().send(aMessage())).rejects.toMatchObject({ reason: 'REFUSED' });
  });

  it('NTF-08 are not sent again while the provider does not say what it took', async () => {
    provider.answer = ({ path }) => ({ status: path.includes('?') ? 503 : 201 });
    await expect(sms().send(aCode({ attempts: 1 }))).rejects.not.toBeInstanceOf(Undeliverable);
    expect(posted()).toEqual([]);
  });
});

describe('notifications to browsers', () => {
  let push: PushService;
  beforeEach(async () => {
    push = await PushService.start();
  });
  afterEach(() => push.stop());
  const browsers = () => new WebPush({ ...vapid, contact: 'mailto:hello@setpoint.example' }, clock);

  it('NTF-07 NTF-08 CHT-07~ of chat are urgent, and the newest of a conversation stays', async () => {
    const browser = push.subscribe('phone');
    await browsers().send(aMessage(), browser);
    await browsers().send(aMessage({ topic: 'MATCHES', conversationId: null }), browser);
    const [chat, match] = push.to('phone');
    expect(chat!.headers).toMatchObject({ urgency: 'high', topic: TOPIC });
    expect(chat!.payload).toMatchObject({ tag: TOPIC, title: 'Ben wrote to you', body: 'Hello' });
    expect(match!.headers).toMatchObject({ urgency: 'normal' });
    expect(match!.headers['topic']).toBeUndefined();
    expect(match!.payload).toMatchObject({ tag: 'msg1' });
  });

  it.each([
    [429, { 'retry-after': '77' }, { afterSeconds: 77 }],
    [503, { 'retry-after': 'Mon, 01 Jun 2026 10:05:00 GMT' }, { afterSeconds: 300 }],
    [410, {}, { reason: 'NOT_REACHABLE' }],
    [404, {}, { reason: 'NOT_REACHABLE' }],
    [400, {}, { reason: 'REFUSED' }],
    [413, {}, { reason: 'REFUSED' }],
    [403, {}, { reason: 'REFUSED' }],
  ])('NTF-08 an answer of %i', async (status, headers, error) => {
    provider.answer = () => ({ status, headers });
    const { p256dh, auth } = push.subscribe('phone');
    await expect(browsers().send(aMessage(), { endpoint: `${provider.origin}/x`, p256dh, auth })).rejects.toMatchObject(
      error,
    );
  });
});
