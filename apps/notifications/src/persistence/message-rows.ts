import { execute, rowOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Message } from '../application/ports/messages.js';
import type { NewMessage } from '../application/ports/unit-of-work.js';
import type { MessageRow } from './entities.js';

/** Lease; afterwards a message handed to a process that died is queued again. */
export const HANDED_OVER_AGAIN_MS = 600_000;

export function messageOf(row: MessageRow): Message {
  const { id, channel, template, state, attempts } = row;
  const core = {
    id,
    channel,
    template,
    state,
    attempts,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    goodUntil: row.good_until,
    subscriptionId: row.subscription_id,
    type: row.type,
    topic: row.topic,
    notificationId: row.notification_id,
    conversationId: row.conversation_id,
    dueAt: row.due_at ?? row.created_at,
    handOverAt: row.hand_over_at,
    reason: row.reason,
    detail: row.detail,
  };
  if (row.content) return { ...core, userId: row.user_id!, content: row.content };
  return {
    ...core,
    userId: row.user_id,
    content: null,
    to: row.recipient!,
    subject: row.subject,
    text: row.text!,
    html: row.html,
    language: row.language!,
  };
}

export function newMessageRow(mail: NewMessage): MessageRow {
  const composed = 'content' in mail ? null : mail;
  const notification = mail.notification;
  return {
    id: mail.id,
    user_id: mail.userId,
    channel: 'channel' in mail ? mail.channel : 'EMAIL',
    recipient: composed?.to ?? null,
    subject: composed?.subject ?? null,
    text: composed?.text ?? null,
    html: composed?.html ?? null,
    template: mail.template,
    language: composed?.language ?? null,
    content: 'content' in mail ? mail.content : null,
    state: 'WAITING',
    attempts: 0,
    created_at: mail.createdAt,
    sent_at: null,
    good_until: 'goodUntil' in mail ? (mail.goodUntil ?? null) : null,
    subscription_id: 'subscriptionId' in mail ? mail.subscriptionId : null,
    type: notification?.type ?? null,
    topic: notification?.topic ?? null,
    notification_id: notification?.id ?? null,
    conversation_id: notification?.conversationId ?? null,
    due_at: mail.dueAt ?? mail.createdAt,
    hand_over_at: mail.dueAt ?? new Date(mail.createdAt.getTime() + HANDED_OVER_AGAIN_MS),
    reason: null,
    detail: null,
  };
}

/** Queues a failed message again. */
export async function restartMessage(manager: EntityManager, id: string, now: Date) {
  const row = await rowOf<Pick<MessageRow, 'state' | 'user_id'>>(
    manager,
    sql`select state, user_id from message where id = ${id} for update`,
  );
  if (!row) return null;
  const done = row.state === 'FAILED';
  const again = new Date(now.getTime() + HANDED_OVER_AGAIN_MS);
  if (done)
    await execute(
      manager,
      sql`update message set state = 'WAITING', attempts = 0, reason = null, good_until = null, due_at = ${now},
        hand_over_at = ${again} where id = ${id}`,
    );
  return { done, userId: row.user_id };
}
