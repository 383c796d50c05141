import type { CourtId, Side, UserId } from '@setpoint/kernel';
import type { ResultOutcome, SetScore } from '@setpoint/scoring';
import type { Guest } from './guest.js';
import type { Visibility } from './match.js';
import type { GivenEvaluation } from './rules/evaluations.js';

/** Requested court, date and time; unvalidated. */
export interface ProposedPlan {
  readonly courtId: CourtId;
  readonly booked: boolean;
  readonly datePlay: string;
  readonly timePlay: string;
  readonly minutesPlay: number;
}

export interface ProposedResult {
  readonly sets: readonly SetScore[];
  readonly outcome: ResultOutcome;
  readonly winner: Side | null;
  readonly comment: string | null;
}

/** The version of the result that is answered; null for clients that do not send it, and mean the first. */
export type ResultVersion = number | null;

/** A guest to invite; already validated and normalised. */
export type InvitedGuest = Pick<Guest, 'id' | 'name' | 'channel' | 'address' | 'language' | 'wantsMessages'>;

/** Commands of people on a match; `who` is a member or a guest. */
export type MatchCommand =
  | { readonly type: 'JOIN'; readonly who: UserId; readonly side: Side | null }
  /** Joins or leaves the waiting list (BYD-04). */
  | { readonly type: 'WAIT' | 'STOP_WAITING'; readonly who: UserId }
  | { readonly type: 'LEAVE'; readonly who: UserId }
  | {
      readonly type: 'INVITE';
      readonly who: UserId;
      readonly side: Side;
      readonly invitees: readonly { readonly invitationId: string; readonly playerId: UserId }[];
    }
  | {
      readonly type: 'INVITE_GUEST';
      readonly who: UserId;
      readonly side: Side;
      readonly invitationId: string;
      readonly guest: InvitedGuest;
    }
  /** Withdraws an unanswered invitation of a guest. */
  | { readonly type: 'WITHDRAW_INVITATION'; readonly who: UserId; readonly guestId: UserId }
  | { readonly type: 'KEEP_GUEST_PLACE'; readonly who: UserId; readonly guestId: UserId }
  | { readonly type: 'ANSWER'; readonly who: UserId; readonly accept: boolean }
  | {
      readonly type: 'ORGANISE';
      readonly who: UserId;
      readonly plan: ProposedPlan;
      /** Id of the proposal, if the others have to be asked. */
      readonly proposalId: string;
      /** The open proposal of somebody else that this one answers. */
      readonly answers?: string | null;
      /** Players whom this time suits, as they said in a poll; they are not asked again (MAT-23). */
      readonly agreedBy?: readonly UserId[];
    }
  | { readonly type: 'ANSWER_PROPOSAL'; readonly who: UserId; readonly proposalId: string; readonly accept: boolean }
  | { readonly type: 'WITHDRAW_PROPOSAL'; readonly who: UserId; readonly proposalId: string }
  | { readonly type: 'REORGANISE'; readonly who: UserId }
  | { readonly type: 'CANCEL'; readonly who: UserId }
  | {
      readonly type: 'CHANGE_OPTIONS';
      readonly who: UserId;
      /** Omitted fields stay unchanged; a limit of 0 or null is no limit. */
      readonly visibility?: Visibility | undefined;
      readonly levelMin?: number | null | undefined;
      readonly levelMax?: number | null | undefined;
      readonly message?: string | null | undefined;
    }
  /** Who plays on side A from now on; all others on side B (MAT-24). */
  | { readonly type: 'EDIT_TEAMS'; readonly who: UserId; readonly teamA: readonly UserId[] }
  | { readonly type: 'REMOVE_PLAYER'; readonly who: UserId; readonly playerId: UserId }
  | {
      readonly type: 'ENTER_RESULT';
      readonly who: UserId;
      readonly result: ProposedResult;
      /** The version known when it was entered; 0 for none. */
      readonly resultVersion?: ResultVersion;
      readonly evaluations: readonly GivenEvaluation[];
    }
  | {
      readonly type: 'CONFIRM_RESULT';
      readonly who: UserId;
      readonly resultVersion: ResultVersion;
      readonly evaluations: readonly GivenEvaluation[];
    }
  | {
      readonly type: 'DISPUTE_RESULT';
      readonly who: UserId;
      readonly resultVersion: ResultVersion;
      readonly note: string;
    }
  | { readonly type: 'REPORT_NO_SHOW'; readonly who: UserId }
  | {
      readonly type: 'EXTEND_PLAY_PERIOD';
      readonly who: UserId;
      /** Number of the requested extension, from 1, so that a double press or both sides together take only one. */
      readonly extension: number;
    }
  | { readonly type: 'ABANDON'; readonly who: UserId }
  | { readonly type: 'ANSWER_NO_SHOW'; readonly who: UserId; readonly accept: boolean }
  | { readonly type: 'EVALUATE'; readonly who: UserId; readonly evaluations: readonly GivenEvaluation[] };

export type CommandType = MatchCommand['type'];
export type CommandOf<T extends CommandType> = Extract<MatchCommand, { type: T }>;
