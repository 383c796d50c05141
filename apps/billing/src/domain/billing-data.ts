import {
  accept,
  findNameError,
  hasHiddenCharacters,
  isCountry,
  oneLine,
  refuse,
  tidyName,
  type FieldError,
  type Outcome,
  type Refusal,
} from '@setpoint/kernel';
import { isItalianTaxCode } from './rules/tax-code.js';

/** The recipient of documents (BIL-02). */
export interface BillingData {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly municipality: string;
  readonly postalCode: string;
  /** Two letters, such as MI. */
  readonly province: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly taxCode: string;
}

/** Stored billing data of a player; each change increments the version. */
export interface KeptBillingData extends BillingData {
  readonly version: number;
}

/** Error codes of a field; the web app has a text for each. */
export type BillingFieldCode =
  | 'REQUIRED'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'NOT_A_NAME'
  | 'HIDDEN_CHARACTERS'
  | 'NOT_A_COUNTRY'
  | 'POSTAL_CODE_NOT_VALID'
  | 'PROVINCE_NOT_VALID'
  | 'TAX_CODE_NOT_VALID';

export type BillingDataCode = 'INVALID_DATA' | 'WRONG_TAX_CODE' | 'BILLING_DATA_EXISTS';

export const LONGEST_NAME = 30;
export const LONGEST_LINE = 100;
export const SHORTEST_TAX_CODE = 16;
export const LONGEST_TAX_CODE = 30;
/** Italian postal codes have five digits; none worldwide has more than ten characters. */
const POSTAL_CODE = /^\d{5,10}$/;
const ITALIAN_POSTAL_CODE = /^\d{5}$/;

const FIELDS = [
  'firstName',
  'lastName',
  'address',
  'municipality',
  'postalCode',
  'province',
  'country',
  'taxCode',
] as const satisfies readonly (keyof BillingData)[];

/** Normalises texts to one line, and codes to capitals without spaces. */
export function tidied(given: BillingData): BillingData {
  const code = (text: string) =>
    oneLine(text)
      .replace(/\p{Cf}/gu, '')
      .replaceAll(' ', '')
      .toUpperCase();
  return {
    firstName: tidyName(given.firstName),
    lastName: tidyName(given.lastName),
    address: oneLine(given.address),
    municipality: oneLine(given.municipality),
    postalCode: code(given.postalCode),
    province: code(given.province),
    country: code(given.country),
    taxCode: code(given.taxCode),
  };
}

/** Why these data cannot be saved: invalid fields first, then an invalid Italian tax code. */
export function refusalOf(data: BillingData): Refusal<'INVALID_DATA' | 'WRONG_TAX_CODE'> | null {
  const fields = FIELDS.flatMap((field): FieldError<BillingFieldCode>[] => {
    const code = data[field] === '' ? 'REQUIRED' : errorOf(field, data);
    return code ? [{ field, code }] : [];
  });
  if (fields.length > 0) return refuse('INVALID_DATA', { fields });
  if (data.country !== 'IT' || isItalianTaxCode(data.taxCode)) return null;
  const wrong: FieldError<BillingFieldCode> = { field: 'taxCode', code: 'TAX_CODE_NOT_VALID' };
  return refuse('WRONG_TAX_CODE', { fields: [wrong] });
}

function errorOf(field: keyof BillingData, data: BillingData): BillingFieldCode | null {
  const value = data[field];
  const length = [...value].length;
  switch (field) {
    case 'firstName':
    case 'lastName':
      return findNameError(value, LONGEST_NAME);
    case 'address':
    case 'municipality':
      if (length > LONGEST_LINE) return 'TOO_LONG';
      return hasHiddenCharacters(value) ? 'HIDDEN_CHARACTERS' : null;
    case 'postalCode':
      return (data.country === 'IT' ? ITALIAN_POSTAL_CODE : POSTAL_CODE).test(value) ? null : 'POSTAL_CODE_NOT_VALID';
    case 'province':
      return /^[A-Z]{2}$/.test(value) ? null : 'PROVINCE_NOT_VALID';
    case 'country':
      return isCountry(value) ? null : 'NOT_A_COUNTRY';
    case 'taxCode':
      if (length < SHORTEST_TAX_CODE) return 'TOO_SHORT';
      if (length > LONGEST_TAX_CODE) return 'TOO_LONG';
      return /^[A-Z\d]+$/.test(value) ? null : 'TAX_CODE_NOT_VALID';
  }
}

/**
 * The billing data after saving. `seen` is the version that the form was based on, null for none: data changed
 * since, for example in another window, is not overwritten. Saving the same data changes nothing.
 */
export function saved(
  kept: KeptBillingData | null,
  given: BillingData,
  seen: number | null,
): Outcome<KeptBillingData, BillingDataCode> {
  const data = tidied(given);
  const refusal = refusalOf(data);
  if (refusal) return refusal;
  if (kept && FIELDS.every((field) => kept[field] === data[field])) return accept(kept);
  if (kept && kept.version !== seen) return refuse('BILLING_DATA_EXISTS');
  return accept({ ...data, version: (kept?.version ?? 0) + 1 });
}
