import type { CourtId, Side, UserId } from '@setpoint/kernel';
import { DateTime } from 'luxon';
import type { Position } from '../find-time/free.js';
import type { When } from '../match.js';

export const STAGES = [
  'ROUND_ROBIN',
  'FINAL_LEAGUE',
  'LAST_64',
  'LAST_32',
  'LAST_16',
  'LAST_8',
  'QUARTER_FINALS',
  'SEMIFINAL',
  'FINAL',
] as const;
export type Stage = (typeof STAGES)[number];

/** The tournament or league fixture of a match. Each revision of a fixture has one match. */
export interface Competition {
  readonly kind: 'TOURNAMENT' | 'LEAGUE';
  readonly id: string;
  readonly name: string;
  readonly stage: Stage;
  readonly fixtureId: string;
  readonly revision: number;
  readonly drawAllowed: boolean;
  /** Played between `opensAt` (inclusive) and `closesAt` (exclusive) (TRN-10). */
  readonly opensAt: Date;
  readonly closesAt: Date;
  /** No extension goes beyond it. */
  readonly latestClose: Date | null;
  /** Time zone of the window's days. */
  readonly timeZone: string;
  /** How often players took more time (REP-03). */
  readonly extensions: number;
  /** Sides that proposed or answered a time or entered something (MAT-21). */
  readonly tried: readonly Side[];
  /** When the competition closed the fixture; null if open. */
  readonly timeIsUpAt: Date | null;
  /** Who left the competition with this match (REP-04). */
  readonly abandonedBy: UserId | null;
  /** Area for proposed courts (TRN-01); near the players if null. */
  readonly area?: Area;
  /** Preferences of players for this competition only. */
  readonly preferences?: readonly FixturePreference[];
}

/** A place and what is at most so many km away. */
export interface Area extends Position {
  readonly radiusKm: number;
}

/** Preferred places and unavailable days, in addition to favourites and holidays (LEA-02). */
export interface FixturePreference {
  readonly playerId: UserId;
  readonly courtIds: readonly CourtId[];
  readonly away: { readonly from: string; readonly to: string } | null;
}

/** REP-03. */
export const MOST_EXTENSIONS = 2;
const EXTENSION_DAYS = 3;

export const isInWindow = (when: When, { opensAt, closesAt }: Competition): boolean =>
  when.startsAt >= opensAt && when.endsAt <= closesAt;

/** End of the window after another extension, counted in days of the competition's time zone. */
export function extendedClose({ closesAt, latestClose, timeZone }: Competition): Date {
  const later = DateTime.fromJSDate(closesAt, { zone: timeZone }).plus({ days: EXTENSION_DAYS }).toJSDate();
  return latestClose !== null && latestClose < later ? latestClose : later;
}

export const withTry = (competition: Competition, sides: readonly Side[]): Competition =>
  sides.every((side) => competition.tried.includes(side))
    ? competition
    : {
        ...competition,
        tried: (['A', 'B'] as const).filter((side) => [...competition.tried, ...sides].includes(side)),
      };
