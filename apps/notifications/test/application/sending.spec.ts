import { createTexts } from '@setpoint/i18n';
import { MemoryRateLimiter, RateLimiter, takeSms } from '@setpoint/service-kit';
import { FixedClock } from '@setpoint/testkit';
import { MailTemplates } from '../../src/application/mail-templates.js';
import { Undeliverable } from '../../src/application/ports/message-transport.js';
import { ComposeMessage } from '../../src/application/compose-message.js';
import { MayLeave } from '../../src/application/may-leave.js';
import { SendMessage } from '../../src/application/send-message.js';
import { UnsubscribeLinks } from '../../src/application/unsubscribe-links.js';
import { aMatch } from '../builders.js';
import { MemoryDirectory } from '../memory/memory-directory.js';
import { MemoryMessages, MemoryTransport } from '../memory/memory-messages.js';
import { MemoryReaches, MemorySubscriptions } from '../memory/memory-reaches.js';

const clock = new FixedClock('2026-06-01T10:00:00Z');
const templates = new MailTemplates(createTexts(), 'https://setpoint.example');

const UNKNOWN = 'the address of the person is not known yet';
const CEILING = { smsPerHour: 2, smsPerDay: 3 };
class AwayLimiter extends RateLimiter {
  take() {
    return Promise.resolve({ allowed: false, retryAfterSeconds: 5, storeAway: true as const });
  }

  async giveBack() {}
}

function aSender(staysHere = false, limiter: RateLimiter = new MemoryRateLimiter()) {
  const messages = new MemoryMessages();
  const directory = new MemoryDirectory();
  const transport = new MemoryTransport(staysHere);
  const reaches = new MemoryReaches();
  const links = new UnsubscribeLinks('a secret', { webUrl: 'https://setpoint.example' });
  const subscriptions = new MemorySubscriptions();
  const composing = new ComposeMessage(directory, reaches, subscriptions, messages, templates, links);
  const mayLeave = new MayLeave(reaches, messages, clock);
  return {
    messages,
    directory,
    reaches,
    transport,
    send: new SendMessage(messages, composing, mayLeave, transport, clock, limiter, CEILING),
  };
}

