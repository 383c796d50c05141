import { accept, refuse, type Outcome } from '@setpoint/kernel';
import {
  checkChallenge,
  dayAfter,
  planRound,
  timesOf,
  type Challenge,
  type ChallengeCode,
  type Pair,
} from '@setpoint/league';
import { isOpen, warnsAt, type LeagueFixture } from './fixture.js';
import {
  daysBetween,
  lineUpIn,
  matchesOfRounds,
  memberOf,
  type Change,
  type PlayingGroup,
  type PlayingMember,
} from './group.js';

type NewId = () => string;

/** Opens the next round (LEA-05), avoiding absences and open matches. Past rounds are skipped. */
export function openRound(group: PlayingGroup, now: Date, newId: NewId): Change {
  const { timeZone } = group.league;
  const { rounds, final } = timesOf(group.phase, timeZone);
  const round = rounds[group.roundsOpened]!;
  const opened = { ...group, roundsOpened: group.roundsOpened + 1 };
  if (now >= round.endsAt) return { group: opened, events: [] };
  const days = daysBetween(round.startsAt < now ? now : round.startsAt, round.endsAt, timeZone);
  const lineUps = new Map(group.members.map((member) => [member.id, lineUpIn(group, member, days)]));
  const played = matchesOfRounds(group);
  const { pairs } = planRound({
    number: round.number,
    members: group.members.map(({ id, outBecause }) => ({ ...lineUps.get(id)!, id, hasLeft: outBecause !== null })),
    matches: played.map(({ sides }) => sides),
    open: played.filter(isOpen).map(({ sides }) => sides),
  });
  const fixtures = pairs.map((sides) =>
    newFixture(newId(), timeZone, {
      ...{ stage: 'ROUND_ROBIN', round: round.number, isChallenge: false, sides },
      players: [lineUps.get(sides[0])!.players, lineUps.get(sides[1])!.players],
      ...{ opensAt: round.startsAt, closesAt: round.endsAt, latestClose: final.startsAt },
    }),
  );
  return {
    group: { ...opened, fixtures: [...group.fixtures, ...fixtures] },
    events: fixtures.map((fixture) => ({ kind: 'READY', fixture })),
  };
}

/** Days for a challenge, the same as for a round. */
const CHALLENGE_DAYS = 9;

/** Format of a challenge, if given. */
export type MatchWish = Partial<Pick<Challenge, 'sport' | 'numberPlayers' | 'friendly'>>;

/** A member challenges another one of the group to an additional match (LEA-05). */
export function challenge(
  group: PlayingGroup,
  { by, opponent, ...wish }: MatchWish & Pick<Challenge, 'by' | 'opponent'>,
  now: Date,
  newId: NewId,
): Outcome<Change & { readonly fixture: LeagueFixture }, ChallengeCode> {
  const refusal = challengeRefusal(group, by, opponent, now, wish);
  if (refusal) return refuse(refusal);
  const { timeZone } = group.league;
  const { closesAt, latestClose, days } = challengeTime(group, now);
  const playersOf = (id: string) => lineUpIn(group, memberOf(group, id), days).players;
  const fixture = newFixture(newId(), timeZone, {
    ...{ stage: 'ROUND_ROBIN', round: null, isChallenge: true, sides: [by, opponent] },
    players: [playersOf(by), playersOf(opponent)],
    ...{ opensAt: now, closesAt, latestClose },
  });
  return accept({
    fixture,
    group: { ...group, fixtures: [...group.fixtures, fixture] },
    events: [{ kind: 'READY', fixture }],
  });
}

/** As long as a round, and not beyond the rounds. */
function challengeTime({ phase, league: { timeZone } }: PlayingGroup, now: Date) {
  const latestClose = timesOf(phase, timeZone).final.startsAt;
  const later = dayAfter(now, CHALLENGE_DAYS + 1, timeZone);
  const closesAt = later < latestClose ? later : latestClose;
  return { closesAt, latestClose, days: now < closesAt ? daysBetween(now, closesAt, timeZone) : [] };
}

/** Members whom a member may challenge now. */
export const challengeableBy = (group: PlayingGroup, by: string, now: Date): readonly PlayingMember[] =>
  group.members.filter(({ id }) => challengeRefusal(group, by, id, now) === null);

function challengeRefusal(
  group: PlayingGroup,
  by: string,
  opponent: string,
  now: Date,
  wish: MatchWish = {},
): ChallengeCode | null {
  const { sport, numberPlayers, timeZone } = group.league;
  const played = matchesOfRounds(group);
  const pairs = (fixtures: readonly LeagueFixture[]): Pair[] => fixtures.map(({ sides }) => sides);
  const outcome = checkChallenge(
    { by, opponent, sport, numberPlayers, friendly: false, ...wish },
    {
      ...{ phase: group.phase, timeZone, sport, numberPlayers },
      members: group.members.filter(({ outBecause }) => !outBecause).map(({ id }) => id),
      ...{ matches: pairs(played), open: pairs(played.filter(isOpen)) },
      challenges: pairs(played.filter((fixture) => isOpen(fixture) && fixture.isChallenge)),
      commonDays: commonDays(group, [by, opponent], now),
    },
    now,
  );
  return outcome.ok ? null : outcome.code;
}

function commonDays(group: PlayingGroup, ids: readonly string[], now: Date): number {
  const { days } = challengeTime(group, now);
  const sides = group.members.filter(({ id }) => ids.includes(id)).map((member) => lineUpIn(group, member, days));
  return days.filter((day) => sides.every(({ freeDays }) => freeDays.includes(day))).length;
}

type New = Pick<
  LeagueFixture,
  'stage' | 'round' | 'isChallenge' | 'sides' | 'players' | 'opensAt' | 'closesAt' | 'latestClose'
>;

export const newFixture = (id: string, timeZone: string, what: New): LeagueFixture => ({
  ...what,
  ...{ id, revision: 1, state: 'READY', closing: null, matchId: null, replaces: null, isKept: false },
  ...{ hasResult: false, hasNoShow: false, decision: null, resultVersion: null },
  // No reminder for shorter windows.
  isWarned: warnsAt(what, timeZone) <= what.opensAt,
});
