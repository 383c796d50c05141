import { eventually, player, startTestService, type TestService } from '@setpoint/testkit';
import pg from 'pg';
import type { EntityManager } from 'typeorm';
import { isUnavailable, rowsOf, sql, type Storage } from '../src/index.js';
import { bookingsService } from './fixture/bookings/bookings.service.js';
import { aBooking } from './fixture/bookings/builders.js';
import { BookingEntity } from './fixture/bookings/entities.js';
import { changesIn } from './fixture/bookings/readers.js';
import { Mailbox, RequestConfirmation } from './fixture/bookings/send-confirmation.js';

let service: TestService;
let operator: pg.Client;
beforeEach(async () => {
  // Everything that holds connections: pool, relay, timers, the pool and the listener of the jobs.
  service = await startTestService(bookingsService, { relay: true, timers: true });
  operator = new pg.Client({ connectionString: service.databaseUrl, application_name: 'operator' });
  await operator.connect();
});
afterEach(async () => {
  await operator?.end();
  await service?.stop();
});

/** Ends all sessions of the service; answers how many of them were within a transaction, by application. */
async function endSessions() {
  const { rows } = await operator.query<{ application: string; inside: boolean }>(`
    select application_name as application, xact_start is not null as inside, pg_terminate_backend(pid)
    from pg_stat_activity where application_name like 'bookings%' and datname = current_database()`);
  return rows;
}
const endSessionOf = async (manager: EntityManager) => {
  const [row] = await rowsOf<{ pid: number }>(manager, sql`select pg_backend_pid() as pid`);
  await operator.query('select pg_terminate_backend($1)', [row!.pid]);
  await eventually(async () => {
    const { rowCount } = await operator.query('select 1 from pg_stat_activity where pid = $1', [row!.pid]);
    return rowCount === 0;
  }, 'the session does not end');
};
const failureOf = (storage: Storage, work: Parameters<Storage['transaction']>[0]) =>
  storage.transaction(work).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a connection that ends', () => {
  it('between two statements of a transaction makes it unavailable, not broken', async () => {
    let statements = 0;
    const failure = await failureOf(service.storage, async (manager) => {
      await manager.insert(BookingEntity, aBooking('lost'));
      await endSessionOf(manager);
      statements += 1;
      await manager.update(BookingEntity, { id: 'lost' }, { revision: 1 });
      statements += 1;
    });
    expect(statements).toBe(1);
    expect(isUnavailable(failure)).toBe(true);
    expect(await service.manager.countBy(BookingEntity, { id: 'lost' })).toBe(0);
  });

  it('before the commit lets nothing follow it', async () => {
    let followed = false;
    const failure = await failureOf(service.storage, async (manager, effects) => {
      await manager.insert(BookingEntity, aBooking('lost'));
      effects.afterCommit(() => void (followed = true));
      await endSessionOf(manager);
    });
    expect(isUnavailable(failure)).toBe(true);
    expect(followed).toBe(false);
  });

  it('during a statement is told apart from a statement that is wrong', async () => {
    const running = service.manager.query('select pg_sleep(60)').catch((error: unknown) => error);
    await eventually(async () => {
      const { rowCount } = await operator.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'select pg_sleep%'`,
      );
      return rowCount === 1;
    }, 'it does not run');
    expect(isUnavailable(await running)).toBe(true);
    expect(isUnavailable(await service.manager.query('select nothing').catch((error: unknown) => error))).toBe(false);
  });

  it('is nobody else’s: a manager that is used after its transaction is a mistake', async () => {
    let kept: EntityManager | undefined;
    await service.storage.transaction(async (manager) => void (kept = manager));
    const failure = await kept!.query('select 1').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(isUnavailable(failure)).toBe(false);
  });
});

describe('a service whose sessions end again and again under load', () => {
  const book = () =>
    service.query<{ createBooking: { booking: { id: string } } }>(
      'mutation { createBooking(input: { guestId: "ben" }) { booking { id } } }',
      {},
      player('ana'),
    );

  it('lives, answers SERVICE_UNAVAILABLE meanwhile, and loses nothing that it accepted', async () => {
    const accepted: string[] = [];
    const refusals: unknown[] = [];
    let loading = true;
    const client = async () => {
      while (loading) {
        const { data, errors } = await book();
        if (data?.createBooking) accepted.push(data.createBooking.booking.id);
        else refusals.push(...(errors ?? []).map(({ message, extensions }) => ({ message, extensions })));
      }
    };
    const clients = Array.from({ length: 8 }, client);
    const ended: Awaited<ReturnType<typeof endSessions>> = [];
    for (let round = 0; round < 25; round += 1) {
      const before = accepted.length;
      await eventually(() => accepted.length > before + 4, 'commands are not accepted any more');
      ended.push(...(await endSessions()));
    }
    loading = false;
    await Promise.all(clients);

    expect(new Set(ended.map(({ application }) => application))).toEqual(new Set(['bookings', 'bookings_jobs']));
    expect(ended.filter(({ inside }) => inside).length).toBeGreaterThan(0);
    expect(refusals.length).toBeGreaterThan(0);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE', retryable: true } });
    }
    expect((await book()).errors).toBeUndefined();
    await eventually(async () => {
      const rows = await rowsOf<{ id: string; effects: number }>(
        service.manager,
        sql`select id, (select count(*) from change_log where booking_id = id) as effects from booking`,
      );
      expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(accepted));
      expect(rows.filter(({ effects }) => effects !== 1)).toEqual([]);
    }, 'events were lost or doubled');
    expect((await changesIn(service)).length).toBeGreaterThan(accepted.length);
    expect(await service.deadLetters.count()).toBe(0);
  });

  it('goes on with its jobs', async () => {
    const request = service.app.get(RequestConfirmation, { strict: false });
    const mailbox = service.app.get(Mailbox, { strict: false });
    for (let round = 0; round < 5; round += 1) {
      await endSessions();
      await eventually(
        () =>
          request.storage.transaction((manager) =>
            request.jobs.send(manager, 'send-confirmation', { to: `guest-${round}` }),
          ),
        'no job is taken',
      );
      await eventually(
        () => mailbox.delivered.some(({ data }) => (data as { to: string }).to === `guest-${round}`),
        'the job is not done',
      );
    }
  });
});
