import { graphql } from '@setpoint/client';
import type { TalkMessageFragment } from '@setpoint/client/documents';

/** A message on the screen, and whether the reader wrote it. */
export type ShownMessage = TalkMessageFragment & { readonly isMine: boolean };

/** Only what is the same for all readers: the gateway then reads it once for all of them. */
export const MessageFields = graphql(`
  fragment TalkMessage on ChatMessage {
    id
    conversationId
    seq
    text
    sentAt
    clientId
    guestName
    platformNote
    sender {
      id
      displayName
      slug
    }
    about {
      id
      displayName
    }
  }
`);
