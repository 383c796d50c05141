import type { Random } from '@setpoint/kernel';
import { SpanKind } from '@opentelemetry/api';
import pg from 'pg';
import { fullJitter, pause } from '../inbox/retry.js';
import type { Log } from '../observe/log.js';
import { metrics } from '../observe/metrics.js';
import { continueTrace, inSpan } from '../observe/trace.js';
import type { EventBus } from '../ports/ports.js';
import { connectionOptions } from '../storage/connection.js';
import { execute, rowOf, rowsOf, sql } from '../storage/sql.js';
import type { Storage } from '../storage/storage.js';
import type { OutboxRow } from './entities.js';
import { envelopeOf } from './envelope.js';
import { tidy } from './tidy.js';

export interface RelayOptions {
  readonly service: string;
  readonly databaseUrl: string;
  readonly storage: Storage;
  readonly bus: EventBus;
  readonly random: Random;
  readonly log: Log;
  /** Interval of the sweep for missed notifications. */
  readonly sweepMs?: number;
  readonly batch?: number;
}

const BACKOFF = { baseMs: 100, capMs: 10_000 };
const TIDY_MS = 60_000;
const GAUGE_MS = 5_000;

/**
 * Publishes outbox rows to the bus in the order of their positions. One replica of a service at a time (advisory
 * lock on a dedicated connection); the others stand by and take over when that connection ends. Woken by NOTIFY;
 * a periodic sweep finds what was missed. A batch is marked after the bus has accepted it: at-least-once delivery.
 *
 * Positions of different transactions may become visible out of order; those of one aggregate cannot, because the
 * aggregate's row is locked from the decision to the commit.
 */
export class Relay {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private leading = false;
  private woken = Promise.withResolvers<void>();
  private passing: Promise<unknown> = Promise.resolve();
  private tidiedAt = 0;
  private gaugedAt = 0;

  constructor(private readonly options: RelayOptions) {}

  private get manager() {
    return this.options.storage.manager;
  }

  /** Whether this replica is the one that publishes. */
  get isLeading(): boolean {
    return this.leading;
  }

  start(): void {
    this.running ??= this.run();
  }

  /** Resolves when the outbox is empty. Rejects if the bus does not accept the events. */
  async drain(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      if (this.leading || !this.running) {
        while ((await this.pass()) > 0);
      }
      if ((await this.backlog()).waiting === 0) return;
      await pause(20, this.stopping.signal);
    }
  }

  /** Waits for the running batch. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.running;
    await this.passing.catch(() => {});
  }

  /** Publishes one batch and resolves with its size. Never runs concurrently. */
  private pass(): Promise<number> {
    const next = this.passing.catch(() => {}).then(() => this.publishBatch());
    this.passing = next;
    return next;
  }

  private async publishBatch(): Promise<number> {
    const { service, bus, batch = 200 } = this.options;
    const rows = await rowsOf<OutboxRow>(
      this.manager,
      sql`select * from outbox where published_at is null order by position limit ${batch}`,
    );
    if (rows.length === 0) return 0;
    const events = rows.map((row) => envelopeOf(service, row));
    // A single event is published in its own trace; a batch is linked to the traces of its events.
    await continueTrace(events.length === 1 ? events[0]!.traceparent : undefined, () =>
      inSpan(
        'publish events',
        { 'messaging.batch.message_count': events.length, 'service.name': service },
        () => bus.publish(events),
        { kind: SpanKind.PRODUCER, links: events.map((event) => event.traceparent) },
      ),
    );
    const positions = rows.map((row) => row.position);
    await execute(
      this.manager,
      sql`update outbox set published_at = clock_timestamp() where position = any(${positions}::bigint[])`,
    );
    metrics.eventsPublished.inc({ service }, events.length);
    return rows.length;
  }

  private async run(): Promise<void> {
    const { service, random, log } = this.options;
    for (let attempt = 1; !this.stopping.signal.aborted; attempt += 1) {
      try {
        await this.lead(() => (attempt = 0));
      } catch (error) {
        if (this.stopping.signal.aborted) return;
        log.warn({ err: error, service, attempt }, 'the relay lost its connection');
        await pause(fullJitter(random, Math.max(1, attempt), BACKOFF), this.stopping.signal);
      }
    }
  }

  /** Stands by for the lock, then publishes until the connection or the service ends. */
  private async lead(connected: () => void): Promise<void> {
    const { storage, databaseUrl, sweepMs = 1_000 } = this.options;
    const client = new pg.Client(connectionOptions({ databaseUrl, schema: storage.schema }));
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    client.on('notification', () => this.wake());
    await client.connect();
    try {
      connected();
      const over = AbortSignal.any([lost.signal, this.stopping.signal]);
      while (!over.aborted && !(await takesLock(client, storage.schema))) await pause(sweepMs, over);
      if (over.aborted) return;
      await client.query(`listen ${client.escapeIdentifier(`outbox_${storage.schema}`)}`);
      this.leading = true;
      await this.publishUntil(over, sweepMs);
      if (lost.signal.aborted) throw new Error('connection lost');
    } finally {
      this.leading = false;
      // Ending the session releases the lock.
      await client.end().catch(() => {});
    }
  }

  private async publishUntil(over: AbortSignal, sweepMs: number): Promise<void> {
    const { service, random, log } = this.options;
    let failures = 0;
    while (!over.aborted) {
      this.woken = Promise.withResolvers();
      try {
        while (!over.aborted && (await this.pass()) > 0) failures = 0;
        failures = 0;
        await this.housekeeping();
      } catch (error) {
        if (over.aborted) return;
        failures += 1;
        metrics.publishFailures.inc({ service });
        log.warn({ err: error, service, failures }, 'events could not be published and wait');
        await pause(fullJitter(random, failures, BACKOFF), over);
        continue;
      }
      await this.wokenWithin(sweepMs, over);
    }
  }

  private async wokenWithin(ms: number, over: AbortSignal): Promise<void> {
    const enough = new AbortController();
    await Promise.race([this.woken.promise, pause(ms, AbortSignal.any([over, enough.signal]))]);
    enough.abort();
  }

  private wake(): void {
    this.woken.resolve();
  }

  private async backlog(): Promise<{ waiting: number; ageSeconds: number }> {
    const row = await rowOf<{ waiting: number; ageSeconds: number }>(
      this.manager,
      sql`select count(*) as waiting,
            coalesce(extract(epoch from clock_timestamp() - min(recorded_at)), 0)::float8 as "ageSeconds"
          from outbox where published_at is null`,
    );
    return row!;
  }

  private async housekeeping(): Promise<void> {
    const { service } = this.options;
    const now = performance.now();
    if (now - this.gaugedAt > GAUGE_MS) {
      this.gaugedAt = now;
      const backlog = await this.backlog();
      metrics.outboxBacklog.set({ service }, backlog.waiting);
      metrics.outboxAgeSeconds.set({ service }, backlog.ageSeconds);
      const waiting = await rowOf<{ dead: number; parked: number }>(
        this.manager,
        sql`select (select count(*) from dead_letter) as dead, (select count(*) from parked_event) as parked`,
      );
      metrics.deadLetters.set({ service }, waiting!.dead);
      metrics.parkedEvents.set({ service }, waiting!.parked);
    }
    if (now - this.tidiedAt > TIDY_MS) {
      this.tidiedAt = now;
      await tidy(this.manager);
    }
  }
}

async function takesLock(client: pg.Client, schema: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock(hashtext('outbox relay'), hashtext($1)) as taken`,
    [schema],
  );
  return rows[0]?.taken === true;
}
