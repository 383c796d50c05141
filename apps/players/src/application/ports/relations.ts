import type { Outcome, UserId } from '@setpoint/kernel';
import type { Relation } from '../../domain/relation-machine.js';

/** A change of the relation between two players. */
export interface RelationChange {
  readonly me: UserId;
  readonly other: UserId;
  readonly now: Date;
  /** Whether it came from an invitation rather than a follow. */
  readonly byInvitation?: boolean;
}

/** Follows and blocks. Changes are saved atomically with their events. */
export abstract class Relations {
  /** Loads and locks the relation of `me` to `other`, decides and saves. */
  abstract change<Code extends string>(
    change: RelationChange,
    decide: (relation: Relation) => Outcome<Relation, Code>,
  ): Promise<Outcome<Relation, Code>>;
}
