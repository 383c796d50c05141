import { SetMetadata } from '@nestjs/common';
import type { z } from 'zod';

export const JOB = 'setpoint:job';

export interface JobOptions {
  /** Retries after the first attempt. Default: 5. */
  readonly retryLimit?: number;
  /** Seconds before the first retry; doubles with each retry, with jitter. Default: 1. */
  readonly retryDelay?: number;
  /** Longest delay between retries, in seconds. Default: 300. */
  readonly retryDelayMax?: number;
  /** Timeout of a job, in seconds. Default: 300. */
  readonly expireInSeconds?: number;
  /** Concurrency of this queue in one process. Default: 2. */
  readonly concurrency?: number;
  /**
   * Batch size: jobs fetched together and run one after the other. Default: 1. For short jobs that come in hundreds:
   * the whole batch must finish within `expireInSeconds`.
   */
  readonly batchSize?: number;
  /** Schedule (five cron fields, UTC); may also run once at start, so the handler must be idempotent. */
  readonly cron?: string;
}

export interface JobMetadata extends JobOptions {
  readonly queue: string;
}

/** Marks a provider as the handler of a queue. One class, one file `jobs/<what-it-does>.ts`. */
export const OnJob = (queue: string, options: JobOptions = {}): ClassDecorator =>
  SetMetadata(JOB, { queue, ...options } satisfies JobMetadata);

export interface JobHandler<Data extends object = object> {
  /** What its jobs carry. One that carries anything else fails at once, and for good. */
  readonly data: z.ZodType<Data>;
  /** May run again after a failure or a crash: idempotent. A rejection leads to a retry. */
  run(data: Data, job: JobRun): Promise<void>;
}

export interface JobRun {
  readonly id: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Whether this is the last attempt. */
  readonly isLast: boolean;
  /** Aborted when the job times out or the service stops. */
  readonly signal: AbortSignal;
}
