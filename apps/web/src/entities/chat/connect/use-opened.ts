import { useMutation } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import type { ChatErrorCode, ConversationKind } from '@setpoint/client/documents';
import { useCallback, useEffect } from 'react';

const Open = graphql(`
  mutation OpenConversation($input: OpenConversationInput!) {
    openConversation(input: $input) {
      success
      errorCode
      conversation {
        id
      }
    }
  }
`);

interface Opened {
  readonly id: string | null;
  readonly refusal: ChatErrorCode | null;
  readonly failed: boolean;
  retry(): void;
}

/** The one conversation with somebody or of something, or why there is none (CHT-01). */
export function useOpened(kind: ConversationKind, recipientId: string): Opened {
  const [open, { data, error }] = useMutation(Open);
  const ask = useCallback(
    () => void open({ variables: { input: { kind, recipientId } } }).catch(() => {}),
    [open, kind, recipientId],
  );
  useEffect(ask, [ask]);
  const answer = data?.openConversation;
  return {
    id: answer?.conversation?.id ?? null,
    refusal: answer && !answer.success ? answer.errorCode : null,
    failed: Boolean(error),
    retry: ask,
  };
}
