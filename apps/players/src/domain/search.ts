import type { LevelName, SportId } from '@setpoint/kernel';
import { isSportId } from '@setpoint/kernel';
import type { DayBand } from './availability.js';
import { keysAskedFor } from './availability.js';
import { ALL_SPORTS, levelKey } from './choose-sports.js';
import { fold } from './folding.js';
import type { Day, Sex } from './profile.js';

/** Filters as a person sets them (FLT-02). */
export interface PlayersFilter {
  readonly name?: string | null;
  readonly near?: { readonly lat: number; readonly lng: number; readonly km?: number | null } | null;
  readonly sports?: readonly number[] | null;
  readonly levels?: readonly LevelName[] | null;
  readonly sex?: Sex | null;
  readonly ageMin?: number | null;
  readonly ageMax?: number | null;
  readonly availability?: readonly number[] | null;
  readonly availabilityHours?: readonly DayBand[] | null;
  readonly followed?: boolean | null;
}

export type PlayersOrder = 'LATEST_LOGIN' | 'DISTANCE' | 'NAME';

export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** What is looked for, in terms of what is stored. Null or empty asks nothing. */
export interface Criteria {
  /** Folded; when given, all else is null or empty. */
  readonly name: string | null;
  readonly near: (Position & { readonly km: number }) | null;
  readonly sports: readonly SportId[];
  readonly levelKeys: readonly string[];
  readonly sex: Sex | null;
  /** Born on this day or later. */
  readonly bornFrom: Day | null;
  /** Born on this day or earlier. */
  readonly bornTo: Day | null;
  readonly availabilityKeys: readonly number[];
  readonly followed: boolean;
}

export interface PlayerQuery {
  readonly criteria: Criteria;
  /** CLOSENESS: names most like the one looked for come first. */
  readonly order: PlayersOrder | 'CLOSENESS';
  /** From where distances are measured. */
  readonly origin: Position | null;
}

const EVERYONE: Criteria = {
  name: null,
  near: null,
  sports: [],
  levelKeys: [],
  sex: null,
  bornFrom: null,
  bornTo: null,
  availabilityKeys: [],
  followed: false,
};

export const RADIUS_KM = { least: 1, most: 500, usual: 30 };

/**
 * Translates filters. A name resets every other filter (FLT-02); the position then only serves to measure distances.
 * The order by distance needs a position: the one searched near, else where the asking player is, else it is by login.
 */
export function queryOf(
  filter: PlayersFilter,
  wanted: PlayersOrder,
  { today, home }: { today: Day; home: Position | null },
): PlayerQuery {
  const near = filter.near && isOnEarth(filter.near) ? withRadius(filter.near) : null;
  const origin = near ?? (wanted === 'DISTANCE' ? home : null);
  const order = wanted === 'DISTANCE' && !origin ? 'LATEST_LOGIN' : wanted;

  const name = fold(filter.name ?? '').slice(0, 100);
  if (name) return { criteria: { ...EVERYONE, name }, order: order === 'LATEST_LOGIN' ? 'CLOSENESS' : order, origin };

  const sports = (filter.sports ?? []).filter(isSportId);
  return {
    order,
    origin,
    criteria: {
      name: null,
      near,
      sports,
      levelKeys: (filter.levels ?? []).flatMap((level) =>
        (sports.length > 0 ? sports : ALL_SPORTS).map((sport) => levelKey(sport, level)),
      ),
      sex: filter.sex ?? null,
      bornFrom: isAge(filter.ageMax) ? dayAfter(yearsBefore(today, filter.ageMax + 1)) : null,
      bornTo: isAge(filter.ageMin) ? yearsBefore(today, filter.ageMin) : null,
      availabilityKeys: keysAskedFor(filter.availability ?? [], filter.availabilityHours ?? []),
      followed: filter.followed ?? false,
    },
  };
}

export const isOnEarth = ({ lat, lng }: Position) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

const withRadius = ({ lat, lng, km }: Position & { km?: number | null }) => ({
  lat,
  lng,
  km: Math.min(RADIUS_KM.most, Math.max(RADIUS_KM.least, km ?? RADIUS_KM.usual)),
});

const isAge = (age: number | null | undefined): age is number => Number.isInteger(age) && age! >= 0 && age! <= 150;

/** Birthday of who turns `years` today. */
function yearsBefore(today: Day, years: number): Day {
  const day = new Date(`${today}T00:00:00Z`);
  const [month, date] = [day.getUTCMonth(), day.getUTCDate()];
  day.setUTCFullYear(day.getUTCFullYear() - years);
  // 29 February in a common year: the last who have had their birthday were born on the 28th or before.
  if (day.getUTCMonth() !== month) day.setUTCMonth(month, date - 1);
  return day.toISOString().slice(0, 10);
}

function dayAfter(day: Day): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

const EARTH_RADIUS_KM = 6371.0088;

/** Chord through a unit sphere under a great-circle distance. */
export const chordOf = (km: number) => 2 * Math.sin(Math.min(km / (2 * EARTH_RADIUS_KM), Math.PI / 2));

/** Great-circle distance in km over a chord of the unit sphere. */
export const kmOf = (chord: number) => 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, chord / 2));

/** A position as a point of the unit sphere. */
export function onUnitSphere({ lat, lng }: Position): [number, number, number] {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** Great-circle distance in km. */
export function distanceKm(from: Position, to: Position): number {
  const [a, b] = [onUnitSphere(from), onUnitSphere(to)];
  return kmOf(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
}

/** A rectangle of degrees; `west` is never east of `east`. */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** A hair more than needed, so that rounding leaves nobody out. */
const MARGIN_DEGREES = 1e-7;

/** Rectangles that together hold everything within a chord of the unit sphere: one, or two across the date line. */
export function boxesAround({ lat, lng }: Position, chord: number): Box[] {
  const angle = 2 * Math.asin(Math.min(1, chord / 2));
  const degrees = (radians: number) => (radians * 180) / Math.PI + MARGIN_DEGREES;
  const [south, north] = [lat - degrees(angle), lat + degrees(angle)];
  // Around a pole it holds every longitude.
  if (south <= -90 || north >= 90) return [{ south, north, west: -180, east: 180 }];
  const reach = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos((lat * Math.PI) / 180))));
  const [west, east] = [lng - reach, lng + reach];
  if (west < -180)
    return [
      { south, north, west: -180, east },
      { south, north, west: west + 360, east: 180 },
    ];
  if (east > 180)
    return [
      { south, north, west, east: 180 },
      { south, north, west: -180, east: east - 360 },
    ];
  return [{ south, north, west, east }];
}
