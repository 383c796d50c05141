import { isLanguage } from '@setpoint/i18n';
import { accept, hasHiddenCharacters, oneLine, type Outcome } from '@setpoint/kernel';
import { invalidData, type PlayerFieldError } from './field-codes.js';
import { roundedPosition } from './geography.js';
import type { Profile } from './profile.js';

/** Language, location, radius or search engine visibility, named as in the API (API-05, API-06); omitted or null fields stay. */
export interface ProfilesData {
  /** A language code; clients send any text. */
  readonly language?: string | null;
  readonly locationCountry?: string | null;
  readonly locationName?: string | null;
  readonly locationFullname?: string | null;
  readonly locationLat?: number | null;
  readonly locationLng?: number | null;
  readonly kmToSearch?: number | null;
  /** Whether search engines may show the profile. */
  readonly searchEngines?: boolean | null;
}

const LOCATION_FIELDS = [
  'locationCountry',
  'locationName',
  'locationFullname',
  'locationLat',
  'locationLng',
] as const satisfies readonly (keyof ProfilesData)[];
const LONGEST_PLACE = 200;

/** Applies language and location. Incomplete locations are refused, with an error per missing part. */
export function relocate(
  profile: Profile,
  data: ProfilesData,
  timeZoneAt: (lat: number, lng: number) => string,
): Outcome<Profile, 'INVALID_DATA'> {
  const fields: PlayerFieldError[] = [];
  const language = data.language ?? profile.language;
  if (!isLanguage(language)) fields.push({ field: 'language', code: 'UNKNOWN' });
  let next: Profile = isLanguage(language) ? { ...profile, language } : profile;

  const km = data.kmToSearch ?? profile.kmToSearch;
  if (!Number.isInteger(km) || km < 1 || km > 500) fields.push({ field: 'kmToSearch', code: 'OUT_OF_RANGE' });
  next = { ...next, kmToSearch: km, searchEngines: data.searchEngines ?? profile.searchEngines };

  if (LOCATION_FIELDS.some((field) => data[field] !== undefined && data[field] !== null)) {
    const errors = errorsInLocation(data);
    fields.push(...errors);
    if (errors.length === 0) {
      const { lat, lng } = roundedPosition({ lat: data.locationLat!, lng: data.locationLng! });
      next = {
        ...next,
        location: {
          name: oneLine(data.locationName!),
          fullName: oneLine(data.locationFullname!),
          country: data.locationCountry!.toUpperCase(),
          lat,
          lng,
          timeZone: timeZoneAt(lat, lng),
        },
      };
    }
  }
  return fields.length > 0 ? invalidData(...fields) : accept(next);
}

function errorsInLocation(data: ProfilesData): PlayerFieldError[] {
  return LOCATION_FIELDS.flatMap((field): PlayerFieldError[] => {
    const value = data[field];
    if (value === undefined || value === null || (typeof value === 'string' && oneLine(value) === '')) {
      return [{ field, code: 'REQUIRED' }];
    }
    switch (field) {
      case 'locationLat':
        return Math.abs(Number(value)) <= 90 ? [] : [{ field, code: 'OUT_OF_RANGE' }];
      case 'locationLng':
        return Math.abs(Number(value)) <= 180 ? [] : [{ field, code: 'OUT_OF_RANGE' }];
      case 'locationCountry':
        return /^[a-z]{2}$/i.test(String(value)) ? [] : [{ field, code: 'INVALID' }];
      default:
        if (String(value).length > LONGEST_PLACE) return [{ field, code: 'TOO_LONG' }];
        return hasHiddenCharacters(oneLine(String(value))) ? [{ field, code: 'HIDDEN_CHARACTERS' }] : [];
    }
  });
}
