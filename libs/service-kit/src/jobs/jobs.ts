import { SpanKind } from '@opentelemetry/api';
import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Log } from '../observe/log.js';
import { metrics } from '../observe/metrics.js';
import { continueTrace, currentTraceparent, inSpan } from '../observe/trace.js';
import { runStatement } from '../storage/run-statement.js';
import { rowsOf, sql } from '../storage/sql.js';
import type { Storage } from '../storage/storage.js';
import type { JobHandler, JobMetadata } from './job-handler.js';

export interface SendOptions {
  readonly retryLimit?: number;
  /** Not before this instant. */
  readonly startAfter?: Date;
  /** At most one job of the queue with this key is queued or running at a time. */
  readonly singletonKey?: string;
  /** Higher first. */
  readonly priority?: number;
}

export interface JobWorker {
  readonly metadata: JobMetadata;
  readonly handler: JobHandler;
}

/** Contents of a job row: the data and the trace context of the sender. A scheduled job has neither. */
const jobEnvelope = z.object({ data: z.unknown().default({}), traceparent: z.string().exactOptional() });
type JobEnvelope = z.output<typeof jobEnvelope>;

const traced = (traceparent: string | undefined) => (traceparent ? { traceparent } : {});

/** pg-boss writes through the transaction's own connection. */
const withinTransaction = (manager: EntityManager) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: (await runStatement(manager, text, values)).records,
  }),
});

export const failedQueueSuffix = '-failed';

/** Dead-letter queue for jobs that exhausted their retries. */
export const failedQueue = (queue: string) => `${queue}${failedQueueSuffix}`;

/** Work for later, with retries: deliveries, exports, nightly work. Its tables are in the schema `<service>_jobs`. */
export class Jobs {
  private boss: PgBoss | undefined;
  private readonly queues = new Set<string>();

  constructor(
    private readonly service: string,
    private readonly databaseUrl: string,
    private readonly storage: Storage,
    private readonly log: Log,
  ) {}

  /**
   * Enqueues a job within the transaction: it exists only if the transaction commits.
   * Resolves with its id, or null if the singleton key was taken.
   */
  async send(manager: EntityManager, queue: string, data: object, options: SendOptions = {}): Promise<string | null> {
    if (!this.boss || !this.queues.has(queue)) throw new Error(`${this.service} has no @OnJob('${queue}')`);
    const envelope: JobEnvelope = { data, ...traced(currentTraceparent()) };
    return this.boss.send(queue, envelope, { ...options, db: withinTransaction(manager) });
  }

  async start(workers: readonly JobWorker[], options: { readonly work: boolean }): Promise<void> {
    if (workers.length === 0) return;
    const schema = `${this.storage.schema}_jobs`;
    const boss = new PgBoss({
      connectionString: this.databaseUrl,
      application_name: schema,
      schema,
      max: 3,
      createSchema: !(await this.schemaExists(schema)),
      useListenNotify: options.work,
      schedule: options.work && workers.some(({ metadata }) => metadata.cron),
      supervise: options.work,
    });
    boss.on('error', (error) => this.log.warn({ err: error }, 'the job queue has trouble'));
    await boss.start();
    this.boss = boss;
    for (const { metadata } of workers) await this.prepare(boss, metadata);
    if (options.work) for (const worker of workers) await this.work(boss, worker);
  }

  /** Waits for running jobs. */
  async stop(): Promise<void> {
    await this.boss?.stop({ graceful: true, close: true, timeout: 10_000 });
    this.boss = undefined;
  }

  private async schemaExists(schema: string): Promise<boolean> {
    const rows = await rowsOf(this.storage.manager, sql`select 1 from pg_namespace where nspname = ${schema}`);
    return rows.length > 0;
  }

  private async prepare(boss: PgBoss, metadata: JobMetadata): Promise<void> {
    const { queue } = metadata;
    const failed = failedQueue(queue);
    // The dead-letter queue must exist before the queue that refers to it.
    if (!(await boss.getQueue(failed))) await boss.createQueue(failed, { retentionSeconds: 30 * 24 * 3600 });
    const options = {
      retryLimit: metadata.retryLimit ?? 5,
      retryDelay: metadata.retryDelay ?? 1,
      retryBackoff: true,
      retryDelayMax: metadata.retryDelayMax ?? 300,
      expireInSeconds: metadata.expireInSeconds ?? 300,
      // Job data may be personal, so completed jobs are deleted soon.
      deleteAfterSeconds: 24 * 3600,
      deadLetter: failed,
      notify: true,
    };
    if (await boss.getQueue(queue)) await boss.updateQueue(queue, options);
    else await boss.createQueue(queue, options);
    this.queues.add(queue);
  }

  private async work(boss: PgBoss, { metadata, handler }: JobWorker): Promise<void> {
    const { queue, cron, concurrency = 2, batchSize = 1 } = metadata;
    const labels = { service: this.service, queue };
    const run = async (job: JobWithMetadata<unknown>): Promise<JobResult> => {
      const { id, retryCount, retryLimit, signal } = job;
      const attempt = retryCount + 1;
      const envelope = jobEnvelope.safeParse(job.data ?? {});
      const read = envelope.success ? handler.data.safeParse(envelope.data.data) : envelope;
      if (!read.success) {
        metrics.jobs.inc({ ...labels, outcome: 'failed' });
        this.log.error(
          { queue, job: id, reason: z.prettifyError(read.error) },
          'a job is malformed and failed for good',
        );
        return { id, status: 'deadletter', output: read.error };
      }
      try {
        const about = { id, attempt, isLast: retryCount >= retryLimit, signal };
        await continueTrace(envelope.data?.traceparent, () =>
          inSpan(`job ${queue}`, labels, () => handler.run(read.data, about), { kind: SpanKind.CONSUMER }),
        );
        metrics.jobs.inc({ ...labels, outcome: 'done' });
        return { id, status: 'completed' };
      } catch (error) {
        metrics.jobs.inc({ ...labels, outcome: 'failed' });
        this.log.warn({ err: error, queue, job: id, attempt }, 'a job failed');
        return { id, status: 'failed', output: error };
      }
    };
    await boss.work(
      queue,
      {
        batchSize,
        // Poll again immediately while batches are full.
        burstWhenBatchFull: true,
        localConcurrency: concurrency,
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 1,
        includeMetadata: true,
        perJobResults: true,
      },
      async (batch: JobWithMetadata<unknown>[]) => {
        const results: JobResult[] = [];
        for (const job of batch) results.push(await run(job));
        return results;
      },
    );
    if (cron) await boss.schedule(queue, cron, {}, { tz: 'UTC' });
  }
}
