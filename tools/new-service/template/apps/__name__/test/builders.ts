import { userId } from '@setpoint/kernel';
import { __entity__Id, type __Entity__ } from '../src/domain/__entity-file__.js';

export const NOW = new Date('2026-06-01T18:00:00Z');
export const ana = userId('ana');
export const ben = userId('ben');

/** A legal __words__ of ana's; a test names only what it is about. */
export function __aEntity__(but: Partial<Omit<__Entity__, 'id'>> & { readonly id?: string } = {}): __Entity__ {
  return { name: 'The good one', addedBy: ana, addedAt: NOW, ...but, id: __entity__Id(but.id ?? 'first') };
}
