import { Injectable } from '@nestjs/common';
import tzLookup from '@photostructure/tz-lookup';
import { languageEntry, languageOf, LANGUAGES, type LanguageCode } from '@setpoint/i18n';
import { Geocoder, type Place } from '../application/ports/geocoder.js';
import { fold } from '../domain/folding.js';
import { distanceKm } from '../domain/geography.js';
import { NameIndex, type NameHit } from './name-index.js';
import { foldedNames, PlaceTable } from './place-table.js';
import { NearestPlaces } from './nearest-places.js';
import { REGION_NAMES, WELL_KNOWN_CITIES, type WellKnownCity } from './well-known-cities.js';

const MOST_RESULTS = 10;
const NEAREST_WITHIN_KM = 200;
/** Countries searched by similarity too; places elsewhere are found by prefix only. */
const HOME_COUNTRIES = new Set([
  'IT',
  'ES',
  'FR',
  'GB',
  'CH',
  'DE',
  'AT',
  'PT',
  'BE',
  'MC',
  'SM',
  'AD',
  'LU',
  'IE',
  'VA',
]);

interface Gazetteer {
  readonly table: PlaceTable;
  readonly grid: NearestPlaces;
  readonly index: NameIndex;
  /** Place row of each index entry: all rows, then alternative names of well-known cities. */
  readonly aliases: readonly number[];
  readonly wellKnown: ReadonlyMap<number, WellKnownCity>;
}

/** Offline geocoding with an open gazetteer, loaded at service start. */
@Injectable()
export class OfflineGeocoder extends Geocoder {
  private loading: Promise<Gazetteer> | undefined;

  /** Loaded in the background, so that the first query need not wait for it. */
  onApplicationBootstrap(): void {
    this.gazetteer().catch(() => {});
  }

  async search(text: string, language: string | null): Promise<Place[]> {
    const wanted = fold(text).slice(0, 80);
    if (!wanted) return [];
    const gazetteer = await this.gazetteer();
    const code = language === null ? null : languageOf(language);
    const rowOf = ({ entry }: NameHit) => gazetteer.aliases[entry - gazetteer.table.size] ?? entry;

    const best = new Map<number, number>();
    const note = (hit: NameHit) => {
      const row = rowOf(hit);
      const score = scoreOf(hit, gazetteer.table.country(row), gazetteer.wellKnown.get(row), code);
      if (score > (best.get(row) ?? 0)) best.set(row, score);
    };
    for (const hit of gazetteer.index.beginningWith(wanted)) note(hit);
    if (best.size < MOST_RESULTS && wanted.length >= 3) for (const hit of gazetteer.index.resembling(wanted)) note(hit);

    return [...best]
      .sort(
        ([rowA, a], [rowB, b]) =>
          b - a || gazetteer.table.names[rowA]!.length - gazetteer.table.names[rowB]!.length || rowA - rowB,
      )
      .slice(0, MOST_RESULTS)
      .map(([row]) => this.placeOf(row, gazetteer, code));
  }

  async nearest(lat: number, lng: number, language: string | null): Promise<Place | null> {
    const gazetteer = await this.gazetteer();
    const from = { lat, lng };
    const core = [...gazetteer.wellKnown]
      .map(([row, city]) => ({ row, share: distanceKm(from, positionOf(row, gazetteer.table)) / city.coreKm }))
      .filter(({ share }) => share <= 1)
      .sort((a, b) => a.share - b.share)[0];
    const row = core?.row ?? gazetteer.grid.nearest(from, NEAREST_WITHIN_KM)?.row;
    return row === undefined ? null : this.placeOf(row, gazetteer, language === null ? null : languageOf(language));
  }

  async defaultPlace(language: string, country: string | null): Promise<Place> {
    const code = languageOf(language);
    const wanted = country?.toUpperCase();
    const main = wanted && WELL_KNOWN_CITIES.find((city) => city.country === wanted && !isDefaultCity(wanted));
    if (main) {
      const gazetteer = await this.gazetteer();
      const found = [...gazetteer.wellKnown].find(([, city]) => city === main);
      if (found) return this.placeOf(found[0], gazetteer, code);
    }
    const entry = LANGUAGES.find((one) => one.country === wanted) ?? languageEntry(code);
    const city = WELL_KNOWN_CITIES.find(({ gazetteerName, names }) =>
      [gazetteerName, ...Object.values(names)].includes(entry.defaultCity),
    );
    const name = city ? nameIn(code, city, city.gazetteerName) : entry.defaultCity;
    return {
      name,
      fullName: [name, countryName(entry.country, code)].join(', '),
      country: entry.country,
      lat: entry.lat,
      lng: entry.lng,
      timeZone: entry.timeZone,
    };
  }

