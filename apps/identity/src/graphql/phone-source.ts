import type { Phone } from '../domain/phone.js';
import { awaitedCode, expiresAt, MOST_WRONG_TRIES, resendAt } from '../domain/phone-machine.js';
import { writtenNumber } from '../domain/rules/phone-number.js';

/** Source of the fields of type Phone, with the owner for the rule SELF. */
export function phoneSource(phone: Phone, now: Date) {
  const { userId, verified } = phone;
  const code = awaitedCode(phone, now);
  return {
    userId,
    number: verified && writtenNumber(verified.number),
    verifiedAt: verified?.at ?? null,
    pending: code && {
      userId,
      number: writtenNumber(code.number),
      expiresAt: expiresAt(code),
      resendAt: resendAt(code),
      triesLeft: MOST_WRONG_TRIES - code.wrongTries,
    },
  };
}
