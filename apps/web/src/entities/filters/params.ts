/** A place that a search is made around. */
export interface SearchPlace {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** How far around a place: null is the radius of the home filter. */
export type Distance = number | 'any' | null;

/** A position and how far around it. */
/** The home filter: what a list shows before anything is chosen (FLT-01). */
export interface Home {
  readonly lat: number;
  readonly lng: number;
  readonly km: number;
  /** None means all. */
  readonly sports: readonly number[];
}

/** Values of a repeated choice, e.g. `sports=1,2`; nonsense is left out. */
export function numbersIn(params: URLSearchParams, key: string, allowed: readonly number[]): number[] {
  const wanted = (params.get(key) ?? '').split(',').filter(Boolean).map(Number);
  return allowed.filter((value) => wanted.includes(value));
}

export function wordsIn<Word extends string>(params: URLSearchParams, key: string, allowed: readonly Word[]): Word[] {
  const wanted = (params.get(key) ?? '').split(',');
  return allowed.filter((word) => wanted.includes(word));
}

export function wordIn<Word extends string, Otherwise extends string | null>(
  params: URLSearchParams,
  key: string,
  allowed: readonly Word[],
  otherwise: Otherwise,
): Word | Otherwise {
  return allowed.find((word) => word === params.get(key)) ?? otherwise;
}

export function numberIn(params: URLSearchParams, key: string, least: number, most: number): number | null {
  const text = params.get(key);
  const number = Number(text);
  return text !== null && text !== '' && Number.isFinite(number) && number >= least && number <= most ? number : null;
}

export function placeIn(params: URLSearchParams): SearchPlace | null {
  const lat = numberIn(params, 'lat', -90, 90);
  const lng = numberIn(params, 'lng', -180, 180);
  return lat === null || lng === null ? null : { name: params.get('place') ?? '', lat, lng };
}

export const kmIn = (params: URLSearchParams): Distance =>
  params.get('km') === 'any' ? 'any' : numberIn(params, 'km', 1, 500);

/** Where a search looks: around a place or home, or anywhere. */
export function nearOf({ place, km }: { readonly place: SearchPlace | null; readonly km: Distance }, home: Home) {
  const { lat, lng } = place ?? home;
  return km === 'any' ? {} : { near: { lat, lng, km: km ?? home.km } };
}

/** The sports that were chosen, else those of the home filter. */
export const chosenSports = (sports: readonly number[], home: Pick<Home, 'sports'>): readonly number[] =>
  sports.length > 0 ? sports : home.sports;

/** All of them need no filter. */
export function sportsOf({ sports }: { readonly sports: readonly number[] }, home: Pick<Home, 'sports'>) {
  const chosen = chosenSports(sports, home);
  return chosen.length === 1 ? { sports: [...chosen] } : {};
}

/** Writes what differs from the defaults: short addresses, and defaults can change. */
export function paramsOf(
  values: Readonly<Record<string, string | number | readonly (string | number)[] | null | undefined>>,
): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === '') continue;
    if (typeof value === 'string' || typeof value === 'number') params.set(key, String(value));
    else if (value.length > 0) params.set(key, value.join(','));
  }
  return params;
}

export const placeParams = (place: SearchPlace | null) => ({ place: place?.name, lat: place?.lat, lng: place?.lng });

/** `/match/list/2?sports=1` */
export const listPath = (base: string, page: number, params: URLSearchParams): string => {
  const query = params.toString();
  return `${base}${page > 1 ? `/${page}` : ''}${query ? `?${query}` : ''}`;
};
