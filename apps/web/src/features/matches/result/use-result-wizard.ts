import type { MatchViewFragment } from '@setpoint/client/documents';
import type { Side } from '@setpoint/scoring';
import { useState } from 'react';
import { matchPath } from '../../../entities/match/next-action.js';
import { opponents } from '../page/match-view.js';
import { refusedFields } from '../wizard/refused-fields.js';
import { useWizard, type StepRules } from '../wizard/use-wizard.js';
import { changedResult, emptyResult, type ResultChange, type ResultDraft } from './result-draft.js';
import { resultShape } from './result-rules.js';

/** Entering, confirming the other side's, or only evaluating afterwards. */
export type Purpose = 'enter' | 'confirm' | 'evaluate';

export interface FlowProps {
  readonly match: MatchViewFragment;
  readonly mySide: Side;
}

/** `?do=` of a flow. */
const DO = { enter: 'result', confirm: 'confirm', evaluate: 'evaluate' } as const;

/** Where the browser keeps the draft. */
export const draftKey = (purpose: Purpose | 'dispute', matchId: string): string =>
  `setpoint.draft.${purpose === 'enter' ? 'result' : purpose}.${matchId}`;

/** On its way; then with the server, or kept until there is a network. */
export type Sending = 'draft' | 'sending' | 'sent' | 'kept';

type Answer = Parameters<typeof refusedFields>[0] & { readonly success: boolean };

/** The draft of a result or of evaluations, and sending it once. */
export function useResultWizard({ match, mySide }: FlowProps, purpose: Purpose, steps: readonly StepRules[]) {
  const confirming = purpose !== 'enter';
  const wizard = useWizard<ResultDraft>({
    key: draftKey(purpose, match.id),
    shape: resultShape(match.id, confirming),
    fresh: () =>
      emptyResult(
        match.id,
        opponents(match, mySide).map((player) => player.id),
        confirming,
      ),
    steps,
    firstStep: confirming ? 1 : 0,
  });
  const [state, setState] = useState<Sending>('draft');

  async function send(run: (draft: ResultDraft) => Promise<Answer | 'kept' | null>) {
    if (state !== 'draft' || !wizard.isReady()) return;
    setState('sending');
    const answer = await run(wizard.getValues());
    if (answer === 'kept' || answer?.success) {
      wizard.discard();
      setState(answer === 'kept' ? 'kept' : 'sent');
      wizard.finish(`${matchPath(match)}?do=${DO[purpose]}&step=done`);
      return;
    }
    setState('draft');
    const fields = answer && refusedFields(answer);
    if (fields) wizard.refuse(fields);
  }

  return {
    ...wizard,
    draft: wizard.values,
    state,
    change: (change: ResultChange) => wizard.change((draft) => changedResult(draft, match.resultRules, change)),
    send,
    leave: () => wizard.leave(matchPath(match)),
  };
}
