import { EntitySchema } from 'typeorm';
import type { ReminderChannel } from '../domain/reminders.js';

export interface SubscriptionRow {
  id: string;
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

export interface PreferenceRow {
  user_id: string;
  topic: 'REMINDERS';
  channel: ReminderChannel;
  enabled: boolean;
}

export const SubscriptionEntity = new EntitySchema<SubscriptionRow>({
  name: 'push_subscription',
  tableName: 'push_subscription',
  columns: {
    id: { type: 'text', primary: true },
    user_id: { type: 'text' },
    session_id: { type: 'text' },
    endpoint: { type: 'text' },
    p256dh: { type: 'text' },
    auth: { type: 'text' },
    created_at: { type: 'timestamptz' },
  },
});

export const PreferenceEntity = new EntitySchema<PreferenceRow>({
  name: 'preference',
  tableName: 'preference',
  columns: {
    user_id: { type: 'text', primary: true },
    topic: { type: 'text', primary: true },
    channel: { type: 'text', primary: true },
    enabled: { type: 'boolean' },
  },
});
