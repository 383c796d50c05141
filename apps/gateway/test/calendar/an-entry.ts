import type { Seat, ShownEntry, ShownMatch } from '../../src/calendar/calendar-query.js';

export const seat = (displayName: string, badge: Seat['badge'] = 'ACCEPTED'): Seat => ({
  user: { displayName },
  badge,
});

/** Singles of Ana and Ben at the club. */
export const aMatch = (more: Partial<ShownMatch> = {}): ShownMatch => ({
  id: 'open',
  sport: { id: '1' },
  numberPlayers: 1,
  missing: 0,
  booked: true,
  message: null,
  teamA: [seat('Ana')],
  teamB: [seat('Ben')],
  guests: [],
  court: { name: 'Tennis Club', address: 'Via Arona 15', city: 'Milano', lat: 45.47, lng: 9.15 },
  ...more,
});

/** 10 June 2026, 18:00 to 19:00 in Rome. */
export const anEntry = (more: Partial<ShownEntry> = {}): ShownEntry => ({
  uid: 'match-open@setpoint',
  kind: 'MATCH',
  status: 'CONFIRMED',
  sequence: 3,
  startsAt: '2026-06-10T16:00:00.000Z',
  endsAt: '2026-06-10T17:00:00.000Z',
  timeZone: 'Europe/Rome',
  changedAt: '2026-06-01T07:00:00.000Z',
  match: aMatch(),
  ...more,
});
