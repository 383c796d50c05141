import { InvalidInput, isSportId, type CourtId, type SportId, type UserId } from '@setpoint/kernel';
import type { MatchState } from './match.js';

/** A circle around a position. */
export interface Near {
  readonly lat: number;
  readonly lng: number;
  readonly km: number;
}

/** Parts of the day, as in the schema: start hour (inclusive) and end hour (exclusive). */
export const HOURS_OF_DAY = { MORNING: [0, 13], AFTERNOON: [13, 18], EVENING: [18, 24] } as const;
export type TimeOfDay = keyof typeof HOURS_OF_DAY;

/** The filters of FLT-03; null does not filter. */
export interface MatchFilter {
  readonly near: Near | null;
  readonly sports: readonly SportId[] | null;
  /** Open to any of these. */
  readonly levels: readonly number[] | null;
  readonly missing: readonly number[] | null;
  readonly numberPlayers: number | null;
  readonly courtId: CourtId | null;
  readonly playerId: UserId | null;
  readonly states: readonly MatchState[] | null;
  /** Dates of play in the court's time zone, YYYY-MM-DD, inclusive. */
  readonly dayFrom: string | null;
  readonly dayTo: string | null;
  readonly timesOfDay: readonly TimeOfDay[] | null;
  /** Excludes the caller's own matches. */
  readonly withoutMine: boolean;
  /** Only what the caller could join now. */
  readonly joinable: boolean;
}

/** Unvalidated input. */
export type ProposedFilter = Omit<MatchFilter, 'sports'> & { readonly sports: readonly number[] | null };

const RADIUS_KM = { least: 1, most: 500 };

/**
 * Clamps the radius to the allowed range.
 * @throws InvalidInput INVALID_FILTER for values that no match could have.
 */
export function checkFilter(filter: ProposedFilter): MatchFilter {
  const { near, sports, levels, missing, numberPlayers, dayFrom, dayTo } = filter;
  if (near && !isOnEarth(near)) throw invalid('near is not a position on Earth');
  if (sports && !sports.every(isSportId)) throw invalid('sports has ids that do not exist');
  if (levels && !levels.every((level) => level >= 0 && level <= 7)) throw invalid('levels go from 1 to 7');
  if (missing?.some((places) => places < 0 || places > 3)) throw invalid('0 to 3 places are free');
  if (numberPlayers !== null && numberPlayers !== 1 && numberPlayers !== 2) throw invalid('1 or 2 players make a side');
  if (![dayFrom, dayTo].every((day) => day === null || isDay(day))) throw invalid('days are written YYYY-MM-DD');
  return { ...filter, sports: sports?.filter(isSportId) ?? null, near: near && tidied(near) };
}

const invalid = (message: string) => new InvalidInput('INVALID_FILTER', message);

/** A day of a year with four digits. */
const isDay = (day: string) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < '1000') return false;
  const noon = new Date(`${day}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day);
};

const isOnEarth = ({ lat, lng }: Near) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Rounded to 10 cm: Postgres fails on denormal numbers. */
const tidied = ({ lat, lng, km }: Near): Near => ({
  lat: rounded(lat),
  lng: rounded(lng),
  km: Math.min(RADIUS_KM.most, Math.max(RADIUS_KM.least, km)),
});
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
