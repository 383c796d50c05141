import { accept, refuse, type Outcome, type Side } from '@setpoint/kernel';
import { dayAfter, LARGEST_GROUP, SMALLEST_GROUP } from '@setpoint/league';
import { isBetween, isOpen, type Closing, type LeagueFixture } from './fixture.js';
import { goOn } from './final.js';
import {
  andThen,
  inOrder,
  memberOf,
  unchanged,
  withFixture,
  type Change,
  type PlayEvent,
  type PlayingGroup,
} from './group.js';

/**
 * A member plays no more: its open matches are asked for their end and then forfeited, earlier results stand. `except`: a
 * match that ends by itself with the leaving.
 */
export function leave(
  group: PlayingGroup,
  memberId: string,
  because: 'ABANDONED' | 'EXCLUDED',
  now: Date,
  newId: () => string,
  except: string | null = null,
): Change {
  if (memberOf(group, memberId).outBecause || group.state === 'CLOSED') return unchanged(group);
  const members = group.members.map((each) => (each.id === memberId ? { ...each, outBecause: because } : each));
  const ended = endOpen(
    { ...group, members, version: group.version + 1 },
    (fixture) => fixture.id !== except && isBetween(fixture, memberId),
    { because },
    because,
  );
  return andThen(ended, (next) => goOn(next, now, newId));
}

function endOpen(
  group: PlayingGroup,
  concerns: (fixture: LeagueFixture) => boolean,
  closing: Closing,
  reason: 'EXCLUDED' | 'ABANDONED' | 'CANCELLED',
): Change {
  const events: PlayEvent[] = [];
  const fixtures = group.fixtures.map((fixture): LeagueFixture => {
    if (!isOpen(fixture) || !concerns(fixture)) return fixture;
    const ending: LeagueFixture = { ...fixture, state: 'CLOSING', closing };
    events.push({ kind: 'WITHDRAWN', fixture: ending, reason });
    return ending;
  });
  return { group: { ...group, fixtures }, events };
}

/** Matches are withdrawn as if they had never existed. */
function withdraw(group: PlayingGroup, concerns: (fixture: LeagueFixture) => boolean): Change {
  const events: PlayEvent[] = [];
  const fixtures = group.fixtures.map((fixture): LeagueFixture => {
    if (!isOpen(fixture) || !concerns(fixture)) return fixture;
    events.push({ kind: 'WITHDRAWN', fixture, reason: 'CANCELLED' });
    return { ...fixture, state: 'VOID' };
  });
  return { group: { ...group, fixtures }, events };
}

/** The phase is aborted without winners. */
export function cancelGroup(group: PlayingGroup): Change {
  if (group.state === 'CLOSED') return unchanged(group);
  return andThen(
    withdraw(group, () => true),
    (next) => unchanged({ ...next, state: 'CLOSED' }),
  );
}

export type MoveRefusal = 'WRONG_STATE' | 'MEMBER_OUT_ALREADY' | 'ALREADY_PLAYED' | 'GROUP_FULL' | 'GROUP_TOO_SMALL';

/** Support moves a member into another group of the phase, before its first result. */
export function move(
  from: PlayingGroup,
  to: PlayingGroup,
  memberId: string,
): Outcome<{ readonly from: Change; readonly to: PlayingGroup }, MoveRefusal> {
  const member = memberOf(from, memberId);
  if (from.state !== 'PLAYING' || to.state !== 'PLAYING') return refuse('WRONG_STATE');
  if (member.outBecause) return refuse('MEMBER_OUT_ALREADY');
  const own = from.fixtures.filter((fixture) => isBetween(fixture, memberId));
  if (own.some(({ state }) => state === 'DECIDED')) return refuse('ALREADY_PLAYED');
  if (to.members.length >= LARGEST_GROUP) return refuse('GROUP_FULL');
  if (from.members.length <= SMALLEST_GROUP) return refuse('GROUP_TOO_SMALL');
  const left = andThen(
    withdraw(from, (fixture) => isBetween(fixture, memberId)),
    (next) =>
      unchanged({
        ...next,
        members: next.members.filter(({ id }) => id !== memberId),
        version: next.version + 1,
      }),
  );
  return accept({
    from: left,
    to: { ...to, members: inOrder([...to.members, member]), version: to.version + 1 },
  });
}

export type FixtureRefusal = 'FIXTURE_DECIDED' | 'FIXTURE_CHANGED' | 'WRONG_STATE';

/**
 * Support gives more time than the end that it saw, not beyond what the phase has for such a match. The same group
 * where that was done before.
 */
export function extendBySupport(
  group: PlayingGroup,
  fixture: LeagueFixture,
  { days, seenClose }: { readonly days: number; readonly seenClose: Date },
): Outcome<Change, FixtureRefusal> {
  if (fixture.state === 'DECIDED' || fixture.state === 'VOID') return refuse('FIXTURE_DECIDED');
  // The window is over and the match's answer is pending.
  if (fixture.state === 'CLOSING') return refuse('WRONG_STATE');
  const later = dayAfter(seenClose, days, group.league.timeZone);
  const closesAt = later < fixture.latestClose ? later : fixture.latestClose;
  if (closesAt <= seenClose) return refuse('WRONG_STATE');
  if (fixture.closesAt.getTime() === closesAt.getTime()) return accept({ group, events: [] });
  if (fixture.closesAt.getTime() !== seenClose.getTime()) return refuse('FIXTURE_CHANGED');
  const extended: LeagueFixture = { ...fixture, closesAt, isWarned: false };
  return accept({ group: withFixture(group, extended), events: [{ kind: 'EXTENDED', fixture: extended }] });
}

/** Support decides a match; a result that it has already still counts. */
export function decideBySupport(
  group: PlayingGroup,
  fixture: LeagueFixture,
  decision: { readonly winner: Side | null; readonly by: string; readonly reason: string },
): Outcome<Change, FixtureRefusal> {
  if (!isOpen(fixture)) return refuse('FIXTURE_DECIDED');
  const closing: Closing = { because: 'BY_SUPPORT', ...decision };
  return accept(endOpen(group, ({ id }) => id === fixture.id, closing, 'CANCELLED'));
}
