import type { ActualState, LeaguesFilter } from '@setpoint/client/documents';
import {
  activeCompetitionFilters,
  competitionFilterOf,
  competitionParams,
  NO_COMPETITION_FILTERS,
  readCompetitionFilters,
  type CompetitionFilters,
} from '../../../entities/competitions/competition-filters.js';
import { paramsOf, wordIn, type Home } from '../../../entities/filters/params.js';

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
export interface LeaguesFilters extends CompetitionFilters {
  readonly show: Show;
}

export const NO_FILTERS: LeaguesFilters = { ...NO_COMPETITION_FILTERS, show: 'all' };

export const readFilters = (params: URLSearchParams): LeaguesFilters => ({
  ...readCompetitionFilters(params),
  show: wordIn(params, 'show', SHOW_NAMES, 'all'),
});

export const writeFilters = ({ show, ...filters }: LeaguesFilters): URLSearchParams =>
  paramsOf({ show: show === 'all' ? null : show, ...competitionParams(filters) });

/** How many filters narrow the list; which state is shown is none of them. */
export const activeFilters = (filters: LeaguesFilters): number =>
  activeCompetitionFilters(filters).filter(Boolean).length;

export function toVariables(filters: LeaguesFilters, home: Home): { filter: LeaguesFilter } {
  const state = SHOWS[filters.show];
  return { filter: { ...(state && { actualState: state }), ...competitionFilterOf(filters, home) } };
}
