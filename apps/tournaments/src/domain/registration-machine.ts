import { accept, assertNever, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { after, CAPTAIN_PAYS_MS, OFFER_MS, PARTNER_PAYS_MS, tenDaysBefore } from './deadlines.js';
import { isToBePaid, payerOf } from './paying.js';
import { isEnded, playersOf, type Registration, type RefundTo, type ReleaseReason } from './registration.js';
import type { Tournament } from './tournament.js';

/**
 * HELD → AWAITING_PARTNER → CONFIRMED. When time is up: EXPIRING, until billing says paid or closed; only then it goes on
 * or is RELEASED (BIL-10). Of a slam: WAITING → OFFERED → RESERVED, which is paid like HELD. What has ended stays ended:
 * money that comes later goes back.
 */
export type RegistrationCommand =
  | { readonly kind: 'PAID'; readonly playerId: UserId }
  /** It can no longer be paid. */
  | { readonly kind: 'CLOSED'; readonly playerId: UserId }
  /** The payer's bank has taken the payment back, after a dispute. */
  | { readonly kind: 'REVERSED'; readonly playerId: UserId }
  | { readonly kind: 'TIME_PASSED' }
  | { readonly kind: 'CANCEL' }
  | { readonly kind: 'WITHDRAW' }
  | { readonly kind: 'OFFER'; readonly placeNo: number }
  | { readonly kind: 'TAKE_OFFER' }
  | { readonly kind: 'EXCLUDE'; readonly refundTo: RefundTo }
  | { readonly kind: 'CALL_OFF' }
  /** The tournament started without a free place for the waiting entry. */
  | { readonly kind: 'MISS' };

export type RegistrationFact =
  | {
      readonly kind: 'HELD';
      readonly playerId: UserId;
      readonly role: 'CAPTAIN' | 'PARTNER';
      readonly paysBy: Date;
      /** Has to confirm a mobile number before paying. */
      readonly awaitsMobile?: true;
    }
  | { readonly kind: 'MOBILE_AWAITED'; readonly playerId: UserId; readonly awaited: boolean }
  | { readonly kind: 'EXPIRED'; readonly playerId: UserId }
  | { readonly kind: 'CONFIRMED' }
  | { readonly kind: 'RELEASED'; readonly reason: ReleaseReason; readonly refundPlayers: readonly UserId[] }
  | { readonly kind: 'OFFERED'; readonly until: Date };

export type RegistrationRefusal =
  | 'REGISTRATION_OVER'
  | 'ALREADY_PAID'
  | 'ALREADY_STARTED'
  | 'NOT_A_SLAM'
  | 'NOT_ENROLLED'
  | 'UNDER_TEN_DAYS'
  | 'OFFER_EXPIRED';

/** Context of decisions besides the registration itself. */
export type Terms = Pick<Tournament, 'type' | 'priceCents' | 'startsAt' | 'timeZone' | 'state'>;

export interface Decided {
  readonly registration: Registration;
  readonly facts: readonly RegistrationFact[];
}

type Decision = Outcome<Decided, RegistrationRefusal>;

const unchanged = (registration: Registration): Decision => accept({ registration, facts: [] });
const hasStarted = ({ state }: Terms) => state === 'IN_PROGRESS' || state === 'COMPLETED';

/** Places for new registrations; free ones are confirmed at once. */
export function hold(registration: Registration, terms: Terms, now: Date): Decided {
  if (terms.priceCents === 0) return confirm(registration);
  return toPay({ ...registration, state: 'HELD', until: after(now, CAPTAIN_PAYS_MS) });
}

/** A place of a slam, to be paid until ten days before it; with less time left it is held as anywhere else. */
export function reserve(registration: Registration, terms: Terms, now: Date): Decided {
  const until = tenDaysBefore(terms);
  if (terms.priceCents === 0 || after(now, CAPTAIN_PAYS_MS) >= until) return hold(registration, terms, now);
  return toPay({ ...registration, state: 'RESERVED', until });
}

/** A place for a qualified team, which did not ask for it just now: with less than a day to pay, it is offered instead. */
export function reserveQualified(registration: Registration, terms: Terms, now: Date): Decided {
  const isSoon = terms.priceCents > 0 && after(now, OFFER_MS) > tenDaysBefore(terms);
  return isSoon ? offer(registration, registration.placeNo!, terms, now) : reserve(registration, terms, now);
}

const toPay = (registration: Registration): Decided => ({
  registration,
  facts: [{ kind: 'HELD', playerId: registration.captainId, role: 'CAPTAIN', paysBy: registration.until! }],
});

const confirm = (registration: Registration): Decided => ({
  registration: { ...registration, state: 'CONFIRMED', until: null, turn: null },
  facts: [{ kind: 'CONFIRMED' }],
});

/** The registration after a command; the same object if nothing changes. */
export function decide(registration: Registration, command: RegistrationCommand, terms: Terms, now: Date): Decision {
  switch (command.kind) {
    case 'PAID':
      return accept(paid(registration, command.playerId, now));
    case 'CLOSED':
      return accept(closed(registration, command.playerId, now));
    case 'REVERSED':
      return accept(reversed(registration, command.playerId, terms, now));
    case 'TIME_PASSED':
      return accept(timePassed(registration, now));
    case 'CANCEL':
      return cancel(registration, terms, now);
    case 'WITHDRAW':
      return withdraw(registration, terms, now);
    case 'OFFER':
      if (registration.state !== 'WAITING') return refuse('REGISTRATION_OVER');
      return accept(offer(registration, command.placeNo, terms, now));
    case 'TAKE_OFFER':
      return takeOffer(registration, terms, now);
    case 'EXCLUDE':
      return exclude({ ...registration, refundTo: command.refundTo }, terms, now);
    case 'CALL_OFF':
      return isEnded(registration)
        ? unchanged(registration)
        : accept(end(registration, 'RELEASED', 'TOURNAMENT_CANCELLED', now));
    case 'MISS':
      if (registration.state !== 'WAITING') return unchanged(registration);
      return accept({ registration: { ...over(registration, 'RELEASED', now), endedBecause: null }, facts: [] });
    default:
      return assertNever(command);
  }
}

function paid(registration: Registration, playerId: UserId, now: Date): Decided {
  if (registration.paid.includes(playerId)) return { registration, facts: [] };
  const next = { ...registration, paid: [...registration.paid, playerId] };
  if (isEnded(registration)) {
    // Decided before the payment arrived: it is refunded.
    const reason = registration.endedBecause ?? 'CANCELLED';
    return { registration: next, facts: [{ kind: 'RELEASED', reason, refundPlayers: [playerId] }] };
  }
  const payer = payerOf(next);
  if (payer === null) return confirm(next);
  if (payer !== registration.partnerId) return { registration: next, facts: [] };
  const until = after(now, PARTNER_PAYS_MS);
  return {
    registration: { ...next, state: 'AWAITING_PARTNER', until },
    facts: [{ kind: 'HELD', playerId: payer, role: 'PARTNER', paysBy: until }],
  };
}

function closed(registration: Registration, playerId: UserId, now: Date): Decided {
  const isTurn = isToBePaid(registration) && payerOf(registration) === playerId;
  if (!isTurn) return { registration, facts: [] };
  return end(registration, 'RELEASED', playerId === registration.captainId ? 'NOT_PAID' : 'PARTNER_NOT_PAID', now);
}

/** The place is no longer paid for, and ends; in a tournament that has started, support decides. */
function reversed(registration: Registration, playerId: UserId, terms: Terms, now: Date): Decided {
  const isPaid = !isEnded(registration) && registration.paid.includes(playerId);
  if (!isPaid || hasStarted(terms)) return { registration, facts: [] };
  return end(registration, 'RELEASED', 'PAYMENT_REVERSED', now);
}

function timePassed(registration: Registration, now: Date): Decided {
  const { state, until } = registration;
  if (until === null || now < until) return { registration, facts: [] };
  if (state === 'OFFERED') return end(registration, 'RELEASED', 'OFFER_EXPIRED', now);
  return {
    registration: { ...registration, state: 'EXPIRING', until: null },
    facts: [{ kind: 'EXPIRED', playerId: payerOf(registration)! }],
  };
}

function cancel(registration: Registration, terms: Terms, now: Date): Decision {
  switch (registration.state) {
    case 'CANCELLED':
      return unchanged(registration);
    case 'RESERVED':
      return withdraw(registration, terms, now);
    case 'CONFIRMED':
      if (hasStarted(terms)) return refuse('ALREADY_STARTED');
      // Of a free one: nobody paid anything.
      if (registration.paid.length > 0) return refuse('ALREADY_PAID');
      return accept(end(registration, 'CANCELLED', 'CANCELLED', now));
    case 'HELD':
    case 'AWAITING_PARTNER':
    case 'WAITING':
    case 'OFFERED':
      return accept(end(registration, 'CANCELLED', 'CANCELLED', now));
    default:
      return refuse('REGISTRATION_OVER');
  }
}

function withdraw(registration: Registration, terms: Terms, now: Date): Decision {
  if (terms.type !== 'SLAM') return refuse('NOT_A_SLAM');
  if (registration.state === 'WITHDRAWN') return unchanged(registration);
  if (hasStarted(terms)) return refuse('ALREADY_STARTED');
  if (isEnded(registration)) return refuse('NOT_ENROLLED');
  if (registration.paid.length > 0) return refuse('ALREADY_PAID');
  const holdsNothing = registration.state === 'WAITING' || registration.state === 'OFFERED';
  // Exactly ten days before is still in time.
  if (!holdsNothing && (registration.state === 'EXPIRING' || now > tenDaysBefore(terms)))
    return refuse('UNDER_TEN_DAYS');
  return accept(end(registration, 'WITHDRAWN', 'WITHDRAWN', now));
}

function offer(registration: Registration, placeNo: number, { startsAt }: Terms, now: Date): Decided {
  const day = after(now, OFFER_MS);
  const until = day < startsAt ? day : startsAt;
  return {
    registration: { ...registration, state: 'OFFERED', placeNo, until, turn: null },
    facts: [{ kind: 'OFFERED', until }],
  };
}

function takeOffer(registration: Registration, terms: Terms, now: Date): Decision {
  switch (registration.state) {
    case 'OFFERED':
      if (now >= registration.until!) return refuse('OFFER_EXPIRED');
      return accept(reserve(registration, terms, now));
    case 'RESERVED':
    case 'HELD':
    case 'AWAITING_PARTNER':
    case 'CONFIRMED':
      return unchanged(registration);
    default:
      return refuse(registration.endedBecause === 'OFFER_EXPIRED' ? 'OFFER_EXPIRED' : 'REGISTRATION_OVER');
  }
}

function exclude(registration: Registration, terms: Terms, now: Date): Decision {
  if (isEnded(registration) || registration.isOut) return refuse('REGISTRATION_OVER');
  if (!hasStarted(terms)) return accept(end(registration, 'EXCLUDED', 'EXCLUDED', now));
  // Its results and place stand; withdrawing gives no refund.
  const { placeNo } = registration;
  const left: Registration = { ...over(registration, 'EXCLUDED', now), placeNo, isOut: true, endedBecause: 'EXCLUDED' };
  return accept({ registration: left, facts: [] });
}

type EndState = 'RELEASED' | 'CANCELLED' | 'EXCLUDED' | 'WITHDRAWN';

const over = (registration: Registration, state: EndState, now: Date): Registration => ({
  ...registration,
  ...{ state, placeNo: null, until: null, turn: null, endedAt: now },
});

function end(registration: Registration, state: EndState, reason: ReleaseReason, now: Date): Decided {
  return {
    registration: { ...over(registration, state, now), endedBecause: reason },
    facts: [{ kind: 'RELEASED', reason, refundPlayers: askedToPay(registration) }],
  };
}

/** Players who have paid or may be paying right now. */
function askedToPay(registration: Registration): UserId[] {
  const payer = isToBePaid(registration) ? payerOf(registration) : null;
  return playersOf(registration).filter((id) => id === payer || registration.paid.includes(id));
}

/** Whether the player would be accepted. */
export const mayCancel = (registration: Registration, terms: Terms, now: Date): boolean =>
  !isEnded(registration) && registration.state !== 'RESERVED' && cancel(registration, terms, now).ok;

export const mayWithdraw = (registration: Registration, terms: Terms, now: Date): boolean =>
  registration.state === 'RESERVED' && withdraw(registration, terms, now).ok;