  timeZoneAt(lat: number, lng: number): string {
    return tzLookup(lat, lng);
  }

  private placeOf(row: number, { table, wellKnown }: Gazetteer, wanted: LanguageCode | null): Place {
    const language = wanted ?? LANGUAGE_OF[table.country(row)] ?? 'en';
    const name = nameIn(language, wellKnown.get(row), table.names[row]!);
    const region = table.region(row);
    const country = table.country(row);
    const { lat, lng } = positionOf(row, table);
    const parts = [name, REGION_NAMES[region]?.[language] ?? region, countryName(country, language)];
    return {
      name,
      // A city whose region has the same name is named once.
      fullName: parts.filter((part, i) => part && parts.indexOf(part) === i).join(', '),
      country,
      lat,
      lng,
      timeZone: this.timeZoneAt(lat, lng),
    };
  }

  private gazetteer(): Promise<Gazetteer> {
    this.loading ??= load().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }
}

async function load(): Promise<Gazetteer> {
  const table = await PlaceTable.read();
  const wellKnown = findWellKnown(table);
  const names = foldedNames(table);
  const aliases: number[] = [];
  for (const [row, city] of wellKnown) {
    for (const alias of new Set(Object.values(city.names).map(fold))) {
      if (alias !== names[row]) aliases.push(row);
      if (alias !== names[row]) names.push(alias);
    }
  }
  const alike = [...names.keys()].filter((entry) => entry >= table.size || HOME_COUNTRIES.has(table.country(entry)));
  return { table, wellKnown, aliases, grid: new NearestPlaces(table), index: new NameIndex(names, alike) };
}

function findWellKnown(table: PlaceTable): Map<number, WellKnownCity> {
  const wanted = new Map(WELL_KNOWN_CITIES.map((city) => [`${city.country} ${city.gazetteerName}`, city]));
  const found = new Map<number, WellKnownCity>();
  for (let row = 0; row < table.size; row++) {
    const key = `${table.country(row)} ${table.names[row]!}`;
    const city = wanted.get(key);
    if (!city) continue;
    found.set(row, city);
    wanted.delete(key);
  }
  return found;
}

const SCORES = { kind: [100, 40, 25, 0], size: [0, 60, 45, 30] };
const COUNTRY_OF: Record<LanguageCode, string> = { it: 'IT', en: 'GB', es: 'ES', fr: 'FR' };
const LANGUAGE_OF: Readonly<Record<string, LanguageCode>> = {
  IT: 'it',
  SM: 'it',
  VA: 'it',
  ES: 'es',
  AD: 'es',
  FR: 'fr',
  MC: 'fr',
};

/** Exact names and well-known cities first, then places in the reader's country, then in neighbouring ones. */
function scoreOf(
  hit: NameHit,
  country: string,
  city: WellKnownCity | undefined,
  language: LanguageCode | null,
): number {
  const near = language && country === COUNTRY_OF[language] ? 15 : HOME_COUNTRIES.has(country) ? 8 : 0;
  return SCORES.kind[hit.kind]! + SCORES.size[city?.size ?? 0]! + near + 20 * hit.likeness;
}

const isDefaultCity = (country: string) => LANGUAGES.some((entry) => entry.country === country);

const nameIn = (language: LanguageCode, city: WellKnownCity | undefined, otherwise: string) =>
  city?.names[language] ?? otherwise;

/** Positions in the table are single precision; five digits are a metre. */
const positionOf = (row: number, table: PlaceTable) => ({
  lat: Math.round(table.lats[row]! * 1e5) / 1e5,
  lng: Math.round(table.lngs[row]! * 1e5) / 1e5,
});

const countryNames = new Map<LanguageCode, Intl.DisplayNames>();

function countryName(country: string, language: LanguageCode): string {
  let names = countryNames.get(language);
  if (!names) countryNames.set(language, (names = new Intl.DisplayNames([language], { type: 'region' })));
  return names.of(country) ?? country;
}
