import type { WaitingFragment } from '@setpoint/client/documents';

/** What waits, and what to press; a result to enter that is there already came back disputed. */
export function waitingTexts({ kind, match }: WaitingFragment) {
  const case_ = kind === 'ENTER_RESULT' && match.result ? 'DISPUTED' : kind;
  return {
    title: `dashboard:waiting.kind.${case_}`,
    action: `dashboard:waiting.action.${case_ === 'INVITATION' ? 'CONFIRM_RESULT' : case_}`,
    short: `dashboard:waiting.short.${case_ === 'INVITATION' ? 'CONFIRM_RESULT' : case_}`,
  } as const;
}
