import { useMutation } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../../../entities/refusal/use-refusal.js';
import { useUndo } from '../../../entities/undo/use-undo.js';

const Mute = graphql(`
  mutation MuteConversation($input: MuteConversationInput!) {
    muteConversation(input: $input) {
      success
      errorCode
      conversation {
        id
        muted
      }
    }
  }
`);

const Delete = graphql(`
  mutation DeleteConversation($input: ConversationIdInput!) {
    deleteConversation(input: $input) {
      success
      errorCode
    }
  }
`);

export interface ListActions {
  /** Those that are being deleted, while that can still be undone. */
  readonly hidden: ReadonlySet<string>;
  mute(id: string, muted: boolean): void;
  remove(id: string): void;
}

/** What one settles for oneself about a conversation: shown at once, taken back when the server says no (CHT-02). */
export function useListActions({
  onDeleted,
  onGone,
}: {
  /** At once, while it can be undone. */
  onDeleted(id: string): void;
  /** The server has heard of it. */
  onGone(): void;
}): ListActions {
  const { t } = useTranslation('chat');
  const refused = useRefusal('chat-errors');
  const undoable = useUndo();
  const [muteNow] = useMutation(Mute);
  const [deleteNow] = useMutation(Delete);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const show = (id: string) => setHidden((ids) => new Set([...ids].filter((one) => one !== id)));

  return {
    hidden,
    mute: (id, muted) => {
      const conversation = { __typename: 'Conversation' as const, id, muted };
      const muteConversation = {
        __typename: 'ConversationPayload' as const,
        ...{ success: true, errorCode: null, conversation },
      };
      muteNow({ variables: { input: { conversationId: id, muted } }, optimisticResponse: { muteConversation } }).then(
        ({ data }) => data?.muteConversation.success || refused(data?.muteConversation.errorCode),
        refused,
      );
    },
    remove: (id) => {
      setHidden((ids) => new Set(ids).add(id));
      onDeleted(id);
      undoable({
        id,
        message: t('chat:menu.deleted'),
        undone: () => show(id),
        run: () => {
          void deleteNow({ variables: { input: { conversationId: id } } })
            .then(
              ({ data }) => data?.deleteConversation.success || refused(data?.deleteConversation.errorCode),
              refused,
            )
            .then(onGone)
            .finally(() => show(id));
        },
      });
    },
  };
}
