import type { MatchId, UserId } from '@setpoint/kernel';
import type { Match } from '../match.js';
import { isContested } from '../results.js';

export const MISCONDUCT_CATEGORIES = ['INSULTS', 'VIOLENCE', 'CHEATING', 'FALSE_PROFILE', 'OTHER'] as const;
export type MisconductCategory = (typeof MISCONDUCT_CATEGORIES)[number];

/** A report about another participant of the match (REP-02). */
export interface Misconduct {
  readonly reporterId: UserId;
  readonly accusedId: UserId;
  readonly category: MisconductCategory;
  readonly text: string;
}

export const PHOTO_REASONS = ['OFFENSIVE', 'PRIVACY', 'NOT_THIS_MATCH', 'OTHER'] as const;
export type PhotoReason = (typeof PHOTO_REASONS)[number];

/** A report about the photo of a match (MAT-17). */
export interface PhotoReport {
  readonly photoId: string;
  readonly reporterId: UserId;
  /** Who added it. */
  readonly accusedId: UserId;
  readonly reason: PhotoReason;
  readonly text: string | null;
}

export type CaseState = 'OPEN' | 'IN_REVIEW' | 'CLOSED';
export type CaseKind = 'MISCONDUCT' | 'CONTESTED_RESULT' | 'PHOTO';
/** Actions of support on a case; none of them decides a disputed result (RES-04). */
export type CaseAction = 'TAKE' | 'NOTE' | 'WARN' | 'BAR' | 'REMOVE_PHOTO' | 'ANSWER' | 'CORRECT_RESULT' | 'CLOSE';

export interface CaseEntry {
  readonly action: CaseAction;
  readonly by: UserId;
  readonly at: Date;
  readonly text: string | null;
}

/** A case for support to investigate. */
export interface Case {
  readonly id: string;
  readonly matchId: MatchId;
  readonly openedAt: Date;
  /** Neither this nor a photo: the sides disputed the result twice (RES-04). */
  readonly misconduct: Misconduct | null;
  readonly photo: PhotoReport | null;
  readonly state: CaseState;
  /** The assigned support member. */
  readonly assigneeId: UserId | null;
  /** Oldest first. */
  readonly history: readonly CaseEntry[];
}

export const kindOf = ({ misconduct, photo }: Case): CaseKind =>
  misconduct ? 'MISCONDUCT' : photo ? 'PHOTO' : 'CONTESTED_RESULT';

/** The player concerned; null for cases about a result. */
export const accusedIn = ({ misconduct, photo }: Case): UserId | null => (misconduct ?? photo)?.accusedId ?? null;

/** The reporter; null for cases about a result. */
export const reporterIn = ({ misconduct, photo }: Case): UserId | null => (misconduct ?? photo)?.reporterId ?? null;

/** The case of a result disputed twice, one per match; null for any other match. */
export function contestedCase(match: Match): Case | null {
  if (match.state !== 'AWAITING_CONFIRMATION' || !match.dispute || !isContested(match)) return null;
  return {
    ...{ id: `result-${match.id}`, matchId: match.id, openedAt: match.dispute.at, misconduct: null, photo: null },
    ...{ state: 'OPEN', assigneeId: null, history: [] },
  };
}
