import type { CourtOffer, CourtsFilter, CourtsOrder, Surface } from '@setpoint/client/documents';
import { OFFERS } from '../../../entities/court/offers.js';
import { SURFACES } from '../../../entities/court/surfaces.js';
import {
  kmIn,
  nearOf,
  numberIn,
  paramsOf,
  placeIn,
  placeParams,
  wordIn,
  wordsIn,
  type Distance,
  type Home,
  type SearchPlace,
} from '../../../entities/filters/params.js';

/** Filters of the list of centres (CRT-04), as they stand in the address (FLT-06). */
export interface CourtsFilters {
  readonly text: string;
  readonly order: CourtsOrder;
  readonly place: SearchPlace | null;
  readonly km: Distance;
  readonly sport: number | null;
  readonly surfaces: readonly Surface[];
  readonly covered: boolean;
  /** All of them. */
  readonly offers: readonly CourtOffer[];
  readonly favourites: boolean;
}

export const NO_FILTERS: CourtsFilters = {
  text: '',
  order: 'DISTANCE',
  place: null,
  km: null,
  sport: null,
  surfaces: [],
  covered: false,
  offers: [],
  favourites: false,
};

/** Names and favourites are looked for everywhere; without a place there is no distance to order by. */
export const looksAround = ({ text, km, favourites }: CourtsFilters): boolean => !text && !favourites && km !== 'any';

export function readFilters(params: URLSearchParams): CourtsFilters {
  const filters: CourtsFilters = {
    text: (params.get('name') ?? '').trim().slice(0, 60),
    order: wordIn<CourtsOrder, CourtsOrder>(params, 'order', ['DISTANCE', 'NAME'], 'DISTANCE'),
    place: placeIn(params),
    km: kmIn(params),
    sport: numberIn(params, 'sport', 1, 2),
    surfaces: wordsIn<Surface>(params, 'surfaces', SURFACES),
    covered: params.get('covered') === '1',
    offers: wordsIn<CourtOffer>(params, 'offers', OFFERS),
    favourites: params.get('favourites') === '1',
  };
  return looksAround(filters) ? filters : { ...filters, order: 'NAME' };
}

export const writeFilters = (filters: CourtsFilters): URLSearchParams =>
  paramsOf({
    name: filters.text,
    order: filters.order === 'NAME' && looksAround(filters) ? 'NAME' : null,
    ...placeParams(filters.place),
    km: filters.km,
    sport: filters.sport,
    surfaces: filters.surfaces,
    covered: filters.covered ? 1 : null,
    offers: filters.offers,
    favourites: filters.favourites ? 1 : null,
  });

/** Whether one looks at the list or at the map, where there is no room for both. */
export type CentresView = 'list' | 'map';

export const readView = (params: URLSearchParams): CentresView => (params.get('view') === 'map' ? 'map' : 'list');

export function writeView(params: URLSearchParams, view: CentresView): URLSearchParams {
  if (view === 'map') params.set('view', 'map');
  return params;
}

/** How many filters of the sheet narrow the list. */
export const activeFilters = (filters: CourtsFilters): number =>
  [
    filters.place !== null || filters.km !== null,
    filters.sport !== null,
    filters.surfaces.length > 0,
    filters.covered,
    filters.offers.length > 0,
  ].filter(Boolean).length;

export function toVariables(filters: CourtsFilters, home: Home): { filter: CourtsFilter; orderBy: CourtsOrder } {
  return {
    orderBy: filters.order,
    filter: {
      ...(filters.text && { text: filters.text }),
      ...(looksAround(filters) && nearOf(filters, home)),
      ...(filters.sport !== null && { sport: filters.sport }),
      ...(filters.surfaces.length > 0 && { surfaces: [...filters.surfaces] }),
      ...(filters.covered && { covered: true }),
      ...(filters.offers.length > 0 && { offers: [...filters.offers] }),
      ...(filters.favourites && { favourites: true }),
    },
  };
}
