import { EntitySchema } from 'typeorm';
import type { DigestFrequency } from '../domain/quiet-hours.js';
import type { Channel, Topic } from '../domain/topics.js';

export interface SubscriptionRow {
  id: string;
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string | null;
  auth: string | null;
  created_at: Date;
}

export interface PreferenceRow {
  user_id: string;
  topic: Topic;
  channel: Channel;
  enabled: boolean;
}

export interface DeliverySettingRow {
  user_id: string;
  quiet: boolean;
  quiet_from: string;
  quiet_until: string;
  digest: DigestFrequency;
}

export const SubscriptionEntity = new EntitySchema<SubscriptionRow>({
  name: 'push_subscription',
  tableName: 'push_subscription',
  columns: {
    id: { type: 'text', primary: true },
    user_id: { type: 'text' },
    session_id: { type: 'text' },
    endpoint: { type: 'text' },
    p256dh: { type: 'text', nullable: true },
    auth: { type: 'text', nullable: true },
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

export const DeliverySettingEntity = new EntitySchema<DeliverySettingRow>({
  name: 'delivery_setting',
  tableName: 'delivery_setting',
  columns: {
    user_id: { type: 'text', primary: true },
    quiet: { type: 'boolean' },
    quiet_from: { type: 'text' },
    quiet_until: { type: 'text' },
    digest: { type: 'text' },
  },
});
