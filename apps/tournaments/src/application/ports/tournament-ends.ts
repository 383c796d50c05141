import type { EntityManager } from 'typeorm';
import type { TournamentId } from '../../domain/tournament.js';

/** Told by play when there is nothing left to be played. */
export abstract class TournamentEnds {
  /** In the transaction that decides the final; a second time it changes nothing. */
  abstract complete(id: TournamentId, at: Date, manager: EntityManager): Promise<void>;
}
