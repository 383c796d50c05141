import {
  chanceByRating,
  inStraightSets,
  oddsOfGroupInSteps,
  type ChanceToWin,
  type SimulatedGroup,
} from '@setpoint/competition';
import type { NumberPlayersId, Side } from '@setpoint/kernel';
import { RunningStandings, type ResultOfTwo } from '@setpoint/league';
import { coldStart, DEFAULT_PARAMETERS, regularDeviation, type Rating } from '@setpoint/rating';
import { gamesWon } from '@setpoint/scoring';
import { isOpen, type LeagueFixture, type Meeting } from './fixture.js';
import { finalOf, matchesOfRounds, resultOf, type PlayingGroup, type PlayingMember } from './group.js';

const deviations = new Map<NumberPlayersId, number>();

/**
 * By the levels of this moment, with the uncertainty of regular players; whose level is not known has that with which the
 * group was formed. Who plays of a team is known of a match that is made, and by default those who were named first.
 */
function chanceOf({ members, league, people }: PlayingGroup, match?: Meeting): ChanceToWin {
  const { numberPlayers, gameMode } = league;
  const deviation = deviations.get(numberPlayers) ?? regularDeviation(numberPlayers, DEFAULT_PARAMETERS);
  deviations.set(numberPlayers, deviation);
  const ratingsOf = ({ id, playerIds, level }: PlayingMember): Rating[] => {
    const place = match?.sides.indexOf(id) ?? -1;
    const lineUp = match?.players[place] ?? playerIds.slice(0, numberPlayers);
    return lineUp.map((player) => ({
      ...coldStart(null, DEFAULT_PARAMETERS),
      ...{ mean: people.get(player)?.level ?? level, deviation },
    }));
  };
  const players = new Map(members.map((member) => [member.id, ratingsOf(member)]));
  return chanceByRating({ players, parameters: DEFAULT_PARAMETERS, format: gameMode, surface: null, at: 0 });
}

/** Side A's win probability in an open match; null once decided. */
export const chanceIn = (group: PlayingGroup, fixture: LeagueFixture): number | null =>
  isOpen(fixture) ? chanceOf(group, fixture)(...fixture.sides) : null;

/**
 * Each member's chance to win the group (BYD-13), which the final decides: between the first two of the table while the rounds
 * are played, between those who play it once they are known. Who still has to meet does so once. Null once it is settled. In steps of a few milliseconds.
 */
export function* chancesInSteps(group: PlayingGroup): Generator<void, ReadonlyMap<string, number> | null> {
  if (group.state === 'CLOSED') return null;
  const final = finalOf(group);
  if (final) {
    const chance = chanceIn(group, final);
    if (chance === null) return null;
    return new Map(group.members.map(({ id }) => [id, shareOf(final, id, chance)]));
  }
  const odds = yield* oddsOfGroupInSteps(toPlay(group), chanceOf(group), {
    ...{ seed: group.seed, version: group.version, hasFinal: true },
  });
  return new Map([...odds].map(([id, { wins }]) => [id, wins]));
}

const shareOf = ({ sides: [a, b] }: LeagueFixture, id: string, chanceOfA: number): number =>
  id === a ? chanceOfA : id === b ? 1 - chanceOfA : 0;

/**
 * The group with all matches that it has and those still to come, ranked as its table is (LEA-06). Who has left loses what is
 * open.
 */
function toPlay(group: PlayingGroup): SimulatedGroup<ResultOfTwo> {
  const out = new Set(group.members.filter(({ outBecause }) => outBecause).map(({ id }) => id));
  const had = matchesOfRounds(group);
  const met = new Set(had.map(({ sides }) => pairOf(...sides)));
  const playing = group.members.filter(({ id }) => !out.has(id)).map(({ id }) => id);
  const toCome = playing.flatMap((one, i) =>
    playing
      .slice(i + 1)
      .filter((other) => !met.has(pairOf(one, other)))
      .map((other) => [one, other] as const),
  );
  const winning = (winner: Side): ResultOfTwo => {
    const { A, B } = gamesWon(inStraightSets(group.league.gameMode, winner).sets);
    return { games: [A, B], winner: winner === 'A' ? 0 : 1, isForfeit: false };
  };
  return {
    members: group.members.map(({ id }) => id),
    abandoned: [...out],
    fixtures: [
      ...had.map((fixture) => ({ sides: fixture.sides, effect: resultOf(fixture) ?? forfeit(fixture.sides, out) })),
      ...toCome.map((sides) => ({ sides, effect: null })),
    ],
    won: { A: winning('A'), B: winning('B') },
    newTable: () => new RunningStandings(group.members.length),
  };
}

const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

function forfeit([a, b]: readonly [string, string], out: ReadonlySet<string>): ResultOfTwo | null {
  if (!out.has(a) && !out.has(b)) return null;
  const winner = out.has(a) ? (out.has(b) ? 'NOBODY' : 1) : 0;
  return { games: [0, 0], winner, isForfeit: true };
}
