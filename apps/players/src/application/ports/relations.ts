import type { Outcome, UserId } from '@setpoint/kernel';
import type { Relation } from '../../domain/relation-machine.js';

/** Follows and blocks. A change is saved together with its events, or not at all. */
export abstract class Relations {
  /** Loads the relation of `me` to `other`, decides with nobody else changing it, saves what was decided. */
  abstract change<Code extends string>(
    me: UserId,
    other: UserId,
    decide: (relation: Relation) => Outcome<Relation, Code>,
    options?: { readonly byInvitation?: boolean },
  ): Promise<Outcome<Relation, Code>>;
}
