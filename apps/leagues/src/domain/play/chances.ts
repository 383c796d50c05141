import { chanceByRating, oddsOfGroupInSteps, type ChanceToWin, type Decision, type Group } from '@setpoint/competition';
import type { NumberPlayersId } from '@setpoint/kernel';
import { coldStart, DEFAULT_PARAMETERS, regularDeviation, type Rating } from '@setpoint/rating';
import { isOpen, type FixtureDecision, type LeagueFixture, type Meeting } from './fixture.js';
import { finalOf, matchesOfRounds, type PlayingGroup, type PlayingMember } from './group.js';

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
  const odds = yield* oddsOfGroupInSteps(toPlay(group), group.league.gameMode, chanceOf(group), {
    ...{ seed: group.seed, version: group.version, hasFinal: true },
  });
  return new Map([...odds].map(([id, { wins }]) => [id, wins]));
}

const shareOf = ({ sides: [a, b] }: LeagueFixture, id: string, chanceOfA: number): number =>
  id === a ? chanceOfA : id === b ? 1 - chanceOfA : 0;

/** The group with all matches that it has and those still to come. Who has left loses what is open. */
function toPlay(group: PlayingGroup): Group {
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
  return {
    members: group.members.map(({ id, level }) => ({ id, rating: level })),
    abandoned: [...out],
    fixtures: [
      ...had.map(({ id, round, sides, decision }) => ({
        ...{ id, round: round ?? 0, sides },
        decision: decision ? asDecided(decision) : forfeit(sides, out),
      })),
      ...toCome.map((sides) => ({ id: pairOf(...sides), round: 0, sides, decision: null })),
    ],
  };
}

const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

function asDecided({ how, winner, outcome, sets }: FixtureDecision): Decision {
  if (how === 'PLAYED') return { kind: how, winner, outcome: outcome!, sets };
  return winner === null || how === 'DOUBLE_FORFEIT' ? { kind: 'DOUBLE_FORFEIT' } : { kind: how, winner };
}

function forfeit([a, b]: readonly [string, string], out: ReadonlySet<string>): Decision | null {
  if (out.has(a) && out.has(b)) return { kind: 'DOUBLE_FORFEIT' };
  return out.has(a) || out.has(b) ? { kind: 'FORFEIT', winner: out.has(a) ? 'B' : 'A' } : null;
}
