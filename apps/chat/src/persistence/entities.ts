import { EntitySchema } from 'typeorm';
import type { ConversationKind } from '../domain/conversation.js';
import type { PlatformNote } from '../domain/message.js';
import { projectionEntities } from './projection-entities.js';
import { ReportEntity } from './report-rows.js';

export interface ConversationRow {
  id: string;
  kind: ConversationKind;
  subject_id: string;
  player_id: string | null;
  last_seq: number;
  last_at: Date | null;
  spoken_seq: number;
  access_version: number;
}

export interface MemberRow {
  conversation_id: string;
  user_id: string;
  last_read: number;
  hidden_to: number;
  noticed_to: number;
  muted: boolean;
  left_seq: number | null;
}

/** Read and written by SQL alone: the table is partitioned. */
export interface MessageRow {
  conversation_id: string;
  seq: number;
  at: Date;
  sender_id: string | null;
  guest_id: string | null;
  guest_name: string | null;
  body: string | null;
  note: PlatformNote | null;
  about_id: string | null;
  client_id: string | null;
}

export const ConversationEntity = new EntitySchema<ConversationRow>({
  name: 'conversation',
  tableName: 'conversation',
  columns: {
    id: { type: 'text', primary: true },
    kind: { type: 'text' },
    subject_id: { type: 'text' },
    player_id: { type: 'text', nullable: true },
    last_seq: { type: 'bigint', default: 0 },
    last_at: { type: 'timestamptz', nullable: true },
    spoken_seq: { type: 'bigint', default: 0 },
    access_version: { type: 'integer', default: 1 },
  },
});

export const MemberEntity = new EntitySchema<MemberRow>({
  name: 'member',
  tableName: 'member',
  columns: {
    conversation_id: { type: 'text', primary: true },
    user_id: { type: 'text', primary: true },
    last_read: { type: 'bigint', default: 0 },
    hidden_to: { type: 'bigint', default: 0 },
    noticed_to: { type: 'bigint', default: 0 },
    muted: { type: 'boolean', default: false },
    left_seq: { type: 'bigint', nullable: true },
  },
});

export const entities = [ConversationEntity, MemberEntity, ReportEntity, ...projectionEntities];
