import type { LanguageCode } from '@setpoint/i18n';
import { EntitySchema } from 'typeorm';
import type { MessageChannel, MessageState } from '../application/ports/messages.js';
import type { LeftOutReason } from '../domain/left-out.js';
import type { MailContent } from '../domain/mail/mail-content.js';
import type { CompetitionLink, LevelLink, NotificationType } from '../domain/notice.js';
import type { Topic } from '../domain/topics.js';
import { DeliverySettingEntity, PreferenceEntity, SubscriptionEntity } from './reach-entities.js';
import { webhookEntities } from './webhooks/webhook-entities.js';
import { TaskEntity } from './task-entities.js';
import { TicketEntity, TicketEntryEntity } from './ticket-entities.js';

export interface PersonRow {
  user_id: string;
  first_name: string;
  display_name: string;
  language: LanguageCode;
  time_zone: string | null;
  referred_by: string | null;
}

export interface AddressRow {
  user_id: string;
  email: string;
}

export interface PlaceRow {
  court_id: string;
  name: string;
  city: string;
}

export interface MailboxRow {
  user_id: string;
  last_number: number;
  total: number;
  unread: number;
}

export interface NotificationRow {
  id: string;
  user_id: string;
  number: number;
  event_id: string;
  type: NotificationType;
  sender_id: string;
  match_id: string | null;
  court_id: string | null;
  level: LevelLink | null;
  guest_name: string | null;
  competition: CompetitionLink | null;
  about: string | null;
  conversation_id: string | null;
  created_at: Date;
  read_at: Date | null;
}

export interface MessageRow {
  id: string;
  user_id: string | null;
  channel: MessageChannel;
  recipient: string | null;
  subject: string | null;
  text: string | null;
  html: string | null;
  template: string;
  language: string | null;
  content: MailContent | null;
  state: MessageState;
  attempts: number;
  created_at: Date;
  sent_at: Date | null;
  good_until: Date | null;
  subscription_id: string | null;
  type: NotificationType | null;
  topic: Topic | null;
  notification_id: string | null;
  conversation_id: string | null;
  due_at: Date | null;
  hand_over_at: Date;
  reason: LeftOutReason | null;
  detail: string | null;
}

export const PersonEntity = new EntitySchema<PersonRow>({
  name: 'person',
  tableName: 'person',
  columns: {
    user_id: { type: 'text', primary: true },
    first_name: { type: 'text' },
    display_name: { type: 'text' },
    language: { type: 'text' },
    time_zone: { type: 'text', nullable: true },
    referred_by: { type: 'text', nullable: true },
  },
});

export const AddressEntity = new EntitySchema<AddressRow>({
  name: 'address',
  tableName: 'address',
  columns: { user_id: { type: 'text', primary: true }, email: { type: 'text' } },
});

export const PlaceEntity = new EntitySchema<PlaceRow>({
  name: 'place',
  tableName: 'place',
  columns: {
    court_id: { type: 'text', primary: true },
    name: { type: 'text' },
    city: { type: 'text' },
  },
});

export const MailboxEntity = new EntitySchema<MailboxRow>({
  name: 'mailbox',
  tableName: 'mailbox',
  columns: {
    user_id: { type: 'text', primary: true },
    last_number: { type: 'bigint' },
    total: { type: 'integer' },
    unread: { type: 'integer' },
  },
});

export const NotificationEntity = new EntitySchema<NotificationRow>({
  name: 'notification',
  tableName: 'notification',
  columns: {
    id: { type: 'text', primary: true },
    user_id: { type: 'text' },
    number: { type: 'bigint' },
    event_id: { type: 'text' },
    type: { type: 'text' },
    sender_id: { type: 'text' },
    match_id: { type: 'text', nullable: true },
    court_id: { type: 'text', nullable: true },
    level: { type: 'jsonb', nullable: true },
    guest_name: { type: 'text', nullable: true },
    competition: { type: 'jsonb', nullable: true },
    about: { type: 'text', nullable: true },
    conversation_id: { type: 'text', nullable: true },
    created_at: { type: 'timestamptz' },
    read_at: { type: 'timestamptz', nullable: true },
  },
});

export const MessageEntity = new EntitySchema<MessageRow>({
  name: 'message',
  tableName: 'message',
  columns: {
    id: { type: 'text', primary: true },
    user_id: { type: 'text', nullable: true },
    channel: { type: 'text' },
    recipient: { type: 'text', nullable: true },
    subject: { type: 'text', nullable: true },
    text: { type: 'text', nullable: true },
    html: { type: 'text', nullable: true },
    template: { type: 'text' },
    language: { type: 'text', nullable: true },
    content: { type: 'jsonb', nullable: true },
    state: { type: 'text' },
    attempts: { type: 'integer' },
    created_at: { type: 'timestamptz' },
    sent_at: { type: 'timestamptz', nullable: true },
    good_until: { type: 'timestamptz', nullable: true },
    subscription_id: { type: 'text', nullable: true },
    type: { type: 'text', nullable: true },
    topic: { type: 'text', nullable: true },
    notification_id: { type: 'text', nullable: true },
    conversation_id: { type: 'text', nullable: true },
    due_at: { type: 'timestamptz', nullable: true },
    hand_over_at: { type: 'timestamptz' },
    reason: { type: 'text', nullable: true },
    detail: { type: 'text', nullable: true },
  },
});

export const entities = [
  PersonEntity,
  AddressEntity,
  PlaceEntity,
  MailboxEntity,
  NotificationEntity,
  MessageEntity,
  SubscriptionEntity,
  PreferenceEntity,
  DeliverySettingEntity,
  ...webhookEntities,
  TicketEntity,
  TicketEntryEntity,
  TaskEntity,
];
