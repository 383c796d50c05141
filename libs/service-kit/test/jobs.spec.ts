import { eventually, startTestService, type TestService } from '@setpoint/testkit';
import { rowsOf, sql } from '../src/index.js';
import { bookingsService } from './fixture/bookings/bookings.service.js';
import { Mailbox, RequestConfirmation } from './fixture/bookings/send-confirmation.js';

let service: TestService;
let mailbox: Mailbox;
let request: RequestConfirmation;
beforeAll(async () => {
  service = await startTestService(bookingsService, { settings: { mailsPerDay: 5 } });
  mailbox = service.app.get(Mailbox, { strict: false });
  request = service.app.get(RequestConfirmation, { strict: false });
});
afterAll(() => service?.stop());

const send = (to: string, more = {}) =>
  request.storage.transaction((manager) => request.jobs.send(manager, 'send-confirmation', { to }, more));
const delivered = (to: string) => mailbox.delivered.filter(({ data }) => (data as { to: string }).to === to);

describe('jobs', () => {
  it('are done after the commit', async () => {
    expect(await send('ana')).toMatch(/^[0-9a-f-]{36}$/);
    await eventually(() => delivered('ana').length === 1, 'no mail for ana');
    expect(delivered('ana')).toEqual([{ data: { to: 'ana' }, attempt: 1, isLast: false }]);
  });

  it('that come in hundreds are done batch after batch, without a pause, each once', async () => {
    const many = Array.from({ length: 200 }, (_, index) => `reader ${index}`);
    await request.storage.transaction(async (manager) => {
      for (const to of many) await request.jobs.send(manager, 'send-confirmation', { to });
    });
    await eventually(() => many.every((to) => delivered(to).length > 0), 'some wait');
    expect(many.filter((to) => delivered(to).length !== 1)).toEqual([]);
  });

  it('of a transaction that failed are not there', async () => {
    await expect(
      request.storage.transaction(async (manager) => {
        await request.jobs.send(manager, 'send-confirmation', { to: 'nobody' });
        throw new Error('net');
      }),
    ).rejects.toThrow('net');
    await send('after nobody');
    await eventually(() => delivered('after nobody').length === 1, 'the next mail has not come');
    expect(delivered('nobody')).toEqual([]);
  });

  it('that fail are tried again', async () => {
    mailbox.failures = 1;
    await send('ben');
    await eventually(() => delivered('ben').length === 1, 'no mail for ben');
    expect(delivered('ben')[0]).toMatchObject({ attempt: 2 });
  });

  it('that fail for good are set aside', async () => {
    mailbox.failures = 3;
    await send('carla');
    await eventually(async () => {
      const rows = await rowsOf(
        service.manager,
        sql`select 1 from bookings_jobs.job where name = 'send-confirmation-failed' and data->'data'->>'to' = 'carla'`,
      );
      return rows.length === 1;
    }, 'the mail for carla was not set aside');
    expect(delivered('carla')).toEqual([]);
  });

  it('wait for their time', async () => {
    await send('dan', { startAfter: new Date(Date.now() + 3_600_000) });
    await send('before dan');
    await eventually(() => delivered('before dan').length === 1, 'the other mail has not come');
    expect(delivered('dan')).toEqual([]);
    await service.manager.query(`update bookings_jobs.job set start_after = now() where data->'data'->>'to' = 'dan'`);
    await eventually(() => delivered('dan').length === 1, 'no mail for dan');
  });

  it('need somebody who does them', async () => {
    await expect(
      request.storage.transaction((manager) => request.jobs.send(manager, 'send-parcel', {})),
    ).rejects.toThrow("bookings has no @OnJob('send-parcel')");
  });

  it('find the settings of their service', () => {
    expect(request.settings).toEqual({ mailsPerDay: 5 });
  });
});
