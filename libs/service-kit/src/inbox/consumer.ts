import type { EventEnvelope } from '@setpoint/events';
import type { Random } from '@setpoint/kernel';
import type { EntityManager } from 'typeorm';
import { errorText, type Log } from '../observe/log.js';
import { metrics } from '../observe/metrics.js';
import type { Effects } from '../outbox/effects.js';
import type { Stretch, UnreadableRecord } from '../ports/ports.js';
import { isUnavailable } from '../storage/errors.js';
import { rowsOf, sql } from '../storage/sql.js';
import type { Storage } from '../storage/storage.js';
import { writeDeadLetter, writeUnreadable } from './dead-letters.js';
import type { Gaps } from './gaps.js';
import { ParkedEvents } from './parked-events.js';
import { BrokenContract, Reactions, type Reaction } from './reactions.js';
import { DEFAULT_RETRY, type RetryPolicy } from './retry.js';

/**
 * Processes each event exactly once: the event's id is inserted into the inbox in the transaction of the effect, so a
 * second delivery finds it and does nothing.
 *
 * A batch is handled in one transaction, sorted by subject, so that two batches take their locks in the same
 * order. If that fails, each event gets its own; a failing one is parked and retried later, and later events
 * about the same subject wait behind it. Other subjects continue. What can't be handled however often it is tried
 * becomes a dead letter at once: a record that is no event, data that break the contract of their type.
 */
export class Consumer {
  private readonly reactions: Reactions;
  private readonly parked: ParkedEvents;

  constructor(
    private readonly service: string,
    private readonly storage: Storage,
    reactions: readonly Reaction[],
    random: Random,
    private readonly log: Log,
    private readonly gaps: Pick<Gaps, 'pass'>,
    retry: RetryPolicy = DEFAULT_RETRY,
  ) {
    this.reactions = new Reactions(service, reactions);
    this.parked = new ParkedEvents(service, storage, this, random, log, retry);
  }

  get types(): string[] {
    return this.reactions.types;
  }

  /** Starts retrying parked events. */
  start(): void {
    this.parked.start();
  }

  /** Waits for the parked event being retried; the others stay parked. */
  async stop(): Promise<void> {
    await this.parked.stop();
  }

  /** Resolves when no event is parked any more: each was processed or became a dead letter. */
  async settled(): Promise<void> {
    await this.parked.settled();
  }

