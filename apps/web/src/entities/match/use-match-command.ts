import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { inTime, isSilence } from '@setpoint/client';
import type { MatchErrorCode } from '@setpoint/client/documents';
import { useCallback } from 'react';
import { forgetMatchLists } from './forget-lists.js';
import { untilHeard } from '../player/just-followed.js';
import { useRefusal } from '../refusal/use-refusal.js';

interface Payload {
  readonly success: boolean;
  readonly errorCode: MatchErrorCode | null;
  readonly match?: { readonly id: string } | null;
}

/** Refusals that mean that the match has changed under the reader's eyes: a fresh view follows. */
const STALE: readonly MatchErrorCode[] = [
  'TEAM_FULL',
  'PLACE_IS_FREE',
  'POLL_ENDED',
  'POLL_EXISTS',
  'NOT_IN_THIS_STATE',
  'RESULT_ALREADY_SAVED',
  'RESULT_CHANGED',
  'ALREADY_ANSWERED',
  'ALREADY_REPORTED',
  'USER_NOT_IN_MATCH',
  'INVITATION_NOT_FOR_YOU',
  'CANNOT_JOIN',
  'MATCH_NOT_FOUND',
  'NOT_YOUR_PHOTO',
  'PHOTO_GONE',
];

/** Who stands at a court with half a signal does not look at a spinner for longer. */
const PATIENCE_MS = 12_000;

/**
 * Sends a command about a match; says why it was refused and brings a fresh view where that helps. `silence`: what happens
 * when nobody answers, in time: it is said, or the command rejects and the caller knows what to do.
 */
export function useMatchCommand<Data extends Record<string, unknown>, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { silence = 'is said' }: { readonly silence?: 'is said' | 'rejects' } = {},
) {
  const refused = useRefusal('match-errors');
  const [mutate, { loading }] = useMutation(document as TypedDocumentNode<Data, OperationVariables>, {
    update: (cache, { data }) => {
      if (payloadIn(data)?.success) forgetMatchLists(cache);
    },
  });
  const run = useCallback(
    async (
      variables: Variables,
      expected?: Data,
      isTooEarly: (payload: Payload | null) => boolean = () => false,
    ): Promise<Payload | null> => {
      const send = async () => {
        const { data } = await mutate({
          variables,
          ...(expected && { optimisticResponse: expected as never }),
          awaitRefetchQueries: true,
          refetchQueries: ({ data: answer }) => {
            const code = payloadIn(answer as Data | null)?.errorCode;
            return code && STALE.includes(code) ? 'active' : [];
          },
        });
        return payloadIn(data as Data | null);
      };
      try {
        const heard = untilHeard(send, isTooEarly);
        const payload = await (silence === 'rejects' ? inTime(heard, PATIENCE_MS) : heard);
        if (!payload?.success) refused(payload?.errorCode);
        return payload;
      } catch (error) {
        if (silence === 'rejects' && isSilence(error)) throw error;
        refused(error);
        return null;
      }
    },
    [mutate, refused, silence],
  );
  return [run, loading] as const;
}

function payloadIn(data: Record<string, unknown> | null | undefined): Payload | null {
  return (Object.values(data ?? {}).find(
    (value) => typeof value === 'object' && value !== null && 'success' in value,
  ) ?? null) as Payload | null;
}
