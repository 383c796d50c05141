import { useMutation } from '@apollo/client/react';
import type { SaveRegistrationDraftMutationVariables } from '@setpoint/client/documents';
import { useCallback } from 'react';
import { SaveDraft } from './subscribe-fields.js';

type Draft = Omit<SaveRegistrationDraftMutationVariables['input'], 'tournamentId' | 'isComplete'>;

/** Keeps a step at the server, behind what the player does; the next step keeps what this one could not (TRN-05). */
export function useKeepDraft(tournamentId: string): (draft: Draft, isComplete?: boolean) => void {
  const [save] = useMutation(SaveDraft);
  return useCallback(
    (draft, isComplete = false) => {
      save({ variables: { input: { tournamentId, isComplete, ...draft } } }).catch((problem: unknown) =>
        console.warn(problem),
      );
    },
    [save, tournamentId],
  );
}

/** The numbers that the draft gives to the steps. */
export const DRAFT_STEPS = { entry: 0, preferences: 1, data: 2, payment: 3 } as const;
export type StepName = keyof typeof DRAFT_STEPS;
