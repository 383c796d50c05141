import { seedCourts } from '@setpoint/courts';
import { courtId } from '@setpoint/kernel';
import type { Platform } from './platform.js';

/** A centre in Milano with a court for each sport. */
export async function addCentre({ services }: Platform): Promise<void> {
  const field = (sport: 1 | 2) =>
    ({ id: `centre-${sport}`, name: String(sport), sport, surface: 'CLAY', covered: false, notes: null }) as const;
  await seedCourts(services['courts']!, [
    {
      ...{ id: courtId('centre'), name: 'Centro Lambro', address: 'Via Feltre 1', city: 'Milano', country: 'IT' },
      ...{ lat: 45.48, lng: 9.24, timeZone: 'Europe/Rome', email: null, website: null, bookingUrl: null },
      ...{ description: null, coverUrl: null, offers: [], ownerId: null, fields: [field(1), field(2)] },
    },
  ]);
}
