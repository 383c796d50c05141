import type { WaitingFragment } from '@setpoint/client/documents';
import { matchPath } from '../../../entities/match/next-action.js';

/** What waits, and what to press; a result to enter that is there already came back disputed. */
export function waitingTexts({ kind, match }: WaitingFragment) {
  const case_ = kind === 'ENTER_RESULT' && match.result ? 'DISPUTED' : kind;
  return {
    title: `dashboard:waiting.kind.${case_}`,
    action: `dashboard:waiting.action.${case_ === 'INVITATION' ? 'CONFIRM_RESULT' : case_}`,
    short: `dashboard:waiting.short.${case_ === 'INVITATION' ? 'CONFIRM_RESULT' : case_}`,
  } as const;
}

/** Where it is done; invitations, no-shows and polls are answered on the match's page. */
export const waitingPath = ({ kind, match }: WaitingFragment): string =>
  matchPath(match, kind === 'INVITATION' || kind === 'ANSWER_NO_SHOW' || kind === 'VOTE' ? null : kind);
