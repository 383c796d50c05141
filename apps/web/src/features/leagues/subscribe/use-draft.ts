import { useMutation } from '@apollo/client/react';
import type { SaveSubscriptionDraftMutationVariables } from '@setpoint/client/documents';
import { useCallback } from 'react';
import { SaveDraft } from './subscribe-fields.js';

type Draft = Omit<SaveSubscriptionDraftMutationVariables['input'], 'leagueId' | 'isComplete'>;

/** Keeps a step at the server, behind what the player does; the next step keeps what this one could not (LEA-02). */
export function useKeepDraft(leagueId: string): (draft: Draft, isComplete?: boolean) => void {
  const [save] = useMutation(SaveDraft);
  return useCallback(
    (draft, isComplete = false) => {
      save({ variables: { input: { leagueId, isComplete, ...draft } } }).catch((problem: unknown) =>
        console.warn(problem),
      );
    },
    [save, leagueId],
  );
}

/** The numbers that the draft gives to the steps. */
export const DRAFT_STEPS = { preferences: 0, team: 1, data: 2, payment: 3 } as const;
export type StepName = Exclude<keyof typeof DRAFT_STEPS, 'payment'>;
