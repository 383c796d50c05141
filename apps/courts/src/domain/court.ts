import { slug, type CourtId, type SportId, type Surface, type UserId } from '@setpoint/kernel';

/** What a centre offers to players who come through the platform (CRT-02). */
export const OFFERS = [
  'WATER_BOTTLE',
  'BALL_TUBE_RENTAL',
  'ONE_EURO_BOOKING_DISCOUNT',
  'TWO_EURO_BOOKING_DISCOUNT',
] as const;
export type CourtOffer = (typeof OFFERS)[number];

/** One playing field of a centre. */
export interface CourtField {
  readonly id: string;
  readonly name: string;
  readonly sport: SportId;
  readonly surface: Surface;
  readonly covered: boolean;
  readonly notes: string | null;
}

/** A sports centre (CRT-01), without its fields. */
export interface Centre {
  readonly id: CourtId;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  /** Two letters, ISO 3166. */
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  /** IANA name. */
  readonly timeZone: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly bookingUrl: string | null;
  readonly description: string | null;
  readonly coverUrl: string | null;
  readonly offers: readonly CourtOffer[];
  /** Who runs it on the platform, if anybody does. */
  readonly ownerId: UserId | null;
}

/** A centre with its fields, as it is added and changed. */
export interface Court extends Centre {
  readonly fields: readonly CourtField[];
}

/** A centre as lists and pages read it. */
export interface CourtCard extends Centre {
  readonly sports: readonly SportId[];
  readonly favouritesCount: number;
  /** Distance from the position that a search named, in whole km; null without one. */
  readonly distanceKm: number | null;
}

export const slugOf = (centre: Pick<Centre, 'name'>) => slug(centre.name);

/** Sports that can be played there, in the order of their ids. */
export function sportsOf(court: Pick<Court, 'fields'>): SportId[] {
  return [...new Set(court.fields.map((field) => field.sport))].sort((a, b) => a - b);
}
