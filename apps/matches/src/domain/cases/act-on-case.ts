import { accept, refuse, type FieldError, type Outcome, type UserId } from '@setpoint/kernel';
import { findTextErrors, tidy } from '../rules/text.js';
import { accusedIn, reporterIn, type Case, type CaseAction, type CaseEntry } from './case.js';
import { LONGEST_REPORT } from './report-misconduct.js';

export const CASE_CODES = ['CASE_NOT_FOUND', 'CASE_CLOSED', 'CASE_CHANGED', 'PHOTO_GONE', 'INVALID_DATA'] as const;
export type CaseCode = (typeof CASE_CODES)[number];

export interface ActOnCase {
  readonly by: UserId;
  readonly action: CaseAction;
  readonly text: string | null;
  /** Length of the history that support saw; a newer entry may change the decision. */
  readonly version: number;
}

const WITH_TEXT: readonly CaseAction[] = ['NOTE', 'WARN', 'REMOVE_PHOTO', 'ANSWER', 'CLOSE'];
const ABOUT_A_PERSON: readonly CaseAction[] = ['WARN', 'BAR'];

/** The case after an action of support, or a refusal. The same object if the same person repeats an action. */
export function actOnCase(
  { by, action, version, ...given }: ActOnCase,
  found: Case,
  now: Date,
): Outcome<Case, CaseCode> {
  const text = WITH_TEXT.includes(action) ? tidy(given.text) : null;
  if (isRepeated({ by, action, text, version }, found)) return accept(found);
  if (found.state === 'CLOSED') return refuse('CASE_CLOSED');
  if (version !== found.history.length) return refuse('CASE_CHANGED');
  const fields = findFieldErrors(action, text, found);
  if (fields.length > 0) return refuse('INVALID_DATA', { fields });
  const entry: CaseEntry = { action, by, at: now, text };
  const next = { ...found, history: [...found.history, entry] };
  switch (action) {
    case 'TAKE':
      return accept({ ...next, state: 'IN_REVIEW', assigneeId: by });
    case 'CLOSE':
      return accept({ ...next, state: 'CLOSED' });
    default:
      return accept(next);
  }
}

function isRepeated({ by, action, text, version }: ActOnCase, { history }: Case): boolean {
  const last = history.at(-1);
  return version === history.length - 1 && last?.by === by && last.action === action && last.text === text;
}

function findFieldErrors(action: CaseAction, text: string | null, found: Case): FieldError<string>[] {
  // Written by the correction itself, from the match.
  if (action === 'CORRECT_RESULT') return [{ field: 'action', code: 'INVALID' }];
  if (ABOUT_A_PERSON.includes(action) && !accusedIn(found)) return [{ field: 'action', code: 'INVALID' }];
  if (action === 'ANSWER' && !reporterIn(found)) return [{ field: 'action', code: 'INVALID' }];
  if (action === 'REMOVE_PHOTO' && !found.photo) return [{ field: 'action', code: 'INVALID' }];
  if (WITH_TEXT.includes(action) && text === null) return [{ field: 'text', code: 'REQUIRED' }];
  return findTextErrors('text', text, LONGEST_REPORT);
}
