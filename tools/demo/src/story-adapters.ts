import { createHash } from 'node:crypto';
import type { EventEnvelope } from '@setpoint/events';
import { Clock, Ids } from '@setpoint/kernel';
import { MemoryBus } from '@setpoint/service-kit';
import { DateTime } from 'luxon';

/** Where the platform is at home: its leagues count their days there. */
const HOME = 'Europe/Rome';

/** The demo is told up to the first instant of a day, so that it is the same at every hour of it. */
export const storyEnd = (now: Date): Date => DateTime.fromJSDate(now, { zone: HOME }).startOf('day').toJSDate();

/** Stands still until it is set. */
export class StoryClock extends Clock {
  private at: Date;

  constructor(at: Date) {
    super();
    this.at = at;
  }

  now(): Date {
    return this.at;
  }

  set(at: Date): void {
    this.at = at;
  }
}

/** More than the demo of a service needs. */
const MOST_IDS = 1_000_000;

/** UUIDv7 of the last minutes of the story, one for each millisecond: they sort as they were made. */
export class StoryIds extends Ids {
  private count = 0;
  private readonly service: string;
  private readonly end: Date;

  constructor(service: string, end: Date) {
    super();
    this.service = service;
    this.end = end;
  }

  next(): string {
    this.count += 1;
    if (this.count >= MOST_IDS) throw new Error(`the demo of ${this.service} needs more than ${MOST_IDS} ids`);
    const time = (this.end.getTime() - MOST_IDS + this.count).toString(16).padStart(12, '0');
    const hex = createHash('sha256').update(`setpoint demo id ${this.service} ${this.count}`).digest('hex');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-a${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
  }
}

/** Counts what was published. */
export class StoryBus extends MemoryBus {
  published = 0;

  override async publish(events: readonly EventEnvelope[]): Promise<void> {
    this.published += events.length;
    await super.publish(events);
  }
}
