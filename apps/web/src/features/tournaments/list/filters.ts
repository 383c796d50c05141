import type { ActualState, GameMode, TournamentsFilter } from '@setpoint/client/documents';
import {
  activeCompetitionFilters,
  competitionFilterOf,
  competitionParams,
  NO_COMPETITION_FILTERS,
  readCompetitionFilters,
  type CompetitionFilters,
} from '../../../entities/competitions/competition-filters.js';
import { numbersIn, paramsOf, wordIn, wordsIn, type Home } from '../../../entities/filters/params.js';

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
export interface TournamentsFilters extends CompetitionFilters {
  readonly show: Show;
  /** Open to any of these levels. */
  readonly levels: readonly number[];
  /** With groups, or play-off only. */
  readonly format: 'groups' | 'play-off' | null;
  readonly gameMode: readonly GameMode[];
}

export const NO_FILTERS: TournamentsFilters = {
  ...NO_COMPETITION_FILTERS,
  show: 'open',
  levels: [],
  format: null,
  gameMode: [],
};

export const readFilters = (params: URLSearchParams): TournamentsFilters => ({
  ...readCompetitionFilters(params),
  show: wordIn(params, 'show', SHOW_NAMES, 'open'),
  levels: numbersIn(params, 'levels', LEVELS),
  format: wordIn(params, 'format', FORMATS, null),
  gameMode: wordsIn(params, 'mode', GAME_MODES),
});

export const writeFilters = ({ show, levels, format, gameMode, ...filters }: TournamentsFilters): URLSearchParams =>
  paramsOf({
    show: show === 'open' ? null : show,
    ...competitionParams(filters),
    levels,
    format,
    mode: gameMode,
  });

/** How many filters narrow the list; which state is shown is none of them. */
export const activeFilters = (filters: TournamentsFilters): number =>
  [
    ...activeCompetitionFilters(filters),
    filters.levels.length > 0,
    filters.format !== null,
    filters.gameMode.length > 0,
  ].filter(Boolean).length;

export const toVariables = (filters: TournamentsFilters, home: Home): { filter: TournamentsFilter } => ({
  filter: {
    actualState: SHOWS[filters.show],
    ...competitionFilterOf(filters, home),
    ...(filters.levels.length > 0 && { levels: [...filters.levels] }),
    ...(filters.format !== null && { roundRobin: filters.format === 'groups' }),
    ...(filters.gameMode.length > 0 && { gameMode: [...filters.gameMode] }),
  },
});
