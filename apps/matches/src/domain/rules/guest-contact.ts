import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { z } from 'zod';
import type { GuestChannel } from '../guest.js';
import type { MatchFieldCode, MatchFieldError } from '../refusals.js';

export const LONGEST_GUEST_NAME = 50;
const LONGEST_EMAIL = 254;

/** What makes a name an advertisement, a link or a second line in a mail to a stranger, or shows it otherwise than it is. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}\p{Cs}@/\\<>]|www\.|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;
const IN_NAMES = /[\p{L}\p{N}]/u;

export interface GuestContact {
  readonly name: string;
  readonly channel: GuestChannel;
  /** The mail address in small letters, or the number as +39… */
  readonly address: string;
}

/** A guest's name and address as they are kept, or what is wrong with them (MAT-05). The mail wins over the phone. */
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

/** A mobile number in E.164, however it is written; others get no SMS, or cost a fortune. Null where it is none. */
function mobileOf(text: string): string | null {
  // What is copied from an address book comes with marks that nobody sees.
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
