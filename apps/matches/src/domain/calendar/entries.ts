import type { MatchId, UserId } from '@setpoint/kernel';
import { isScheduled, sideOf, type Match } from '../match.js';
import type { Poll } from '../polls/poll.js';
import { after, before } from '../rules/deadlines.js';
import { waitingFor, type WaitingKind } from '../waiting.js';
import type { Removal } from './removals.js';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** How long a match stays in the calendar after it began. */
export const PAST_MS = 90 * DAY;
/** How long a cancelled entry is kept in the feed, so that every calendar reads it. */
export const OFF_MS = 30 * DAY;
/** Length of a deadline's entry, in minutes before it. */
const DEADLINE_MS = 30 * MINUTE;

export type EntryStatus = 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
export type EntryKind = 'MATCH' | 'PLAY_PERIOD' | WaitingKind;

/** A calendar entry: a match, or an action due for one (BYD-05). */
export interface CalendarEntry {
  readonly matchId: MatchId;
  /** Stable across readings, in the feed and in the file of one match. */
  readonly uid: string;
  readonly kind: EntryKind;
  readonly status: EntryStatus;
  /** Incremented with each change of the match. */
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly changedAt: Date;
}

/** A match with its revision and the time of the last change. */
export interface MatchVersion {
  readonly match: Match;
  readonly revision: number;
  readonly changedAt: Date;
  /** The newest one, of a match without a time. */
  readonly poll?: Poll | null;
}

/** The entry of the match itself; null while it has no time. */
export function entryOf({ match, revision, changedAt }: MatchVersion): CalendarEntry | null {
  const { when, timeZone } = match.plan;
  if (!when) return null;
  const { startsAt, endsAt } = when;
  return {
    matchId: match.id,
    uid: uidOf(match.id),
    kind: 'MATCH',
    status: statusOf(match),
    sequence: revision,
    startsAt,
    endsAt,
    timeZone,
    changedAt,
  };
}

/** Entries of the player's calendar: matches, deadlines and recently removed ones. */
export function calendarOf(
  player: UserId,
  versions: readonly MatchVersion[],
  removals: readonly Removal[],
  now: Date,
): readonly CalendarEntry[] {
  const playing = versions
    .filter(({ match }) => sideOf(match, player) !== null)
    .flatMap((version) => entryOf(version) ?? [])
    .filter((entry) => isKept(entry, now));
  const shown = new Set(playing.map(({ uid }) => uid));
  return [
    ...playing,
    ...versions.flatMap((version) => windowFor(player, version, now) ?? []),
    ...versions.flatMap((version) => deadlineFor(player, version, now) ?? []),
    ...removals.map(removed).filter((entry) => !shown.has(entry.uid) && isKept(entry, now)),
  ];
}

/** The window of a competition match while no time is agreed. */
function windowFor(player: UserId, { match, revision, changedAt }: MatchVersion, now: Date): CalendarEntry | null {
  const { competition, plan } = match;
  if (!competition || match.state !== 'ORGANIZING' || isScheduled(plan) || sideOf(match, player) === null) return null;
  if (competition.closesAt <= now) return null;
  return {
    matchId: match.id,
    uid: `play-period-${match.id}@setpoint`,
    kind: 'PLAY_PERIOD',
    status: 'CONFIRMED',
    sequence: revision,
    startsAt: competition.opensAt,
    endsAt: competition.closesAt,
    timeZone: competition.timeZone,
    changedAt,
  };
}

function deadlineFor(player: UserId, version: MatchVersion, now: Date): CalendarEntry | null {
  const { match, revision, changedAt, poll } = version;
  const waiting = waitingFor(match, player, now, poll);
  if (!waiting?.until) return null;
  const { kind, until } = waiting;
  return {
    matchId: match.id,
    // A new poll or proposal is a new deadline.
    uid: `${kind.toLowerCase().replace('_', '-')}-${askingId(kind, version)}@setpoint`,
    kind,
    status: 'CONFIRMED',
    sequence: revision,
    startsAt: before(until, DEADLINE_MS),
    endsAt: until,
    timeZone: match.plan.timeZone,
    changedAt,
  };
}

const removed = ({ removedAt, ...removal }: Removal): CalendarEntry => ({
  ...removal,
  uid: uidOf(removal.matchId),
  kind: 'MATCH',
  status: 'CANCELLED',
  changedAt: removedAt,
});

function statusOf(match: Match): EntryStatus {
  if (match.state === 'CANCELLED' || match.state === 'EXPIRED') return 'CANCELLED';
  return match.state === 'ORGANIZING' || !isScheduled(match.plan) ? 'TENTATIVE' : 'CONFIRMED';
}

const isKept = ({ status, startsAt, changedAt }: CalendarEntry, now: Date): boolean =>
  status === 'CANCELLED' ? now < after(changedAt, OFF_MS) : now < after(startsAt, PAST_MS);

const uidOf = (matchId: MatchId) => `match-${matchId}@setpoint`;

function askingId(kind: WaitingKind, { match, poll }: MatchVersion): string {
  if (kind === 'VOTE' && poll) return poll.id;
  return kind === 'ANSWER_PROPOSAL' && match.proposal ? match.proposal.id : match.id;
}
