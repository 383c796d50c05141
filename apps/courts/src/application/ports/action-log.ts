import type { CourtAction, NewCourtAction } from '../../domain/court-action.js';
import type { Unit } from './court-books.js';

/** Who did what about centres, suggestions and claims (ADM-02). */
export abstract class ActionLog {
  abstract add(action: NewCourtAction, unit: Unit): Promise<void>;
  /** What was done about a centre, a suggestion or a claim, oldest first. */
  abstract about(id: string): Promise<CourtAction[]>;
}
