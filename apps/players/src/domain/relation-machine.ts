import type { Outcome } from '@setpoint/kernel';
import { accept, assertNever, refuse } from '@setpoint/kernel';

/** The relation between two different players, seen by the one who acts. */
export interface Relation {
  readonly iFollow: boolean;
  readonly followsMe: boolean;
  readonly iBlock: boolean;
  readonly blocksMe: boolean;
}

export const STRANGERS: Relation = { iFollow: false, followsMe: false, iBlock: false, blocksMe: false };

export type RelationCommand = 'FOLLOW' | 'UNFOLLOW' | 'BLOCK' | 'UNBLOCK' | 'FOLLOW_EACH_OTHER';

export const isBlocked = (relation: Relation) => relation.iBlock || relation.blocksMe;

/**
 * State transitions of the relation. All commands are idempotent.
 *
 * | command           | nothing between | I follow  | blocked either way |
 * | ----------------- | --------------- | --------- | ------------------ |
 * | FOLLOW            | I follow        | same      | PLAYER_BLOCKED     |
 * | UNFOLLOW          | same            | nothing   | same               |
 * | BLOCK             | I block         | I block, both follows end | I block |
 * | UNBLOCK           | same            | same      | my block ends      |
 * | FOLLOW_EACH_OTHER | both follow     | both follow | PLAYER_BLOCKED   |
 */
export function decide(relation: Relation, command: RelationCommand): Outcome<Relation, 'PLAYER_BLOCKED'> {
  switch (command) {
    case 'FOLLOW':
      return isBlocked(relation) ? refuse('PLAYER_BLOCKED') : accept({ ...relation, iFollow: true });
    case 'FOLLOW_EACH_OTHER':
      return isBlocked(relation) ? refuse('PLAYER_BLOCKED') : accept({ ...relation, iFollow: true, followsMe: true });
    case 'UNFOLLOW':
      return accept({ ...relation, iFollow: false });
    case 'BLOCK':
      return accept({ ...relation, iBlock: true, iFollow: false, followsMe: false });
    case 'UNBLOCK':
      return accept({ ...relation, iBlock: false });
    default:
      return assertNever(command);
  }
}

/** The other one's view of the same relation. */
export const mirrored = (relation: Relation): Relation => ({
  iFollow: relation.followsMe,
  followsMe: relation.iFollow,
  iBlock: relation.blocksMe,
  blocksMe: relation.iBlock,
});
