import { FixedClock } from '@setpoint/testkit';
import { Undeliverable } from '../../src/application/messages.js';
import { SendMessage } from '../../src/application/send-message.js';
import { MemoryMessages, MemoryTransport } from '../memory/memory-messages.js';

const clock = new FixedClock('2026-06-01T10:00:00Z');

function aSender(staysHere = false) {
  const messages = new MemoryMessages();
  const transport = new MemoryTransport(staysHere);
  return { messages, transport, send: new SendMessage(messages, transport, clock) };
}

describe('sending messages', () => {
  it('NTF-08 sends once, however often it is asked', async () => {
    const { messages, transport, send } = aSender();
    messages.add();
    await send.execute('msg1', false);
    await send.execute('msg1', false);
    expect(transport.sent).toHaveLength(1);
    expect(messages.all.get('msg1')).toMatchObject({ state: 'SENT', sentAt: clock.now(), attempts: 1 });
  });

  it('NTF-08 an outage of the provider delays, it never loses', async () => {
    const { messages, transport, send } = aSender();
    messages.add();
    transport.fault = new Error('connection refused');
    for (let attempt = 1; attempt <= 3; attempt++) {
      await expect(send.execute('msg1', false)).rejects.toThrow('connection refused');
      expect(messages.all.get('msg1')).toMatchObject({ state: 'WAITING', attempts: attempt });
    }
    transport.fault = null;
    await send.execute('msg1', false);
    expect(transport.sent).toHaveLength(1);
    expect(messages.all.get('msg1')).toMatchObject({ state: 'SENT', attempts: 4 });
  });

  it('NTF-08 the last try that fails is shown as failed', async () => {
    const { messages, transport, send } = aSender();
    messages.add();
    transport.fault = new Error('connection refused');
    await expect(send.execute('msg1', true)).rejects.toThrow();
    expect(messages.all.get('msg1')).toMatchObject({ state: 'FAILED', attempts: 1 });
  });

  it('gives up at once on an address that does not exist', async () => {
    const { messages, transport, send } = aSender();
    messages.add();
    transport.fault = new Undeliverable('no such user');
    await send.execute('msg1', false);
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
      await send.execute('msg1', false);
      expect(messages.all.get('msg1')!.text).toBe(kept);
    }
  });

  it('knows no message that is not there', async () => {
    const { send, transport } = aSender();
    await send.execute('nothing', false);
    expect(transport.sent).toEqual([]);
  });
});
