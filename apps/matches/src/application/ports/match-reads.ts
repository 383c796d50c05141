import type { MatchId, Page, PageRequest, UserId } from '@setpoint/kernel';
import type { Match } from '../../domain/match.js';
import type { MatchFilter } from '../../domain/match-filter.js';

/** A match as somebody sees it in a list or on its page. */
export interface MatchView {
  readonly match: Match;
  /** How often the match was changed, and when last. */
  readonly revision: number;
  readonly changedAt: Date;
  /** Of somebody in a place: the rating in the match's sport and format, null while there is none. Loaded when first asked. */
  readonly ratingOf: (player: UserId) => Promise<number | null>;
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

export type MyMatches = 'UPCOMING' | 'WAITING' | 'PAST' | 'ON_WAITING_LIST';

export interface MatchesQuery extends MatchFilter, PageRequest {
  readonly orderBy: 'DATE' | 'DISTANCE';
}

export type FriendsQuery = PageRequest & Pick<MatchFilter, 'withoutMine'>;

/** A list of matches, and the page of it that somebody asks for. */
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
  /** Matches in which something may wait for this player: the latest hundred. */
  | { readonly kind: 'PERHAPS_WAITING'; readonly player: UserId; readonly now: Date };

/** Matches, as far as they are looked at. */
export abstract class MatchReads {
  /** Those of the matches that this viewer may see (MAT-14), in any order. */
  abstract visible(ids: readonly MatchId[], viewer: Viewer): Promise<readonly MatchView[]>;
  /** A page of each list, read together; an error in the place of a list that can't be asked for so. */
  abstract pages(lists: readonly MatchList[]): Promise<readonly (MatchPage | Error)[]>;
}
