import type { Message } from '../application/ports/messages.js';
import type { NewMessage } from '../application/ports/unit-of-work.js';
import type { MessageRow } from './entities.js';

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
  };
}
