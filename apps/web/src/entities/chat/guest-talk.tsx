import { useApolloClient, useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { GuestConversationQuery, guestLine } from './connect/guest-line.js';
import { useTalk } from './connect/use-talk.js';
import { Composer } from './parts/composer.js';
import { MessageList } from './parts/message-list.js';
import { NoWriting } from './parts/no-writing.js';
import classes from './parts/talk.module.css';

const NO_PICTURES = new Map<string, string>();

/** The conversation of the match for who follows a guest's link, without an account (CHT-05, MAT-05). */
export function GuestTalk({
  token,
  head,
}: {
  readonly token: string;
  /** Its heading, where there is something to head. */
  readonly head: ReactNode;
}) {
  const { data, refetch } = useQuery(GuestConversationQuery, { variables: { token } });
  const conversation = data?.guestConversation;
  // Without a conversation there is nothing to show: the link is none any more.
  return conversation ? (
    <section>
      {head}
      <Open
        key={conversation.id}
        token={token}
        refusal={conversation.writingRefusal}
        onChanged={() => void refetch().catch(() => {})}
      />
    </section>
  ) : null;
}

function Open({
  token,
  refusal,
  onChanged,
}: {
  readonly token: string;
  readonly refusal: Parameters<typeof NoWriting>[0]['code'] | null;
  onChanged(): void;
}) {
  const client = useApolloClient();
  const key = `setpoint.draft.chat.guest.${token.slice(0, 12)}`;
  const { talk, state } = useTalk(() => guestLine(client, token), { key, onRefused: onChanged });
  return (
    <div className={classes.talk} data-boxed>
      <MessageList talk={talk} state={state} readSeq={null} readTo={null} isPair={false} pictures={NO_PICTURES} />
      {refusal ? <NoWriting code={refusal} /> : <Composer draftKey={key} onSend={(text) => talk.send(text)} />}
    </div>
  );
}
