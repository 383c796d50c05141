import { Button, Skeleton } from '@mantine/core';
import type { ShownMessage } from '../connect/message-fields.js';
import { EmptyState, ErrorState, Loading } from '@setpoint/ui';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '@setpoint/client/use-now';
import type { Talk, TalkState } from '../thread/talk.js';
import { dayName } from './chat-time.js';
import { linesOf } from './lines.js';
import { MessageGroup, type Readers } from './message-group.js';
import { OutgoingBubble } from './outgoing-bubble.js';
import { useNoteText } from './note-text.js';
import classes from './talk.module.css';
import { useScroll } from './use-scroll.js';

export interface MessageListProps extends Readers {
  readonly talk: Talk<ShownMessage>;
  readonly state: TalkState<ShownMessage>;
  /** Up to here the reader had read when the conversation was opened; null for who keeps no account of it. */
  readonly readSeq: number | null;
  readonly onReport?: ((message: ShownMessage) => void) | undefined;
  /** The end is on the screen, or no longer. */
  onSeen?(isSeen: boolean): void;
  /** Below the last message: who is writing. */
  readonly foot?: ReactNode;
}

/** The messages in their order: newest below, the past above. */
export function MessageList({ talk, state, readSeq, onSeen, foot, ...group }: MessageListProps) {
  const { t, i18n } = useTranslation(['chat', 'common']);
  const now = useNow(60_000);
  const noteText = useNoteText();
  const { thread, outgoing, phase, more } = state;
  const { messages } = thread;
  const firstUnread = useMemo(
    () => (readSeq === null ? null : (messages.find((one) => one.seq > readSeq && !one.isMine)?.seq ?? null)),
    [messages, readSeq],
  );
  const lines = useMemo(() => linesOf(messages, firstUnread), [messages, firstUnread]);
  const last = outgoing.at(-1)?.clientId ?? String(messages.at(-1)?.seq ?? 0);
  const { box, isAtEnd, onScroll, toEnd } = useScroll({
    first: phase === 'loading' ? undefined : messages[0]?.seq,
    last,
    onTop: () => more === 'some' && void talk.loadOlder(),
  });
  // Whoever writes wants to see it.
  const count = outgoing.length;
  const wrote = useEffectEvent(() => count > 0 && toEnd());
  useEffect(() => void wrote(), [count]);
  const isSeen = isAtEnd && phase === 'ready';
  const seen = useEffectEvent((is: boolean) => onSeen?.(is));
  useEffect(() => seen(isSeen), [isSeen]);

  if (phase !== 'ready')
    return (
      <div className={classes.waiting}>
        {phase === 'failed' ? <ErrorState onRetry={() => void talk.load()} /> : <TalkSkeleton />}
      </div>
    );
  return (
    <div className={classes.place}>
      {/* The keyboard scrolls it, too. */}
      <div
        ref={box}
        className={classes.messages}
        role="log"
        aria-label={t('chat:talk.log')}
        tabIndex={0}
        onScroll={onScroll}
      >
        {more !== 'none' && (
          <Button
            variant="subtle"
            size="sm"
            className={classes.earlier!}
            loading={more === 'loading'}
            onClick={() => void talk.loadOlder()}
          >
            {t(more === 'failed' ? 'common:retry' : 'chat:talk.earlier')}
          </Button>
        )}
        {messages.length + outgoing.length === 0 && (
          <EmptyState
            illustration="chat"
            order={3}
            title={t('chat:talk.silent.title')}
            text={t('chat:talk.silent.text')}
          />
        )}
        {lines.map((line) => {
          switch (line.kind) {
            case 'day':
              return (
                <p key={line.key} className={classes.day}>
                  {dayName(line.day, i18n.language, now)}
                </p>
              );
            case 'unread':
              return (
                <p key={line.key} className={classes.unread} data-unread>
                  <span>{t('chat:talk.unread')}</span>
                </p>
              );
            case 'note':
              return (
                <p key={line.key} className={classes.note}>
                  {noteText(line.message)}
                </p>
              );
            case 'group':
              return <MessageGroup key={line.key} messages={line.messages} {...group} />;
          }
        })}
        {outgoing.length > 0 && (
          <div className={classes.group} data-own>
            {outgoing.map((one) => (
              <OutgoingBubble
                key={one.clientId}
                outgoing={one}
                onRetry={() => talk.retry(one.clientId)}
                onDiscard={() => talk.discard(one.clientId)}
              />
            ))}
          </div>
        )}
        {foot}
      </div>
      {!isAtEnd && <ToNewest onPress={toEnd} last={messages.at(-1)?.seq ?? 0} />}
    </div>
  );
}

function ToNewest({ onPress, last }: { onPress(): void; readonly last: number }) {
  const { t } = useTranslation('chat');
  const [from] = useState(last);
  const arrived = last - from;
  return (
    <Button
      className={classes.newest!}
      radius="xl"
      size="sm"
      variant={arrived > 0 ? 'filled' : 'default'}
      leftSection={<IconArrowDown size={18} aria-hidden />}
      onClick={onPress}
    >
      {arrived > 0 ? t('chat:talk.arrived', { count: arrived }) : t('chat:talk.newest')}
    </Button>
  );
}

const TalkSkeleton = () => (
  <Loading>
    <div className={classes.skeleton}>
      {[58, 40, 66, 34].map((width, at) => (
        <Skeleton key={width} h={44} w={`${width}%`} radius="lg" ml={at % 2 ? 'auto' : 0} />
      ))}
    </div>
  </Loading>
);
