import type { EnterResultMutation, MatchViewFragment } from '@setpoint/client/documents';
import type { Side } from '@setpoint/scoring';
import { useState } from 'react';
import { useStoredDraft } from '../../../entities/draft/use-stored-draft.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { ConfirmResult, EnterResult, EvaluateOpponents } from '../page/commands.js';
import { opponents } from '../page/match-view.js';
import {
  changedResult,
  emptyResult,
  evaluationsToSend,
  findDraftError,
  findErrorWhileTyping,
  hasHalfDone,
  isTooLong,
  setsToSend,
  type ResultChange,
  type ResultDraft,
} from './result-draft.js';
import { useResultVersion } from './use-result-version.js';

/** Entering, confirming the other side's, or only evaluating afterwards. */
export type Purpose = 'enter' | 'confirm' | 'evaluate';

/** A set that is wrong, and why. */
export interface WrongSet {
  readonly index: number;
  readonly code: string;
}

const isDraftOf =
  (match: MatchViewFragment, confirming: boolean) =>
  (value: unknown): value is ResultDraft =>
    typeof value === 'object' &&
    value !== null &&
    'idMatch' in value &&
    value.idMatch === match.id &&
    'confirmResults' in value &&
    value.confirmResults === confirming &&
    'activeStep' in value &&
    value.activeStep !== 2;

/** The draft of a result or of evaluations, which outlives a reload, what is wrong with it, and sending it. */
export function useResultFlow(match: MatchViewFragment, mySide: Side, purpose: Purpose) {
  const confirming = purpose !== 'enter';
  const mode = match.gameMode;
  const rules = { mode, drawAllowed: match.isFriendly };
  const { draft, set, discard } = useStoredDraft<ResultDraft>(
    `setpoint.draft.${purpose === 'enter' ? 'result' : purpose}.${match.id}`,
    isDraftOf(match, confirming),
    () =>
      emptyResult(
        match.id,
        opponents(match, mySide).map((player) => player.id),
        confirming,
      ),
  );
  const [attempted, setAttempted] = useState(false);
  const [refusedSet, setRefusedSet] = useState<WrongSet | null>(null);
  const [sending, setSending] = useState(false);
  const { version, changed: resultChanged } = useResultVersion(match);
  const [enter] = useMatchCommand(EnterResult);
  const [confirm] = useMatchCommand(ConfirmResult);
  const [evaluate] = useMatchCommand(EvaluateOpponents);

  const change = (change: ResultChange) => {
    setRefusedSet(null);
    set((current) => changedResult(current, mode, change));
  };

  function toEvaluations() {
    setAttempted(true);
    if (findDraftError(draft, rules) || isTooLong(draft.comment)) return;
    setAttempted(false);
    change({ kind: 'next' });
  }

  async function send() {
    setAttempted(true);
    if (hasHalfDone(draft) || sending || (purpose === 'evaluate' && evaluationsToSend(draft).length === 0)) return;
    setSending(true);
    const evaluations = evaluationsToSend(draft);
    if (confirming) {
      const input = { matchId: match.id, evaluations };
      const payload =
        purpose === 'confirm'
          ? await confirm({ input: { ...input, resultVersion: version } })
          : await evaluate({ input });
      if (payload?.success) change({ kind: 'next' });
      else setSending(false);
      return;
    }
    const payload = (await enter({
      input: {
        matchId: match.id,
        sets: setsToSend(draft).map(({ a, b, tieBreak, superTieBreak }) => ({
          a,
          b,
          tieBreak: tieBreak ?? null,
          superTieBreak,
        })),
        outcome: draft.outcome,
        winner: draft.winner,
        comment: draft.comment.trim() || null,
        evaluations,
      },
    })) as EnterResultMutation['enterResult'] | null;
    if (payload?.success) {
      change({ kind: 'next' });
      return;
    }
    setSending(false);
    if (payload && payload.setIndex !== null && payload.errorCode) {
      set({ ...draft, activeStep: 0 });
      setRefusedSet({ index: payload.setIndex, code: payload.errorCode });
    }
  }

  const found = attempted ? findDraftError(draft, rules) : findErrorWhileTyping(draft, rules);
  const error = refusedSet ?? (found ? { index: found.setIndex, code: found.code } : null);
  return {
    draft,
    attempted,
    /** Of a set: a missing winner is no error of a set. */
    wrongSet: error && error.code !== 'WINNER_REQUIRED' ? error : null,
    resultChanged,
    sending,
    change,
    toEvaluations,
    send,
    discard,
  };
}
