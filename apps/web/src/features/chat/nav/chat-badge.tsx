import { useQuery } from '@apollo/client/react';
import { Badge, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { UnreadConversations } from './unread-conversations.js';

/** How many conversations have something new; nothing where none has (SHL-02). */
export default function ChatBadge() {
  const { t } = useTranslation('shell');
  const { data } = useQuery(UnreadConversations, { fetchPolicy: 'cache-first' });
  const count = data?.unreadConversationCount ?? 0;
  if (count === 0) return null;
  return (
    <>
      <Badge size="md" circle={count < 10} color="orange" autoContrast aria-hidden>
        {count > 99 ? '99+' : count}
      </Badge>
      <VisuallyHidden>{t('shell:unreadChats', { count })}</VisuallyHidden>
    </>
  );
}
