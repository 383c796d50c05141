import type { Court } from './court.js';

/** Possible gaps of a centre's page, most useful first (CRT-11). */
export const GAPS = [
  ...(['PHOTOS', 'FIELDS', 'DESCRIPTION', 'PHONE', 'EMAIL', 'BOOKING', 'OFFERS', 'NOTIFICATION_MOBILE'] as const),
  ...(['LOGO', 'WEBSITE'] as const),
] as const;
export type CourtGap = (typeof GAPS)[number];

export const WEEKS = 12;

const isThere: Readonly<Record<CourtGap, (court: Court) => boolean>> = {
  PHOTOS: ({ photos }) => photos.length > 0,
  FIELDS: ({ fields }) => fields.length > 0,
  DESCRIPTION: ({ description }) => description !== null,
  PHONE: ({ landline, mobile }) => landline !== null || mobile !== null,
  EMAIL: ({ email }) => email !== null,
  BOOKING: ({ bookingUrl }) => bookingUrl !== null,
  OFFERS: ({ offers }) => offers.length > 0,
  NOTIFICATION_MOBILE: ({ notificationMobile }) => notificationMobile !== null,
  LOGO: ({ logo }) => logo !== null,
  WEBSITE: ({ website }) => website !== null,
};

/** Completeness of the page in percent, and what is missing. */
export function completenessOf(court: Court): { readonly completeness: number; readonly missing: readonly CourtGap[] } {
  const missing = GAPS.filter((gap) => !isThere[gap](court));
  return { completeness: Math.round(((GAPS.length - missing.length) / GAPS.length) * 100), missing };
}