describe('sending messages', () => {
  it('NTF-08 sends once, however often it is asked', async () => {
    const { messages, transport, send } = aSender();
    messages.add();
    await send.execute('msg1');
    await send.execute('msg1');
    expect(transport.sent).toHaveLength(1);
    expect(messages.all.get('msg1')).toMatchObject({ state: 'SENT', sentAt: clock.now(), attempts: 1 });
  });

  it('NTF-08 an outage of the provider delays, it never loses', async () => {
    const { messages, transport, send } = aSender();
    messages.add();
    transport.error = new Error('connection refused');
    for (let attempt = 1; attempt <= 3; attempt++) {
      await send.execute('msg1');
      expect(messages.all.get('msg1')).toMatchObject({
        ...{ state: 'WAITING', attempts: attempt, detail: 'connection refused' },
        handOverAt: new Date(clock.now().getTime() + 2 ** attempt * 1_000),
      });
    }
    transport.error = null;
    await send.execute('msg1');
    expect(transport.sent).toHaveLength(1);
    expect(messages.all.get('msg1')).toMatchObject({ state: 'SENT', attempts: 4 });
  });

  it('NTF-08 the last try that fails is shown as failed', async () => {
    const { messages, transport, send } = aSender();
    messages.add({ dueAt: new Date(clock.now().getTime() - 48 * 3_600_000) });
    transport.error = new Error('connection refused');
    await send.execute('msg1');
    expect(messages.all.get('msg1')).toMatchObject({ state: 'FAILED', reason: 'GIVEN_UP', attempts: 1 });
  });

  it('REP-05~ leaves out SMS over what the platform may send, but no code, mail or what is tried again', async () => {
    const { messages, transport, send } = aSender();
    const sms = { channel: 'SMS', template: 'reminder', topic: null, html: null } as const;
    for (const id of ['one', 'two', 'three']) {
      messages.add({ ...sms, id });
      await send.execute(id);
    }
    expect(['one', 'two', 'three'].map((id) => messages.all.get(id)!.state)).toEqual(['SENT', 'SENT', 'LEFT_OUT']);
    messages.add({ ...sms, id: 'code', template: 'phoneCode' });
    messages.add({ id: 'mail' });
    messages.add({ ...sms, id: 'again', attempts: 1 });
    for (const id of ['three', 'code', 'mail', 'again']) await send.execute(id);
    expect(transport.sent.map(({ id }) => id)).toEqual(['one', 'two', 'code', 'mail', 'again']);
  });

  it('MAT-05~ ACC-02~ leaves a part of the SMS to codes and reminders, however many guests are told', async () => {
    const limiter = new MemoryRateLimiter();
    const { messages, transport, send } = aSender(false, limiter);
    const sms = { channel: 'SMS', topic: null, html: null } as const;
    for (const n of [1, 2]) {
      messages.add({ ...sms, id: `guest-${n}`, template: 'guestInvited', to: `+39333123456${n}` });
      await send.execute(`guest-${n}`);
    }
    expect(messages.all.get('guest-2')).toMatchObject({ state: 'LEFT_OUT', reason: 'SMS_LIMIT' });
    expect(await takeSms(limiter, CEILING)).toMatchObject({ allowed: true });
    expect(transport.sent.map(({ id }) => id)).toEqual(['guest-1']);
  });

  it('MAT-05~ sends one guest five messages a day, whatever alias of the mailbox is written and whoever invites', async () => {
    const { messages, transport, send } = aSender();
    const aliases = ['giulia@gmail.com', 'giu.lia@gmail.com', 'giulia+padel@googlemail.com', 'GIULIA@gmail.com'];
    for (const [n, to] of [...aliases, ...aliases.slice(0, 2), 'other@gmail.com'].entries()) {
      messages.add({ id: `m${n}`, template: 'guestReorganised', topic: null, to });
      await send.execute(`m${n}`);
    }
    expect(messages.all.get('m5')).toMatchObject({ state: 'LEFT_OUT', reason: 'GUEST_LIMIT' });
    expect(transport.sent.map(({ id }) => id)).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'm6']);
  });

  it('REP-05~ tries an SMS again that can’t be counted now', async () => {
    const { messages, transport, send } = aSender(false, new AwayLimiter());
    messages.add({ channel: 'SMS', template: 'guestInvited', topic: null, html: null });
    await send.execute('msg1');
    expect(messages.all.get('msg1')).toMatchObject({ state: 'WAITING', detail: 'messages can’t be counted now' });
    expect(transport.sent).toEqual([]);
  });

  it('gives up at once on an address that does not exist', async () => {
    const { messages, transport, send } = aSender();
    messages.add();
    transport.error = new Undeliverable('no such user');
    await send.execute('msg1');
    expect(messages.all.get('msg1')).toMatchObject({ state: 'FAILED', attempts: 1 });
  });

  it('keeps no one-time link of a mail that has left, but shows it where mails stay', async () => {
    const secret = { template: 'resetPassword', text: 'https://setpoint.example/auth?oobCode=x' };
    for (const [staysHere, kept] of [
      [false, '[link]'],
      [true, secret.text],
    ] as const) {
      const { messages, send } = aSender(staysHere);
      messages.add(secret);
      await send.execute('msg1');
      expect(messages.all.get('msg1')).toMatchObject({ text: kept });
    }
  });

  it('ACC-02~ keeps no code of an SMS that has left', async () => {
    const { messages, send } = aSender();
    messages.add({
      channel: 'SMS',
      template: 'phoneCode',
      topic: null,
      text: '04217 is your Setpoint code.',
      html: null,
    });
    await send.execute('msg1');
    expect(messages.all.get('msg1')).toMatchObject({ state: 'SENT', text: '[code] is your Setpoint code.' });
  });

  it.each([
    [1, 'SENT'],
    [0, 'FAILED'],
    [-1, 'FAILED'],
  ])('sends nothing that comes too late: good for %i ms more', async (ms, state) => {
    const { messages, transport, send } = aSender();
    messages.add({ goodUntil: new Date(clock.now().getTime() + ms) });
    await send.execute('msg1');
    expect(messages.all.get('msg1')).toMatchObject({ state });
    expect(transport.sent).toHaveLength(state === 'SENT' ? 1 : 0);
  });

  it('knows no message that is not there', async () => {
    const { send, transport } = aSender();
    await send.execute('nothing');
    expect(transport.sent).toEqual([]);
  });
});

