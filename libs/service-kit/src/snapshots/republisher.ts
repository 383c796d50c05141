import type { EntityManager } from 'typeorm';
import type { Log } from '../observe/log.js';
import { pause } from '../inbox/retry.js';
import { execute, rowOf, rowsOf, sql } from '../storage/sql.js';
import type { Effects } from '../outbox/effects.js';
import type { Storage } from '../storage/storage.js';
import type { SnapshotBatch, SnapshotSource } from './snapshot.js';

export interface NamedSnapshot {
  readonly name: string;
  readonly source: SnapshotSource;
}

export interface SnapshotRun {
  readonly name: string;
  /** Number of items emitted so far. */
  readonly emitted: number;
  readonly startedAt: Date;
  /** Null while it is running. */
  readonly finishedAt: Date | null;
}

interface Progress extends SnapshotBatch {
  readonly name: string;
  /** Of the whole run so far. */
  readonly emitted: number;
}

const BATCH = 200;
/** Items between two log lines. */
const LOG_EVERY = 10_000;
/** Outbox size above which snapshots pause, so that events of commands do not queue behind them. */
const MOST_WAITING = 1_000;

/**
 * Emits snapshots in batches. Progress is stored in the transaction of the events, so that a run
 * resumes after a crash, on any replica.
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

  /**
   * Starts a run of one snapshot, or of all. A run in progress continues, or restarts from the beginning if a new consumer
   * has missed its start (`anew`). Throws if there is no snapshot of that name.
   */
  async begin(name?: string, { anew = false, manager = this.storage.manager } = {}): Promise<void> {
    if (name !== undefined && !this.sources.has(name)) {
      throw new Error(`there is no snapshot ${name}; there are: ${this.names.join(', ') || 'none'}`);
    }
    const names = name === undefined ? this.names : [name];
    await execute(
      manager,
      sql`insert into snapshot_run as run (name) select unnest(${names}::text[])
          on conflict (name) do update set after = null, emitted = 0, finished_at = null,
            started_at = clock_timestamp(), updated_at = clock_timestamp()
          where run.finished_at is not null or ${anew}::boolean`,
    );
  }

  /** Resolves when no run is in progress any more. `makeRoom` is called when the outbox is full. */
  async finish(makeRoom: () => Promise<unknown>): Promise<void> {
    while (await this.isUnderWay()) {
      if ((await this.pass()) > 0) continue;
      // The outbox is full, or another replica is working on it.
      await makeRoom();
      await pause(20);
    }
  }

  /** Emits one batch. Resolves with the number of items, at least 1 unless there was nothing to do. */
  async pass(): Promise<number> {
    if (this.sources.size === 0 || !(await this.isUnderWay()) || (await this.isFull())) return 0;
    const batch = await this.storage.transaction((manager, effects) => this.emitBatch(manager, effects), {
      snapshot: true,
    });
    if (!batch) return 0;
    this.logProgress(batch);
    return Math.max(1, batch.count);
  }

  private async emitBatch(manager: EntityManager, effects: Effects): Promise<Progress | undefined> {
    const run = await rowOf<{ name: string; after: string | null }>(
      manager,
      sql`select name, after from snapshot_run where finished_at is null and name = any(${this.names}::text[])
            order by name limit 1 for update skip locked`,
    );
    if (!run) return undefined;
    const { next, count } = await this.sources.get(run.name)!.emit(manager, effects, run.after, BATCH);
    if (next !== null && next === run.after) throw new Error(`the snapshot ${run.name} does not go on at ${next}`);
    const updated = await rowOf<{ emitted: number }>(
      manager,
      sql`update snapshot_run set after = ${next}, emitted = emitted + ${count}, updated_at = clock_timestamp(),
              finished_at = case when ${next === null}::boolean then clock_timestamp() end
            where name = ${run.name} returning emitted`,
    );
    return { name: run.name, next, count, emitted: updated!.emitted };
  }

  private logProgress({ name: snapshot, next, count, emitted }: Progress): void {
    if (next === null) this.log.info({ snapshot, emitted }, 'a snapshot has been republished');
    else if (Math.floor(emitted / LOG_EVERY) > Math.floor((emitted - count) / LOG_EVERY)) {
      this.log.info({ snapshot, emitted }, 'a snapshot is being republished');
    }
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
