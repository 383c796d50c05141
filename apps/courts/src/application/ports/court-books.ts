import type { CourtId } from '@setpoint/kernel';
import type { Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { NewCourtAction } from '../../domain/court-action.js';
import type { Court } from '../../domain/court.js';

/** A transaction that is under way. */
export interface Unit {
  readonly manager: EntityManager;
  readonly effects: Effects;
}

/** What becomes of a centre: the answer to who asked, the centre as it is now, and what the log says. */
export interface CourtChange<Answer> {
  readonly answer: Answer;
  /** Absent: it stays as it is. Its version is counted on here. */
  readonly court?: Court;
  readonly action?: Omit<NewCourtAction, 'about'>;
}

/** Centres as they are changed: one change at a time, each in a transaction with its event and its line in the log. */
export abstract class CourtBooks {
  /** Null when there is no such centre. */
  abstract change<Answer>(
    id: CourtId,
    decide: (court: Court, unit: Unit) => CourtChange<Answer> | Promise<CourtChange<Answer>>,
  ): Promise<Answer | null>;
  /** The same within a transaction of somebody else. */
  abstract changeWithin<Answer>(
    unit: Unit,
    id: CourtId,
    decide: (court: Court) => CourtChange<Answer>,
  ): Promise<Answer | null>;
  /** Whole, with its fields. */
  abstract whole(id: CourtId): Promise<Court | null>;
}
