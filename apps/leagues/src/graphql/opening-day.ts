import type { Refusal } from '@setpoint/kernel';
import { dayOf } from '../application/outgoing.js';
import { TIME_ZONE } from '../domain/provinces.js';

/** The day that comes with ENROLMENT_NOT_OPEN; null with all other codes. */
export function openingDayIn({ data }: Refusal<string>): string | null {
  const opensAt = data?.['opensAt'];
  return opensAt instanceof Date ? dayOf(opensAt, TIME_ZONE) : null;
}
