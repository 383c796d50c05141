import type { CourtId, NumberPlayersId, SportId } from '@setpoint/kernel';

/** Maximum SMS per match. */
export const MOST_PER_MATCH = 4;
/** Daily limit, above what a large centre needs, against abuse. */
export const MOST_PER_DAY = 30;

/** A match at a centre, as communicated to the centre (CRT-09). */
export interface Booking {
  readonly matchId: string;
  readonly courtId: CourtId;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
  readonly players: readonly string[];
  readonly isBooked: boolean;
  /** The last message to the centre; null if none. */
  readonly lastNotice: {
    readonly courtId: CourtId;
    readonly startsAt: Date;
    readonly isBooked: boolean;
    readonly at: Date;
  } | null;
  readonly timesNotified: number;
}

/** A message due to the centre. */
export interface BookingNotice {
  readonly kind: 'BOOKED' | 'CANCELLED';
  readonly courtId: CourtId;
  readonly startsAt: Date;
}

/**
 * A centre is notified once of a match that is booked there, and of its cancellation if it was notified before. When the
 * same match is ready again at the same time (somebody left, somebody joined) there is nothing new. Nothing is sent once
 * the match has started.
 */
export function noticesOf({ lastNotice, timesNotified, ...booking }: Booking, now: Date): BookingNotice[] {
  const notices: BookingNotice[] = [];
  const stands = lastNotice?.isBooked ? lastNotice : null;
  const isSame =
    booking.isBooked && stands?.courtId === booking.courtId && stands.startsAt.getTime() === booking.startsAt.getTime();
  if (isSame) return [];
  if (stands && stands.startsAt > now)
    notices.push({ kind: 'CANCELLED', courtId: stands.courtId, startsAt: stands.startsAt });
  if (booking.isBooked && booking.startsAt > now)
    notices.push({ kind: 'BOOKED', courtId: booking.courtId, startsAt: booking.startsAt });
  return notices.slice(0, Math.max(0, MOST_PER_MATCH - timesNotified));
}
