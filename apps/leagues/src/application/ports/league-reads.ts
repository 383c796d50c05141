import type { NumberPlayersId, Page, PageRequest, SportId, UserId } from '@setpoint/kernel';
import type { LeagueRules, Phase } from '@setpoint/league';
import type { League, LeagueAction, LeaguePhase, Terms } from '../../domain/league.js';
import type { LeagueSubscription } from '../../domain/subscription.js';
import type { KnownPlayer } from './league-books.js';

/** State as shown to players (TRN-17). */
export type ActualState = 'OPEN' | 'IN_PROGRESS' | 'COMPLETED';

export interface FoundLeague extends League {
  /** From the position that was asked for. */
  readonly distanceKm: number | null;
}

export interface LeagueCriteria {
  readonly near: { readonly lat: number; readonly lng: number; readonly km: number } | null;
  readonly sports: readonly SportId[] | null;
  readonly sex: readonly LeagueRules['sex'][] | null;
  readonly numberPlayers: NumberPlayersId | null;
  readonly actualState: ActualState | null;
  /** A part of the name or a province. */
  readonly text: string | null;
  readonly year: number | null;
  /** Only those with a match that waits for support. */
  readonly needsDecision: boolean;
}

export interface KnownTerms extends Terms {
  readonly leagueId: string;
}

/** The latest phases of a league: ten years. */
export const LISTED_PHASES = 30;
/** Subscriptions, or leagues, of a player. */
export const LISTED_OF_PLAYER = 100;

/** Followed players who are possible partners. */
export interface FollowedPlayer extends KnownPlayer {
  readonly name: string;
}

export abstract class LeagueReads {
  /** Those that there are, in any order. */
  abstract of(ids: readonly string[]): Promise<readonly League[]>;
  /** The nearest first where a place is given, else by name; for support the latest year first. */
  abstract page(
    criteria: LeagueCriteria,
    order: 'NEAREST' | 'NAME' | 'LATEST',
    page: PageRequest,
  ): Promise<Page<FoundLeague>>;
  /** Leagues that are not over, the nearest to where a player is first; by name where that is not known. */
  abstract nearTo(playerId: UserId, limit: number): Promise<readonly FoundLeague[]>;
  /** Those in which somebody is or was, in a subscription that was paid, the latest first; LISTED_OF_PLAYER at most. */
  abstract withPlayer(playerId: string): Promise<readonly League[]>;
  /** In their order. */
  abstract phases(leagueIds: readonly string[]): Promise<readonly LeaguePhase[]>;
  /** Subscriptions that are paid for a phase, or are renewed for it by themselves, by phase. */
  abstract members(phaseIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** By phase; of those for one phase the latest last. */
  abstract terms(leagueIds: readonly string[]): Promise<readonly KnownTerms[]>;
  abstract leagueOfPhase(phaseId: string): Promise<string | null>;
  /** The latest LONGEST_HISTORY, the oldest of them first. */
  abstract history(leagueId: string): Promise<readonly LeagueAction[]>;
  abstract subscription(id: string): Promise<LeagueSubscription | null>;
  /** In any role; those that are not over first, then the latest; LISTED_OF_PLAYER at most. */
  abstract subscriptionsWith(playerId: UserId): Promise<readonly LeagueSubscription[]>;
  /** In the order in which they were made, so many after the named one. */
  abstract subscriptionsOf(
    leagueId: string,
    first: number,
    after: string | null,
  ): Promise<readonly LeagueSubscription[]>;
  abstract players(
    league: League,
    ids: readonly string[],
    exceptOf: string | null,
  ): Promise<ReadonlyMap<string, KnownPlayer>>;
  /** By name; 50 at most. */
  abstract followed(league: League, playerId: UserId, text: string): Promise<readonly FollowedPlayer[]>;
}

/** The price that holds in a phase; null before the first. */
export function priceIn(terms: readonly KnownTerms[], { year, number }: Phase): number | null {
  const before = terms.filter(({ from }) => from.year * 3 + from.number <= year * 3 + number);
  return before.at(-1)?.priceCents ?? null;
}
