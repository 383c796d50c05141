import { notificationId, userId } from '@setpoint/kernel';
import { MemoryPushBus, silentLog } from '@setpoint/service-kit';
import { FixedClock } from '@setpoint/testkit';
import { ReadNotification } from '../../src/application/read-notification.js';
import { MemoryMailboxes } from '../memory/memory-mailboxes.js';

const ana = userId('ana');
const single = (id: string | null) =>
  ({ what: 'single', notificationId: id === null ? null : notificationId(id) }) as const;
const all = (id: string | null = null) =>
  ({ what: 'all', notificationId: id === null ? null : notificationId(id) }) as const;

function aReader() {
  const push = new MemoryPushBus();
  const mailboxes = new MemoryMailboxes().add('ana', 'n1', 'n2', 'n3').add('ben', 'other');
  return { push, mailboxes, read: new ReadNotification(mailboxes, push, new FixedClock(), silentLog()) };
}

describe('reading notifications', () => {
  it('API-04 marks one and returns how many are left; again changes nothing', async () => {
    const { read } = aReader();
    expect(await read.execute(single('n2'), ana)).toEqual({ ok: true, value: 2 });
    expect(await read.execute(single('n2'), ana)).toEqual({ ok: true, value: 2 });
  });

  it('API-04 marks all', async () => {
    const { read } = aReader();
    expect(await read.execute(all(), ana)).toEqual({ ok: true, value: 0 });
  });

  it('NTF-05 leaves unread what came after the one that was seen last', async () => {
    const { read, mailboxes } = aReader();
    mailboxes.add('ana', 'n4');
    expect(await read.execute(all('n3'), ana)).toEqual({ ok: true, value: 1 });
  });

  it('API-03 signals it to the other screens of the reader', async () => {
    const { read, push } = aReader();
    let signals = 0;
    await push.subscribe('notify:ana', () => (signals += 1));
    await read.execute(all(), ana);
    expect(signals).toBe(1);
  });

  it('NTF-05 counts also when the other screens cannot be reached', async () => {
    const { read, push } = aReader();
    push.publish = () => Promise.reject(new Error('push is away'));
    expect(await read.execute(all(), ana)).toEqual({ ok: true, value: 0 });
  });

  it.each(['', 'ALL', 'everything'])('API-04 refuses to read %j with WHAT_NOT_VALID', async (what) => {
    const { read } = aReader();
    expect(await read.execute({ what, notificationId: null }, ana)).toMatchObject({
      ok: false,
      code: 'WHAT_NOT_VALID',
    });
  });

  it.each([single('nothing'), single('other'), all('other')])(
    'API-04 refuses %p with NOTIFICATION_NOT_FOUND',
    async (command) => {
      const { read, mailboxes } = aReader();
      expect(await read.execute(command, ana)).toMatchObject({ ok: false, code: 'NOTIFICATION_NOT_FOUND' });
      expect(await mailboxes.unread(userId('ben'))).toBe(1);
    },
  );

  it('API-04 refuses a single without an id with NOTIFICATION_ID_REQUIRED', async () => {
    const { read } = aReader();
    expect(await read.execute(single(null), ana)).toMatchObject({ ok: false, code: 'NOTIFICATION_ID_REQUIRED' });
  });
});
