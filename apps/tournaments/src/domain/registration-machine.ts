import { accept, assertNever, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { after, CAPTAIN_PAYS_MS, OFFER_MS, PARTNER_PAYS_MS, tenDaysBefore } from './deadlines.js';
import { isEnded, playersOf, type Registration, type RefundTo, type ReleaseReason } from './registration.js';
import type { Tournament } from './tournament.js';

/**
 * HELD → AWAITING_PARTNER → CONFIRMED. When time is up: EXPIRING, until billing says paid or closed; only then it goes on
 * or is RELEASED (BIL-10). Of a slam: WAITING → OFFERED → RESERVED, which is paid like HELD. What has ended stays ended:
 * money that comes later goes back.
 */
export type RegistrationCommand =
  | { readonly kind: 'PAID'; readonly playerId: UserId }
  /** Nobody can pay for it any more. */
  | { readonly kind: 'CLOSED'; readonly playerId: UserId }
  | { readonly kind: 'TIME_PASSED' }
  | { readonly kind: 'CANCEL' }
  | { readonly kind: 'WITHDRAW' }
  | { readonly kind: 'OFFER'; readonly placeNo: number }
  | { readonly kind: 'TAKE_OFFER' }
  | { readonly kind: 'EXCLUDE'; readonly refundTo: RefundTo }
  | { readonly kind: 'CALL_OFF' }
  /** It started, and no place became free for who still waits. */
  | { readonly kind: 'MISS' };

export type RegistrationFact =
  | { readonly kind: 'HELD'; readonly playerId: UserId; readonly role: 'CAPTAIN' | 'PARTNER'; readonly paysBy: Date }
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

/** What decisions depend on besides the registration itself. */
export type Terms = Pick<Tournament, 'type' | 'priceCents' | 'startsAt' | 'timeZone' | 'state'>;

export interface Decided {
  readonly registration: Registration;
  readonly facts: readonly RegistrationFact[];
}

type Decision = Outcome<Decided, RegistrationRefusal>;

const unchanged = (registration: Registration): Decision => accept({ registration, facts: [] });
const hasStarted = ({ state }: Terms) => state === 'IN_PROGRESS' || state === 'COMPLETED';

/** Who is to pay next: the captain, then the partner; null when all have. */
export const payerOf = (registration: Registration): UserId | null =>
  playersOf(registration).find((id) => !registration.paid.includes(id)) ?? null;

/** A place for who registers; free ones are theirs at once. */
export function hold(registration: Registration, terms: Terms, now: Date): Decided {
  if (terms.priceCents === 0) return confirm(registration);
  return toPay({ ...registration, state: 'HELD', until: after(now, CAPTAIN_PAYS_MS) });
}

/** A place of a slam, to be paid until ten days before it; with less time left it is held as anywhere else. */
export function reserve(registration: Registration, terms: Terms, now: Date): Decided {
  const until = tenDaysBefore(terms);
  if (terms.priceCents === 0 || now >= until) return hold(registration, terms, now);
  return toPay({ ...registration, state: 'RESERVED', until });
}

const toPay = (registration: Registration): Decided => ({
  registration,
  facts: [{ kind: 'HELD', playerId: registration.captainId, role: 'CAPTAIN', paysBy: registration.until! }],
});

const confirm = (registration: Registration): Decided => ({
  registration: { ...registration, state: 'CONFIRMED', until: null, turn: null },
  facts: [{ kind: 'CONFIRMED' }],
});

/** The registration after a command; the same one where the command changes nothing. */
export function decide(registration: Registration, command: RegistrationCommand, terms: Terms, now: Date): Decision {
  switch (command.kind) {
    case 'PAID':
      return accept(paid(registration, command.playerId, now));
    case 'CLOSED':
      return accept(closed(registration, command.playerId, now));
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
    // Decided before the money came, or while it was on its way: it goes back.
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

const isToBePaid = ({ state }: Registration) =>
  state === 'HELD' || state === 'RESERVED' || state === 'AWAITING_PARTNER' || state === 'EXPIRING';

function closed(registration: Registration, playerId: UserId, now: Date): Decided {
  const isTurn = isToBePaid(registration) && payerOf(registration) === playerId;
  if (!isTurn) return { registration, facts: [] };
  return end(registration, 'RELEASED', playerId === registration.captainId ? 'NOT_PAID' : 'PARTNER_NOT_PAID', now);
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
  // Its results stand, and so does its place; what was paid is not given back for leaving.
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

/** Who has paid, or may be paying at this moment. */
function askedToPay(registration: Registration): UserId[] {
  const payer = isToBePaid(registration) ? payerOf(registration) : null;
  return playersOf(registration).filter((id) => id === payer || registration.paid.includes(id));
}

/** Whether the player would not be refused. */
export const mayCancel = (registration: Registration, terms: Terms, now: Date): boolean =>
  !isEnded(registration) && registration.state !== 'RESERVED' && cancel(registration, terms, now).ok;

export const mayWithdraw = (registration: Registration, terms: Terms, now: Date): boolean =>
  registration.state === 'RESERVED' && withdraw(registration, terms, now).ok;
