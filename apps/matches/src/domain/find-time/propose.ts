import type { CourtId, UserId } from '@setpoint/kernel';
import { DateTime } from 'luxon';
import type { Minutes, When } from '../match.js';
import { findStartError, isFieldError, whenOf } from '../rules/schedule.js';
import { hasTime, isBusy, isUncertain, type Position, type Seeker } from './free.js';
import { kmBetween } from './distance.js';

/** A candidate centre. */
export interface Ground extends Position {
  readonly id: CourtId;
  readonly timeZone: string;
}

export interface TimeWish {
  /** First and last date, YYYY-MM-DD in the court's time zone. */
  readonly from: string;
  readonly to: string;
  readonly minutes: Minutes;
}

/** A time that suits everybody, at the best centre, with the reasons. */
export interface Proposal {
  readonly courtId: CourtId;
  readonly timeZone: string;
  readonly when: When;
  readonly favouriteOf: readonly UserId[];
  /** The longest distance of a player to the centre; null if no home is known. */
  readonly farthestKm: number | null;
  /** Players without availability, who have to be asked. */
  readonly uncertain: readonly UserId[];
}

const MOST_PROPOSALS = 20;
const MOST_A_DAY = 3;
/** Nobody plays at night: the bands of PLY-10. */
const FIRST_START = 6 * 60;
const LAST_END = 23 * 60;
const STEP = 30;
const STARTS = Array.from({ length: (LAST_END - FIRST_START) / STEP }, (_, i) => FIRST_START + i * STEP);

/** Best first: the centre that most players favour and that is near for everybody, then the soonest (BYD-04). */
export function proposeTimes(
  wish: TimeWish,
  seekers: readonly Seeker[],
  grounds: readonly Ground[],
  now: Date,
): Proposal[] {
  const freeIn = timesByZone(wish, seekers, now);
  const proposals: Proposal[] = [];
  for (const ground of bestGrounds(seekers, grounds)) {
    let [day, onDay] = ['', 0];
    for (const when of freeIn(ground.timeZone)) {
      if (when.datePlay !== day) [day, onDay] = [when.datePlay, 0];
      if (onDay === MOST_A_DAY || isTaken(when, proposals)) continue;
      proposals.push(proposalAt(ground, when, seekers));
      onDay += 1;
      if (proposals.length === MOST_PROPOSALS) return proposals;
    }
  }
  return proposals;
}

/** Times that suit everybody, soonest first; computed once per time zone for all its centres. */
export function timesByZone(
  { from, to, minutes }: TimeWish,
  seekers: readonly Seeker[],
  now: Date,
): (timeZone: string) => readonly When[] {
  // Availability is interpreted in the court's time zone.
  const starts = daysBetween(from, to).flatMap((datePlay) =>
    STARTS.filter((start) => start + minutes <= LAST_END)
      .filter((start) => seekers.every((seeker) => hasTime(seeker, datePlay, start, minutes)))
      .map((start) => ({ datePlay, timePlay: clock(start) })),
  );
  const free = (timeZone: string) =>
    starts.flatMap(({ datePlay, timePlay }) => {
      const when = whenOf(datePlay, timePlay, minutes, timeZone);
      if (isFieldError(when) || findStartError(when.startsAt, now)) return [];
      return seekers.some((seeker) => isBusy(seeker, when)) ? [] : [when];
    });
  const known = new Map<string, readonly When[]>();
  return (timeZone) => {
    const times = known.get(timeZone) ?? free(timeZone);
    known.set(timeZone, times);
    return times;
  };
}

/** Score of a centre: one that everybody favours beats a nearer one that nobody does. */
export function suits(ground: Ground, seekers: readonly Seeker[]): number {
  const favoured = seekers.filter(({ favourites }) => favourites.has(ground.id)).length / seekers.length;
  return favoured + 1 / (1 + (farthestKm(ground, seekers) ?? 0) / 10);
}

export const bestGrounds = (seekers: readonly Seeker[], grounds: readonly Ground[]): Ground[] =>
  grounds
    .map((ground) => ({ ground, rank: suits(ground, seekers) }))
    .sort((one, other) => other.rank - one.rank || (one.ground.id < other.ground.id ? -1 : 1))
    .map(({ ground }) => ground);

export const proposalAt = (ground: Ground, when: When, seekers: readonly Seeker[]): Proposal => ({
  courtId: ground.id,
  timeZone: ground.timeZone,
  when,
  favouriteOf: seekers.filter(({ favourites }) => favourites.has(ground.id)).map(({ id }) => id),
  farthestKm: farthestKm(ground, seekers),
  uncertain: seekers.filter(isUncertain).map(({ id }) => id),
});

/** Skips near-duplicates: another centre, or half an hour earlier. */
export const isTaken = ({ startsAt, endsAt }: When, proposals: readonly Proposal[]): boolean =>
  proposals.some(({ when }) => when.startsAt < endsAt && when.endsAt > startsAt);

function farthestKm(ground: Ground, seekers: readonly Seeker[]): number | null {
  const ways = seekers.flatMap(({ position }) => (position ? [kmBetween(position, ground)] : []));
  return ways.length === 0 ? null : Math.max(1, Math.ceil(Math.max(...ways)));
}

function daysBetween(from: string, to: string): string[] {
  const first = DateTime.fromISO(from, { zone: 'utc' });
  const days = DateTime.fromISO(to, { zone: 'utc' }).diff(first, 'days').days;
  return Array.from({ length: days + 1 }, (_, i) => first.plus({ days: i }).toISODate()!);
}

/** The starts of these days that a match may still have at courts of a time zone, soonest first. */
export const possibleTimes = ({ from, to, minutes }: TimeWish, timeZone: string, now: Date): When[] =>
  daysBetween(from, to).flatMap((datePlay) =>
    STARTS.filter((start) => start + minutes <= LAST_END).flatMap((start) => {
      const when = whenOf(datePlay, clock(start), minutes, timeZone);
      return isFieldError(when) || findStartError(when.startsAt, now) ? [] : [when];
    }),
  );

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
