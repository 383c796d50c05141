import type { SessionUser } from '@setpoint/client/session';

/** The home filter: where searches start, and of which sports (FLT-01). */
export interface HomePlace {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly km: number;
  /** None means all. */
  readonly sports: readonly number[];
}

/** The place that somebody has named in the profile (SHL-07). */
export function ownPlace(me: SessionUser | null): HomePlace | null {
  if (!me || me.locationLat === null || me.locationLng === null) return null;
  return {
    name: me.locationName ?? '',
    lat: me.locationLat,
    lng: me.locationLng,
    km: me.kmToSearch,
    sports: me.sports,
  };
}
