import type { UserId } from '@setpoint/kernel';
import type { Profile } from '../../domain/profile.js';
import type { Relation } from '../../domain/relation-machine.js';

/** Reads for screens: many at once. */
export abstract class ProfileReads {
  abstract byIds(ids: readonly UserId[]): Promise<Profile[]>;
  /** How the viewer stands to each of the others. */
  abstract relations(viewer: UserId, others: readonly UserId[]): Promise<Map<UserId, Relation>>;
}
