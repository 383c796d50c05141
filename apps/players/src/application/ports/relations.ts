import type { Outcome, UserId } from '@setpoint/kernel';
import type { Relation } from '../../domain/relation-machine.js';

/** A change of the relation between two players. */
export interface RelationChange {
  readonly me: UserId;
  readonly other: UserId;
  readonly now: Date;
  /** Whether it came by an invitation, which others tell apart from a follow. */
  readonly byInvitation?: boolean;
}

/** Follows and blocks. A change is saved together with its events, or not at all. */
export abstract class Relations {
  /** Loads the relation of `me` to `other`, decides with nobody else changing it, saves what was decided. */
  abstract change<Code extends string>(
    change: RelationChange,
    decide: (relation: Relation) => Outcome<Relation, Code>,
  ): Promise<Outcome<Relation, Code>>;
}
