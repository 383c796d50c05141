import type { CourtId } from '@setpoint/kernel';
import type { Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { NewCourtAction } from '../../domain/court-action.js';
import type { Court } from '../../domain/court.js';

/** A running transaction. */
export interface Unit {
  readonly manager: EntityManager;
  readonly effects: Effects;
}

/** Result of a change: the answer, the new centre and the log entry. */
export interface CourtChange<Answer> {
  readonly answer: Answer;
  /** Absent: unchanged. The version is incremented here. */
  readonly court?: Court;
  readonly action?: Omit<NewCourtAction, 'about'>;
}

/** Write access to centres: serialised changes, each in a transaction with its event and log entry. */
export abstract class CourtBooks {
  /** Null if there is no such centre. */
  abstract change<Answer>(
    id: CourtId,
    decide: (court: Court, unit: Unit) => CourtChange<Answer> | Promise<CourtChange<Answer>>,
  ): Promise<Answer | null>;
  /** The same within the caller's transaction. */
  abstract changeWithin<Answer>(
    unit: Unit,
    id: CourtId,
    decide: (court: Court) => CourtChange<Answer>,
  ): Promise<Answer | null>;
  /** Whole, with its fields. */
  abstract whole(id: CourtId): Promise<Court | null>;
}
