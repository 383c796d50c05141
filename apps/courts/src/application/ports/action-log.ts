import type { CourtAction, NewCourtAction } from '../../domain/court-action.js';
import type { Unit } from './court-books.js';

/** History of centres, suggestions and claims (ADM-02). */
export abstract class ActionLog {
  abstract add(action: NewCourtAction, unit: Unit): Promise<void>;
  /** History of a centre, suggestion or claim, oldest first. */
  abstract about(id: string): Promise<CourtAction[]>;
}
