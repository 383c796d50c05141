import type { EntityManager } from 'typeorm';

/** Moves a phase whose groups are formed on. */
export abstract class PhaseStates {
  /** Repeated and backward transitions change nothing. */
  abstract move(phaseId: string, state: 'FINALS' | 'COMPLETED', manager: EntityManager): Promise<void>;
}
