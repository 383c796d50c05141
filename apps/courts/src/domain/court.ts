import { slug, type CourtId, type SportId, type Surface, type UserId } from '@setpoint/kernel';

/** What a centre offers to players who come through the platform (CRT-02). */
export const OFFERS = [
  'WATER_BOTTLE',
  'BALL_TUBE_RENTAL',
  'ONE_EURO_BOOKING_DISCOUNT',
  'TWO_EURO_BOOKING_DISCOUNT',
] as const;
export type CourtOffer = (typeof OFFERS)[number];

export const LANGUAGES = ['it', 'en', 'es', 'fr'] as const;
export type CourtLanguage = (typeof LANGUAGES)[number];

/** Default language of SMS to a centre. */
export function languageOfCountry(country: string): CourtLanguage {
  const known: Readonly<Record<string, CourtLanguage>> = { IT: 'it', ES: 'es', FR: 'fr' };
  return known[country] ?? 'en';
}

/** An uploaded picture that the page shows. */
export interface CourtPhoto {
  /** Of the upload. */
  readonly id: string;
  /** Where its files are. */
  readonly key: string;
  readonly alt: string | null;
}

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
  /** Calling code of both numbers. */
  readonly prefix: string | null;
  readonly landline: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly facebook: string | null;
  readonly instagram: string | null;
  readonly bookingUrl: string | null;
  readonly description: string | null;
  /** Placeholder while there are no photos. */
  readonly coverUrl: string | null;
  /** In the order of the centre (CRT-07). */
  readonly photos: readonly CourtPhoto[];
  /** The photo that is the cover; null: the first. */
  readonly coverPhotoId: string | null;
  readonly logo: CourtPhoto | null;
  /** Number for booking messages (CRT-09); null if none. */
  readonly notificationPrefix: string | null;
  readonly notificationMobile: string | null;
  /** Of those SMS. */
  readonly notificationLanguage: CourtLanguage;
  readonly offers: readonly CourtOffer[];
  /** The owner on the platform, if any. */
  readonly ownerId: UserId | null;
  /** Version; edits name the one they are based on. */
  readonly version: number;
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

/** Phone number with calling code. */
export function phoneOf({ prefix, landline, mobile }: Pick<Centre, 'prefix' | 'landline' | 'mobile'>): string | null {
  const number = landline ?? mobile;
  return number && [prefix, number].filter(Boolean).join(' ');
}

export const coverOf = ({ photos, coverPhotoId }: Pick<Centre, 'photos' | 'coverPhotoId'>): CourtPhoto | undefined =>
  photos.find(({ id }) => id === coverPhotoId) ?? photos[0];
