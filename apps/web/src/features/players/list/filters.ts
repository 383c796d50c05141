import { LEVELS, type LevelName } from '@setpoint/kernel';
import type { DayBand, PlayersFilter, PlayersOrder, Sex } from '@setpoint/client/documents';
import {
  numberIn,
  numbersIn,
  paramsOf,
  placeIn,
  placeParams,
  sportsOf,
  wordIn,
  wordsIn,
  type Home,
  type SearchPlace,
} from '../../../entities/filters/params.js';

export const TABS = ['city_level', 'city', 'level', 'all'] as const;
export type Tab = (typeof TABS)[number];
export const LEVEL_NAMES = LEVELS.map((level) => level.name);
export const DAY_BANDS: readonly DayBand[] = ['MORNING', 'AFTERNOON', 'EVENING'];
export const AGES = { least: 6, most: 99 } as const;

/** Filters of the list of players (FLT-02), as they stand in the address (FLT-06). */
export interface PlayersFilters {
  readonly tab: Tab;
  readonly name: string;
  readonly order: PlayersOrder;
  readonly place: SearchPlace | null;
  /** Null is the radius of the home filter. */
  readonly km: number | null;
  readonly sports: readonly number[];
  /** Overrides the player's own levels. */
  readonly levels: readonly LevelName[];
  readonly sex: Sex | null;
  readonly ageMin: number | null;
  readonly ageMax: number | null;
  readonly days: readonly number[];
  readonly hours: readonly DayBand[];
}

export const NO_FILTERS: PlayersFilters = {
  tab: 'city_level',
  name: '',
  order: 'LATEST_LOGIN',
  place: null,
  km: null,
  sports: [],
  levels: [],
  sex: null,
  ageMin: null,
  ageMax: null,
  days: [],
  hours: [],
};

export function readFilters(params: URLSearchParams): PlayersFilters {
  const name = (params.get('name') ?? '').trim().slice(0, 60);
  // A search by name resets every other filter (FLT-02), also in an address that was typed by hand.
  if (name) return { ...NO_FILTERS, tab: 'all', name };
  return {
    tab: wordIn(params, 'tab', TABS, 'city_level'),
    name: '',
    order: wordIn(params, 'order', ['LATEST_LOGIN', 'DISTANCE', 'NAME'], 'LATEST_LOGIN'),
    place: placeIn(params),
    km: numberIn(params, 'km', 1, 500),
    sports: numbersIn(params, 'sports', [1, 2]),
    levels: wordsIn<LevelName>(params, 'levels', LEVEL_NAMES),
    sex: wordIn<Sex, null>(params, 'sex', ['M', 'F'], null),
    ageMin: numberIn(params, 'ageMin', AGES.least, AGES.most),
    ageMax: numberIn(params, 'ageMax', AGES.least, AGES.most),
    days: numbersIn(params, 'days', [1, 2, 3, 4, 5, 6, 7]),
    hours: wordsIn(params, 'hours', DAY_BANDS),
  };
}

/** Players are found by visitors in squares of 10 km: a smaller radius means nothing. */
export const LEAST_KM_FOR_VISITORS = 10;

/** What counts for visitors, in an address that a member sent them: they search by what they see (PLY-03). */
export const forVisitors = ({ tab, name, place, km, sports, levels }: PlayersFilters): PlayersFilters => ({
  ...NO_FILTERS,
  ...{ tab, name, place, sports, levels },
  km: km && Math.max(km, LEAST_KM_FOR_VISITORS),
  order: 'NAME',
});

export const writeFilters = (filters: PlayersFilters): URLSearchParams =>
  filters.name
    ? paramsOf({ name: filters.name })
    : paramsOf({
        tab: filters.tab === 'city_level' ? null : filters.tab,
        order: filters.order === 'LATEST_LOGIN' ? null : filters.order,
        ...placeParams(filters.place),
        km: filters.km,
        sports: filters.sports,
        levels: filters.levels,
        sex: filters.sex,
        ageMin: filters.ageMin,
        ageMax: filters.ageMax,
        days: filters.days,
        hours: filters.hours,
      });

export const activeFilters = (filters: PlayersFilters): number =>
  [
    filters.place !== null || filters.km !== null,
    filters.sports.length > 0,
    filters.levels.length > 0,
    filters.sex !== null,
    filters.ageMin !== null || filters.ageMax !== null,
    filters.days.length > 0,
    filters.hours.length > 0,
  ].filter(Boolean).length;

/** Whether the search looks around a place: the city tabs do, the others where a place or a distance is chosen. */
export const looksAround = (filters: PlayersFilters): boolean =>
  filters.tab === 'city_level' ||
  filters.tab === 'city' ||
  filters.place !== null ||
  filters.km !== null ||
  filters.order === 'DISTANCE';

/** What is asked for; `myLevels` are the names of the levels that the reader has. */
export function toVariables(
  filters: PlayersFilters,
  home: Home,
  myLevels: readonly LevelName[],
): { filter: PlayersFilter; orderBy: PlayersOrder } {
  if (filters.name) return { filter: { name: filters.name }, orderBy: 'LATEST_LOGIN' };
  const { lat, lng } = filters.place ?? home;
  const byLevel = filters.tab === 'city_level' || filters.tab === 'level';
  const levels = filters.levels.length > 0 ? filters.levels : byLevel ? myLevels : [];
  const everywhere = filters.tab === 'all' || filters.tab === 'level';
  return {
    orderBy: filters.order,
    filter: {
      ...(looksAround(filters) && {
        near: { lat, lng, km: filters.km ?? (everywhere && !filters.place ? 500 : home.km) },
      }),
      ...sportsOf(filters, home),
      ...(levels.length > 0 && { levels: [...levels] }),
      ...(filters.sex !== null && { sex: filters.sex }),
      ...(filters.ageMin !== null && { ageMin: filters.ageMin }),
      ...(filters.ageMax !== null && { ageMax: filters.ageMax }),
      ...(filters.days.length > 0 && { availability: [...filters.days] }),
      ...(filters.hours.length > 0 && { availabilityHours: [...filters.hours] }),
    },
  };
}
