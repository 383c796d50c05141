import type { CourtId, MatchId, Outcome, Page, SportId, UserId } from '@setpoint/kernel';
import type { Context } from '../domain/context.js';
import type { Created } from '../domain/create-match.js';
import type { Match, MatchState } from '../domain/match.js';
import type { MatchEvent } from '../domain/match-events.js';
import type { MatchCode } from '../domain/refusals.js';

/** A match as somebody sees it in a list or on its page. */
export interface MatchView {
  readonly match: Match;
  /** City of the court, or of the organiser while there is none. */
  readonly city: string | null;
  /** From the position that the search named, rounded; null where none was. */
  readonly distanceKm: number | null;
}

/** Who looks: private matches and blocks depend on it (MAT-14, PLY-04). */
export type Looker =
  { readonly kind: 'visitor' } | { readonly kind: 'player'; readonly id: UserId } | { readonly kind: 'support' };

/** Counting is left to who needs the count; it stops at 1,000. */
export type MatchPage = Omit<Page<MatchView>, 'totalCount'> & { readonly totalCount: () => Promise<number> };
export const MOST_COUNTED = 1000;

export interface PageAsked {
  readonly first: number;
  readonly after: string | null;
}

/** The filters of FLT-03. */
export interface MatchesQuery extends PageAsked {
  readonly near: { readonly lat: number; readonly lng: number; readonly km: number } | null;
  readonly sports: readonly SportId[] | null;
  readonly level: number | null;
  readonly missing: readonly number[] | null;
  readonly numberPlayers: number | null;
  readonly courtId: CourtId | null;
  readonly playerId: UserId | null;
  readonly states: readonly MatchState[] | null;
  readonly orderBy: 'DATE' | 'DISTANCE';
}

/** The people and places that a command is about: what its context is loaded for. */
export interface Involved {
  readonly actor: UserId;
  /** Besides those in the match. */
  readonly people: readonly UserId[];
  readonly courtId: CourtId | null;
  /** Whose time the command takes: two matches can't take it at once (MAT-18). */
  readonly engaged: readonly UserId[];
}

/** The deadlines that timers look for. */
export type Deadline = 'CANCELLATION' | 'END' | 'CONFIRMATION' | 'GIVING_UP' | 'REMINDER';

/** All matches. One command at a time changes a match; its state and what it says leave together. */
export abstract class Matches {
  /**
   * Loads the match and decides on it, while nobody else can; saves the events and says them.
   * MATCH_NOT_FOUND when there is none.
   */
  abstract change(
    id: MatchId,
    involved: (match: Match) => Involved,
    decide: (match: Match, context: Context) => Outcome<readonly MatchEvent[], MatchCode>,
  ): Promise<Outcome<Match, MatchCode>>;

  /**
   * Creates one match for a request of an organiser; the same request again gets the match it made before.
   * `lastFriendlyAt`: creation of the organiser's last friendly match that was not called off.
   */
  abstract create(
    requestId: string,
    involved: Involved,
    make: (context: Context, lastFriendlyAt: Date | null) => Outcome<Created, MatchCode>,
  ): Promise<Outcome<{ readonly match: Match; readonly overlapping: readonly MatchId[] }, MatchCode>>;

  /** Those of the matches that this person may see (MAT-14), in any order. */
  abstract seen(ids: readonly MatchId[], looker: Looker): Promise<readonly MatchView[]>;

  abstract list(query: MatchesQuery, looker: Looker, now: Date): Promise<MatchPage>;
  abstract mine(when: 'UPCOMING' | 'WAITING' | 'PAST', who: UserId, page: PageAsked): Promise<MatchPage>;
  abstract ofFriends(who: UserId, page: PageAsked): Promise<MatchPage>;
  /** Matches in which something may wait for this person. */
  abstract perhapsWaiting(who: UserId): Promise<readonly MatchView[]>;

  /** Lets time pass for what is due, each match once however many ask; answers how many it was. */
  abstract settleDue(deadline: Deadline, now: Date): Promise<number>;
}

/** What rules need to know of the person who looks, to offer the right actions. */
export abstract class Surroundings {
  abstract of(who: UserId): Promise<Context>;
}
