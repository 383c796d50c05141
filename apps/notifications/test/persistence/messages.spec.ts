import { startTestService, type TestService } from '@setpoint/testkit';
import { Messages } from '../../src/application/ports/messages.js';
import { MessageEntity } from '../../src/persistence/entities.js';
import { notificationsService } from '../../src/service.js';

let service: TestService;
let messages: Messages;
const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 10, minute));

beforeAll(async () => {
  service = await startTestService(notificationsService, { jobs: false });
  messages = service.app.get(Messages);
  const add = (id: string, recipient: string, channel: 'EMAIL' | 'SMS', minute: number) =>
    service.manager.insert(MessageEntity, {
      id,
      channel,
      recipient,
      subject: channel === 'SMS' ? null : 'Subject',
      text: 'Text',
      template: 'matchInvited',
      language: 'it',
      state: 'WAITING',
      attempts: 0,
      created_at: at(minute),
      hand_over_at: at(minute),
    });
  await add('m1', 'ana@setpoint.example', 'EMAIL', 1);
  await add('m2', '+39 333 1234567', 'SMS', 2);
  await add('m3', 'Ben_Smith@setpoint.example', 'EMAIL', 3);
  await add('m4', 'ana@setpoint.example', 'EMAIL', 3);
});
afterAll(() => service.stop());

const ids = async (...args: Parameters<Messages['page']>) => (await messages.page(...args)).items.map(({ id }) => id);

describe('messages for support', () => {
  it('ADM-07 newest first, page by page', async () => {
    const first = await messages.page({}, { first: 3 });
    expect(first.items.map(({ id }) => id)).toEqual(['m4', 'm3', 'm2']);
    expect(first).toMatchObject({ hasNextPage: true, hasPreviousPage: false, totalCount: 4 });
    expect(await ids({}, { first: 3, after: first.cursors.at(-1)! })).toEqual(['m1']);
    await expect(ids({}, { first: 1, after: 'nonsense' })).rejects.toMatchObject({ reason: 'INVALID_CURSOR' });
  });

  it('ADM-07 by part of the address, taken literally, and by channel', async () => {
    expect(await ids({ to: 'ANA@' }, { first: 9 })).toEqual(['m4', 'm1']);
    expect(await ids({ to: 'ben_' }, { first: 9 })).toEqual(['m3']);
    expect(await ids({ to: 'a%a' }, { first: 9 })).toEqual([]);
    expect(await ids({ channel: 'SMS' }, { first: 9 })).toEqual(['m2']);
    expect(await ids({ to: 'ana', channel: 'SMS' }, { first: 9 })).toEqual([]);
  });

  it('NTF-08 wait until they are sent or given up', async () => {
    expect(await messages.take('m1')).toMatchObject({ state: 'WAITING', attempts: 0, to: 'ana@setpoint.example' });
    expect(await messages.take('m1')).toBeNull();
    await messages.failed('m1', { reason: 'GIVEN_UP', detail: 'away' }, at(20));
    expect(await messages.take('m1')).toMatchObject({ attempts: 1, reason: null, detail: 'away', handOverAt: at(20) });
    await messages.sent('m1', at(9), { text: '[link]', html: null });
    expect(await messages.take('m1')).toBeNull();
    await messages.failed('m2', { reason: 'REFUSED', detail: 'no such number' }, null);
    expect(await messages.take('m2')).toBeNull();
    const shown = (await messages.page({}, { first: 9 })).items.filter(({ id }) => id === 'm1' || id === 'm2');
    expect(shown).toMatchObject([
      { state: 'FAILED', attempts: 1, sentAt: null, reason: 'REFUSED', detail: 'no such number' },
      { state: 'SENT', attempts: 2, sentAt: at(9), text: '[link]' },
    ]);
    expect(await ids({ state: 'FAILED' }, { first: 9 })).toEqual(['m2']);
  });
});
