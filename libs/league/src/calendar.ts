import { DateTime } from 'luxon';
import { phaseAfter, phaseBefore, type Phase } from './phase.js';

/** Rounds of a phase, and the days of each (LEA-05); the rest of the phase is for the final. */
export const ROUNDS = 9;
export const DAYS_OF_ROUND = 9;
/** Days before a phase that enrolment opens, and that prices and terms have to be known (LEA-09). */
export const NOTICE_DAYS = 30;

/** First and last day of each phase (LEA-01), as month and day. */
const DAYS = {
  1: ['01-02', '03-31'],
  2: ['04-01', '06-30'],
  3: ['09-01', '11-30'],
} as const;

/** From one instant until just before another. */
export interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface Round extends Span {
  /** From 1. */
  readonly number: number;
}

/** When a phase is what, on the clocks of the league's time zone. */
export interface PhaseTimes extends Span {
  readonly phase: Phase;
  /** Ends when the phase starts. */
  readonly enrolment: Span;
  /** The first day: charges are answered and groups formed by its end. */
  readonly charging: Span;
  readonly rounds: readonly Round[];
  readonly final: Span;
}

/** Those of phases that were asked for before: working them out takes longer than all that is done with them. */
const known = new Map<string, PhaseTimes>();
const MOST_KNOWN = 1_000;

export function timesOf(phase: Phase, timeZone: string): PhaseTimes {
  const key = `${phase.year}-${phase.number} ${timeZone}`;
  const times = known.get(key) ?? workedOut({ year: phase.year, number: phase.number }, timeZone);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, times);
  return times;
}

function workedOut(phase: Phase, timeZone: string): PhaseTimes {
  const first = firstDayOf(phase);
  const startsAt = startOf(first, 0, timeZone);
  const endsAt = startOf(`${phase.year}-${DAYS[phase.number][1]}`, 1, timeZone);
  const bounds = Array.from({ length: ROUNDS + 1 }, (_, i) => startOf(first, 1 + i * DAYS_OF_ROUND, timeZone));
  return {
    phase,
    startsAt,
    endsAt,
    enrolment: { startsAt: startOf(first, -NOTICE_DAYS, timeZone), endsAt: startsAt },
    charging: { startsAt, endsAt: bounds[0]! },
    rounds: bounds.slice(1).map((end, i) => ({ number: i + 1, startsAt: bounds[i]!, endsAt: end })),
    final: { startsAt: bounds[ROUNDS]!, endsAt },
  };
}

const firstDayOf = ({ year, number }: Phase) => `${year}-${DAYS[number][0]}`;

/** What a league does at an instant. Between phases nothing is played; enrolment for the next may be open meanwhile. */
export interface Moment {
  readonly playing: { readonly phase: Phase; readonly part: PartOfPhase } | null;
  readonly enrolling: Phase | null;
  /** The first phase that has not started: changes apply from it on (LEA-09). */
  readonly next: Phase;
}

export type PartOfPhase =
  | { readonly kind: 'CHARGING' }
  | { readonly kind: 'ROUND'; readonly number: number }
  | { readonly kind: 'FINAL' };

export function momentOf(instant: Date, timeZone: string): Moment {
  // A phase that starts this very moment has started.
  const next = firstPhaseFrom(new Date(+instant + 1), timeZone);
  const last = timesOf(phaseBefore(next), timeZone);
  return {
    playing: isWithin(last, instant) ? { phase: last.phase, part: partOf(last, instant) } : null,
    enrolling: timesOf(next, timeZone).enrolment.startsAt <= instant ? next : null,
    next,
  };
}

/** The first phase that starts at an instant or after it. */
export function firstPhaseFrom(instant: Date, timeZone: string): Phase {
  // Around New Year it may be another year there; the first phase from then on is the same.
  let phase: Phase = { year: instant.getUTCFullYear(), number: 1 };
  while (timesOf(phase, timeZone).startsAt < instant) phase = phaseAfter(phase);
  return phase;
}

/** The instant as late as a number of days later, at the same time of the local day. */
export const daysLater = (instant: Date, days: number, timeZone: string): Date =>
  DateTime.fromJSDate(instant, { zone: timeZone }).plus({ days }).toJSDate();

/** The first instant of the local day that is so many days after that of an instant. */
export const dayAfter = (instant: Date, days: number, timeZone: string): Date =>
  startOf(DateTime.fromJSDate(instant, { zone: timeZone }).toISODate()!, days, timeZone);

/** The local days that begin within a span, YYYY-MM-DD. */
export function daysOf({ startsAt, endsAt }: Span, timeZone: string): readonly string[] {
  const days: string[] = [];
  for (let at = startsAt; at < endsAt; at = startOf(days.at(-1)!, 1, timeZone))
    days.push(DateTime.fromJSDate(at, { zone: timeZone }).toISODate()!);
  return days;
}

const partOf = ({ rounds, charging }: PhaseTimes, instant: Date): PartOfPhase => {
  if (isWithin(charging, instant)) return { kind: 'CHARGING' };
  const round = rounds.find((each) => isWithin(each, instant));
  return round ? { kind: 'ROUND', number: round.number } : { kind: 'FINAL' };
};

export const isWithin = ({ startsAt, endsAt }: Span, instant: Date): boolean => startsAt <= instant && instant < endsAt;

const DAY_MS = 24 * 3_600_000;

/** The first instant of the day that is so many days after another one. */
function startOf(day: string, plus: number, timeZone: string): Date {
  const date = new Date(Date.parse(day) + plus * DAY_MS).toISOString().slice(0, 10);
  const start = DateTime.fromISO(date, { zone: timeZone });
  // Where clocks are put back to midnight, that comes twice: the day starts with the first one.
  const putBack = start.zone.offset(+start - DAY_MS / 2) - start.offset;
  const earlier = +start - putBack * 60_000;
  return new Date(putBack > 0 && start.zone.offset(earlier) - start.offset === putBack ? earlier : +start);
}
