import type { UserId } from '@setpoint/kernel';
import { isReportable, type Message } from '../domain/message.js';
import { userRef } from './ids.js';

/** A message as the viewer, who may be a guest, sees it. */
export const messageSource = (message: Message, viewer: UserId | null) => {
  const { conversationId, seq, author, text, note, sentAt, clientId } = message;
  return {
    ...{ conversationId, seq, text, sentAt, clientId },
    id: `${conversationId}.${seq}`,
    sender: author.userId === null ? null : userRef(author.userId),
    guestName: author.guest?.name ?? note?.about.guestName ?? null,
    platformNote: note?.kind ?? null,
    about: note?.about.userId ? userRef(note.about.userId) : null,
    mayReport: viewer !== null && isReportable(message, viewer),
  };
};

export type MessageSource = ReturnType<typeof messageSource>;
