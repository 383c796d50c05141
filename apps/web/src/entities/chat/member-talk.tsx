import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCatchUp } from '@setpoint/client';
import type { ConversationQuery as Answer } from '@setpoint/client/documents';
import type { ShownMessage } from './connect/message-fields.js';
import { PLATFORM_USER } from '@setpoint/kernel';
import { ErrorState } from '@setpoint/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConversationQuery, memberLine } from './connect/member-line.js';
import { useMarkRead } from './connect/use-mark-read.js';
import { usePresence, useShowTyping } from './connect/use-presence.js';
import { useTalk } from './connect/use-talk.js';
import { Composer } from './parts/composer.js';
import { MessageList } from './parts/message-list.js';
import { NoWriting } from './parts/no-writing.js';
import { ReportSheet } from './parts/report-sheet.js';
import classes from './parts/talk.module.css';
import { useWayOn } from './use-way-on.js';

export type OpenConversation = NonNullable<Answer['conversation']>;

/** A conversation that one takes part in: messages, who writes, who has read, the place to write. */
export function MemberTalk({
  id,
  me,
  head,
  missing,
  boxed = false,
  onSent,
}: {
  readonly id: string;
  readonly me: string;
  readonly head?: (conversation: OpenConversation | null) => ReactNode;
  /** In place of a conversation that isn't there, or isn't one's own. */
  readonly missing: ReactNode;
  /** As a part of a page that goes on below it. */
  readonly boxed?: boolean;
  onSent?(): void;
}) {
  const { data, error, refetch } = useQuery(ConversationQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const ask = () => void refetch().catch(() => {});
  useCatchUp(ask);
  const conversation = data?.conversation;
  if (conversation === null && !error) return missing;
  return (
    <div className={classes.talk} data-boxed={boxed || undefined}>
      {head?.(conversation ?? null)}
      {conversation ? (
        <Open conversation={conversation} me={me} onSent={onSent} onChanged={ask} />
      ) : (
        error && (
          <div className={classes.waiting}>
            <ErrorState onRetry={ask} />
          </div>
        )
      )}
    </div>
  );
}

function Open({
  conversation,
  me,
  onSent,
  onChanged,
}: {
  readonly conversation: OpenConversation;
  readonly me: string;
  onSent: (() => void) | undefined;
  onChanged(): void;
}) {
  const { id, kind, participants, writingRefusal } = conversation;
  const client = useApolloClient();
  const key = `setpoint.draft.chat.${me}.${id}`;
  const { talk, state } = useTalk(
    () => {
      const line = memberLine(client, id, me);
      const send: typeof line.send = async (...message) => {
        const answer = await line.send(...message);
        if ('message' in answer) onSent?.();
        return answer;
      };
      return { ...line, send };
    },
    { key, onRefused: onChanged },
  );
  // The line stays where it was when the conversation was opened.
  const [readSeq] = useState(conversation.readSeq);
  const [isSeen, setSeen] = useState(false);
  const [reported, setReported] = useState<ShownMessage | null>(null);
  const { typing, readTo } = usePresence(id, me, participants);
  const showTyping = useShowTyping(id);
  const wayOn = useWayOn();
  useMarkRead(id, conversation.readSeq, state.phase === 'ready' ? state.thread.knownTo : 0, isSeen);
  const pictures = useMemo(
    () =>
      new Map(
        participants.flatMap(({ user }) =>
          user?.profiles?.avatarThumbnail ? [[user.id, user.profiles.avatarThumbnail] as const] : [],
        ),
      ),
    [participants],
  );
  return (
    <>
      <MessageList
        talk={talk}
        state={state}
        readSeq={readSeq}
        readTo={readTo}
        isPair={kind === 'PLAYER' || kind === 'COURT'}
        pictures={pictures}
        onReport={(message) => message.sender?.id !== PLATFORM_USER && setReported(message)}
        onSeen={setSeen}
        foot={<Typing names={typing} />}
      />
      {writingRefusal ? (
        <NoWriting code={writingRefusal} way={wayOn(writingRefusal, conversation)} />
      ) : (
        <Composer draftKey={key} onSend={(text) => talk.send(text)} onType={showTyping} />
      )}
      <ReportSheet message={reported} onClose={() => setReported(null)} />
    </>
  );
}

function Typing({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation('chat');
  return (
    <p className={classes.typing} aria-live="polite">
      {names.length === 1
        ? t('chat:talk.typing', { name: names[0] })
        : names.length > 1 && t('chat:talk.typingMany', { count: names.length })}
    </p>
  );
}
