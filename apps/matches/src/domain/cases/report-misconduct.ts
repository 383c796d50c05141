import { accept, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { members, sideOf, type Match } from '../match.js';
import { invalidData, type MatchCode } from '../refusals.js';
import { after, MISCONDUCT_MS } from '../rules/deadlines.js';
import { findTextErrors, tidy } from '../rules/text.js';
import type { Case, MisconductCategory } from './case.js';

export const LONGEST_REPORT = 1000;

export interface ReportMisconduct {
  readonly who: UserId;
  readonly accusedId: UserId;
  readonly category: MisconductCategory;
  readonly text: string;
}

/** Why this person cannot report anyone in this match now; null if they can (REP-02). */
export function findMisconductRefusal(match: Match, who: UserId, now: Date): MatchCode | null {
  if (!sideOf(match, who)) return 'USER_NOT_IN_MATCH';
  const { when } = match.plan;
  if (!when || now < when.startsAt) return 'TOO_EARLY_TO_REPORT';
  return now > after(when.endsAt, MISCONDUCT_MS) ? 'TOO_LATE_TO_REPORT' : null;
}

/** A participant reports another one: a new case for support. */
export function reportMisconduct(
  match: Match,
  { who, accusedId, category, ...report }: ReportMisconduct,
  id: string,
  now: Date,
): Outcome<Case, MatchCode> {
  const refusal = findMisconductRefusal(match, who, now);
  if (refusal) return refuse(refusal);
  if (accusedId === who) return invalidData({ field: 'playerId', code: 'YOURSELF' });
  if (!members(match).includes(accusedId)) return invalidData({ field: 'playerId', code: 'INVALID' });
  const text = tidy(report.text);
  if (text === null) return invalidData({ field: 'text', code: 'REQUIRED' });
  const fields = findTextErrors('text', text, LONGEST_REPORT);
  if (fields.length > 0) return invalidData(...fields);
  return accept({
    ...{ id, matchId: match.id, openedAt: now, misconduct: { reporterId: who, accusedId, category, text } },
    ...{ photo: null, state: 'OPEN', assigneeId: null, history: [] },
  });
}
