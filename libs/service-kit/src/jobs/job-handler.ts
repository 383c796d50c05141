import { SetMetadata } from '@nestjs/common';

export const JOB = 'setpoint:job';

export interface JobOptions {
  /** Tries after the first one. 5 unless told. */
  readonly retryLimit?: number;
  /** Seconds before the first retry; doubles with each, with jitter. 1 unless told. */
  readonly retryDelay?: number;
  /** Longest wait between tries, in seconds. 300 unless told. */
  readonly retryDelayMax?: number;
  /** A job that takes longer counts as failed, in seconds. 300 unless told. */
  readonly expireInSeconds?: number;
  /** How many jobs of this queue run at once in one process. 2 unless told. */
  readonly concurrency?: number;
  /**
   * How many jobs are fetched at once and done one after the other; 1 unless told. For short jobs that come in hundreds:
   * all of a batch have to be done within `expireInSeconds`.
   */
  readonly batchSize?: number;
  /** Runs by itself at these times (five cron fields, UTC); may also run once at start: be idempotent. */
  readonly cron?: string;
}

export interface JobMetadata extends JobOptions {
  readonly queue: string;
}

/** Marks a provider as the one that does the jobs of a queue. One class, one file `jobs/<what-it-does>.ts`. */
export const OnJob = (queue: string, options: JobOptions = {}): ClassDecorator =>
  SetMetadata(JOB, { queue, ...options } satisfies JobMetadata);

export interface JobHandler<Data extends object = object> {
  /** May run again after a failure or a crash: idempotent. A rejection leads to a retry. */
  run(data: Data, job: JobRun): Promise<void>;
}

export interface JobRun {
  readonly id: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Whether no further try follows a failure. */
  readonly isLast: boolean;
  /** Ends when the job has taken too long or the service stops. */
  readonly signal: AbortSignal;
}
