import { assertNever } from '@setpoint/kernel';
import type { GroupKind } from '../conversation.js';
import type { ChatCode } from '../refusals.js';

/** Facts that decide whether somebody may write (CHT-04). */
export type Access =
  | {
      readonly kind: 'PLAYER';
      /** The other player's account is open. */
      readonly reachable: boolean;
      /** Either blocks the other. */
      readonly blocked: boolean;
    }
  | {
      readonly kind: 'COURT';
      /** The writer is the player, or the centre's owner. */
      readonly takesPart: boolean;
      readonly hasOwner: boolean;
      /** The centre is among the player's favourites. */
      readonly favourite: boolean;
      readonly blocked: boolean;
    }
  | {
      readonly kind: GroupKind;
      /** Of a match: plays, is invited or is a guest. */
      readonly takesPart: boolean;
      /** For a match: cancelled. For a competition: its final stage or phase is over. */
      readonly closed: boolean;
    };

/** Why somebody may not write; null if they may. Outsiders get no further details. */
export function writingRefusal(access: Access): ChatCode | null {
  switch (access.kind) {
    case 'PLAYER':
      return access.reachable && !access.blocked ? null : 'CANNOT_MESSAGE_USER';
    case 'COURT':
      if (!access.takesPart) return 'NOT_AUTHORISED';
      if (!access.hasOwner) return 'COURT_WITHOUT_OWNER';
      if (!access.favourite) return 'COURT_NOT_FAVOURITE';
      return access.blocked ? 'CANNOT_MESSAGE_USER' : null;
    case 'MATCH':
    case 'TOURNAMENT_GROUP':
    case 'TOURNAMENT_TEAM':
    case 'LEAGUE_GROUP':
      if (!access.takesPart) return 'NOT_AUTHORISED';
      return access.closed ? CLOSED[access.kind] : null;
    default:
      return assertNever(access);
  }
}

const CLOSED: Readonly<Record<GroupKind, ChatCode>> = {
  MATCH: 'MATCH_CANCELLED',
  TOURNAMENT_GROUP: 'TOURNAMENT_AT_FINAL_STAGE',
  TOURNAMENT_TEAM: 'TOURNAMENT_AT_FINAL_STAGE',
  LEAGUE_GROUP: 'LEAGUE_PHASE_ENDED',
};
