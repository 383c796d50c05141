import type { LanguageCode } from '@setpoint/i18n';
import type { ColumnType, Generated } from 'kysely';
import type { MessageChannel, MessageState } from '../application/messages.js';
import type { NotificationType } from '../domain/notice.js';

export interface Tables {
  person: PersonRow;
  place: PlaceRow;
  mailbox: MailboxRow;
  notification: NotificationRow;
  message: MessageRow;
}

interface PersonRow {
  user_id: string;
  email: string | null;
  first_name: string;
  display_name: string;
  language: LanguageCode;
  time_zone: string | null;
  referred_by: string | null;
  profile_at: Date | null;
}

interface PlaceRow {
  court_id: string;
  name: string;
  city: string;
  changed_at: Date;
}

interface MailboxRow {
  user_id: string;
  last_number: Generated<number>;
  total: Generated<number>;
  unread: Generated<number>;
}

interface NotificationRow {
  id: string;
  user_id: string;
  number: number;
  event_id: string;
  type: NotificationType;
  sender_id: string;
  match_id: string | null;
  court_id: string | null;
  created_at: ColumnType<Date, Date, never>;
  read_at: Date | null;
}

interface MessageRow {
  id: string;
  channel: MessageChannel;
  recipient: string;
  subject: string | null;
  text: string;
  html: string | null;
  template: string;
  language: string;
  state: Generated<MessageState>;
  attempts: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
