import { useMutation } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { useEffect, useRef, useState } from 'react';

const MarkRead = graphql(`
  mutation MarkConversationRead($input: MarkConversationReadInput!) {
    markConversationRead(input: $input) {
      success
      errorCode
      conversation {
        id
        readSeq
        unreadCount
      }
    }
  }
`);

/** Marks read what is on the screen: up to `seq`, while the page is looked at. */
export function useMarkRead(id: string, readSeq: number, seq: number, isSeen: boolean): void {
  const [mark] = useMutation(MarkRead);
  const isLookedAt = useIsLookedAt();
  const marked = useRef(readSeq);
  useEffect(() => {
    if (!isSeen || !isLookedAt || seq <= marked.current) return;
    const before = marked.current;
    marked.current = seq;
    mark({ variables: { input: { conversationId: id, seq } } }).catch(() => {
      // The next message, or the next look, tries again.
      if (marked.current === seq) marked.current = before;
    });
  }, [id, isSeen, isLookedAt, mark, seq]);
}

function useIsLookedAt(): boolean {
  const [isLookedAt, setLookedAt] = useState(document.visibilityState !== 'hidden');
  useEffect(() => {
    const look = () => setLookedAt(document.visibilityState !== 'hidden');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isLookedAt;
}
