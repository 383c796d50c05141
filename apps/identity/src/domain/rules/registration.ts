import type { FieldFault, SportId } from '@setpoint/kernel';
import { isSportId } from '@setpoint/kernel';
import type { Language, ProviderUser } from '../account.js';

export const SHORTEST_NAME = 2;
export const LONGEST_NAME = 50;
const LONGEST_EMAIL = 254;
const LONGEST_MARKETING_VALUE = 500;
const MARKETING_KEYS = ['fbp', 'fbc', 'ttclid', 'ttp', 'source_url'] as const;
const LANGUAGES: readonly string[] = ['en', 'it', 'es', 'fr'];

/** What the form sent; nothing is trusted yet. */
export interface RegistrationForm {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly sports?: readonly number[] | null | undefined;
  readonly language?: string | null | undefined;
  readonly marketing?: unknown;
}

export interface Registration {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly sports: readonly SportId[];
  readonly language: Language;
  readonly marketing: Readonly<Record<string, string>>;
}

/** Whether somebody registers (or signs in socially) rather than logs in: a login sends none of these (AUTH-05). */
export const isRegistration = (form: RegistrationForm) =>
  Boolean(form.firstName?.trim() || form.lastName?.trim() || form.sports?.length);

/** Reads a form; names that a social sign-in left out come from the provider. Judge the result with `faultsIn`. */
export function readRegistration(
  form: RegistrationForm,
  user: Pick<ProviderUser, 'email' | 'displayName'>,
): Registration {
  const [given = '', ...family] = tidy(user.displayName ?? '').split(' ');
  return {
    email: (user.email ?? '').trim().toLowerCase(),
    firstName: tidy(form.firstName ?? '') || given,
    lastName: tidy(form.lastName ?? '') || family.join(' '),
    sports: [...new Set(form.sports ?? [])].sort((a, b) => a - b) as SportId[],
    language: languageOr(form.language, 'en'),
    marketing: marketingOf(form.marketing),
  };
}

/** What is wrong with a registration, field by field (AUTH-01). Empty: it is legal. */
export function faultsIn(registration: Registration): FieldFault[] {
  const faults: FieldFault[] = [];
  for (const field of ['firstName', 'lastName'] as const) {
    const code = faultInName(registration[field]);
    if (code) faults.push({ field, code });
  }
  if (!registration.email) faults.push({ field: 'email', code: 'REQUIRED' });
  else if (registration.email.length > LONGEST_EMAIL || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(registration.email))
    faults.push({ field: 'email', code: 'NOT_VALID' });
  if (registration.sports.length === 0) faults.push({ field: 'sports', code: 'REQUIRED' });
  else if (!registration.sports.every(isSportId)) faults.push({ field: 'sports', code: 'NOT_VALID' });
  return faults;
}

export const languageOr = (language: string | null | undefined, otherwise: Language): Language =>
  language && LANGUAGES.includes(language) ? (language as Language) : otherwise;

function faultInName(name: string) {
  const length = [...name].length;
  if (length === 0) return 'REQUIRED';
  if (length < SHORTEST_NAME) return 'TOO_SHORT';
  if (length > LONGEST_NAME) return 'TOO_LONG';
  // Angle brackets and control characters are in no name, but in what is pasted to break a page or a mail.
  return /[<>\p{Cc}]/u.test(name) ? 'NOT_VALID' : null;
}

const tidy = (name: string) =>
  name
    .normalize('NFC')
    .trim()
    .replace(/[ \u00a0]+/g, ' ');

function marketingOf(raw: unknown): Record<string, string> {
  if (typeof raw !== 'object' || raw === null) return {};
  const given = raw as Record<string, unknown>;
  return Object.fromEntries(
    MARKETING_KEYS.flatMap((key) => {
      const value = given[key];
      return typeof value === 'string' && value ? [[key, value.slice(0, LONGEST_MARKETING_VALUE)]] : [];
    }),
  );
}
