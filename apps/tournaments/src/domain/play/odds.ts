import { chanceByRating, oddsOfBracket, oddsOfGroup, type ChanceToWin } from '@setpoint/competition';
import type { UserId } from '@setpoint/kernel';
import { DEFAULT_PARAMETERS, type Rating } from '@setpoint/rating';
import type { PlayOfTournament } from './play.js';
import { standingOfEntries } from './progress.js';

/** Typical uncertainty of a tournament player's level, in levels. */
const DEVIATION = 0.3;

export interface EntryChance {
  readonly entryId: string;
  readonly winsTournament: number;
  readonly reachesFinal: number;
}

/** Odds from the ratings of this moment (BYD-13); the same for the same version of a tournament and the same ratings. */
export interface PlayOdds {
  /** Best first; empty once decided. */
  readonly bracket: readonly EntryChance[];
  /** Probability to qualify, by entry, for undecided groups. */
  readonly groups: ReadonlyMap<string, number>;
  /** The first side's chance to beat the second one. */
  readonly toWin: ChanceToWin;
}

/** `ratings`: of players, as far as they are known; of others those with which they were drawn. */
export function oddsOf(play: PlayOfTournament, ratings: ReadonlyMap<UserId, number>): PlayOdds {
  const toWin = chanceOf(play, ratings);
  const options = { seed: play.seed, version: play.version };
  const groups = new Map<string, number>();
  for (const group of play.groups) {
    if (group.fixtures.every(({ decision }) => decision)) continue;
    for (const [id, { advances }] of oddsOfGroup(group, play.rules.gameMode, toWin, options)) groups.set(id, advances);
  }
  return { groups, toWin, bracket: play.completedAt === null ? bracketOdds(play, toWin, options) : [] };
}

function bracketOdds(
  play: PlayOfTournament,
  toWin: ChanceToWin,
  options: { readonly seed: string; readonly version: number },
): EntryChance[] {
  if (!play.bracket) return [];
  const odds = oddsOfBracket(play.bracket, toWin, options);
  const standings = standingOfEntries(play);
  return play.bracket.places
    .flatMap((entryId): EntryChance[] => {
      const standing = entryId === null ? undefined : standings.get(entryId);
      if (entryId === null || standing?.progress !== 'IN') return [];
      const { WINNER = 0, FINAL = 0 } = odds.get(entryId) ?? {};
      return [{ entryId, winsTournament: WINNER, reachesFinal: standing.stage === 'FINAL' ? 1 : FINAL }];
    })
    .sort((a, b) => b.winsTournament - a.winsTournament || b.reachesFinal - a.reachesFinal);
}

function chanceOf({ entries, rules, drawnAt }: PlayOfTournament, ratings: ReadonlyMap<UserId, number>): ChanceToWin {
  const ratingOf = (mean: number): Rating => ({ mean, deviation: DEVIATION, playedAt: null, matches: 0, surfaces: {} });
  const players = new Map(
    entries.map(({ id, rating, playerIds }) => [
      id,
      playerIds.map((player) => ratingOf(ratings.get(player) ?? rating)),
    ]),
  );
  return chanceByRating({
    ...{ players, parameters: DEFAULT_PARAMETERS, format: rules.gameMode, surface: null, at: drawnAt },
  });
}
