import { useMutation, useSubscription } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import type { TalkParticipantFragment } from '@setpoint/client/documents';
import { useCallback, useEffect, useRef, useState } from 'react';

const Presence = graphql(`
  subscription ConversationPresence($id: ID!) {
    conversationPresenceChanged(id: $id) {
      id
      typing {
        user {
          id
          displayName
        }
      }
      readers {
        readSeq
        user {
          id
        }
      }
    }
  }
`);

const ShowTyping = graphql(`
  mutation ShowTyping($input: ConversationIdInput!) {
    showTyping(input: $input) {
      success
      errorCode
    }
  }
`);

/** Somebody counts as writing for so long, in ms (CHT-03). */
const SHOWN_MS = 5_000;
/** And says so at most this often. */
const SAID_MS = 3_000;

/** Who writes, and how far the others have read. */
export function usePresence(id: string, me: string, participants: readonly TalkParticipantFragment[]) {
  const [typing, setTyping] = useState<readonly string[]>([]);
  const [readers, setReaders] = useState<ReadonlyMap<string, number>>(new Map());
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(clock.current), []);
  useSubscription(Presence, {
    variables: { id },
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const presence = data?.conversationPresenceChanged;
      if (!presence) return;
      setReaders(new Map(presence.readers.flatMap(({ user, readSeq }) => (user ? [[user.id, readSeq ?? 0]] : []))));
      clearTimeout(clock.current);
      setTyping(presence.typing.flatMap(({ user }) => (user ? [user.displayName] : [])));
      clock.current = setTimeout(() => setTyping([]), SHOWN_MS);
    },
  });
  const readTo = participants.flatMap(({ user, readSeq }) =>
    user && user.id !== me ? [Math.max(readSeq ?? 0, readers.get(user.id) ?? 0)] : [],
  );
  return { typing, readTo };
}

/** Says that one is writing, seldom enough. */
export function useShowTyping(id: string): () => void {
  const [show] = useMutation(ShowTyping);
  const said = useRef(0);
  return useCallback(() => {
    const now = Date.now();
    if (now - said.current < SAID_MS) return;
    said.current = now;
    // Whoever misses it sees the message soon enough.
    void show({ variables: { input: { conversationId: id } } }).catch(() => {});
  }, [id, show]);
}
