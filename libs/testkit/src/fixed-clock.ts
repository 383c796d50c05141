import { Clock } from '@setpoint/kernel';

export interface Span {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
  readonly ms?: number;
}

const inMs = ({ days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 }: Span) =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + ms;

/** A clock that only the test advances. */
export class FixedClock extends Clock {
  private current: number;

  constructor(start: string | Date = '2026-06-01T12:00:00Z') {
    super();
    this.current = new Date(start).getTime();
    if (Number.isNaN(this.current)) throw new Error(`${String(start)} is no instant`);
  }

  now(): Date {
    return new Date(this.current);
  }

  advance(span: Span): Date {
    this.current += inMs(span);
    return this.now();
  }

  set(instant: string | Date): Date {
    this.current = new Date(instant).getTime();
    return this.now();
  }
}
