import { accept, type Outcome, PHONE_PREFIXES, refuse } from '@setpoint/kernel';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** Digits after the prefix (ACC-02). */
const SHORTEST = 8;
/** Nobody types more, spaces and brackets included. */
const LONGEST_TEXT = 30;

export type PhoneNumberRefusal = 'PHONE_PREFIX_UNKNOWN' | 'PHONE_NUMBER_REQUIRED' | 'PHONE_NUMBER_NOT_VALID';

/**
 * A mobile number as people write it, with one of the six prefixes, in E.164 (ACC-02). One that is typed with its prefix
 * has to have the chosen one. Landlines and premium numbers are none: no SMS would reach or be meant for them.
 */
export function readPhoneNumber(prefix: string, text: string): Outcome<string, PhoneNumberRefusal> {
  if (!PHONE_PREFIXES.some((one) => one.prefix === prefix)) return refuse('PHONE_PREFIX_UNKNOWN');
  const typed = text.trim();
  if (typed === '') return refuse('PHONE_NUMBER_REQUIRED');
  if (typed.length > LONGEST_TEXT || /[^\d\s+()./-]/.test(typed)) return refuse('PHONE_NUMBER_NOT_VALID');
  const callingCode = prefix.slice(1);
  const number = parsePhoneNumberFromString(typed.replace(/^00/, '+'), { defaultCallingCode: callingCode });
  const isMobile = number?.countryCallingCode === callingCode && number.isValid();
  return isMobile && number.nationalNumber.length >= SHORTEST
    ? accept(number.number)
    : refuse('PHONE_NUMBER_NOT_VALID');
}

/** With spaces where people of that country put them: +39 333 123 4567. */
export const writtenNumber = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;
