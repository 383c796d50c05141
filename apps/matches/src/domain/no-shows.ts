import { otherSide, type Side, type UserId } from '@setpoint/kernel';
import type { EnteredResult } from './entered-result.js';
import { sideOf, team, type Match, type MatchCore } from './match.js';
import { after, CONFIRMATION_MS } from './rules/deadlines.js';

/** One side says that the other one did not come (REP-01). */
export interface NoShowReport {
  readonly by: UserId;
  readonly reportedAt: Date;
  /** Null while the other side has not answered. */
  readonly answer: NoShowAnswer | null;
}

export interface NoShowAnswer {
  readonly accepted: boolean;
  /** Null: automatically, three days after the report. */
  readonly by: UserId | null;
  readonly at: Date;
}

/** The unanswered report; null if there is none. */
export const openNoShow = (match: Match): NoShowReport | null =>
  match.state === 'AWAITING_RESULT' ? (match.noShows.find(({ answer }) => answer === null) ?? null) : null;

/** Each side can report once per match. */
export const hasReportedNoShow = (match: MatchCore, side: Side): boolean =>
  match.noShows.some((report) => sideOf(match, report.by) === side);

/** Only somebody who accepted the time can stay away (REP-01). */
export const hasAgreed = (match: MatchCore, side: Side): boolean =>
  team(match, side).some(({ agreedAt }) => agreedAt !== null);

/** The side reported as absent. */
export const accusedSide = (match: MatchCore, report: NoShowReport): Side => otherSide(reportingSide(match, report));

/** When it is accepted automatically. */
export const noShowCountsAt = ({ reportedAt }: NoShowReport): Date => after(reportedAt, CONFIRMATION_MS);

/** The side that was present wins by walkover. */
export const forfeit = (match: MatchCore, report: NoShowReport): EnteredResult => ({
  version: 1,
  sets: [],
  outcome: 'WALKOVER',
  winner: reportingSide(match, report),
  comment: null,
  enteredBy: report.by,
  enteredAt: report.reportedAt,
});

/** Teams do not change after the start, so the reporter still has a place. */
const reportingSide = (match: MatchCore, { by }: NoShowReport): Side => sideOf(match, by)!;
