import type { courtChanged, DataOf } from '@setpoint/events';
import type { SportId, Surface } from '@setpoint/kernel';

type Field = NonNullable<DataOf<typeof courtChanged>['fields']>[number];

/**
 * The surface of each sport if all its fields share it. A match names its centre, not the field, so with
 * several surfaces it is unknown.
 */
export function surfacesOf(fields: readonly Field[]): ReadonlyMap<SportId, Surface> {
  const found = new Map<SportId, Surface>();
  for (const [sport, same] of Map.groupBy(fields, (field) => field.sport)) {
    const surfaces = new Set(same.map(({ surface }) => surface));
    if (surfaces.size === 1) found.set(sport, same[0]!.surface);
  }
  return found;
}
