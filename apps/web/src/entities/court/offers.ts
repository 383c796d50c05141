import type { CourtOffer } from '@setpoint/client/documents';

/** What a centre may offer (CRT-02). */
export const OFFERS: readonly CourtOffer[] = [
  'WATER_BOTTLE',
  'BALL_TUBE_RENTAL',
  'ONE_EURO_BOOKING_DISCOUNT',
  'TWO_EURO_BOOKING_DISCOUNT',
];
