import type { MatchId, PageRequest, PageWithoutCount, UserId } from '@setpoint/kernel';
import type { Match } from '../../domain/match.js';
import type { MatchFilter } from '../../domain/match-filter.js';

/** A match as a viewer sees it in a list or on its page. */
export interface MatchView {
  readonly match: Match;
  /** Revision and time of the last change. */
  readonly revision: number;
  readonly changedAt: Date;
  /** A player's rating in the match's sport and format, null if there is none. Loaded on first use. */
  readonly ratingOf: (player: UserId) => Promise<number | null>;
  /** City of the court, or of the organiser while there is none. */
  readonly city: string | null;
  /** Rounded distance from the search position; null without one. */
  readonly distanceKm: number | null;
}

/** The viewer, for private matches and blocks (MAT-14, PLY-04). */
export type Viewer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'player'; readonly id: UserId }
  | { readonly kind: 'support' };

/** Counted on demand, up to 1,000. */
export type MatchPage = PageWithoutCount<MatchView> & { readonly totalCount: () => Promise<number> };
export const MOST_COUNTED = 1000;

export type MyMatches = 'UPCOMING' | 'WAITING' | 'PAST' | 'ON_WAITING_LIST';

export interface MatchesQuery extends MatchFilter, PageRequest {
  readonly orderBy: 'DATE' | 'DISTANCE';
}

export type FriendsQuery = PageRequest & Pick<MatchFilter, 'withoutMine'>;

/** A list of matches and the requested page. */
export type MatchList =
  | { readonly kind: 'PUBLIC'; readonly query: MatchesQuery; readonly viewer: Viewer; readonly now: Date }
  | {
      readonly kind: 'MINE';
      readonly when: MyMatches;
      readonly player: UserId;
      readonly page: PageRequest;
      readonly now: Date;
    }
  | { readonly kind: 'FRIENDS'; readonly player: UserId; readonly query: FriendsQuery }
  /** The latest hundred matches that may need an action of this player. */
  | { readonly kind: 'PERHAPS_WAITING'; readonly player: UserId; readonly now: Date };

/** Read access to matches. */
export abstract class MatchReads {
  /** Those of the matches that this viewer may see (MAT-14), in any order. */
  abstract visible(ids: readonly MatchId[], viewer: Viewer): Promise<readonly MatchView[]>;
  /** Reads a page of each list in one go; a list with an invalid cursor gets an Error in its place. */
  abstract pages(lists: readonly MatchList[]): Promise<readonly (MatchPage | Error)[]>;
}
