import type { Tournament } from '../domain/tournament.js';

/** Source of the fields of type Tournament. */
export type TournamentSource = Tournament & {
  /** From the position that a search named. */
  readonly distanceKm: number | null;
};

export const tournamentSource = (tournament: Tournament, distanceKm: number | null = null): TournamentSource => ({
  ...tournament,
  distanceKm,
});
