import { assertNever } from '@setpoint/kernel';
import type { CircleKind } from '../conversation.js';
import type { ChatCode } from '../refusals.js';

/** What decides whether somebody may write (CHT-04). */
export type Standing =
  | {
      readonly kind: 'PLAYER';
      /** The other one has an account that is open. */
      readonly reachable: boolean;
      /** Either blocks the other. */
      readonly blocked: boolean;
    }
  | {
      readonly kind: 'COURT';
      /** Who writes is the player, or looks after the centre. */
      readonly takesPart: boolean;
      readonly hasOwner: boolean;
      /** The centre is among the player's favourites. */
      readonly favourite: boolean;
      readonly blocked: boolean;
    }
  | {
      readonly kind: CircleKind;
      /** Of a match: plays, is invited or is a guest. */
      readonly takesPart: boolean;
      /** Of a match: called off. Of a competition: its final stage, or the phase, is over. */
      readonly closed: boolean;
    };

/** Why somebody may not write; null when they may. Who has no part in it learns nothing else. */
export function writingRefusal(standing: Standing): ChatCode | null {
  switch (standing.kind) {
    case 'PLAYER':
      return standing.reachable && !standing.blocked ? null : 'CANNOT_MESSAGE_USER';
    case 'COURT':
      if (!standing.takesPart) return 'NOT_AUTHORISED';
      if (!standing.hasOwner) return 'COURT_WITHOUT_OWNER';
      if (!standing.favourite) return 'COURT_NOT_FAVOURITE';
      return standing.blocked ? 'CANNOT_MESSAGE_USER' : null;
    case 'MATCH':
    case 'TOURNAMENT_GROUP':
    case 'TOURNAMENT_TEAM':
    case 'LEAGUE_GROUP':
      if (!standing.takesPart) return 'NOT_AUTHORISED';
      return standing.closed ? CLOSED[standing.kind] : null;
    default:
      return assertNever(standing);
  }
}

const CLOSED: Readonly<Record<CircleKind, ChatCode>> = {
  MATCH: 'MATCH_CANCELLED',
  TOURNAMENT_GROUP: 'TOURNAMENT_AT_FINAL_STAGE',
  TOURNAMENT_TEAM: 'TOURNAMENT_AT_FINAL_STAGE',
  LEAGUE_GROUP: 'LEAGUE_PHASE_ENDED',
};
