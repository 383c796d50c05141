import type { Outcome, UserId } from '@setpoint/kernel';
import type { Relation } from '../../domain/relation-machine.js';

/** Follows and blocks. A change is saved together with the events that tell of it, or not at all. */
export abstract class Relations {
  /** Loads how `me` stands to `other`, decides with nobody else changing it, saves what was decided. */
  abstract change<Code extends string>(
    me: UserId,
    other: UserId,
    decide: (relation: Relation) => Outcome<Relation, Code>,
    options?: { readonly byInvitation?: boolean },
  ): Promise<Outcome<Relation, Code>>;
}
