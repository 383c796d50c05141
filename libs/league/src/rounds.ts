import type { NumberPlayersId } from '@setpoint/kernel';
import { LARGEST_GROUP } from './groups.js';

/** Days on which two have to be there in a round, to find a time. */
export const LEAST_COMMON_DAYS = 3;

/** A player, or a team in doubles. */
export interface Member {
  readonly id: string;
  /** Days of the round on which this member is not away. */
  readonly freeDays: readonly string[];
  /** Those of them on preferred days of the week; players without a common one agree on another day. */
  readonly suitingDays: readonly string[];
  /** No longer plays in the group, and does not count as an opponent still to meet. */
  readonly hasLeft: boolean;
}

export type Pair = readonly [string, string];

export interface RoundWish {
  /** From 1. */
  readonly number: number;
  /** The whole group in its initial order, including members who are away or have left. */
  readonly members: readonly Member[];
  /** Matches that the phase had so far, and those still to be played: of earlier rounds and by challenges. */
  readonly matches: readonly Pair[];
  readonly open: readonly Pair[];
}

export interface PlannedRound {
  readonly pairs: readonly Pair[];
  /** Who could have played. */
  readonly idle: readonly string[];
}

/**
 * The pairings of a round. Of all ways to pair the members who are present, it has the most pairs that have not met; ties
 * are broken by the most pairs with a preferred day in common, then the most pairs of the circle method for this round, then
 * the most pairs overdue from earlier rounds. Nobody has a rematch before having met all others in the group, present or
 * not; a member without another opponent is idle. Among equals, the member with the most matches is idle.
 */
export function planRound(wish: RoundWish): PlannedRound {
  const { members } = wish;
  if (members.length > LARGEST_GROUP) throw new RangeError(`a group has at most ${LARGEST_GROUP} members`);
  const worth = worthOfPairs(wish);
  const played = members.map(({ id }) => wish.matches.filter((pair) => pair.includes(id)).length);
  const chosen = bestPairs(worth, played);
  const paired = new Set(chosen.flat());
  return {
    pairs: chosen.map(([a, b]): Pair => [members[a]!.id, members[b]!.id]),
    idle: members.filter((member, i) => !paired.has(i) && isThere(member)).map(({ id }) => id),
  };
}

/** The round of a pair in the circle method, from 0; with an odd number of members the last seat is empty. */
export function roundInPlan(a: number, b: number, size: number): number {
  const circle = seatsThatTurn(size);
  // All seats but the last rotate. Pairs of a round have the same sum of seats; a seat paired with itself meets the last one.
  const seat = Math.max(a, b);
  return seat === circle ? (2 * Math.min(a, b)) % circle : (a + b) % circle;
}

const isThere = ({ freeDays, hasLeft }: Member) => !hasLeft && freeDays.length >= LEAST_COMMON_DAYS;

const seatsThatTurn = (size: number) => size - 1 + (size % 2);

/**
 * Criteria as digits of one number, so that a single comparison suffices: new pairs, common preferred days, planned and
 * overdue pairs, repeats, earlier meetings, matches of idle members.
 */
const IDLE = 1;
const MEETINGS = 256 * IDLE;
const REPEATED = 256 * MEETINGS;
const OVERDUE = 8 * REPEATED;
const PLANNED = 8 * OVERDUE;
const SUITED = 8 * PLANNED;
const NEW = 8 * SUITED;

/** What a pair adds; null where they can't or must not meet now. */
type Worth = readonly (readonly (number | null)[])[];

function worthOfPairs({ number, members, matches, open }: RoundWish): Worth {
  const size = members.length;
  const meetings = (a: number, b: number) => countOf(matches, members[a]!.id, members[b]!.id);
  const isOpen = (a: number, b: number) => countOf(open, members[a]!.id, members[b]!.id) > 0;
  const hasMetAll = members.map((_, a) => members.every((other, b) => a === b || other.hasLeft || meetings(a, b) > 0));
  const circle = seatsThatTurn(size);
  return members.map((one, a) =>
    members.map((other, b) => {
      if (a === b || isOpen(a, b) || !canMeet(one, other)) return null;
      const suited = inCommon(one.suitingDays, other.suitingDays) > 0 ? SUITED : 0;
      const met = meetings(a, b);
      if (met > 0) return hasMetAll[a] && hasMetAll[b] ? REPEATED - met * MEETINGS + suited : null;
      const planned = roundInPlan(a, b, size);
      if (planned === (number - 1) % circle) return NEW + PLANNED + suited;
      return (planned < number - 1 ? NEW + OVERDUE : NEW) + suited;
    }),
  );
}

const countOf = (pairs: readonly Pair[], one: string, other: string) =>
  pairs.filter((pair) => pair.includes(one) && pair.includes(other)).length;

const canMeet = (one: Member, other: Member) =>
  !one.hasLeft && !other.hasLeft && inCommon(one.freeDays, other.freeDays) >= LEAST_COMMON_DAYS;

const inCommon = (days: readonly string[], others: readonly string[]) =>
  days.filter((day) => others.includes(day)).length;

/** The best pairing of all members, from that of every subset: at most 1,024. */
function bestPairs(worth: Worth, played: readonly number[]): readonly (readonly [number, number])[] {
  const best = [0];
  const partner: (number | null)[] = [null];
  for (let set = 1; set < 1 << worth.length; set++) {
    const first = 31 - Math.clz32(set);
    const rest = set ^ (1 << first);
    // Idle, unless there is a better partner.
    best[set] = best[rest]! + played[first]! * IDLE;
    partner[set] = null;
    for (let other = 0; other < first; other++) {
      const value = worth[first]![other];
      if (!(rest & (1 << other)) || value == null) continue;
      const total = best[rest ^ (1 << other)]! + value;
      if (total > best[set]!) {
        best[set] = total;
        partner[set] = other;
      }
    }
  }
  const pairs: [number, number][] = [];
  for (let set = (1 << worth.length) - 1; set > 0;) {
    const first = 31 - Math.clz32(set);
    const other = partner[set]!;
    if (other !== null) pairs.unshift([other, first]);
    set ^= (1 << first) | (other === null ? 0 : 1 << other);
  }
  return pairs;
}

/** A person's absence, from the first to the last day, YYYY-MM-DD (LEA-02). */
export interface Absence {
  readonly from: string;
  readonly to: string;
}

/** Days on which a member can play: as many of its people are there as play on a side, reserve included. */
export const freeDaysOf = (
  days: readonly string[],
  people: readonly { readonly absences: readonly Absence[] }[],
  playersPerSide: NumberPlayersId,
): readonly string[] =>
  days.filter(
    (day) => people.filter(({ absences }) => !absences.some((each) => covers(each, day))).length >= playersPerSide,
  );

const covers = ({ from, to }: Absence, day: string) => from <= day && day <= to;
