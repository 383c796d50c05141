import type { MatchesFilter, MatchesOrder, TimeOfDay } from '@setpoint/client/documents';
import {
  kmIn,
  nearOf,
  numberIn,
  numbersIn,
  paramsOf,
  placeIn,
  placeParams,
  sportsOf,
  wordIn,
  wordsIn,
  type Distance,
  type Home,
  type SearchPlace,
} from '../../../entities/filters/params.js';
import { dayIn, daysOf, isNamed, TIMES, type Time } from './days.js';

/** Filters of the list of matches (FLT-03), as they stand in the address (FLT-06). */
export interface MatchesFilters {
  readonly show: 'coming' | 'played';
  /** Of those that come, only what the reader could join; visitors are shown all. */
  readonly joinable: boolean;
  readonly order: MatchesOrder;
  readonly place: SearchPlace | null;
  readonly km: Distance;
  readonly sports: readonly number[];
  /** Open to any of these. */
  readonly levels: readonly number[];
  readonly missing: readonly number[];
  readonly numberPlayers: number | null;
  /** A named day or YYYY-MM-DD, on the clocks at the court. */
  readonly when: string | null;
  readonly times: readonly Time[];
}

/** Levels to choose from. */
export const RATINGS = Array.from({ length: 13 }, (_, index) => 1 + index / 2);

export const NO_FILTERS: MatchesFilters = {
  show: 'coming',
  joinable: true,
  order: 'DATE',
  place: null,
  km: null,
  sports: [],
  levels: [],
  missing: [],
  numberPlayers: null,
  when: null,
  times: [],
};

export function readFilters(params: URLSearchParams): MatchesFilters {
  const km = kmIn(params);
  const show = wordIn(params, 'show', ['coming', 'played'], 'coming');
  const day = dayIn(params.get('when'));
  const when = show === 'played' && isNamed(day) ? null : day;
  return {
    show,
    joinable: wordIn(params, 'joinable', ['yes', 'no'], 'yes') === 'yes',
    order: km === 'any' ? 'DATE' : wordIn(params, 'order', ['DATE', 'DISTANCE'], 'DATE'),
    place: placeIn(params),
    km,
    sports: numbersIn(params, 'sports', [1, 2]),
    // Addresses that people keep may still have the one level of before.
    levels: numbersIn(params, params.has('levels') ? 'levels' : 'level', RATINGS),
    missing: numbersIn(params, 'missing', [1, 2, 3]),
    numberPlayers: numberIn(params, 'players', 1, 2),
    when,
    times: when === 'tonight' ? [] : wordsIn(params, 'times', TIMES),
  };
}

export const writeFilters = (filters: MatchesFilters): URLSearchParams =>
  paramsOf({
    show: filters.show === 'coming' ? null : filters.show,
    joinable: filters.joinable ? null : 'no',
    order: filters.order === 'DATE' ? null : filters.order,
    ...placeParams(filters.place),
    km: filters.km,
    sports: filters.sports,
    levels: filters.levels,
    missing: filters.missing,
    players: filters.numberPlayers,
    when: filters.when,
    times: filters.when === 'tonight' ? [] : filters.times,
  });

/** How many filters narrow the list; `show`, `joinable` and `order` don't. */
export const activeFilters = (filters: MatchesFilters): number =>
  [
    filters.place !== null || filters.km !== null,
    filters.sports.length > 0,
    filters.levels.length > 0,
    filters.missing.length > 0,
    filters.numberPlayers !== null,
    filters.when !== null,
    filters.times.length > 0,
  ].filter(Boolean).length;

export function toVariables(
  filters: MatchesFilters,
  home: Home,
  /** YYYY-MM-DD where the reader is. */
  today: string,
  isMember: boolean,
): { filter: MatchesFilter; orderBy: MatchesOrder } {
  const times = filters.when === 'tonight' ? (['evening'] as const) : filters.times;
  return {
    orderBy: filters.order,
    filter: {
      ...nearOf(filters, home),
      ...sportsOf(filters, home),
      ...(filters.levels.length > 0 && { levels: [...filters.levels] }),
      ...(filters.missing.length > 0 && { missing: [...filters.missing] }),
      ...(filters.numberPlayers !== null && { numberPlayers: filters.numberPlayers }),
      ...(filters.when !== null && daysOf(filters.when, today)),
      ...(times.length > 0 && { timesOfDay: times.map((time) => time.toUpperCase() as TimeOfDay) }),
      ...(isMember && filters.joinable && filters.show === 'coming' && { joinable: true }),
      // Without states the list holds what is open and still to come.
      ...(filters.show === 'played' && { states: ['CONFIRMED', 'AWAITING_CONFIRMATION'] }),
    },
  };
}