describe('sending a mail to a person', () => {
  it('NTF-07 NTF-09 takes address, language and names as they are known then', async () => {
    const { messages, directory, transport, send } = aSender();
    messages.addUncomposed();
    directory.knows('ana').knows('carla', { language: 'it', email: 'new@setpoint.example' });
    directory.places.set('c1', { courtId: 'c1', name: 'Tennis Club Navigli', city: 'Milano' });
    await send.execute('msg1');
    expect(transport.sent).toMatchObject([{ to: 'new@setpoint.example', language: 'it' }]);
    expect(transport.sent[0]!.text).toContain('Dove: Tennis Club Navigli, Milano');
    expect(transport.sent[0]!.text).toContain('Squadra A: Ana Rossi');
    expect(messages.all.get('msg1')).toMatchObject({ state: 'SENT', to: 'new@setpoint.example', content: null });
  });

  it.each([
    ['whom nothing is known of', null],
    ['whose profile is known and no address', { email: null }],
  ])('NTF-08 waits for a person %s, and is sent when the address has arrived', async (_, known) => {
    const { messages, directory, transport, send } = aSender();
    messages.addUncomposed();
    if (known) directory.knows('carla', known);
    for (let attempt = 1; attempt <= 3; attempt++) {
      await send.execute('msg1');
      expect(messages.all.get('msg1')).toMatchObject({ state: 'WAITING', attempts: attempt, detail: UNKNOWN });
    }
    directory.knows('carla');
    await send.execute('msg1');
    expect(transport.sent).toMatchObject([{ to: 'carla@setpoint.example' }]);
  });

  it('NTF-08 is kept as failed, in sight of support, when the address never arrives', async () => {
    const { messages, send } = aSender();
    messages.addUncomposed({ dueAt: new Date(clock.now().getTime() - 48 * 3_600_000) });
    await send.execute('msg1');
    expect(messages.all.get('msg1')).toMatchObject({ state: 'FAILED', userId: 'carla', attempts: 1 });
  });

  it('NTF-08 is composed once: a try after an outage of the provider sends the same', async () => {
    const { messages, directory, transport, send } = aSender();
    messages.addUncomposed();
    directory.knows('carla', { language: 'fr' });
    transport.error = new Error('connection refused');
    await send.execute('msg1');
    const composed = messages.all.get('msg1');
    expect(composed).toMatchObject({ state: 'WAITING', to: 'carla@setpoint.example', language: 'fr', attempts: 1 });
    transport.error = null;
    directory.knows('carla', { language: 'it' });
    await send.execute('msg1');
    expect(transport.sent).toMatchObject([{ language: 'fr', subject: (composed as { subject: string }).subject }]);
  });
});

describe('sending an SMS to a person', () => {
  const reminder = {
    channel: 'SMS',
    template: 'matchReminder',
    topic: 'REMINDERS',
    content: { template: 'matchReminder', actorId: '1', match: aMatch(), countsAt: null },
  } as const;

  it('REP-05~ is composed for the number of now, in the language of the reader', async () => {
    const { messages, directory, reaches, transport, send } = aSender();
    directory.knows('carla', { language: 'it', email: null });
    directory.places.set('c1', { courtId: 'c1', name: 'Tennis Club Città', city: 'Milano' });
    reaches.knows('carla', { number: '+393331234567' });
    messages.addUncomposed(reminder);
    await send.execute('msg1');
    expect(transport.sent[0]).toMatchObject({
      to: '+393331234567',
      text: 'La tua partita inizia alle 18:00, Tennis Club Citta: https://setpoint.example/match/m1',
    });
  });

  it.each([
    ['has no number any more', { number: null }, { state: 'FAILED', reason: 'NOT_REACHABLE' }],
    [
      'has turned it off',
      { choices: [{ topic: 'REMINDERS', channel: 'SMS', enabled: false } as const] },
      { state: 'LEFT_OUT', reason: 'TURNED_OFF' },
    ],
    ['is locked', { closed: true }, { state: 'LEFT_OUT', reason: 'ACCOUNT_CLOSED' }],
  ])('REP-05~ is not sent to who %s', async (_, but, settled) => {
    const { messages, directory, reaches, transport, send } = aSender();
    directory.knows('carla');
    reaches.knows('carla', { number: '+393331234567', ...but });
    messages.addUncomposed(reminder);
    await send.execute('msg1');
    expect(transport.sent).toEqual([]);
    expect(messages.all.get('msg1')).toMatchObject(settled);
  });
});
