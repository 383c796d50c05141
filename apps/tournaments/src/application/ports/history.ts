import type { SupportAction } from '../../domain/support-action.js';
import type { TournamentId } from '../../domain/tournament.js';

/** An action of support (ADM-01). */
export abstract class History {
  /** Oldest first. */
  abstract of(id: TournamentId): Promise<readonly SupportAction[]>;
}
