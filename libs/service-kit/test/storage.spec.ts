import { outgoing } from '@setpoint/events';
import { eventually, FixedClock, startTestService, type TestService } from '@setpoint/testkit';
import { brokenConstraint, claimed, countStatements } from '../src/index.js';
import { rallyService, type RallyTables } from './rally/rally.service.js';
import { strokePlayed } from './rally/events.js';
import { levelsChanged } from '@setpoint/events';

let service: TestService<RallyTables>;
const clock = new FixedClock('2026-06-01T18:00:00Z');
beforeAll(async () => {
  service = await startTestService<RallyTables>(rallyService, { clock });
}, 60_000);
afterAll(() => service?.stop());

const rally = (id: string): RallyTables['rally'] => ({
  id,
  user_id: 'ana',
  opponent_id: null,
  strokes: 0,
  starts_at: null,
  played_on: null,
  played_at: null,
  ends_at: null,
  ended: false,
});
const storage = () => service.storage as unknown as import('../src/index.js').Storage<RallyTables>;

describe('a transaction', () => {
  it('writes state and events together, in the order they were said', async () => {
    await storage().transaction(async (tx, effects) => {
      effects.emit(
        outgoing(strokePlayed, { rallyId: 'r1', number: 1 }),
        outgoing(strokePlayed, { rallyId: 'r1', number: 2 }),
      );
      await tx.insertInto('rally').values(rally('r1')).execute();
      effects.emit(outgoing(strokePlayed, { rallyId: 'r1', number: 3 }));
    });
    const said = (await service.events()).filter((event) => event.subject === 'r1');
    expect(said).toMatchObject(
      [1, 2, 3].map((number) => ({
        specversion: '1.0',
        source: 'rally',
        type: 'rally.stroke-played.v1',
        time: '2026-06-01T18:00:00.000Z',
        subject: 'r1',
        data: { rallyId: 'r1', number },
      })),
    );
  });

  it('leaves neither state nor events when it fails, and runs nothing afterwards', async () => {
    let ran = false;
    await expect(
      storage().transaction(async (tx, effects) => {
        await tx.insertInto('rally').values(rally('r2')).execute();
        effects.emit(outgoing(strokePlayed, { rallyId: 'r2', number: 1 }));
        effects.afterCommit(() => void (ran = true));
        throw new Error('net');
      }),
    ).rejects.toThrow('net');
    expect((await service.events()).filter((event) => event.subject === 'r2')).toEqual([]);
    expect(await service.db.selectFrom('rally').selectAll().where('id', '=', 'r2').execute()).toEqual([]);
    expect(ran).toBe(false);
  });

  it('does not let out an event that breaks its contract, nor one of another owner', async () => {
    const say = (event: Parameters<import('../src/index.js').Effects['emit']>[0], id: string) =>
      storage().transaction(async (tx, effects) => {
        await tx.insertInto('rally').values(rally(id)).execute();
        effects.emit(event);
      });
    await expect(say(outgoing(strokePlayed, { rallyId: 'r3', number: 1.5 }), 'r3')).rejects.toThrow(
      'rally.stroke-played.v1 breaks its contract',
    );
    await expect(say(outgoing(levelsChanged, { userId: 'ana', levels: [] }), 'r3')).rejects.toThrow("isn't its own");
    expect(await service.db.selectFrom('rally').selectAll().where('id', '=', 'r3').execute()).toEqual([]);
  });

  it('runs what should follow after the commit, in order, and forgives it', async () => {
    const seen: string[] = [];
    await storage().transaction(async (tx, effects) => {
      effects.afterCommit(async () => {
        const row = await service.db.selectFrom('rally').select('id').where('id', '=', 'r4').executeTakeFirst();
        seen.push(`committed: ${row?.id}`);
        throw new Error('no push today');
      });
      effects.afterCommit(() => void seen.push('second'));
      await tx.insertInto('rally').values(rally('r4')).execute();
    });
    expect(seen).toEqual(['committed: r4', 'second']);
  });

  it('runs again when two transactions lock each other out', async () => {
    await service.db
      .insertInto('rally')
      .values([rally('d1'), rally('d2')])
      .execute();
    let meet = 0;
    const both = Promise.withResolvers<void>();
    const add = (first: string, second: string) =>
      storage().transaction(async (tx, effects) => {
        const bump = (id: string) =>
          tx
            .updateTable('rally')
            .set((e) => ({ strokes: e('strokes', '+', 1) }))
            .where('id', '=', id)
            .execute();
        await bump(first);
        meet += 1;
        if (meet === 2) both.resolve();
        await both.promise;
        await bump(second);
        effects.emit(outgoing(strokePlayed, { rallyId: 'd', number: 1 }));
      });
    await Promise.all([add('d1', 'd2'), add('d2', 'd1')]);
    expect(meet).toBeGreaterThan(2);
    const rows = await service.db.selectFrom('rally').select('strokes').where('id', 'in', ['d1', 'd2']).execute();
    expect(rows.map((row) => row.strokes)).toEqual([2, 2]);
    expect((await service.events()).filter((event) => event.subject === 'd')).toHaveLength(2);
  });
});

describe('a storage', () => {
  it('reads bigint as number, days and times as text', async () => {
    await service.db
      .insertInto('rally')
      .values({ ...rally('t1'), played_on: '2026-03-29', played_at: '18:30' })
      .execute();
    const row = await service.db
      .selectFrom('rally')
      .select((e) => ['played_on', 'played_at', e.fn.countAll<number>().over().as('count')])
      .where('id', '=', 't1')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ played_on: '2026-03-29', played_at: '18:30:00', count: 1 });
  });

  it('names the constraint that a write broke', async () => {
    const fault = await service.db
      .insertInto('rally')
      .values([rally('c1'), rally('c1')])
      .execute()
      .catch((error: unknown) => error);
    expect(brokenConstraint(fault)).toBe('rally_pkey');
    expect(brokenConstraint(new Error('other'))).toBeUndefined();
  });

  it('counts the statements of a call, for the budget of a query', async () => {
    const { statements } = await countStatements(() =>
      service.query('query { a: rally(id: "x") { id } b: rally(id: "y") { id } c: rally(id: "z") { id } }'),
    );
    expect(statements).toHaveLength(1);
  });

  it('gives each due row to one sweeper', async () => {
    const ids = Array.from({ length: 6 }, (_, i) => `s${i}`);
    await service.db
      .insertInto('rally')
      .values(ids.map((id) => ({ ...rally(id), opponent_id: 'sweep' })))
      .execute();
    const taken: string[] = [];
    let sweeping = 0;
    const all = Promise.withResolvers<void>();
    const sweep = () =>
      storage().transaction(async (tx) => {
        const rows = await claimed(tx.selectFrom('rally').select('id').where('opponent_id', '=', 'sweep'), 2).execute();
        taken.push(...rows.map((row) => row.id));
        sweeping += 1;
        if (sweeping === 3) all.resolve();
        await all.promise;
      });
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(taken.toSorted()).toEqual(ids);
  });

  it('outlives the loss of its connections', async () => {
    await service.db.selectFrom('rally').select('id').limit(1).execute();
    const { Client } = (await import('pg')).default;
    const killer = new Client({ connectionString: service.databaseUrl });
    await killer.connect();
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rally' and datname = current_database()`,
    );
    await killer.end();
    await eventually(
      () => service.db.selectFrom('rally').select('id').limit(1).execute(),
      'the database does not answer any more',
    );
  });
});
