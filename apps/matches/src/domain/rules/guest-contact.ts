import { findNameError, tidyName } from '@setpoint/kernel';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { z } from 'zod';
import type { GuestChannel } from '../guest.js';
import type { MatchFieldError } from '../refusals.js';

const LONGEST_EMAIL = 254;

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
  const name = tidyName(given.name);
  const email = given.email?.trim().toLowerCase() ?? '';
  const written = given.phone?.trim() ?? '';
  const phone = mobileOf(written);
  const nameError = findNameError(name);
  const addressError = findAddressError(email, written, phone);
  if (nameError || addressError)
    return [...(nameError ? [{ field: 'name', code: nameError }] : []), ...(addressError ? [addressError] : [])];
  return email ? { name, channel: 'EMAIL', address: email } : { name, channel: 'SMS', address: phone! };
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
