import type { Health } from '../http/health.js';
import { failedQueueSuffix } from '../jobs/jobs.js';
import { rowOf, sql, raw } from '../storage/sql.js';
import type { Storage } from '../storage/storage.js';

export interface ServiceState {
  /** Failing readiness checks by name, with the problem. */
  readonly problems: readonly string[];
  /** Unpublished events, and the age of the oldest. */
  readonly outboxWaiting: number;
  readonly outboxAgeSeconds: number;
  readonly parkedEvents: number;
  readonly deadLetters: number;
  readonly jobsWaiting: number;
  /** Jobs that exhausted their retries. */
  readonly jobsFailed: number;
}

/** Health of a service according to its own tables (ADM-07). */
export class ServiceStateReader {
  constructor(
    private readonly storage: Storage,
    private readonly health: Health,
  ) {}

  async read(): Promise<ServiceState> {
    const [problems, counts, jobs] = await Promise.all([this.problems(), this.counts(), this.jobs()]);
    return {
      problems,
      outboxWaiting: Number(counts.waiting),
      outboxAgeSeconds: Math.round(counts.age),
      parkedEvents: Number(counts.parked),
      deadLetters: Number(counts.dead),
      ...jobs,
    };
  }

  private async problems(): Promise<string[]> {
    const checks = await Promise.all(
      [...this.health.all].map(async ([name, check]) => {
        const problem = await check();
        return problem === undefined ? [] : [`${name}: ${problem}`];
      }),
    );
    return checks.flat();
  }

  private async counts() {
    const counts = await rowOf<{ waiting: number; age: number; parked: number; dead: number }>(
      this.storage.manager,
      sql`select count(*) as waiting,
          coalesce(extract(epoch from clock_timestamp() - min(recorded_at)), 0)::float8 as age,
          (select count(*) from parked_event) as parked, (select count(*) from dead_letter) as dead
        from outbox where published_at is null`,
    );
    return counts!;
  }

  /** A service without jobs has no tables for them. */
  private async jobs() {
    const table = `${this.storage.schema}_jobs.job`;
    const there = await rowOf<{ there: boolean }>(
      this.storage.manager,
      sql`select to_regclass(${table}) is not null as there`,
    );
    if (!there?.there) return { jobsWaiting: 0, jobsFailed: 0 };
    const counts = await rowOf<{ waiting: number; failed: number }>(
      this.storage.manager,
      sql`select count(*) filter (where name not like ${`%${failedQueueSuffix}`}) as waiting,
          count(*) filter (where name like ${`%${failedQueueSuffix}`}) as failed
        from ${raw(table)} where state in ('created', 'retry')`,
    );
    return { jobsWaiting: Number(counts!.waiting), jobsFailed: Number(counts!.failed) };
  }
}
