import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { z } from 'zod';
import type { GuestChannel } from '../guest.js';
import type { MatchFieldCode, MatchFieldError } from '../refusals.js';

export const LONGEST_GUEST_NAME = 50;
const LONGEST_EMAIL = 254;

/** Characters that could turn a name in a mail into an advertisement, a link or another line, or disguise it. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}\p{Cs}@/\\<>]|www\.|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;
const IN_NAMES = /[\p{L}\p{N}]/u;

export interface GuestContact {
  readonly name: string;
  readonly channel: GuestChannel;
  /** The mail address in lower case, or the number as +39… */
  readonly address: string;
}

/** A guest's normalised name and address, or errors (MAT-05). Mail takes precedence over phone. */
export function guestContactOf(given: {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}): GuestContact | readonly MatchFieldError[] {
  const name = given.name.normalize('NFC').replace(/\s+/g, ' ').trim();
  const email = given.email?.trim().toLowerCase() ?? '';
  const written = given.phone?.trim() ?? '';
  const phone = mobileOf(written);
  const nameError = findNameError(name);
  const addressError = findAddressError(email, written, phone);
  if (nameError || addressError)
    return [...(nameError ? [{ field: 'name', code: nameError }] : []), ...(addressError ? [addressError] : [])];
  return email ? { name, channel: 'EMAIL', address: email } : { name, channel: 'SMS', address: phone! };
}

function findNameError(name: string): MatchFieldCode | null {
  if (name === '') return 'REQUIRED';
  if (name.length > LONGEST_GUEST_NAME) return 'TOO_LONG';
  return NOT_IN_NAMES.test(name) || !IN_NAMES.test(name) ? 'INVALID' : null;
}

/** Normalises a mobile number to E.164. Null for other numbers, which cannot receive SMS or are expensive. */
function mobileOf(text: string): string | null {
  // Numbers copied from address books may contain invisible characters.
  const typed = text.replace(/\p{Cf}/gu, '').replace(/^00/, '+');
  const number = parsePhoneNumberFromString(typed, { extract: false });
  return number?.isValid() && number.country && !number.ext ? number.number : null;
}

function findAddressError(email: string, written: string, phone: string | null): MatchFieldError | null {
  if (email) {
    if (email.length > LONGEST_EMAIL) return { field: 'email', code: 'TOO_LONG' };
    return z.email().safeParse(email).success ? null : { field: 'email', code: 'INVALID' };
  }
  if (written === '') return { field: 'email', code: 'REQUIRED' };
  return phone === null ? { field: 'phone', code: 'INVALID' } : null;
}
