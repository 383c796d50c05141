import { accept, assertNever, type Outcome, refuse } from '@setpoint/kernel';
import {
  type AwaitingPayer,
  type Expired,
  isOpen,
  type OpenPayment,
  type Paid,
  type Payment,
  type ProviderOutcome,
} from './payment.js';

/**
 * AWAITING_PAYER ⇄ CONFIRMING → PAID | EXPIRED (BIL-10). Both ends are final. Once the provider has a reference, only its
 * own answer ends a payment: one that we asked it to cancel may just have been paid.
 */
export type PaymentCommand =
  /** The provider has created its object; the reference is stored. */
  | { readonly kind: 'PREPARED'; readonly ref: string }
  /** The player claims to have confirmed; only a reason to poll the provider soon. */
  | { readonly kind: 'CONFIRM' }
  /** The provider's response to a poll or a cancellation. */
  | { readonly kind: 'HEARD'; readonly outcome: ProviderOutcome }
  /** A webhook arrived: poll the provider now. */
  | { readonly kind: 'HINTED' }
  /** The player wants to pay differently, or nothing needs to be paid any more. */
  | { readonly kind: 'GIVE_UP'; readonly cause: 'ABANDONED' | 'DUE_CLOSED' }
  /** The deadline passed before the provider had a reference. */
  | { readonly kind: 'EXPIRE' };

/** Refusals that players can get; the others are internal. */
export type PlayersRefusal = 'PAYMENT_OVER' | 'PAYMENT_NOT_PREPARED';
export type PaymentRefusal = PlayersRefusal | 'OTHER_REFERENCE' | 'DEADLINE_AHEAD' | 'PROVIDER_DECIDES';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** Polling intervals; the last one repeats. */
export const LOOK_PAUSES_MS = [10 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS];
/** Until the player has confirmed, polling can be slower. */
const FIRST_LOOK_OF_AWAITING = 2;

const pauseAfter = (looks: number) => LOOK_PAUSES_MS[Math.min(looks, LOOK_PAUSES_MS.length - 1)]!;

/** Time of the next poll: not after the deadline, and at the usual intervals once it has passed. */
function nextLook(now: Date, looks: number, deadline: Date): Date {
  const next = new Date(now.getTime() + pauseAfter(looks));
  return now < deadline && deadline < next ? deadline : next;
}

export interface PaymentStart {
  readonly cardCents: number;
  readonly deadline: Date;
}

/** If nothing is left for the card, the payment is paid at once. */
export function startPayment({ cardCents, deadline }: PaymentStart, now: Date): OpenPayment | Paid {
  const common = { cardCents, ref: null, deadline, givenUp: null };
  if (cardCents === 0) return { ...common, status: 'PAID', at: now, feeCents: null };
  const looks = FIRST_LOOK_OF_AWAITING;
  return {
    ...common,
    status: 'AWAITING_PAYER',
    declined: null,
    asks: false,
    looks,
    nextLookAt: nextLook(now, looks, deadline),
  };
}

/** The payment after a command; the same object if nothing changes. */
export function decide(payment: Payment, command: PaymentCommand, now: Date): Outcome<Payment, PaymentRefusal> {
  if (!isOpen(payment)) return afterTheEnd(payment, command);
  switch (command.kind) {
    case 'PREPARED':
      if (payment.ref !== null && payment.ref !== command.ref) return refuse('OTHER_REFERENCE');
      return accept({ ...payment, ref: command.ref });
    case 'CONFIRM':
      if (payment.ref === null) return refuse('PAYMENT_NOT_PREPARED');
      return accept(payment.status === 'CONFIRMING' ? payment : confirming(payment, now));
    case 'HINTED':
      return accept(payment.nextLookAt <= now ? payment : { ...payment, nextLookAt: now });
    case 'GIVE_UP':
      if (now >= payment.deadline) return accept(payment);
      return accept({ ...payment, deadline: now, nextLookAt: now, givenUp: command.cause });
    case 'EXPIRE':
      if (now < payment.deadline) return refuse('DEADLINE_AHEAD');
      if (payment.ref !== null) return refuse('PROVIDER_DECIDES');
      return accept(expired(payment, now));
    case 'HEARD':
      if (payment.ref === null) return refuse('PAYMENT_NOT_PREPARED');
      return accept(heard(payment, command.outcome, now));
    default:
      return assertNever(command);
  }
}

/** Duplicates and late commands change nothing; contradictions to a final state are refused. */
function afterTheEnd(payment: Paid | Expired, command: PaymentCommand): Outcome<Payment, PaymentRefusal> {
  const harmless =
    command.kind === 'HINTED' ||
    (command.kind === 'PREPARED' && command.ref === payment.ref) ||
    (command.kind === 'CONFIRM' && payment.status === 'PAID') ||
    (command.kind === 'EXPIRE' && payment.status === 'EXPIRED') ||
    (command.kind === 'GIVE_UP' && payment.status === 'EXPIRED') ||
    // A response to an earlier poll is harmless; money that arrived or left after the end is not.
    (command.kind === 'HEARD' && !contradicts(payment, command.outcome));
  return harmless ? accept(payment) : refuse('PAYMENT_OVER');
}

const contradicts = ({ status }: Paid | Expired, { state }: ProviderOutcome) =>
  status === 'PAID' ? state === 'CANCELLED' : state === 'SUCCEEDED';

function heard(payment: OpenPayment, outcome: ProviderOutcome, now: Date): Payment {
  switch (outcome.state) {
    case 'SUCCEEDED': {
      if (outcome.receivedCents !== payment.cardCents)
        throw new Error(`${payment.ref}: ${outcome.receivedCents} cents came instead of ${payment.cardCents}`);
      return { ...common(payment), status: 'PAID', at: now, feeCents: outcome.feeCents };
    }
    case 'CANCELLED':
      return expired(payment, now);
    case 'FAILED':
      return awaiting(payment, { declined: outcome.cause, asks: false }, now);
    case 'NEEDS_PAYER':
    case 'ASKS_PAYER':
      return awaiting(payment, { declined: null, asks: outcome.state === 'ASKS_PAYER' }, now);
    case 'PROCESSING':
    case 'UNKNOWN':
      return confirming(payment, now);
    default:
      return assertNever(outcome);
  }
}

const common = ({ cardCents, ref, deadline, givenUp }: Payment) => ({ cardCents, ref, deadline, givenUp });

function awaiting(
  payment: OpenPayment,
  { declined, asks }: Pick<AwaitingPayer, 'declined' | 'asks'>,
  now: Date,
): Payment {
  const again = payment.status === 'AWAITING_PAYER' && payment.declined === declined && payment.asks === asks;
  const looks = again ? payment.looks + 1 : FIRST_LOOK_OF_AWAITING;
  const nextLookAt = nextLook(now, looks, payment.deadline);
  return { ...common(payment), status: 'AWAITING_PAYER', declined, asks, looks, nextLookAt };
}

function confirming(payment: OpenPayment, now: Date): Payment {
  const looks = payment.status === 'CONFIRMING' ? payment.looks + 1 : 0;
  return { ...common(payment), status: 'CONFIRMING', looks, nextLookAt: nextLook(now, looks, payment.deadline) };
}

function expired(payment: OpenPayment, at: Date): Expired {
  const cause = payment.givenUp ?? (at < payment.deadline ? 'CANCELLED_BY_PROVIDER' : 'TOO_LATE');
  return { ...common(payment), status: 'EXPIRED', at, cause };
}
