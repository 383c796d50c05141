import { hasHiddenCharacters, isSportId, PHONE_PREFIXES, type FieldError, SURFACES } from '@setpoint/kernel';
import { LANGUAGES, OFFERS, type Court } from '../court.js';

/** Longest texts of a centre's form, in characters. */
export const LONGEST = { name: 100, address: 200, city: 100, description: 2000, notes: 200, url: 300 } as const;
const MOST_FIELDS = 60;

/** Error codes of a centre's form. */
export type CentreFieldCode =
  | ('REQUIRED' | 'TOO_LONG' | 'HIDDEN_CHARACTERS' | 'TOO_MANY' | 'TWICE' | 'UNKNOWN' | 'OUT_OF_RANGE')
  | ('NOT_A_COUNTRY' | 'NOT_A_TIME_ZONE' | 'NOT_A_WEB_ADDRESS' | 'NOT_AN_EMAIL')
  | ('NOT_A_PREFIX' | 'NOT_A_NUMBER' | 'NOT_OUR_PICTURE' | 'FAR_FROM_CITY');

/** Validation errors of a centre (CRT-01, CRT-02, CRT-06: name and address are required). */
export function findCentreErrors(court: Court): FieldError[] {
  const errors: FieldError[] = [];
  const check = (right: boolean, field: string, code: CentreFieldCode) => {
    if (!right) errors.push({ field, code });
  };

  for (const field of ['name', 'address', 'city'] as const) {
    check(court[field].trim() !== '', field, 'REQUIRED');
    check(court[field].length <= LONGEST[field], field, 'TOO_LONG');
    check(!hasHiddenCharacters(court[field]), field, 'HIDDEN_CHARACTERS');
  }
  check((court.description ?? '').length <= LONGEST.description, 'description', 'TOO_LONG');
  check(/^[A-Z]{2}$/.test(court.country), 'country', 'NOT_A_COUNTRY');
  check(Math.abs(court.lat) <= 90, 'lat', 'OUT_OF_RANGE');
  check(Math.abs(court.lng) <= 180, 'lng', 'OUT_OF_RANGE');
  check(isTimeZone(court.timeZone), 'timeZone', 'NOT_A_TIME_ZONE');
  for (const field of ['website', 'bookingUrl', 'facebook', 'instagram'] as const) {
    check(court[field] === null || isWebAddress(court[field]), field, 'NOT_A_WEB_ADDRESS');
    check((court[field] ?? '').length <= LONGEST.url, field, 'TOO_LONG');
  }
  check(court.email === null || isEmail(court.email), 'email', 'NOT_AN_EMAIL');
  check(isPrefixFor(court.prefix, court.landline, court.mobile), 'prefix', 'NOT_A_PREFIX');
  check(isPrefixFor(court.notificationPrefix, court.notificationMobile), 'notificationPrefix', 'NOT_A_PREFIX');
  for (const field of ['landline', 'mobile', 'notificationMobile'] as const) {
    check(court[field] === null || isNumber(court[field]), field, 'NOT_A_NUMBER');
  }
  check(LANGUAGES.includes(court.notificationLanguage), 'notificationLanguage', 'UNKNOWN');
  check(court.coverUrl === null || isOwnPicture(court.coverUrl), 'coverUrl', 'NOT_OUR_PICTURE');
  check(
    court.offers.every((offer) => OFFERS.includes(offer)),
    'offers',
    'UNKNOWN',
  );
  check(new Set(court.offers).size === court.offers.length, 'offers', 'TWICE');

  check(court.fields.length <= MOST_FIELDS, 'fields', 'TOO_MANY');
  court.fields.forEach((field, i) => {
    check(field.name.trim() !== '', `fields.${i}.name`, 'REQUIRED');
    check(field.name.length <= LONGEST.name, `fields.${i}.name`, 'TOO_LONG');
    check(!hasHiddenCharacters(field.name), `fields.${i}.name`, 'HIDDEN_CHARACTERS');
    check((field.notes ?? '').length <= LONGEST.notes, `fields.${i}.notes`, 'TOO_LONG');
    check(isSportId(field.sport), `fields.${i}.sport`, 'UNKNOWN');
    check(SURFACES.includes(field.surface), `fields.${i}.surface`, 'UNKNOWN');
  });
  check(new Set(court.fields.map((field) => field.id)).size === court.fields.length, 'fields', 'TWICE');
  return errors;
}

/** Required if a number is given. */
function isPrefixFor(prefix: string | null, ...numbers: readonly (string | null)[]): boolean {
  const isKnown = PHONE_PREFIXES.some((known) => known.prefix === prefix);
  return isKnown || (prefix === null && numbers.every((number) => number === null));
}

/** Without its calling code: 5 to 12 digits, grouped as one likes. */
const isNumber = (text: string): boolean => /^[\d ]+$/.test(text) && /^\d{5,12}$/.test(text.replaceAll(' ', ''));

/** Syntax check only; ownership is proven separately. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>"(),;:\\[\]]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(text);

/** http or https only: other schemes could run scripts. */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Own uploads only: external pictures are blocked and would reveal visitors. */
const isOwnPicture = (path: string): boolean => /^\/files\/[a-z]+\/[0-9a-f]+\.[a-z]{3,4}$/.test(path);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null && name.includes('/');
  } catch {
    return false;
  }
}
