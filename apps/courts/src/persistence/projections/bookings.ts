import { bookingMessageRequested, outgoing, type DataOf, type matchReady } from '@setpoint/events';
import { courtId, type CourtId, type NumberPlayersId, type SportId } from '@setpoint/kernel';
import { execute, rowOf, sql, type Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { MOST_PER_DAY, noticesOf, type Booking, type BookingNotice } from '../../domain/booking.js';
import type { CourtLanguage } from '../../domain/court.js';

type Match = DataOf<typeof matchReady>['match'];

interface BookingRow {
  court_id: string;
  starts_at: Date;
  time_zone: string;
  sport: SportId;
  number_players: NumberPlayersId;
  players: string[];
  told_court_id: string | null;
  told_starts_at: Date | null;
  told_booked: boolean | null;
  told_at: Date | null;
  times_told: number;
}

interface ToldCentre {
  readonly name: string;
  readonly notification_prefix: string;
  readonly notification_mobile: string;
  readonly notification_language: CourtLanguage;
}

const DAY_MS = 86_400_000;

/** Records a match at its centre and requests the resulting SMS (CRT-09). */
export async function saveBooking(
  manager: EntityManager,
  effects: Effects,
  match: Match,
  isBooked: boolean,
  now: Date,
): Promise<void> {
  const row = await rowOf<BookingRow>(manager, sql`select * from booking where match_id = ${match.matchId} for update`);
  const booking = bookingOf(match, row, isBooked);
  if (!booking) return;
  let { lastNotice, timesNotified } = booking;
  for (const notice of noticesOf(booking, now)) {
    if (!(await tell(manager, effects, booking, notice, now))) continue;
    lastNotice = { courtId: notice.courtId, startsAt: notice.startsAt, isBooked: notice.kind === 'BOOKED', at: now };
    timesNotified += 1;
  }
  await execute(
    manager,
    sql`insert into booking (match_id, court_id, starts_at, time_zone, sport, number_players, players, is_booked,
        told_court_id, told_starts_at, told_booked, told_at, times_told)
      values (${booking.matchId}, ${booking.courtId}, ${booking.startsAt}, ${booking.timeZone}, ${booking.sport},
        ${booking.numberPlayers}, ${booking.players}::text[], ${isBooked}, ${lastNotice?.courtId ?? null},
        ${lastNotice?.startsAt ?? null}, ${lastNotice?.isBooked ?? null}, ${lastNotice?.at ?? null}, ${timesNotified})
      on conflict (match_id) do update set court_id = excluded.court_id, starts_at = excluded.starts_at,
        time_zone = excluded.time_zone, players = excluded.players, is_booked = excluded.is_booked,
        told_court_id = excluded.told_court_id, told_starts_at = excluded.told_starts_at,
        told_booked = excluded.told_booked, told_at = excluded.told_at, times_told = excluded.times_told`,
  );
}

/** Null if no centre is concerned: neither now nor before. */
function bookingOf(match: Match, row: BookingRow | undefined, isBooked: boolean): Booking | null {
  const { matchId, sport, numberPlayers, timeZone } = match;
  const lastNotice = row?.told_court_id
    ? {
        ...{ courtId: courtId(row.told_court_id), startsAt: row.told_starts_at! },
        ...{ isBooked: row.told_booked!, at: row.told_at! },
      }
    : null;
  const kept = { matchId, sport, numberPlayers, isBooked, lastNotice, timesNotified: row?.times_told ?? 0 };
  if (match.courtId !== null && match.startsAt !== null) {
    const players = [...match.teamA, ...match.teamB];
    return { ...kept, courtId: courtId(match.courtId), startsAt: new Date(match.startsAt), timeZone, players };
  }
  // Reorganised: the match lost its court and time, but the centre had been informed.
  if (!row) return null;
  return {
    ...{ ...kept, isBooked: false, courtId: courtId(row.court_id), startsAt: row.starts_at },
    ...{ timeZone: row.time_zone, players: row.players },
  };
}

/** False if nobody runs the centre, if it wants no SMS, or if it has reached its daily limit. */
async function tell(
  manager: EntityManager,
  effects: Effects,
  booking: Booking,
  { kind, courtId: court, startsAt }: BookingNotice,
  now: Date,
): Promise<boolean> {
  const centre = await centreToTell(manager, court);
  if (!centre) return false;
  const day = new Date(now.getTime() - DAY_MS);
  const notified = await rowOf<{ count: number }>(
    manager,
    sql`select count(*) as count from booking where told_court_id = ${court} and told_at > ${day}`,
  );
  if (kind === 'BOOKED' && notified!.count >= MOST_PER_DAY) return false;
  effects.emit(
    outgoing(bookingMessageRequested, {
      ...{ kind, matchId: booking.matchId, courtId: court, courtName: centre.name },
      number: `${centre.notification_prefix}${centre.notification_mobile.replaceAll(' ', '')}`,
      ...{ language: centre.notification_language, sport: booking.sport, numberPlayers: booking.numberPlayers },
      ...{ startsAt: startsAt.toISOString(), timeZone: booking.timeZone },
    }),
  );
  return true;
}

const centreToTell = (manager: EntityManager, id: CourtId): Promise<ToldCentre | undefined> =>
  rowOf<ToldCentre>(
    manager,
    sql`select name, notification_prefix, notification_mobile, notification_language from court
      where id = ${id} and owner_id is not null and notification_mobile is not null and notification_prefix is not null`,
  );
