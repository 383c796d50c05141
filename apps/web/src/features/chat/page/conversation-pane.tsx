import { ActionIcon, Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MemberTalk, type OpenConversation } from '../../../entities/chat/member-talk.js';
import { Missing } from '../../../entities/missing/missing.js';
import { ConversationMenu } from './conversation-menu.js';
import { ConversationPicture } from '../list/conversation-picture.js';
import { useConversationWords } from '../list/conversation-words.js';
import classes from './conversation-pane.module.css';
import type { ListActions } from './use-list-actions.js';

/** The conversation that is open, with what it is about on top. */
export function ConversationPane({
  id,
  me,
  wide,
  actions,
  onSent,
}: {
  readonly id: string;
  readonly me: string;
  /** The list stands beside it. */
  readonly wide: boolean;
  readonly actions: ListActions;
  onSent(): void;
}) {
  const { t } = useTranslation('chat');
  return (
    <MemberTalk
      id={id}
      me={me}
      onSent={onSent}
      head={(conversation) => <Head conversation={conversation} wide={wide} actions={actions} />}
      missing={
        <Missing
          title={t('chat:talk.missing.title')}
          text={t('chat:talk.missing.text')}
          to="/dashboard/chat"
          label={t('chat:refused.chats')}
        />
      }
    />
  );
}

function Head({
  conversation,
  wide,
  actions,
}: {
  readonly conversation: OpenConversation | null;
  readonly wide: boolean;
  readonly actions: ListActions;
}) {
  const { t } = useTranslation('chat');
  const words = useConversationWords();
  const { title, detail, to } = conversation ? words(conversation) : { title: '', detail: null, to: null };
  const people =
    conversation && conversation.kind !== 'PLAYER' && conversation.kind !== 'COURT'
      ? t('chat:of.people', { count: conversation.participantCount })
      : null;
  const facts = [detail, people].filter(Boolean).join(' · ');
  return (
    <header className={classes.head}>
      {!wide && (
        <ActionIcon
          component={Link}
          to="/dashboard/chat"
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('chat:talk.back')}
        >
          <IconArrowLeft size={24} aria-hidden />
        </ActionIcon>
      )}
      {conversation ? (
        <>
          <ConversationPicture conversation={conversation} size={40} />
          <div className={classes.words}>
            <h1 className={classes.title}>{to ? <Link to={to}>{title}</Link> : title}</h1>
            {facts && <p className={classes.detail}>{facts}</p>}
          </div>
          <ConversationMenu conversation={conversation} name={title} actions={actions} />
        </>
      ) : (
        <>
          <Skeleton h={40} circle />
          <Skeleton h={16} w="40%" />
          <h1 className={classes.loading}>{t('chat:title')}</h1>
        </>
      )}
    </header>
  );
}
