import { otherSide, type Side, type UserId } from '@setpoint/kernel';
import type { EnteredResult } from './entered-result.js';
import { sideOf, type Match, type MatchCore } from './match.js';
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
  /** Null: by itself, three days after the report. */
  readonly by: UserId | null;
  readonly at: Date;
}

/** The report that waits for an answer; null when there is none. */
export const openNoShow = (match: Match): NoShowReport | null =>
  match.state === 'AWAITING_RESULT' ? (match.noShows.find(({ answer }) => answer === null) ?? null) : null;

/** Each side reports once in a match. */
export const hasReportedNoShow = (match: MatchCore, side: Side): boolean =>
  match.noShows.some((report) => sideOf(match, report.by) === side);

/** The side that is said to have stayed away. */
export const accusedSide = (match: MatchCore, report: NoShowReport): Side => otherSide(reportingSide(match, report));

/** When it counts by itself. */
export const noShowCountsAt = ({ reportedAt }: NoShowReport): Date => after(reportedAt, CONFIRMATION_MS);

/** Those who were there win by forfeit. */
export const forfeit = (match: MatchCore, report: NoShowReport): EnteredResult => ({
  version: 1,
  sets: [],
  outcome: 'WALKOVER',
  winner: reportingSide(match, report),
  comment: null,
  enteredBy: report.by,
  enteredAt: report.reportedAt,
});

/** Teams don't change after the start, so whoever reported still has a place. */
const reportingSide = (match: MatchCore, { by }: NoShowReport): Side => sideOf(match, by)!;
