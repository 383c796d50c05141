import { LONGEST_HISTORY } from '@setpoint/kernel';
import { kindOf, type Case } from '../domain/cases/case.js';
import type * as schema from './generated/schema.js';
import { userRef } from './match-places.js';

/** Source of the fields of type Case, except those that have to be loaded (cases.resolver.ts). */
export type CaseSource = Omit<schema.Case, 'match' | 'others' | 'photo'> & { readonly found: Case };

export function caseSource(found: Case): CaseSource {
  const { misconduct, photo } = found;
  const report = misconduct ?? photo;
  return {
    found,
    id: found.id,
    kind: kindOf(found),
    state: found.state,
    openedAt: found.openedAt,
    reporter: report && userRef(report.reporterId),
    accused: report && userRef(report.accusedId),
    category: misconduct?.category ?? null,
    text: report?.text ?? null,
    assignee: found.assigneeId && userRef(found.assigneeId),
    version: found.history.length,
    history: found.history.slice(-LONGEST_HISTORY).map((entry) => ({ ...entry, by: userRef(entry.by) })),
  };
}
