import type { ActualState, CompetitionSex, LeaguesFilter } from '@setpoint/client/documents';
import {
  numberIn,
  numbersIn,
  paramsOf,
  placeIn,
  placeParams,
  wordIn,
  wordsIn,
  type SearchPlace,
} from '../../../entities/filters/params.js';

export const SEXES: readonly CompetitionSex[] = ['MEN', 'WOMEN', 'MIXED', 'ALL'];

/** As `actualState` stands in the address. */
const SHOWS = {
  all: null,
  open: 'OPEN',
  'in-progress': 'IN_PROGRESS',
  completed: 'COMPLETED',
} as const satisfies Record<string, ActualState | null>;
type Show = keyof typeof SHOWS;
export const SHOW_NAMES = Object.keys(SHOWS) as Show[];

/** Filters of the list of leagues (FLT-05), as they stand in the address (FLT-06). */
export interface LeaguesFilters {
  readonly show: Show;
  readonly place: SearchPlace | null;
  /** Null is the radius of the list. */
  readonly km: number | 'any' | null;
  readonly sports: readonly number[];
  readonly sex: readonly CompetitionSex[];
  readonly numberPlayers: number | null;
}

export const NO_FILTERS: LeaguesFilters = {
  show: 'all',
  place: null,
  km: null,
  sports: [],
  sex: [],
  numberPlayers: null,
};

export function readFilters(params: URLSearchParams): LeaguesFilters {
  return {
    show: wordIn(params, 'show', SHOW_NAMES, 'all'),
    place: placeIn(params),
    km: params.get('km') === 'any' ? 'any' : numberIn(params, 'km', 1, 500),
    sports: numbersIn(params, 'sports', [1, 2]),
    sex: wordsIn(params, 'sex', SEXES),
    numberPlayers: numberIn(params, 'players', 1, 2),
  };
}

export const writeFilters = (filters: LeaguesFilters): URLSearchParams =>
  paramsOf({
    show: filters.show === 'all' ? null : filters.show,
    ...placeParams(filters.place),
    km: filters.km,
    sports: filters.sports,
    sex: filters.sex,
    players: filters.numberPlayers,
  });

/** How many filters narrow the list; which state is shown is none of them. */
export const activeFilters = (filters: LeaguesFilters): number =>
  [
    filters.place !== null || filters.km !== null,
    filters.sports.length > 0,
    filters.sex.length > 0,
    filters.numberPlayers !== null,
  ].filter(Boolean).length;

export function toVariables(
  filters: LeaguesFilters,
  home: { readonly lat: number; readonly lng: number; readonly km: number },
): { filter: LeaguesFilter } {
  const { lat, lng } = filters.place ?? home;
  const state = SHOWS[filters.show];
  return {
    filter: {
      ...(state && { actualState: state }),
      ...(filters.km !== 'any' && { near: { lat, lng, km: filters.km ?? home.km } }),
      ...(filters.sports.length > 0 && { sports: [...filters.sports] }),
      ...(filters.sex.length > 0 && { sex: [...filters.sex] }),
      ...(filters.numberPlayers !== null && { numberPlayers: filters.numberPlayers }),
    },
  };
}
