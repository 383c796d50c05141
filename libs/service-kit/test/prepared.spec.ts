import { startTestService, type TestService } from '@setpoint/testkit';
import pg from 'pg';
import type { EntityManager } from 'typeorm';
import { countStatements, execute, insertRows, metrics, rowsOf, sql } from '../src/index.js';
import { bookingsService } from './fixture/bookings/bookings.service.js';
import { aBooking } from './fixture/bookings/builders.js';
import { BookingEntity } from './fixture/bookings/entities.js';

let service: TestService;
let other: pg.Client;
beforeEach(async () => {
  service = await startTestService(bookingsService, { jobs: false });
  other = new pg.Client({ connectionString: service.databaseUrl, options: '-c search_path=bookings' });
  await other.connect();
});
afterEach(async () => {
  await other?.end();
  await service?.stop();
});

interface Prepared {
  readonly name: string;
  readonly statement: string;
  readonly uses: number;
}

/** What this connection has prepared and used again. */
const prepared = (manager: EntityManager) =>
  rowsOf<Prepared>(
    manager,
    sql`select name, statement, generic_plans + custom_plans as uses from pg_prepared_statements
        where statement ~ ${'booking'} and statement !~ ${'pg_prepared_statements'} order by prepare_time`,
  );

describe('parameterised statements', () => {
  it('are prepared by name: hand-written ones, those of TypeORM, and writes', async () => {
    await service.storage.transaction(async (manager) => {
      for (const id of ['a', 'b', 'c']) {
        await manager.findOneBy(BookingEntity, { id });
        await rowsOf(manager, sql`select id from booking where id = any(${[id, 'x', 'y'].slice(0, id === 'b' ? 3 : 1)}::text[])`); // oxfmt-ignore
        await insertRows(manager, BookingEntity, [aBooking(id)]);
        await manager.update(BookingEntity, { id }, { revision: 1 });
      }
      const statements = await prepared(manager);
      expect(statements.map(({ statement, uses }) => [statement.split(' ')[0]!.toLowerCase(), uses])).toEqual([
        ['select', 3],
        ['select', 3],
        ['insert', 3],
        ['update', 3],
      ]);
      expect(statements[1]!.statement).toBe('select id from booking where id = any($1::text[])');
      expect(new Set(statements.map(({ name }) => name)).size).toBe(4);
    });
  });

  it('are a few texts for a request, however long its lists', async () => {
    const ask = (ids: string[]) =>
      countStatements(() => service.query(`{ ${ids.map((id) => `${id}: booking(id: "${id}") { id }`).join(' ')} }`));
    const [few, many] = [await ask(['a', 'b']), await ask(['a', 'b', 'c', 'd', 'e'])];
    expect(few.statements).toEqual(many.statements);
  });
});

it('statements are counted for each service, transactions included', async () => {
  const sent = async () =>
    (await metrics.sqlStatements.get()).values.find((each) => each.labels.service === 'bookings')!;
  const before = (await sent()).value;
  const { statements } = await countStatements(() => service.manager.insert(BookingEntity, aBooking('a')));
  expect((await sent()).value - before).toBeGreaterThanOrEqual(statements.length);
  expect(statements.length).toBeGreaterThan(0);
});

describe('statements that a migration has made stale', () => {
  const alter = () => other.query('alter table booking add column colour text');
  const all = (manager: EntityManager) => rowsOf(manager, sql`select * from booking where id = ${'a'}`);

  it('answer all the same', async () => {
    await service.manager.insert(BookingEntity, aBooking('a'));
    await all(service.manager);
    await alter();
    expect(await all(service.manager)).toMatchObject([{ id: 'a', colour: null }]);
    expect(await all(service.manager)).toMatchObject([{ id: 'a', colour: null }]);
  });

  it('make a transaction start over', async () => {
    await service.manager.insert(BookingEntity, aBooking('a'));
    await all(service.manager);
    await alter();
    let attempts = 0;
    const rows = await service.storage.transaction(async (manager) => {
      attempts += 1;
      await execute(manager, sql`update booking set revision = revision + 1 where id = ${'a'}`);
      return all(manager);
    });
    expect(rows).toMatchObject([{ revision: 1, colour: null }]);
    expect(attempts).toBe(2);
  });

  it('or that the server has forgotten do so too', async () => {
    await all(service.manager);
    await service.manager.query('deallocate all');
    expect(await all(service.manager)).toEqual([]);
  });
});
