import type { UserId } from '@setpoint/kernel';
import type { RegistrationId, TournamentId } from './tournament.js';

export type RegistrationState =
  | 'HELD'
  | 'AWAITING_PARTNER'
  | 'EXPIRING'
  | 'CONFIRMED'
  | 'RELEASED'
  | 'CANCELLED'
  | 'EXCLUDED'
  | 'WITHDRAWN'
  | 'WAITING'
  | 'OFFERED'
  | 'RESERVED';

export type ReleaseReason =
  | 'NOT_PAID'
  | 'PARTNER_NOT_PAID'
  | 'PAYMENT_REVERSED'
  | 'CANCELLED'
  | 'WITHDRAWN'
  | 'EXCLUDED'
  | 'TOURNAMENT_CANCELLED'
  | 'OFFER_EXPIRED';

/** Destination of refunds: as paid, or all to credit (TRN-09). */
export type RefundTo = 'MEANS' | 'CREDIT';

export interface Registration {
  readonly id: RegistrationId;
  readonly tournamentId: TournamentId;
  readonly captainId: UserId;
  /** In doubles. */
  readonly partnerId: UserId | null;
  readonly state: RegistrationState;
  /** From 1; while the entry takes one of the places. */
  readonly placeNo: number | null;
  readonly paid: readonly UserId[];
  /** Deadline (exclusive) for paying or accepting an offer. */
  readonly until: Date | null;
  readonly endedBecause: ReleaseReason | null;
  readonly endedAt: Date | null;
  readonly refundTo: RefundTo;
  /** On the priority list of a slam: from 1, lower goes first. */
  readonly turn: number | null;
  /** Matches of the 90 days before entries opened, which decide the turn; in doubles of both together (TRN-12). */
  readonly matches: number;
  /** Came through a qualifier. */
  readonly isQualified: boolean;
  readonly createdAt: Date;
  /** For teams the mean of the players. For slams as of the registration, which may decide the order; frozen at the start. */
  readonly rating: number | null;
  /** Frozen at the start: favourite centres of its players. */
  readonly clubs: readonly string[];
  /** From 1, of those that the draw has seeded. */
  readonly seedNo: number | null;
  /** Abandoned, or excluded after the start: earlier results stand (TRN-15). */
  readonly isOut: boolean;
}

/** An entry as of the draw. */
export interface FrozenEntry {
  readonly id: RegistrationId;
  readonly playerIds: readonly UserId[];
  readonly rating: number;
  readonly clubs: readonly string[];
  /** Its place among the seeds, from 1, if support has set it. */
  readonly seededAs?: number;
}

/** The captain first. */
export const playersOf = ({ captainId, partnerId }: Pick<Registration, 'captainId' | 'partnerId'>): UserId[] =>
  partnerId === null ? [captainId] : [captainId, partnerId];

const ENDED: readonly RegistrationState[] = ['RELEASED', 'CANCELLED', 'EXCLUDED', 'WITHDRAWN'];
const PENDING: readonly RegistrationState[] = ['HELD', 'AWAITING_PARTNER', 'EXPIRING', 'OFFERED', 'RESERVED'];

export const isEnded = ({ state }: Registration): boolean => ENDED.includes(state);
/** Reserves a place that may still become free. */
export const isPending = ({ state }: Registration): boolean => PENDING.includes(state);
