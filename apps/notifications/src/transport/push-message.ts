import { createHash } from 'node:crypto';
import type { ComposedMessage } from '../application/ports/messages.js';

const DAY_SECONDS = 86_400;

/** What the receiver shows: the same tag again takes the place of what is shown. */
export interface PushPayload {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
  readonly language: string;
}

export function pushPayloadOf(message: ComposedMessage): PushPayload {
  const lines = message.text.split('\n');
  const url = lines.pop()!;
  const { id, subject, language } = message;
  return { id, title: subject ?? '', body: lines.join('\n'), url, tag: topicOf(message) ?? id, language };
}

/** In characters; with everything else they stay far below what any push service takes (RFC 8030, 7.2: 4,096 bytes). */
const SHORT_TITLE = 80;
const SHORT_BODY = 200;

/** The same in few words. */
export function shortened(message: ComposedMessage): ComposedMessage {
  const { title, body, url } = pushPayloadOf(message);
  return { ...message, subject: cut(title, SHORT_TITLE), text: `${cut(body, SHORT_BODY)}\n${url}` };
}

const cut = (words: string, most: number): string => {
  const letters = [...words];
  return letters.length <= most
    ? words
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};

/**
 * A name for the conversation that tells nobody which it is: of what waits at the push service for a device that is off,
 * the newest of a topic stays (RFC 8030, 5.4). Null for everything else.
 */
export const topicOf = ({ conversationId }: ComposedMessage): string | null =>
  conversationId === null ? null : createHash('sha256').update(conversationId).digest('base64url').slice(0, 32);

/** Short timeout, because a request is waiting. */
export const isUrgent = ({ topic }: ComposedMessage): boolean => topic === 'CHAT';

/** Time to live at the push service. */
export function secondsLeft({ goodUntil }: ComposedMessage, now: Date): number {
  if (goodUntil === null) return DAY_SECONDS;
  return Math.min(DAY_SECONDS, Math.max(0, Math.floor((goodUntil.getTime() - now.getTime()) / 1_000)));
}
