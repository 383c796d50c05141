import { halfStep, levelName, type LevelName, type NumberPlayersId, type SportId, type UserId } from '@setpoint/kernel';
import type { Profile, Sex } from './profile.js';

/** The statistics lists (RNK-01, RNK-02). */
export type StatisticsList =
  | 'MATCHES_PLAYED'
  | 'PLAYERS_MET'
  | 'TOURNAMENTS_PLAYED'
  | 'TOURNAMENTS_WON'
  | 'TOURNAMENT_FINALS'
  | 'TOURNAMENT_SEMIFINALS';

/** A placing in a tournament. */
export type Reached = 'WON' | 'FINAL' | 'SEMIFINAL' | 'EARLIER';

export interface StatisticsRanking {
  readonly list: StatisticsList;
  readonly sport: number;
  readonly numberPlayers: number;
  /** Null for players met, who are counted over all years. */
  readonly year: number | null;
}

export interface LevelRanking {
  readonly list: 'LEVEL';
  readonly level: LevelName;
  /** Two letters, ISO 3166. */
  readonly country: string;
  readonly sport: number;
  readonly numberPlayers: number;
  /** Null is everybody. */
  readonly sex: Sex | null;
}

export type Ranking = StatisticsRanking | LevelRanking;

/** A player's score in a ranking: higher is better, equal scores share a place. */
export interface RankingScore {
  readonly ranking: Ranking;
  readonly score: number;
}

/** Inputs for a player's places in all rankings. */
export interface RankedPlayer {
  readonly id: UserId;
  readonly profile: Pick<Profile, 'visibility' | 'sex' | 'levels'> & { readonly country: string | null };
  readonly matches: readonly (Format & { readonly year: number; readonly matches: number })[];
  readonly met: readonly (Format & { readonly players: number })[];
  readonly tournaments: readonly (Format & {
    readonly year: number;
    readonly completedAt: Date;
    readonly reached: Reached;
  })[];
}

interface Format {
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
}

/** Above any number of tournaments in twelve months. */
const LEVEL_WEIGHT = 10_000;

/** A player's scores in all rankings; unlisted players are in none. */
export function rankingScores(player: RankedPlayer, now: Date): RankingScore[] {
  if (player.profile.visibility !== 'LISTED') return [];
  return [...matchScores(player), ...tournamentScores(player), ...levelScores(player, now)];
}

/** Whether time alone can change a place, because a tournament expires for the level lists (RNK-03). */
export const changesWithTime = (player: RankedPlayer, now: Date): boolean =>
  player.tournaments.some(({ completedAt }) => completedAt >= aYearBefore(now));

/** The half step and the number of tournaments that a score of a level list stands for; never finer (RNK-04). */
export const levelScoreParts = (score: number) => ({
  level: Math.floor(score / LEVEL_WEIGHT) / 2,
  tournaments: score % LEVEL_WEIGHT,
});

function matchScores({ matches, met }: RankedPlayer): RankingScore[] {
  return [
    ...matches.map(({ matches: score, ...format }) => ({
      ranking: { list: 'MATCHES_PLAYED', ...format } as const,
      score,
    })),
    ...met
      .filter(({ players }) => players > 0)
      .map(({ players: score, ...format }) => ({
        ranking: { list: 'PLAYERS_MET', ...format, year: null } as const,
        score,
      })),
  ];
}

/** The winner of a tournament has also reached its final and semifinal. */
const LISTS_OF: Readonly<Record<Reached, readonly StatisticsList[]>> = {
  EARLIER: ['TOURNAMENTS_PLAYED'],
  SEMIFINAL: ['TOURNAMENTS_PLAYED', 'TOURNAMENT_SEMIFINALS'],
  FINAL: ['TOURNAMENTS_PLAYED', 'TOURNAMENT_SEMIFINALS', 'TOURNAMENT_FINALS'],
  WON: ['TOURNAMENTS_PLAYED', 'TOURNAMENT_SEMIFINALS', 'TOURNAMENT_FINALS', 'TOURNAMENTS_WON'],
};

function tournamentScores({ tournaments }: RankedPlayer): RankingScore[] {
  const reached = tournaments.flatMap(({ sport, numberPlayers, year, reached }) =>
    LISTS_OF[reached].map((list) => ({ list, sport, numberPlayers, year })),
  );
  return [...Map.groupBy(reached, rankingKey).values()].map((same) => ({ ranking: same[0]!, score: same.length }));
}

/** By half step, then by tournaments of the last twelve months; exact ratings are not used (RNK-03, RNK-04). */
function levelScores({ profile, tournaments }: RankedPlayer, now: Date): RankingScore[] {
  const { country, sex } = profile;
  if (country === null) return [];
  return profile.levels.flatMap(({ sport, numberPlayers, rating }) => {
    const recent = tournaments.filter(
      (one) => one.sport === sport && one.numberPlayers === numberPlayers && one.completedAt >= aYearBefore(now),
    ).length;
    if (recent === 0) return [];
    const score = halfStep(rating) * 2 * LEVEL_WEIGHT + Math.min(recent, LEVEL_WEIGHT - 1);
    const ranking = { list: 'LEVEL', level: levelName(rating), country, sport, numberPlayers } as const;
    return [null, ...(sex ? [sex] : [])].map((one) => ({ ranking: { ...ranking, sex: one }, score }));
  });
}

function aYearBefore(now: Date): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - 1);
  return then;
}

/** Key of a ranking, determined by its parameters. */
export function rankingKey(ranking: Ranking): string {
  const format = `${ranking.sport}/${ranking.numberPlayers}`;
  if (ranking.list !== 'LEVEL') return `${ranking.list}/${format}/${ranking.year ?? 'all'}`;
  const { level, country, sex } = ranking;
  // Country codes have two letters; anything else matches no list.
  return `${level}/${/^[a-z]{2}$/i.test(country) ? country.toUpperCase() : '-'}/${format}/${sex ?? 'all'}`;
}

const REFRESH_HOUR = 2;

/** When rankings are next refreshed: at 02:00 UTC, when hardly anybody plays. */
export function nightAfter(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(REFRESH_HOUR, 0, 0, 0);
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1);
  return night;
}
