import { eventually, startTestService, type TestService } from '@setpoint/testkit';
import { sql } from 'kysely';
import { Postbox, rallyService, WriteCard, type RallyTables } from './rally/rally.service.js';

let service: TestService<RallyTables>;
let postbox: Postbox;
let write: WriteCard;
beforeAll(async () => {
  service = await startTestService<RallyTables>(rallyService, { settings: { cardsPerDay: 5 } });
  postbox = service.app.get(Postbox, { strict: false });
  write = service.app.get(WriteCard, { strict: false });
}, 60_000);
afterAll(() => service?.stop());

const send = (to: string, more = {}) =>
  write.storage.transaction((tx) => write.jobs.send(tx, 'send-card', { to }, more));
const delivered = (to: string) => postbox.delivered.filter(({ data }) => (data as { to: string }).to === to);

describe('jobs', () => {
  it('are done after the commit', async () => {
    expect(await send('ana')).toMatch(/^[0-9a-f-]{36}$/);
    await eventually(() => delivered('ana').length === 1, 'no card for ana');
    expect(delivered('ana')).toEqual([{ data: { to: 'ana' }, attempt: 1, isLast: false }]);
  });

  it('of a transaction that failed are not there', async () => {
    await expect(
      write.storage.transaction(async (tx) => {
        await write.jobs.send(tx, 'send-card', { to: 'nobody' });
        throw new Error('net');
      }),
    ).rejects.toThrow('net');
    await send('after nobody');
    await eventually(() => delivered('after nobody').length === 1, 'the next card has not come');
    expect(delivered('nobody')).toEqual([]);
  });

  it('that fail are tried again', async () => {
    postbox.failures = 1;
    await send('ben');
    await eventually(() => delivered('ben').length === 1, 'no card for ben', { withinMs: 15_000 });
    expect(delivered('ben')[0]).toMatchObject({ attempt: 2 });
  }, 20_000);

  it('that fail for good are set aside', async () => {
    postbox.failures = 3;
    await send('carla');
    await eventually(
      async () => {
        const { rows } =
          await sql`select 1 from rally_jobs.job where name = 'send-card-failed' and data->'data'->>'to' = 'carla'`.execute(
            service.db,
          );
        return rows.length === 1;
      },
      'the card for carla was not set aside',
      { withinMs: 20_000 },
    );
    expect(delivered('carla')).toEqual([]);
  }, 30_000);

  it('wait for their time', async () => {
    await send('dan', { startAfter: new Date(Date.now() + 1_500) });
    await send('before dan');
    await eventually(() => delivered('before dan').length === 1, 'the other card has not come');
    expect(delivered('dan')).toEqual([]);
    await eventually(() => delivered('dan').length === 1, 'no card for dan');
  });

  it('need somebody who does them', async () => {
    await expect(write.storage.transaction((tx) => write.jobs.send(tx, 'send-parcel', {}))).rejects.toThrow(
      "rally has no @OnJob('send-parcel')",
    );
  });

  it('find the settings of their service', () => {
    expect(write.settings).toEqual({ cardsPerDay: 5 });
  });
});
