import type { PageRequest, UserId } from '@setpoint/kernel';
import type { CompetitionSex, GameMode, Tournament, TournamentId, TournamentState } from '../../domain/tournament.js';

export interface Near {
  readonly lat: number;
  readonly lng: number;
  /** Radius in km. */
  readonly km: number;
}

/** FLT-04. */
export interface TournamentsQuery extends PageRequest {
  readonly near: Near | null;
  readonly sports: readonly number[] | null;
  readonly levels: readonly number[] | null;
  readonly sex: readonly CompetitionSex[] | null;
  readonly numberPlayers: number | null;
  readonly roundRobin: boolean | null;
  readonly gameMode: readonly GameMode[] | null;
  readonly states: readonly TournamentState[];
}

export interface SupportTournamentsQuery extends PageRequest {
  readonly text: string | null;
  readonly states: readonly TournamentState[] | null;
  readonly sports: readonly number[] | null;
  /** Only those with a match that waits for support. */
  readonly needsDecision: boolean;
}

export interface ListedTournament {
  readonly tournament: Tournament;
  readonly distanceKm: number | null;
}

export interface TournamentPage {
  readonly items: readonly ListedTournament[];
  readonly cursors: readonly string[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly totalCount: () => Promise<number>;
}

/** Counting limit. */
export const MOST_COUNTED = 1_000;

export abstract class TournamentLists {
  abstract byId(ids: readonly TournamentId[]): Promise<readonly Tournament[]>;
  abstract page(query: TournamentsQuery): Promise<TournamentPage>;
  /** Private ones only for their entries and support. */
  abstract ofPlayer(
    player: UserId,
    viewer: UserId | null,
    isSupport: boolean,
    page: PageRequest,
  ): Promise<TournamentPage>;
  /** Open tournaments near the player in their sports, soonest first. */
  abstract around(player: UserId, km: number, limit: number): Promise<readonly ListedTournament[]>;
  abstract forSupport(query: SupportTournamentsQuery): Promise<TournamentPage>;
}
