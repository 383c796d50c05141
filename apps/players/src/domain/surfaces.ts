import type { courtChanged, DataOf } from '@setpoint/events';
import type { SportId, Surface } from '@setpoint/kernel';

type Field = NonNullable<DataOf<typeof courtChanged>['fields']>[number];

/**
 * The surface of each sport that all its fields share. A match names its centre and not the field, so that where there
 * are several nobody knows on which one it was.
 */
export function surfacesOf(fields: readonly Field[]): ReadonlyMap<SportId, Surface> {
  const found = new Map<SportId, Surface>();
  for (const [sport, same] of Map.groupBy(fields, (field) => field.sport)) {
    const surfaces = new Set(same.map(({ surface }) => surface));
    if (surfaces.size === 1) found.set(sport, same[0]!.surface);
  }
  return found;
}
