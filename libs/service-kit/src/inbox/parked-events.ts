import type { EventEnvelope } from '@setpoint/events';
import type { Random } from '@setpoint/kernel';
import type { EntityManager } from 'typeorm';
import { errorText, type Log } from '../observe/log.js';
import { metrics } from '../observe/metrics.js';
import type { Effects } from '../outbox/effects.js';
import { isUnavailable } from '../storage/errors.js';
import { execute, rowOf, sql } from '../storage/sql.js';
import type { Storage } from '../storage/storage.js';
import { writeDeadLetter } from './dead-letters.js';
import { BrokenContract } from './reactions.js';
import { halfJitter, pause, type RetryPolicy } from './retry.js';

interface ParkedRow {
  readonly position: number;
  readonly envelope: EventEnvelope;
  readonly attempts: number;
}

interface Handler {
  handleFresh(event: EventEnvelope, manager: EntityManager, effects: Effects): Promise<void>;
}

const LOOK_MS = 1_000;

/**
 * Stores failed events, and later ones about the same subject, in a table: retries do not block other subjects and
 * survive a restart. The first event of each subject is retried when due; after the last attempt it becomes a dead
 * letter and the next one moves up. Replicas share the work: a row is locked while it is tried.
 */
export class ParkedEvents {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private woken = Promise.withResolvers<void>();

  constructor(
    private readonly service: string,
    private readonly storage: Storage,
    private readonly handler: Handler,
    private readonly random: Random,
    private readonly log: Log,
    private readonly retry: RetryPolicy,
  ) {}

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.woken.resolve();
    await this.running;
  }

  /** Parks an event that has failed once, and the events behind it. */
  async park(event: EventEnvelope, error: string, behind: readonly EventEnvelope[]): Promise<void> {
    await this.storage.transaction(async (manager) => {
      await this.append(manager, [event, ...behind]);
      const failed = { event, attempts: 1, error };
      await this.noteFailure(manager, failed, this.retry.attempts <= 1);
    });
    this.woken.resolve();
  }

  /** Appends events behind the parked ones of their subject. Processed or already parked events are skipped. */
  async append(manager: EntityManager, events: readonly EventEnvelope[]): Promise<void> {
    if (events.length === 0) return;
    await execute(
      manager,
      sql`insert into parked_event (event_id, source, subject, envelope, attempts)
          select envelope->>'id', envelope->>'source', envelope->>'subject', envelope, 0
          from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as received (envelope, position)
          where not exists (select 1 from inbox where event_id = envelope->>'id')
          order by position on conflict (event_id) do nothing`,
    );
  }

  async settled(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const parked = await rowOf(this.storage.manager, sql`select 1 from parked_event limit 1`);
      if (!parked) return;
      if (!(await this.tryNext())) await pause(5, this.stopping.signal);
    }
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      this.woken = Promise.withResolvers();
      try {
        while (!this.stopping.signal.aborted && (await this.tryNext()));
      } catch (error) {
        this.log.warn({ err: error }, 'parked events could not be tried again');
      }
      await this.wokenWithin(LOOK_MS);
    }
  }

  private async wokenWithin(ms: number): Promise<void> {
    const enough = new AbortController();
    await Promise.race([this.woken.promise, pause(ms, AbortSignal.any([this.stopping.signal, enough.signal]))]);
    enough.abort();
  }

  /** Retries the first due event of a subject. False if none is due. */
  private async tryNext(): Promise<boolean> {
    let tried: ParkedRow | undefined;
    try {
      await this.storage.transaction(async (manager, effects) => {
        tried = await rowOf<ParkedRow>(
          manager,
          sql`select position, envelope, attempts from parked_event as parked
              where retry_at <= clock_timestamp() and not exists (
                select 1 from parked_event as before
                where before.source = parked.source and before.subject = parked.subject
                  and before.position < parked.position)
              order by retry_at limit 1 for update of parked skip locked`,
        );
        if (!tried) return;
        await this.handler.handleFresh(tried.envelope, manager, effects);
        await remove(manager, tried.envelope);
      });
    } catch (error) {
      if (!tried || isUnavailable(error)) throw error;
      await this.failedAgain(tried, error);
    }
    return tried !== undefined;
  }

  private async failedAgain({ envelope: event, attempts }: ParkedRow, error: unknown): Promise<void> {
    const failed = { event, attempts: attempts + 1, error: errorText(error) };
    const details = { err: error, event: event.id, type: event.type, subject: event.subject, attempt: failed.attempts };
    this.log.warn(details, 'a parked event failed again');
    const isFinal = error instanceof BrokenContract || failed.attempts >= this.retry.attempts;
    await this.storage.transaction((manager) => this.noteFailure(manager, failed, isFinal));
  }

  private async noteFailure(
    manager: EntityManager,
    { event, attempts, error }: { event: EventEnvelope; attempts: number; error: string },
    isFinal: boolean,
  ): Promise<void> {
    const labels = { service: this.service, type: event.type };
    if (isFinal) {
      await writeDeadLetter(manager, { event, error, attempts });
      await remove(manager, event);
      metrics.eventsDeadLettered.inc(labels);
      this.log.error(
        { event: event.id, type: event.type, subject: event.subject, attempts, error },
        'an event failed for good and is a dead letter now',
      );
      return;
    }
    const waitMs = halfJitter(this.random, attempts, this.retry);
    await execute(
      manager,
      sql`update parked_event set attempts = ${attempts}, error = ${error},
            retry_at = clock_timestamp() + make_interval(secs => ${waitMs / 1_000})
          where event_id = ${event.id}`,
    );
    metrics.eventRetries.inc(labels);
  }
}

async function remove(manager: EntityManager, { id }: EventEnvelope): Promise<void> {
  await execute(manager, sql`delete from parked_event where event_id = ${id}`);
}
