import type { UserId } from '@setpoint/kernel';
import type { Registration } from '../../domain/registration.js';
import type { RegistrationId, Tournament, TournamentId } from '../../domain/tournament.js';

export interface Counts {
  readonly teams: number;
  readonly taken: number;
  readonly waiting: number;
}

/** Reads of registrations, many at once for lists. */
export abstract class Registrations {
  abstract find(id: RegistrationId): Promise<Registration | null>;
  abstract tournament(id: TournamentId): Promise<Tournament | null>;
  /** Qualifiers of a slam that are not over. */
  abstract qualifiersOf(slamId: TournamentId): Promise<readonly Tournament[]>;
  abstract countsOf(ids: readonly TournamentId[]): Promise<ReadonlyMap<TournamentId, Counts>>;
  /** A player's, in tournaments that have not ended, the soonest first. */
  abstract currentOf(player: UserId): Promise<readonly Registration[]>;
  /** The latest of a player in each tournament. */
  abstract latestOf(player: UserId, ids: readonly TournamentId[]): Promise<ReadonlyMap<TournamentId, Registration>>;
  /** Current entries by place, including those that left after the start. */
  abstract entriesOf(ids: readonly TournamentId[]): Promise<ReadonlyMap<TournamentId, readonly Registration[]>>;
  /** First in turn first. */
  abstract waitingOf(id: TournamentId): Promise<readonly Registration[]>;
  /** In every state, the latest first. */
  abstract allOf(id: TournamentId): Promise<readonly Registration[]>;
}
