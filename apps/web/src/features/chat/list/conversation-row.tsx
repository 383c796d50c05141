import { Badge, VisuallyHidden } from '@mantine/core';
import type { ConversationsQuery } from '@setpoint/client/documents';
import { PLATFORM_USER } from '@setpoint/kernel';
import { IconBellOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { conversationPath } from '../../../entities/chat/chat-link.js';
import { shortTime } from '../../../entities/chat/parts/chat-time.js';
import { PRODUCT, useNoteText } from '../../../entities/chat/parts/note-text.js';
import { ConversationMenu } from '../page/conversation-menu.js';
import type { ListActions } from '../page/use-list-actions.js';
import { ConversationPicture } from './conversation-picture.js';
import { useConversationWords } from './conversation-words.js';
import classes from './list-pane.module.css';

type Conversation = NonNullable<ConversationsQuery['conversations']>['edges'][number]['node'];

/** With whom, what was last said and when, and what is unread. */
export function ConversationRow({
  conversation,
  me,
  isOpen,
  now,
  actions,
}: {
  readonly conversation: Conversation;
  readonly me: string;
  readonly isOpen: boolean;
  readonly now: Date;
  readonly actions: ListActions;
}) {
  const { t, i18n } = useTranslation('chat');
  const { id, muted, unreadCount, lastAt } = conversation;
  const { title, detail } = useConversationWords()(conversation);
  const said = useLastWords(me)(conversation);
  return (
    <div className={classes.row} data-open={isOpen || undefined} data-unread={unreadCount > 0 || undefined}>
      <Link to={conversationPath(id)} className={classes.link} aria-current={isOpen ? 'page' : undefined}>
        <ConversationPicture conversation={conversation} size={48} />
        <span className={classes.words}>
          <span className={classes.name}>
            <span>{title}</span>
            {lastAt && (
              <time className={classes.when} dateTime={lastAt}>
                {shortTime(lastAt, i18n.language, now)}
              </time>
            )}
          </span>
          {detail && <span className={classes.detail}>{detail}</span>}
          <span className={classes.last}>
            <span className={classes.said}>{said}</span>
            {muted && (
              <>
                <IconBellOff size={16} aria-hidden className={classes.muted} />
                <VisuallyHidden>{t('chat:list.muted')}</VisuallyHidden>
              </>
            )}
            {unreadCount > 0 && (
              <>
                <Badge size="md" circle={unreadCount < 10} color={muted ? 'gray' : 'orange'} autoContrast aria-hidden>
                  {unreadCount > 99 ? '99+' : unreadCount}
                </Badge>
                <VisuallyHidden>{t('chat:list.unread', { count: unreadCount })}</VisuallyHidden>
              </>
            )}
          </span>
        </span>
      </Link>
      <ConversationMenu conversation={conversation} name={title} actions={actions} quiet />
    </div>
  );
}

/** `You: See you there!`; what the platform says comes from the product (CHT-06). */
function useLastWords(me: string): (conversation: Conversation) => string {
  const { t } = useTranslation('chat');
  const noteText = useNoteText();
  return ({ kind, lastMessage }) => {
    if (!lastMessage) return '';
    const { sender, guestName, platformNote } = lastMessage;
    const text = lastMessage.text ?? (platformNote ? noteText(lastMessage) : t('chat:talk.removed'));
    if (sender?.id === me) return t('chat:list.you', { text });
    if (sender?.id === PLATFORM_USER) return t('chat:list.said', { name: PRODUCT, text });
    if (kind === 'PLAYER' || kind === 'COURT') return text;
    const name = sender?.displayName ?? guestName;
    return name ? t('chat:list.said', { name, text }) : text;
  };
}
