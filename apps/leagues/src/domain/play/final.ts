import { dayAfter, finalistsOf, timesOf } from '@setpoint/league';
import { isOpen, type LeagueFixture } from './fixture.js';
import {
  andThen,
  daysBetween,
  finalOf,
  lineUpIn,
  matchesOfRounds,
  memberOf,
  tableOf,
  unchanged,
  withFixture,
  type Change,
  type PlayingGroup,
} from './group.js';
import { newFixture } from './rounds.js';

/** Days that a final has at least, also where the last result of the rounds came late. */
const LEAST_FINAL_DAYS = 3;

/** Starts the final once the rounds are over and decided; closes the group once the final is (LEA-06). */
export function goOn(group: PlayingGroup, now: Date, newId: () => string): Change {
  if (group.state === 'PLAYING') return areRoundsOver(group, now) ? startFinal(group, now, newId) : unchanged(group);
  if (group.state === 'FINAL' && finalOf(group)?.state === 'DECIDED') return close(group, now);
  return unchanged(group);
}

function areRoundsOver(group: PlayingGroup, now: Date): boolean {
  const { final } = timesOf(group.phase, group.league.timeZone);
  return now >= final.startsAt && !matchesOfRounds(group).some(isOpen);
}

function startFinal(group: PlayingGroup, now: Date, newId: () => string): Change {
  const sides = finalists(group);
  if (!sides) {
    // The only remaining member wins without a final.
    const [last] = group.members.filter(({ outBecause }) => !outBecause);
    return closed(group, last?.id ?? null, null, now);
  }
  const { timeZone } = group.league;
  const { endsAt } = timesOf(group.phase, timeZone);
  const least = dayAfter(now, LEAST_FINAL_DAYS + 1, timeZone);
  const closesAt = endsAt < least ? least : endsAt;
  const fixture = newFixture(newId(), timeZone, {
    ...{ stage: 'FINAL_LEAGUE', round: null, isChallenge: false, sides },
    players: playersOf(group, sides, now, closesAt),
    ...{ opensAt: now, closesAt, latestClose: closesAt },
  });
  return {
    group: { ...group, state: 'FINAL', fixtures: [...group.fixtures, fixture] },
    events: [{ kind: 'READY', fixture }],
  };
}

const finalists = (group: PlayingGroup) => finalistsOf(tableOf(group), (id) => memberOf(group, id).outBecause !== null);

function playersOf(group: PlayingGroup, [a, b]: readonly [string, string], from: Date, until: Date) {
  const days = daysBetween(from, until, group.league.timeZone);
  const of = (id: string) => lineUpIn(group, memberOf(group, id), days).players;
  return [of(a), of(b)] as const;
}

/**
 * A corrected table may put others into the final, until that has begun to count: then staff decide. Their match is a new
 * revision; that of those before still counts if it turns out to have a result.
 */
export function replaceFinalists(group: PlayingGroup, now: Date): Change {
  const final = finalOf(group);
  const sides = final?.state === 'READY' && !final.isKept ? finalists(group) : null;
  if (!final || !sides || sides.every((id) => final.sides.includes(id))) return unchanged(group);
  const fixture: LeagueFixture = {
    ...final,
    revision: final.revision + 1,
    hasResult: false,
    hasNoShow: false,
    replaces: { revision: final.revision, sides: final.sides, players: final.players },
    sides,
    players: playersOf(group, sides, now, final.closesAt),
    matchId: null,
  };
  return { group: withFixture(group, fixture), events: [{ kind: 'READY', fixture }] };
}

/** The winner according to the current final. */
export function close(group: PlayingGroup, now: Date): Change {
  const { sides, decision } = finalOf(group)!;
  if (!decision?.winner) return closed(group, null, null, now);
  const [winner, second] = decision.winner === 'A' ? sides : ([sides[1], sides[0]] as const);
  return closed(group, winner, second, now);
}

function closed(group: PlayingGroup, winnerId: string | null, secondId: string | null, at: Date): Change {
  const isSame = group.state === 'CLOSED' && group.winnerId === winnerId && group.secondId === secondId;
  if (isSame) return unchanged(group);
  return { group: { ...group, state: 'CLOSED', winnerId, secondId }, events: [{ kind: 'CLOSED', at }] };
}

/** Consequences of a changed decision for other matches. */
export function followUp(group: PlayingGroup, changed: LeagueFixture, now: Date, newId: () => string): Change {
  const isTable = changed.stage === 'ROUND_ROBIN';
  const counted = isTable ? { ...group, version: group.version + 1 } : group;
  if (group.state === 'FINAL' && isTable) return replaceFinalists(counted, now);
  if (group.state === 'CLOSED') return isTable ? unchanged(counted) : close(counted, now);
  return andThen(unchanged(counted), (next) => goOn(next, now, newId));
}
