import type { EntityManager } from 'typeorm';
import type { Log } from '../observe/log.js';
import { pause } from '../inbox/retry.js';
import { execute, rowOf, rowsOf, sql } from '../storage/sql.js';
import type { Effects } from '../outbox/effects.js';
import type { Storage } from '../storage/storage.js';
import type { SnapshotSource } from './snapshot.js';

export interface NamedSnapshot {
  readonly name: string;
  readonly source: SnapshotSource;
}

export interface SnapshotRun {
  readonly name: string;
  /** How many things have been emitted so far. */
  readonly emitted: number;
  readonly startedAt: Date;
  /** null while it is under way. */
  readonly finishedAt: Date | null;
}

const BATCH = 200;
/** Events that wait in the outbox before snapshots wait too: those of commands must not stand behind all of them. */
const MOST_WAITING = 1_000;

/**
 * Emits snapshots, batch by batch. How far each has come is written in the transaction of its events, so that a run goes
 * on where it stood, after a crash and in whichever replica has time.
 */
export class Republisher {
  private readonly sources: ReadonlyMap<string, SnapshotSource>;

  constructor(
    private readonly storage: Storage,
    snapshots: readonly NamedSnapshot[],
    private readonly log: Log,
  ) {
    this.sources = new Map(snapshots.map(({ name, source }) => [name, source]));
    if (this.sources.size < snapshots.length) throw new Error('two snapshots have the same name');
  }

  get names(): string[] {
    return [...this.sources.keys()];
  }

  /** Begins a run of one snapshot, or of all; one that is under way goes on. Throws when there is none of that name. */
  async begin(name?: string): Promise<void> {
    if (name !== undefined && !this.sources.has(name)) {
      throw new Error(`there is no snapshot ${name}; there are: ${this.names.join(', ') || 'none'}`);
    }
    const names = name === undefined ? this.names : [name];
    await execute(
      this.storage.manager,
      sql`insert into snapshot_run as run (name) select unnest(${names}::text[])
          on conflict (name) do update set after = null, emitted = 0, finished_at = null,
            started_at = clock_timestamp(), updated_at = clock_timestamp()
          where run.finished_at is not null`,
    );
  }

  /** Resolves when no run is under way any more. `makeRoom` is called when the outbox is full. */
  async finish(makeRoom: () => Promise<unknown>): Promise<void> {
    while (await this.isUnderWay()) {
      if ((await this.pass()) > 0) continue;
      // Full, or another replica is at it.
      await makeRoom();
      await pause(20);
    }
  }

  /** One batch; resolves with how many things it emitted, at least 1 unless there was nothing to do. */
  async pass(): Promise<number> {
    if (this.sources.size === 0 || !(await this.isUnderWay()) || (await this.isFull())) return 0;
    const batch = await this.storage.transaction((manager, effects) => this.emitBatch(manager, effects), {
      snapshot: true,
    });
    if (!batch) return 0;
    if (batch.next === null) this.log.info({ snapshot: batch.name }, 'a snapshot has been republished');
    return Math.max(1, batch.count);
  }

  private async emitBatch(manager: EntityManager, effects: Effects) {
    const run = await rowOf<{ name: string; after: string | null }>(
      manager,
      sql`select name, after from snapshot_run where finished_at is null and name = any(${this.names}::text[])
            order by name limit 1 for update skip locked`,
    );
    if (!run) return undefined;
    const { next, count } = await this.sources.get(run.name)!.emit(manager, effects, run.after, BATCH);
    if (next !== null && next === run.after) throw new Error(`the snapshot ${run.name} does not go on at ${next}`);
    await execute(
      manager,
      sql`update snapshot_run set after = ${next}, emitted = emitted + ${count}, updated_at = clock_timestamp(),
              finished_at = case when ${next === null}::boolean then clock_timestamp() end
            where name = ${run.name}`,
    );
    return { name: run.name, next, count };
  }

  async runs(): Promise<SnapshotRun[]> {
    return rowsOf<SnapshotRun>(
      this.storage.manager,
      sql`select name, emitted, started_at as "startedAt", finished_at as "finishedAt"
          from snapshot_run where name = any(${this.names}::text[]) order by name`,
    );
  }

  private async isUnderWay(): Promise<boolean> {
    const run = await rowOf(
      this.storage.manager,
      sql`select 1 from snapshot_run where finished_at is null and name = any(${this.names}::text[]) limit 1`,
    );
    return run !== undefined;
  }

  private async isFull(): Promise<boolean> {
    const waiting = await rowsOf(
      this.storage.manager,
      sql`select 1 from outbox where published_at is null limit ${MOST_WAITING}`,
    );
    return waiting.length === MOST_WAITING;
  }
}
