import type { CourtId, NumberPlayersId, SportId } from '@setpoint/kernel';

/** More SMS about one match tell a centre nothing that it could still follow. */
export const MOST_PER_MATCH = 4;
/** As many matches as a large centre has in a day; more is somebody's game with its phone. */
export const MOST_PER_DAY = 30;

/** A match at a centre, as far as the centre knows of it (CRT-09). */
export interface Booking {
  readonly matchId: string;
  readonly courtId: CourtId;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
  readonly players: readonly string[];
  readonly isBooked: boolean;
  /** What the centre was told last; null: nothing. */
  readonly told: {
    readonly courtId: CourtId;
    readonly startsAt: Date;
    readonly isBooked: boolean;
    readonly at: Date;
  } | null;
  readonly timesTold: number;
}

/** What a centre is to be told now. */
export interface BookingNotice {
  readonly kind: 'BOOKED' | 'CANCELLED';
  readonly courtId: CourtId;
  readonly startsAt: Date;
}

/**
 * A centre is told once of a match that is booked there, and that it is not, if it was told before. When the same match is
 * ready again at the same time (somebody left, somebody joined) there is nothing new. What has begun is told no more.
 */
export function noticesOf({ told, timesTold, ...booking }: Booking, now: Date): BookingNotice[] {
  const notices: BookingNotice[] = [];
  const stands = told?.isBooked === true ? told : null;
  const isSame =
    booking.isBooked && stands?.courtId === booking.courtId && stands.startsAt.getTime() === booking.startsAt.getTime();
  if (isSame) return [];
  if (stands && stands.startsAt > now)
    notices.push({ kind: 'CANCELLED', courtId: stands.courtId, startsAt: stands.startsAt });
  if (booking.isBooked && booking.startsAt > now)
    notices.push({ kind: 'BOOKED', courtId: booking.courtId, startsAt: booking.startsAt });
  return notices.slice(0, Math.max(0, MOST_PER_MATCH - timesTold));
}
