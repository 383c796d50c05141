import type { League, Terms } from '../domain/league.js';

/** A league, and how far it is from the place that a search named. */
export interface LeagueView extends League {
  readonly distanceKm?: number | null;
}

export interface TermsView extends Terms {
  readonly leagueId: string;
}
