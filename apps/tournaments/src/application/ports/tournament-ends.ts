import type { EntityManager } from 'typeorm';
import type { TournamentId } from '../../domain/tournament.js';

/** Reported by play when nothing is left to be played. */
export abstract class TournamentEnds {
  /** In the transaction that decides the final. Idempotent. */
  abstract complete(id: TournamentId, at: Date, manager: EntityManager): Promise<void>;
}
