import type { FieldError, SportId } from '@setpoint/kernel';
import { findNameError, isHalfStep, isSportId, tidyName } from '@setpoint/kernel';
import type { Language, ProviderUser } from '../account.js';

const LONGEST_EMAIL = 254;
const LONGEST_MARKETING_VALUE = 500;
const MARKETING_KEYS = ['fbp', 'fbc', 'ttclid', 'ttp', 'source_url'] as const;
const LANGUAGES: readonly string[] = ['en', 'it', 'es', 'fr'];

/** What the form sent; nothing is trusted yet. */
export interface RegistrationForm {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly sports?: readonly number[] | null | undefined;
  /** Own estimates of the level. */
  readonly levels?: readonly Estimate[] | null | undefined;
  readonly language?: string | null | undefined;
  readonly marketing?: unknown;
}

/** What somebody thinks of their level in a sport. */
export interface Estimate {
  readonly sport: number;
  readonly level: number;
}

export interface Registration {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly sports: readonly SportId[];
  /** Of these sports; given on to the player's profile, nothing here reads them. */
  readonly levels: readonly { readonly sport: SportId; readonly level: number }[];
  readonly language: Language;
  readonly marketing: Readonly<Record<string, string>>;
}

/** Whether somebody registers (or signs in socially) rather than logs in: a login sends none of these (AUTH-05). */
export const isRegistration = (form: RegistrationForm) =>
  Boolean(form.firstName?.trim() || form.lastName?.trim() || form.sports?.length);

/** Reads a form; names that a social sign-in left out come from the provider. Check the result with `findRegistrationErrors`. */
export function readRegistration(
  form: RegistrationForm,
  user: Pick<ProviderUser, 'email' | 'displayName'>,
): Registration {
  const [given = '', ...family] = tidyName(user.displayName ?? '').split(' ');
  return {
    email: (user.email ?? '').trim().toLowerCase(),
    firstName: tidyName(form.firstName ?? '') || given,
    lastName: tidyName(form.lastName ?? '') || family.join(' '),
    sports: [...new Set(form.sports ?? [])].sort((a, b) => a - b) as SportId[],
    levels: estimatesOf(form),
    language: languageOr(form.language, 'en'),
    marketing: marketingOf(form.marketing),
  };
}

/** What is wrong with a registration, field by field (AUTH-01); empty when it is valid. */
export function findRegistrationErrors(registration: Registration): FieldError[] {
  const errors: FieldError[] = [];
  for (const field of ['firstName', 'lastName'] as const) {
    const code = findNameError(registration[field]);
    if (code) errors.push({ field, code });
  }
  if (!registration.email) errors.push({ field: 'email', code: 'REQUIRED' });
  else if (!isEmail(registration.email)) errors.push({ field: 'email', code: 'NOT_VALID' });
  if (registration.sports.length === 0) errors.push({ field: 'sports', code: 'REQUIRED' });
  else if (!registration.sports.every(isSportId)) errors.push({ field: 'sports', code: 'NOT_VALID' });
  return errors;
}

export const isEmail = (text: string): boolean =>
  text.length <= LONGEST_EMAIL && /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+\.[^\s@\p{Cc}\p{Cs}]+$/u.test(text);

export const languageOr = (language: string | null | undefined, otherwise: Language): Language =>
  language && LANGUAGES.includes(language) ? (language as Language) : otherwise;

/** A wrong guess refuses no registration: it is left out, and the player is asked again. */
const estimatesOf = ({ levels, sports }: RegistrationForm) =>
  (levels ?? []).flatMap(({ sport, level }) =>
    isSportId(sport) && sports?.includes(sport) && isHalfStep(level) ? [{ sport, level }] : [],
  );

const printable = (text: string) => text.replace(/[\p{Cc}\p{Cs}]/gu, '');

function marketingOf(raw: unknown): Record<string, string> {
  if (typeof raw !== 'object' || raw === null) return {};
  const given = raw as Record<string, unknown>;
  return Object.fromEntries(
    MARKETING_KEYS.flatMap((key) => {
      const raw = given[key];
      const value = typeof raw === 'string' ? printable(raw).slice(0, LONGEST_MARKETING_VALUE) : '';
      return value ? [[key, value]] : [];
    }),
  );
}
