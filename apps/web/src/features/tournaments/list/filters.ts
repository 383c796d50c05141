import type { ActualState, CompetitionSex, GameMode, TournamentsFilter } from '@setpoint/client/documents';
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
export const GAME_MODES: readonly GameMode[] = ['ONE_SET_9_GAMES', 'THREE_SETS_6_GAMES', 'NEXTGEN'];
export const LEVELS: readonly number[] = Array.from({ length: 13 }, (_, index) => 1 + index / 2);

const FORMATS = ['groups', 'play-off'] as const;

/** As `actualState` stands in the address. */
export const SHOWS = { open: 'OPEN', 'in-progress': 'IN_PROGRESS', completed: 'COMPLETED' } as const satisfies Record<
  string,
  ActualState
>;
type Show = keyof typeof SHOWS;
export const SHOW_NAMES = Object.keys(SHOWS) as Show[];

/** Filters of the list of tournaments (FLT-04), as they stand in the address (FLT-06). */
export interface TournamentsFilters {
  readonly show: Show;
  readonly place: SearchPlace | null;
  /** Null is the radius of the home filter. */
  readonly km: number | 'any' | null;
  readonly sports: readonly number[];
  /** Open to any of these levels. */
  readonly levels: readonly number[];
  readonly sex: readonly CompetitionSex[];
  readonly numberPlayers: number | null;
  /** With groups, or play-off only. */
  readonly format: 'groups' | 'play-off' | null;
  readonly gameMode: readonly GameMode[];
}

export const NO_FILTERS: TournamentsFilters = {
  show: 'open',
  place: null,
  km: null,
  sports: [],
  levels: [],
  sex: [],
  numberPlayers: null,
  format: null,
  gameMode: [],
};

export function readFilters(params: URLSearchParams): TournamentsFilters {
  return {
    show: wordIn(params, 'show', SHOW_NAMES, 'open'),
    place: placeIn(params),
    km: params.get('km') === 'any' ? 'any' : numberIn(params, 'km', 1, 500),
    sports: numbersIn(params, 'sports', [1, 2]),
    levels: numbersIn(params, 'levels', LEVELS),
    sex: wordsIn(params, 'sex', SEXES),
    numberPlayers: numberIn(params, 'players', 1, 2),
    format: wordIn(params, 'format', FORMATS, null),
    gameMode: wordsIn(params, 'mode', GAME_MODES),
  };
}

export const writeFilters = (filters: TournamentsFilters): URLSearchParams =>
  paramsOf({
    show: filters.show === 'open' ? null : filters.show,
    ...placeParams(filters.place),
    km: filters.km,
    sports: filters.sports,
    levels: filters.levels,
    sex: filters.sex,
    players: filters.numberPlayers,
    format: filters.format,
    mode: filters.gameMode,
  });

/** How many filters narrow the list; which state is shown is none of them. */
export const activeFilters = (filters: TournamentsFilters): number =>
  [
    filters.place !== null || filters.km !== null,
    filters.sports.length > 0,
    filters.levels.length > 0,
    filters.sex.length > 0,
    filters.numberPlayers !== null,
    filters.format !== null,
    filters.gameMode.length > 0,
  ].filter(Boolean).length;

export function toVariables(
  filters: TournamentsFilters,
  home: { readonly lat: number; readonly lng: number; readonly km: number },
): { filter: TournamentsFilter } {
  const { lat, lng } = filters.place ?? home;
  return {
    filter: {
      actualState: SHOWS[filters.show],
      ...(filters.km !== 'any' && { near: { lat, lng, km: filters.km ?? home.km } }),
      ...(filters.sports.length > 0 && { sports: [...filters.sports] }),
      ...(filters.levels.length > 0 && { levels: [...filters.levels] }),
      ...(filters.sex.length > 0 && { sex: [...filters.sex] }),
      ...(filters.numberPlayers !== null && { numberPlayers: filters.numberPlayers }),
      ...(filters.format !== null && { roundRobin: filters.format === 'groups' }),
      ...(filters.gameMode.length > 0 && { gameMode: [...filters.gameMode] }),
    },
  };
}
