import { userId } from '@setpoint/kernel';
import { conversationId, type Conversation, type Member } from '../domain/conversation.js';
import type { About, Message } from '../domain/message.js';
import type { ConversationRow, MemberRow, MessageRow } from './entities.js';

export const toConversation = (row: ConversationRow): Conversation => ({
  id: conversationId(row.id),
  kind: row.kind,
  subjectId: row.subject_id,
  playerId: row.player_id === null ? null : userId(row.player_id),
  lastSeq: row.last_seq,
  lastAt: row.last_at,
  spokenSeq: row.spoken_seq,
  accessVersion: row.access_version,
});

export const toMember = (row: Omit<MemberRow, 'conversation_id' | 'noticed_to'>): Member => ({
  userId: userId(row.user_id),
  lastRead: row.last_read,
  hiddenTo: row.hidden_to,
  muted: row.muted,
  leftSeq: row.left_seq,
});

export const toMessage = (row: MessageRow): Message => ({
  conversationId: conversationId(row.conversation_id),
  seq: row.seq,
  author:
    row.sender_id === null
      ? { userId: null, guest: { id: row.guest_id!, name: row.guest_name! } }
      : { userId: userId(row.sender_id) },
  text: row.body,
  note: row.note && { kind: row.note, about: aboutOf(row) },
  sentAt: row.at,
  clientId: row.client_id,
});

const aboutOf = ({ about_id, guest_name }: MessageRow): About => ({
  userId: about_id === null ? null : userId(about_id),
  guestName: guest_name,
});
