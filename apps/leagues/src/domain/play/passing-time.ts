import { timesOf } from '@setpoint/league';
import { isToBeWarned, warnsAt, type LeagueFixture } from './fixture.js';
import { goOn } from './final.js';
import { andThen, unchanged, withFixture, type Change, type PlayEvent, type PlayingGroup } from './group.js';
import { openRound } from './rounds.js';

/** Applies everything due: opens rounds, ends windows, starts the final. */
export function passTime(group: PlayingGroup, now: Date, newId: () => string): Change {
  if (group.state === 'CLOSED') return unchanged(group);
  const { rounds } = timesOf(group.phase, group.league.timeZone);
  let change = endWindows(group, now);
  while (isRoundDue(change.group)) change = andThen(change, (next) => openRound(next, now, newId));
  return andThen(change, (next) => goOn(next, now, newId));

  function isRoundDue({ state, roundsOpened }: PlayingGroup): boolean {
    const next = rounds[roundsOpened];
    return state === 'PLAYING' && next !== undefined && next.startsAt <= now;
  }
}

function endWindows(group: PlayingGroup, now: Date): Change {
  const events: PlayEvent[] = [];
  const fixtures = group.fixtures.map((fixture): LeagueFixture => {
    if (fixture.state !== 'READY') return fixture;
    if (now >= fixture.closesAt) {
      const closing: LeagueFixture = { ...fixture, state: 'CLOSING', closing: { because: 'TIME_UP' } };
      events.push({ kind: 'EXPIRED', fixture: closing });
      return closing;
    }
    if (!isToBeWarned(fixture) || now < warnsAt(fixture, group.league.timeZone)) return fixture;
    events.push({ kind: 'WINDOW_CLOSING', fixture });
    return { ...fixture, isWarned: true };
  });
  return events.length === 0 ? unchanged(group) : { group: { ...group, fixtures }, events };
}

/** The players extended the window (REP-03), even if it has just ended, since their match then continues. */
export function hearExtended(
  group: PlayingGroup,
  { fixtureId, revision, closesAt }: { readonly fixtureId: string; readonly revision: number; readonly closesAt: Date },
): Change {
  const fixture = group.fixtures.find(({ id }) => id === fixtureId);
  if (!fixture || fixture.revision !== revision || closesAt <= fixture.closesAt) return unchanged(group);
  const isWaiting = fixture.state === 'CLOSING' && fixture.closing?.because === 'TIME_UP';
  if (fixture.state !== 'READY' && !isWaiting) return unchanged(group);
  const open: LeagueFixture = { ...fixture, closesAt, state: 'READY', closing: null, isWarned: false };
  return unchanged(withFixture(group, open));
}
