import type { Side, UserId } from '@setpoint/kernel';
import type { Guest } from './guest.js';
import type { Dispute, EnteredResult } from './entered-result.js';
import type { Invitation, Schedule, Visibility } from './match.js';
import type { PlanProposal } from './proposal/proposal.js';
import type { Marks } from './rules/evaluations.js';

/** Domain events of a match. Applied by `evolve`; events/outgoing.ts maps them to integration events. */
export type MatchEvent =
  | { readonly type: 'CREATED'; readonly by: UserId; readonly at: Date }
  | {
      readonly type: 'PLAYERS_INVITED';
      readonly by: UserId;
      readonly invitations: readonly Invitation[];
      readonly at: Date;
    }
  | {
      readonly type: 'GUEST_INVITED';
      readonly by: UserId;
      readonly guest: Guest;
      readonly invitation: Invitation;
      readonly at: Date;
    }
  | {
      readonly type: 'INVITATION_WITHDRAWN';
      readonly guestId: UserId;
      readonly by: UserId;
      readonly at: Date;
    }
  | {
      readonly type: 'GUEST_PLACE_KEPT';
      readonly guestId: UserId;
      /** The account that took over the place. */
      readonly playerId: UserId;
      readonly at: Date;
    }
  | {
      readonly type: 'INVITATION_ANSWERED';
      readonly playerId: UserId;
      readonly accepted: boolean;
      readonly invitedBy: UserId;
      /** The side the player joins: that of the invitation, or the other one if it is full. */
      readonly side: Side;
      readonly at: Date;
    }
  | {
      readonly type: 'PLAYER_JOINED';
      readonly playerId: UserId;
      readonly side: Side;
      /** This player was first on the waiting list when a place was freed. */
      readonly fromWaitingList?: true;
      readonly at: Date;
    }
  | { readonly type: 'WAITING_STARTED'; readonly playerId: UserId; readonly at: Date }
  | { readonly type: 'WAITING_ENDED'; readonly playerId: UserId; readonly at: Date }
  | {
      readonly type: 'PLACE_OFFERED';
      /** Eligible players on the waiting list, in order of arrival. */
      readonly playerIds: readonly UserId[];
      readonly at: Date;
    }
  | {
      readonly type: 'PLAYER_LEFT';
      readonly playerId: UserId;
      /** Who organises from now on. */
      readonly organiserId: UserId;
      readonly at: Date;
    }
  | {
      readonly type: 'TEAMS_EDITED';
      readonly by: UserId;
      readonly teamA: readonly UserId[];
      readonly at: Date;
    }
  | { readonly type: 'PLAYER_REMOVED'; readonly playerId: UserId; readonly by: UserId; readonly at: Date }
  | {
      readonly type: 'OPTIONS_CHANGED';
      readonly visibility: Visibility;
      readonly levelMin: number | null;
      readonly levelMax: number | null;
      readonly message: string | null;
      readonly at: Date;
    }
  /** An invitation to play; it takes the place of an open one (MAT-23). */
  | { readonly type: 'PROPOSED'; readonly proposal: PlanProposal; readonly at: Date }
  | { readonly type: 'PROPOSAL_ACCEPTED'; readonly by: UserId; readonly at: Date }
  | { readonly type: 'PROPOSAL_DECLINED'; readonly by: UserId; readonly at: Date }
  | { readonly type: 'PROPOSAL_WITHDRAWN'; readonly by: UserId; readonly at: Date }
  | { readonly type: 'PROPOSAL_LAPSED'; readonly at: Date }
  /** Court and time are set: everybody in the match has accepted them, or there is nobody else. */
  | { readonly type: 'ORGANISED'; readonly by: UserId; readonly plan: Schedule; readonly at: Date }
  | { readonly type: 'BECAME_READY'; readonly at: Date }
  | { readonly type: 'REORGANISED'; readonly by: UserId; readonly at: Date }
  | { readonly type: 'CANCELLED'; readonly by: UserId | null; readonly at: Date }
  | { readonly type: 'EXPIRED'; readonly at: Date }
  | {
      readonly type: 'REMINDER_DUE';
      readonly ahead: 'DAY' | 'HOUR';
      /** True if applied too late to be of use; nobody is notified. */
      readonly missed: boolean;
      readonly at: Date;
    }
  | { readonly type: 'TIME_PASSED'; readonly at: Date }
  | { readonly type: 'RESULT_ENTERED'; readonly result: EnteredResult; readonly at: Date }
  | { readonly type: 'RESULT_DISPUTED'; readonly dispute: Dispute; readonly at: Date }
  | { readonly type: 'RESULT_CONFIRMED'; readonly by: UserId | null; readonly at: Date }
  /** Support replaced a confirmed result. */
  | { readonly type: 'RESULT_CORRECTED'; readonly result: EnteredResult; readonly at: Date }
  | { readonly type: 'NO_SHOW_REPORTED'; readonly by: UserId; readonly at: Date }
  | {
      readonly type: 'NO_SHOW_ANSWERED';
      readonly accepted: boolean;
      /** Null: by itself. */
      readonly by: UserId | null;
      readonly at: Date;
    }
  | {
      readonly type: 'OPPONENT_EVALUATED';
      readonly by: UserId;
      readonly of: UserId;
      readonly marks: Marks;
      readonly at: Date;
    }
  | { readonly type: 'GIVEN_UP'; readonly at: Date }
  /** The window of a competition match was extended; `by` is null if by the competition itself (REP-03). */
  | { readonly type: 'WINDOW_MOVED'; readonly closesAt: Date; readonly by: UserId | null; readonly at: Date }
  | {
      readonly type: 'TIME_IS_UP';
      /** Sides with known votes in polls. */
      readonly tried: readonly Side[];
      readonly at: Date;
    }
  | { readonly type: 'WITHDRAWN'; readonly at: Date }
  | { readonly type: 'ABANDONED'; readonly by: UserId; readonly at: Date };
