import { accept, assertNever, type Outcome, refuse } from '@setpoint/kernel';
import type { Phone, PhoneCode } from './phone.js';

const MINUTE_MS = 60_000;
/** Validity of a code, and allowed wrong attempts (ACC-02). */
export const CODE_LIFETIME_MS = 10 * MINUTE_MS;
export const MOST_WRONG_TRIES = 5;
/** Minimum interval between codes, since SMS can be slow. */
export const RESEND_AFTER_MS = MINUTE_MS;
/** Exactly five digits (ACC-02). */
const CODE = /^\d{5}$/;

export type PhoneCommand =
  | { readonly kind: 'SEND_CODE'; readonly number: string; readonly hash: string }
  /** `hashOf` binds what was entered to the account and to the number whose code is awaited. */
  | { readonly kind: 'CONFIRM'; readonly code: string; readonly hashOf: (number: string) => string }
  | { readonly kind: 'REMOVE' };

export type PhoneFact =
  | { readonly kind: 'CODE_SENT'; readonly number: string; readonly hash: string; readonly at: Date }
  | { readonly kind: 'WRONG_CODE' }
  | { readonly kind: 'VERIFIED'; readonly number: string; readonly at: Date }
  | { readonly kind: 'REMOVED' };

export type PhoneRefusal =
  | 'PHONE_ALREADY_SAVED'
  | 'SMS_LIMIT_REACHED'
  | 'PHONE_CODE_UNKNOWN'
  | 'PHONE_CODE_EXPIRED'
  | 'PHONE_CODE_USED_UP';

/** Result of a command; refusals can have facts as well, since wrong codes are counted. */
export interface PhoneDecision {
  readonly outcome: Outcome<null, PhoneRefusal>;
  readonly facts: readonly PhoneFact[];
}

export const expiresAt = (code: PhoneCode): Date => new Date(code.sentAt.getTime() + CODE_LIFETIME_MS);
export const resendAt = (code: PhoneCode): Date => new Date(code.sentAt.getTime() + RESEND_AFTER_MS);

/** The currently valid code. */
export function awaitedCode({ code }: Phone, now: Date): PhoneCode | null {
  if (!code || code.confirmedAt || now >= expiresAt(code) || code.wrongTries >= MOST_WRONG_TRIES) return null;
  return code;
}

/**
 * What happens to a phone on a command. Whether a number is another account's is not checked when a code is requested:
 * only who reads its SMS learns of that.
 */
export function decide(phone: Phone, command: PhoneCommand, now: Date): PhoneDecision {
  switch (command.kind) {
    case 'SEND_CODE':
      return send(phone, command, now);
    case 'CONFIRM':
      return confirm(phone, command, now);
    case 'REMOVE':
      return accepted(phone.verified || phone.code ? [{ kind: 'REMOVED' }] : []);
    default:
      return assertNever(command);
  }
}

function send(phone: Phone, { number, hash }: { number: string; hash: string }, now: Date): PhoneDecision {
  if (phone.verified?.number === number) return refused('PHONE_ALREADY_SAVED');
  const { code } = phone;
  if (code && !code.confirmedAt && now < resendAt(code)) {
    // Repeated request: the first code is on its way.
    if (code.number === number) return accepted([]);
    return refused('SMS_LIMIT_REACHED', { retryAfterSeconds: Math.ceil((+resendAt(code) - +now) / 1_000) });
  }
  return accepted([{ kind: 'CODE_SENT', number, hash, at: now }]);
}

function confirm(phone: Phone, command: PhoneCommand & { kind: 'CONFIRM' }, now: Date): PhoneDecision {
  const { code } = phone;
  if (!code || !CODE.test(command.code)) return refused('PHONE_CODE_UNKNOWN');
  const isRight = command.hashOf(code.number) === code.hash;
  if (code.confirmedAt) {
    // Repeated request.
    return isRight && phone.verified?.number === code.number ? accepted([]) : refused('PHONE_CODE_UNKNOWN');
  }
  if (now >= expiresAt(code)) return refused('PHONE_CODE_EXPIRED');
  if (code.wrongTries >= MOST_WRONG_TRIES) return refused('PHONE_CODE_USED_UP');
  if (isRight) return accepted([{ kind: 'VERIFIED', number: code.number, at: now }]);
  const triesLeft = MOST_WRONG_TRIES - code.wrongTries - 1;
  const { outcome } = triesLeft > 0 ? refused('PHONE_CODE_UNKNOWN', { triesLeft }) : refused('PHONE_CODE_USED_UP');
  return { outcome, facts: [{ kind: 'WRONG_CODE' }] };
}

const accepted = (facts: readonly PhoneFact[]): PhoneDecision => ({ outcome: accept(null), facts });
const refused = (code: PhoneRefusal, data?: Readonly<Record<string, unknown>>): PhoneDecision => ({
  outcome: refuse(code, data ? { data } : {}),
  facts: [],
});

/** The phone after a fact. */
export function evolve(phone: Phone, fact: PhoneFact): Phone {
  switch (fact.kind) {
    case 'CODE_SENT': {
      const { number, hash, at } = fact;
      return { ...phone, code: { number, hash, sentAt: at, wrongTries: 0, confirmedAt: null } };
    }
    case 'WRONG_CODE':
      return phone.code ? { ...phone, code: { ...phone.code, wrongTries: phone.code.wrongTries + 1 } } : phone;
    case 'VERIFIED': {
      const { number, at } = fact;
      return { ...phone, verified: { number, at }, code: phone.code && { ...phone.code, confirmedAt: at } };
    }
    case 'REMOVED':
      return { ...phone, verified: null, code: null };
    default:
      return assertNever(fact);
  }
}