  /**
   * Resolves when each event was processed or parked and the rest is among the dead letters. Rejects if the database is
   * unavailable; the bus then redelivers.
   */
  async receive(
    events: readonly EventEnvelope[],
    unreadable: readonly UnreadableRecord[] = [],
    stretch?: Stretch,
  ): Promise<void> {
    for (const record of unreadable) await this.setAside(record);
    const bySubject = Map.groupBy(events, subjectKey);
    const sorted = [...bySubject].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, ofSubject]) => ofSubject);
    if (events.length > 1 && (await this.handledTogether(sorted.flat(), stretch))) return;
    const alone = events.length === 1 ? stretch : undefined;
    let handled = false;
    for (const ofSubject of sorted) handled = await this.handledInTurn(ofSubject, alone);
    if (stretch && !(alone && handled))
      await this.storage.transaction((manager, effects) => this.gaps.pass(manager, effects, stretch));
  }

  /** Replays a dead letter; rejects with the error. */
  async handleOnce(event: EventEnvelope, along: (manager: EntityManager) => Promise<void>): Promise<void> {
    await this.storage.transaction(async (manager, effects) => {
      await this.handleFresh(event, manager, effects);
      await along(manager);
    });
  }

  /** Handles an event within a transaction unless already processed. */
  async handleFresh(event: EventEnvelope, manager: EntityManager, effects: Effects): Promise<void> {
    const [entered] = await rowsOf(
      manager,
      sql`insert into inbox (event_id) values (${event.id}) on conflict do nothing returning event_id`,
    );
    if (entered) await this.reactions.apply(event, manager, effects);
  }

  private async handledTogether(events: readonly EventEnvelope[], stretch?: Stretch): Promise<boolean> {
    try {
      await this.apply(events, stretch);
      return true;
    } catch (error) {
      if (isUnavailable(error)) throw error;
      return false;
    }
  }

  /** Whatever delivers it again finds it there. */
  private async setAside(record: UnreadableRecord): Promise<void> {
    const { id, type, reason } = record;
    if (!(await writeUnreadable(this.storage.manager, record))) return;
    metrics.eventsDeadLettered.inc({ service: this.service, type });
    this.log.error({ record: id, type, reason }, 'a record is no event and is a dead letter now');
  }

  private async refuse(event: EventEnvelope, broken: BrokenContract): Promise<void> {
    const { id, type, subject } = event;
    const isNew = await writeDeadLetter(this.storage.manager, { event, error: errorText(broken), attempts: 1 });
    if (!isNew) return;
    metrics.eventsDeadLettered.inc({ service: this.service, type });
    this.log.error({ err: broken, event: id, type, subject }, 'an event breaks its contract and is a dead letter now');
  }

  /** Handles the events of one subject up to the first failure that may pass. Whether none failed. */
  private async handledInTurn(events: readonly EventEnvelope[], stretch?: Stretch): Promise<boolean> {
    let failed = false;
    for (const [i, event] of events.entries()) {
      try {
        await this.apply([event], stretch);
      } catch (error) {
        if (isUnavailable(error)) throw error;
        if (error instanceof BrokenContract) {
          await this.refuse(event, error);
          failed = true;
          continue;
        }
        const details = { err: error, event: event.id, type: event.type, subject: event.subject };
        this.log.warn(details, 'an event failed and will be tried again');
        await this.parked.park(event, errorText(error), events.slice(i + 1));
        return false;
      }
    }
    return !failed;
  }

  private async apply(events: readonly EventEnvelope[], stretch?: Stretch): Promise<void> {
    const started = performance.now();
    await this.storage.transaction(async (manager, effects) => {
      const { fresh, waiting } = await this.enter(manager, events);
      for (const event of events) {
        if (fresh.delete(event.id)) await this.reactions.apply(event, manager, effects);
      }
      await this.parked.append(manager, events.filter(({ id }) => waiting.has(id))); // oxfmt-ignore
      if (stretch) await this.gaps.pass(manager, effects, stretch);
    });
    const seconds = (performance.now() - started) / 1000;
    for (const event of events) metrics.eventsHandled.inc({ service: this.service, type: event.type });
    metrics.handlingSeconds.observe({ service: this.service }, seconds / events.length);
  }

  /** Inserts new ids into the inbox, except for subjects with parked events: their events wait behind those. */
  private async enter(manager: EntityManager, events: readonly EventEnvelope[]) {
    const ids = events.map(({ id }) => id);
    const sources = events.map(({ source }) => source);
    const subjects = events.map(({ subject }) => subject);
    const rows = await rowsOf<{ id: string; parked: boolean }>(
      manager,
      sql`with received as (
            select distinct on (id) id, exists (
              select 1 from parked_event as parked
              where parked.source = received.source and parked.subject = received.subject) as parked
            from unnest(${ids}::text[], ${sources}::text[], ${subjects}::text[]) as received (id, source, subject)
            order by id),
          entered as (
            insert into inbox (event_id) select id from received where not parked order by id
            on conflict do nothing returning event_id)
          select event_id as id, false as parked from entered
          union all select id, true from received where parked`,
    );
    return {
      fresh: new Set(rows.filter(({ parked }) => !parked).map(({ id }) => id)),
      waiting: new Set(rows.filter(({ parked }) => parked).map(({ id }) => id)),
    };
  }
}

/** The order of events holds within it. */
const subjectKey = ({ source, subject }: EventEnvelope) => `${source} ${subject}`;
