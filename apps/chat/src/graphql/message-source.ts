import type { UserId } from '@setpoint/kernel';
import { isReportable, senderOf, type Message } from '../domain/message.js';
import { userRef } from './ids.js';

/** A message as the viewer sees it; `viewer` is null for a guest, who is then the `reader` (the same otherwise). */
export const messageSource = (message: Message, viewer: UserId | null, reader: UserId | null = viewer) => {
  const { conversationId, seq, author, text, note, sentAt, clientId } = message;
  return {
    ...{ conversationId, seq, text, sentAt, clientId },
    id: `${conversationId}.${seq}`,
    sender: author.userId === null ? null : userRef(author.userId),
    guestName: author.guest?.name ?? note?.about.guestName ?? null,
    platformNote: note?.kind ?? null,
    about: note?.about.userId ? userRef(note.about.userId) : null,
    isMine: reader !== null && senderOf(author) === reader,
    mayReport: viewer !== null && isReportable(message, viewer),
  };
};

export type MessageSource = ReturnType<typeof messageSource>;
