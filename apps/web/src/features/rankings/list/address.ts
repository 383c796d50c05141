import { formatsOf, isSportId, LEVELS, type LevelName, type NumberPlayersId, type SportId } from '@setpoint/kernel';
import type { StatisticsList } from '@setpoint/client/documents';

interface Format {
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
}

export interface StatisticsAddress extends Format {
  readonly kind: 'statistics';
  readonly list: StatisticsList;
  /** Null for players met, who are counted over all years. */
  readonly year: number | null;
}

/** I is everybody. */
export type SexSegment = 'F' | 'M' | 'I';

export interface LevelAddress extends Format {
  readonly kind: 'level';
  readonly level: Exclude<LevelName, 'NONE'>;
  /** Two letters, upper case. */
  readonly country: string;
  readonly sex: SexSegment;
}

export type RankingAddress = StatisticsAddress | LevelAddress;

/** Path segment of each statistics list. */
export const LIST_SEGMENTS = {
  MATCHES_PLAYED: 'matchs-played',
  PLAYERS_MET: 'players-met',
  TOURNAMENTS_PLAYED: 'tournaments-played',
  TOURNAMENTS_WON: 'tournaments-wins',
  TOURNAMENT_FINALS: 'tournaments-finals',
  TOURNAMENT_SEMIFINALS: 'tournaments-semifinals',
} as const satisfies Record<StatisticsList, string>;

export const STATISTICS_LISTS = Object.keys(LIST_SEGMENTS) as StatisticsList[];
export const LEVEL_NAMES = LEVELS.map(({ name }) => name).toReversed();
export const SEXES = ['I', 'F', 'M'] as const;
const FIRST_YEAR = 2000;

/** What an address names, with its page as text; null where it names no ranking (RTE-10). */
export function rankingAt(pathname: string): { ranking: RankingAddress; page: string | undefined } | null {
  const [, , name = '', ...rest] = pathname.split('/');
  const list = STATISTICS_LISTS.find((one) => LIST_SEGMENTS[one] === name);
  if (list === undefined) return levelAt(name, rest);
  const [format, more] = formatIn(rest);
  if (!format) return null;
  if (list === 'PLAYERS_MET') return { ranking: { kind: 'statistics', list, ...format, year: null }, page: more[0] };
  const year = Number(more[0]);
  const isYear = Number.isInteger(year) && year >= FIRST_YEAR && year < 10_000;
  return isYear ? { ranking: { kind: 'statistics', list, ...format, year }, page: more[1] } : null;
}

function levelAt(name: string, [country = '', ...rest]: readonly string[]) {
  const level = LEVEL_NAMES.find((one) => one.toLowerCase() === name.toLowerCase());
  const [format, [wanted, page]] = formatIn(rest);
  const sex = SEXES.find((one) => one === wanted?.toUpperCase());
  if (!level || !format || !sex || !/^[a-z]{2}$/i.test(country)) return null;
  return { ranking: { kind: 'level', level, country: country.toUpperCase(), ...format, sex } as const, page };
}

function formatIn([sport, numberPlayers, ...rest]: readonly string[]): [Format | null, string[]] {
  const id = Number(sport);
  const format = isSportId(id) ? formatsOf(id).find((one) => String(one) === numberPlayers) : undefined;
  return [isSportId(id) && format ? { sport: id, numberPlayers: format } : null, rest];
}

export function rankingPath(ranking: RankingAddress, page = 1): string {
  const format = `${ranking.sport}/${ranking.numberPlayers}`;
  const path =
    ranking.kind === 'level'
      ? `${ranking.level.toLowerCase()}/${ranking.country.toLowerCase()}/${format}/${ranking.sex}`
      : [LIST_SEGMENTS[ranking.list], format, ...(ranking.year === null ? [] : [ranking.year])].join('/');
  return `/rank/${path}${page > 1 ? `/${page}` : ''}`;
}
