import type { League, Terms } from '../domain/league.js';

/** A league with its distance from the searched place. */
export interface LeagueView extends League {
  readonly distanceKm?: number | null;
}

export interface TermsView extends Terms {
  readonly leagueId: string;
}
