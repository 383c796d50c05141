import type { OutgoingEvent } from '@setpoint/events';
import type { NumberPlayersId, Random, SportId } from '@setpoint/kernel';
import type { Availability } from '../domain/find-time/free.js';

/** A player as the history needs one. */
export interface PlayerSeed {
  readonly id: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
  readonly levels: readonly {
    readonly sport: SportId;
    readonly numberPlayers: NumberPlayersId;
    readonly rating: number;
  }[];
  /** Hidden: what really decides a match, on the scale of levels; only for sports that the player plays. */
  readonly skill: Readonly<Partial<Record<SportId, number>>>;
  /** How often the player plays, against the others. */
  readonly eagerness: number;
  readonly registeredAt: Date;
  /** None when left out. */
  readonly availability?: Availability;
}

export interface CourtSeed {
  readonly id: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
  readonly sports: readonly SportId[];
}

export interface HistorySeed {
  readonly players: readonly PlayerSeed[];
  readonly courts: readonly CourtSeed[];
  readonly follows: readonly { readonly followerId: string; readonly followedId: string }[];
  readonly random: Random;
  readonly now: Date;
  /** How far back it goes. */
  readonly days?: number;
  /** About how many matches. */
  readonly count?: number;
  /** Players for whom something waits in every way, so that each screen has something to show. */
  readonly featured?: readonly string[];
  /** Where photos are stored that matches show. */
  readonly photoKeys?: readonly string[];
  /** Two who win in turn and confirm at once, for the fair-play watch to find (BYD-12). */
  readonly inTurn?: readonly [string, string];
}

/** An event of the history and when it happened, oldest first. */
export type PastEvent = OutgoingEvent & { readonly at: Date };
