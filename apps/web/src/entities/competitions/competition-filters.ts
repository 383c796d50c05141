import type { CompetitionSex } from '@setpoint/client/documents';
import {
  kmIn,
  nearOf,
  numberIn,
  numbersIn,
  placeIn,
  placeParams,
  sportsOf,
  wordsIn,
  type Distance,
  type Home,
  type SearchPlace,
} from '../filters/params.js';

export const SEXES: readonly CompetitionSex[] = ['MEN', 'WOMEN', 'MIXED', 'ALL'];

/** What lists of tournaments and of leagues are narrowed by. */
export interface CompetitionFilters {
  readonly place: SearchPlace | null;
  readonly km: Distance;
  readonly sports: readonly number[];
  readonly sex: readonly CompetitionSex[];
  readonly numberPlayers: number | null;
}

export const NO_COMPETITION_FILTERS: CompetitionFilters = {
  place: null,
  km: null,
  sports: [],
  sex: [],
  numberPlayers: null,
};

export const readCompetitionFilters = (params: URLSearchParams): CompetitionFilters => ({
  place: placeIn(params),
  km: kmIn(params),
  sports: numbersIn(params, 'sports', [1, 2]),
  sex: wordsIn(params, 'sex', SEXES),
  numberPlayers: numberIn(params, 'players', 1, 2),
});

export const competitionParams = ({ place, km, sports, sex, numberPlayers }: CompetitionFilters) => ({
  ...placeParams(place),
  ...{ km, sports, sex },
  players: numberPlayers,
});

/** One for each filter: whether it narrows the list. */
export const activeCompetitionFilters = (filters: CompetitionFilters): readonly boolean[] => [
  filters.place !== null || filters.km !== null,
  filters.sports.length > 0,
  filters.sex.length > 0,
  filters.numberPlayers !== null,
];

export const competitionFilterOf = (filters: CompetitionFilters, home: Home) => ({
  ...nearOf(filters, home),
  ...sportsOf(filters, home),
  ...(filters.sex.length > 0 && { sex: [...filters.sex] }),
  ...(filters.numberPlayers !== null && { numberPlayers: filters.numberPlayers }),
});
