import { createTexts } from '@setpoint/i18n';
import { MemoryRateLimiter } from '@setpoint/service-kit';
import { FixedClock } from '@setpoint/testkit';
import { ComposeMessage } from '../../src/application/compose-message.js';
import { MailTemplates } from '../../src/application/mail-templates.js';
import { MayLeave } from '../../src/application/may-leave.js';
import { TryLater } from '../../src/application/ports/message-transport.js';
import { SendMessage } from '../../src/application/send-message.js';
import { UnsubscribeLinks } from '../../src/application/unsubscribe-links.js';
import { aMatch } from '../builders.js';
import { MemoryDirectory } from '../memory/memory-directory.js';
import { MemoryMessages, MemoryTransport } from '../memory/memory-messages.js';
import { MemoryReaches, MemorySubscriptions } from '../memory/memory-reaches.js';

const HOUR = 3_600;
const SITE = 'https://setpoint.example';

function thePlatform() {
  const clock = new FixedClock('2026-06-01T10:00:00Z');
  const messages = new MemoryMessages();
  const reaches = new MemoryReaches();
  const subscriptions = new MemorySubscriptions();
  const directory = new MemoryDirectory().knows('carla');
  const transport = new MemoryTransport();
  const templates = new MailTemplates(createTexts(), SITE);
  const links = new UnsubscribeLinks('a secret', { webUrl: SITE });
  const composing = new ComposeMessage(directory, reaches, subscriptions, messages, templates, links);
  const mayLeave = new MayLeave(reaches, messages, clock);
  const ceiling = { smsPerHour: 100, smsPerDay: 100 };
  const send = new SendMessage(messages, composing, mayLeave, transport, clock, new MemoryRateLimiter(), ceiling);
  /** Second by second, as the timer hands over what is due. */
  async function run(seconds: number) {
    for (let second = 0; second < seconds; second += 1) {
      clock.advance({ seconds: 1 });
      for (const id of messages.due(clock.now())) await send.execute(id);
    }
  }
  return { clock, messages, reaches, subscriptions, transport, send, run };
}

const reminder = { template: 'matchReminder', actorId: '1', match: aMatch(), countsAt: null } as const;

describe('an outage of an hour', () => {
  it.each([
    ['that says nothing', () => new Error('connection refused')],
    ['that says for how long', () => new TryLater('429', 600)],
  ])('NTF-08 of providers %s delays mail, push and SMS; nothing is lost, nothing doubled', async (_, error) => {
    const { messages, reaches, subscriptions, transport, send, run, clock } = thePlatform();
    reaches.knows('carla', { number: '+393331234567', subscriptions: ['b1'] });
    const keys = { p256dh: 'key', auth: 'secret' };
    const browser = { id: 'b1', userId: 'carla', sessionId: 's1', endpoint: 'https://push.example/b1', ...keys };
    await subscriptions.add({ ...browser, createdAt: clock.now() }, 10);
    messages.addUncomposed({ id: 'mail' });
    messages.addUncomposed({
      id: 'push',
      channel: 'PUSH',
      content: reminder,
      subscriptionId: 'b1',
      topic: 'REMINDERS',
    });
    messages.addUncomposed({ id: 'sms', channel: 'SMS', content: reminder, topic: 'REMINDERS' });
    transport.error = error();
    for (const id of messages.all.keys()) await send.execute(id);
    await run(HOUR);
    expect([...messages.all.values()].map(({ state }) => state)).toEqual(['WAITING', 'WAITING', 'WAITING']);
    const tries = [...messages.all.values()].map(({ attempts }) => attempts);
    // Neither a storm nor a single try.
    for (const attempts of tries) expect(attempts).toBeGreaterThan(3);
    for (const attempts of tries) expect(attempts).toBeLessThan(15);

    transport.error = null;
    await run(HOUR);
    await run(HOUR);
    expect(transport.sent.map(({ id }) => id).toSorted()).toEqual(['mail', 'push', 'sms']);
    expect([...messages.all.values()].map(({ state }) => state)).toEqual(['SENT', 'SENT', 'SENT']);
  });

  it('NTF-08 keeps to what a provider asked for, to the second', async () => {
    const { messages, transport, send, run } = thePlatform();
    messages.add();
    transport.error = new TryLater('429', 90);
    await send.execute('msg1');
    transport.error = null;
    await run(89);
    expect(transport.sent).toEqual([]);
    await run(1);
    expect(transport.sent).toHaveLength(1);
  });

  it('NTF-07 NTF-08 what was turned off or read meanwhile is not sent afterwards', async () => {
    const { messages, reaches, transport, send, run } = thePlatform();
    messages.add({ id: 'off', userId: 'carla', topic: 'MATCHES' });
    messages.add({ id: 'read', userId: 'carla', channel: 'PUSH', notificationId: 'n1', subscriptionId: 'b1' });
    transport.error = new Error('connection refused');
    for (const id of ['off', 'read']) await send.execute(id);
    await reaches.choose('carla', { topic: 'MATCHES', channel: 'EMAIL', enabled: false });
    messages.read.add('n1');
    transport.error = null;
    await run(HOUR);
    expect(transport.sent).toEqual([]);
    expect([...messages.all.values()].map(({ state, reason }) => [state, reason])).toEqual([
      ['LEFT_OUT', 'TURNED_OFF'],
      ['LEFT_OUT', 'READ'],
    ]);
  });
});
