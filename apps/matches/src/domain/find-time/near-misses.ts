import type { UserId } from '@setpoint/kernel';
import type { When } from '../match.js';
import { isFree, minutesOf, type Seeker } from './free.js';
import { bestGrounds, possibleTimes, proposalAt, type Ground, type Proposal, type TimeWish } from './propose.js';

/** A time that suits all but one, and when that one could begin on the same day. */
export interface NearMiss {
  readonly proposal: Proposal;
  readonly missing: UserId;
  /** HH:mm at the court. */
  readonly couldAt: string;
}

const MOST_MISSES = 3;

/**
 * Where no time suits everybody: the times of different days at the best centre at which one is missing, who is free soonest
 * before or after (BYD-04).
 */
export function nearMisses(
  wish: TimeWish,
  seekers: readonly Seeker[],
  grounds: readonly Ground[],
  now: Date,
): NearMiss[] {
  const [ground] = bestGrounds(seekers, grounds);
  if (!ground || seekers.length < 2) return [];
  const byDay = Map.groupBy(possibleTimes(wish, ground.timeZone, now), ({ datePlay }) => datePlay);
  return [...byDay.values()]
    .flatMap((times) => nearestOf(times, seekers))
    .sort((one, other) => one.gap - other.gap || one.when.startsAt.getTime() - other.when.startsAt.getTime())
    .slice(0, MOST_MISSES)
    .map(({ when, missing, couldAt }) => ({ proposal: proposalAt(ground, when, seekers), missing, couldAt }));
}

/** Of the times of a day, the one with the smallest gap, if any. */
function nearestOf(times: readonly When[], seekers: readonly Seeker[]) {
  const freeAt = new Map(seekers.map((seeker) => [seeker.id, times.filter((when) => isFree(seeker, when))]));
  const misses = times.flatMap((when) => {
    const missing = seekers.filter(({ id }) => !freeAt.get(id)!.includes(when));
    if (missing.length !== 1) return [];
    const { id } = missing[0]!;
    const gapTo = (other: When) => Math.abs(minutesOf(other.timePlay) - minutesOf(when.timePlay));
    return freeAt.get(id)!.map((own) => ({ when, missing: id, couldAt: own.timePlay, gap: gapTo(own) }));
  });
  return misses.sort((one, other) => one.gap - other.gap).slice(0, 1);
}
