import type { MatchId, Page, PageRequest, UserId } from '@setpoint/kernel';
import type { Match } from '../../domain/match.js';
import type { MatchFilter } from '../../domain/match-filter.js';

/** A match as somebody sees it in a list or on its page. */
export interface MatchView {
  readonly match: Match;
  /** How often the match was changed, and when last. */
  readonly revision: number;
  readonly changedAt: Date;
  /** Ratings in the match's sport and format of those who play and, while it is organised, are invited; if they have one. */
  readonly levels: ReadonlyMap<UserId, number>;
  /** City of the court, or of the organiser while there is none. */
  readonly city: string | null;
  /** From the position that the search named, rounded; null where none was. */
  readonly distanceKm: number | null;
}

/** For whom matches are read: private matches and blocks depend on it (MAT-14, PLY-04). */
export type Viewer =
  { readonly kind: 'visitor' } | { readonly kind: 'player'; readonly id: UserId } | { readonly kind: 'support' };

/** Counting is left to who needs the count; it stops at 1,000. */
export type MatchPage = Omit<Page<MatchView>, 'totalCount'> & { readonly totalCount: () => Promise<number> };
export const MOST_COUNTED = 1000;

export type MyMatches = 'UPCOMING' | 'WAITING' | 'PAST';

export interface MatchesQuery extends MatchFilter, PageRequest {
  readonly orderBy: 'DATE' | 'DISTANCE';
}

export type FriendsQuery = PageRequest & Pick<MatchFilter, 'withoutMine'>;

/** Matches, as far as they are looked at. */
export abstract class MatchReads {
  /** Those of the matches that this viewer may see (MAT-14), in any order. */
  abstract visible(ids: readonly MatchId[], viewer: Viewer): Promise<readonly MatchView[]>;
  abstract list(query: MatchesQuery, viewer: Viewer, now: Date): Promise<MatchPage>;
  abstract mine(when: MyMatches, player: UserId, page: PageRequest): Promise<MatchPage>;
  abstract ofFriends(player: UserId, query: FriendsQuery): Promise<MatchPage>;
  /** Matches in which something may wait for this player. */
  abstract perhapsWaiting(player: UserId): Promise<readonly MatchView[]>;
}
