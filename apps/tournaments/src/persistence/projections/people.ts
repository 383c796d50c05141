import type {
  accountAccessChanged,
  availabilityChanged,
  DataOf,
  levelsChanged,
  paymentAccessChanged,
  phoneChanged,
  profileChanged,
} from '@setpoint/events';
import { gridPosition, withoutAccents } from '@setpoint/kernel';
import type { EntityManager } from 'typeorm';
import { PersonEntity, type PersonRow } from '../projection-entities.js';

const keep = async (manager: EntityManager, person: Partial<PersonRow> & Pick<PersonRow, 'id'>): Promise<void> => {
  await manager.upsert(PersonEntity, person, ['id']);
};

export function projectProfile(
  manager: EntityManager,
  { userId, displayName, sex, birthDate, sports, location }: DataOf<typeof profileChanged>,
): Promise<void> {
  // A person's position to about 1 km, enough for distances.
  const { lat, lng } = location ? gridPosition(location) : { lat: null, lng: null };
  const name = { display_name: displayName, search_name: withoutAccents(displayName) };
  return keep(manager, { id: userId, ...name, sex, birth_date: birthDate ?? null, sports: [...sports], lat, lng });
}

export const projectLevels = (manager: EntityManager, { userId, levels }: DataOf<typeof levelsChanged>) =>
  keep(manager, { id: userId, levels });

export const projectAvailability = (
  manager: EntityManager,
  { userId, noFixedDays, slots }: DataOf<typeof availabilityChanged>,
) => keep(manager, { id: userId, has_availability: noFixedDays || slots.length > 0 });

export const projectPhone = (manager: EntityManager, { userId, number }: DataOf<typeof phoneChanged>) =>
  keep(manager, { id: userId, has_mobile: number !== null });

export const projectPaymentAccess = (manager: EntityManager, { userId, barred }: DataOf<typeof paymentAccessChanged>) =>
  keep(manager, { id: userId, is_barred: barred });

export const projectAccess = (manager: EntityManager, { userId, closed }: DataOf<typeof accountAccessChanged>) =>
  keep(manager, { id: userId, is_closed: closed });
