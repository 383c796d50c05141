import { LONGEST_REASON, pageSize } from '@setpoint/kernel';
import type { ServiceCalls, SignedHeaders } from './ask-services.js';

interface Letter {
  readonly id: string;
  readonly type: string;
  readonly subject: string;
  readonly payload: string;
  readonly error: string;
  readonly attempts: number;
  readonly failedAt: string;
}

interface Done {
  readonly done: readonly string[];
  readonly failed: readonly { readonly id: string; readonly error: string }[];
}

export interface DeadLettersInput {
  readonly service: string;
  readonly ids: readonly string[];
  readonly reason: string;
}

const LETTERS = `query KitDeadLetters($first: Int!) {
  kitDeadLetters(first: $first) { totalCount letters { id type subject payload error attempts failedAt } }
}`;
const change = (field: string) => `mutation KitChange($ids: [ID!]!, $reason: String!) {
  done: ${field}(ids: $ids, reason: $reason) { done failed { id error } }
}`;
const CHANGES = { REPLAY: change('kitReplayDeadLetters'), DISCARD: change('kitDiscardDeadLetters') };
const MOST_AT_ONCE = 100;

/** Throws if the service does not respond: an empty list would look as if all were well. */
export async function readDeadLetters(
  calls: ServiceCalls,
  { service, first }: { readonly service: string; readonly first?: number | null },
  headers: SignedHeaders,
) {
  const operation = { query: LETTERS, variables: { first: pageSize(first, 50) } };
  const answer = await calls.ask<{ kitDeadLetters: { letters: readonly Letter[]; totalCount: number } }>(
    service,
    operation,
    headers,
  );
  if (!answer) return null;
  const { letters, totalCount } = answer.kitDeadLetters;
  return { totalCount, letters: letters.map((letter) => ({ ...letter, failedAt: new Date(letter.failedAt) })) };
}

export async function changeDeadLetters(
  calls: ServiceCalls,
  what: keyof typeof CHANGES,
  { service, ids, reason }: DeadLettersInput,
  headers: SignedHeaders,
) {
  const refused = (errorCode: string) => ({ success: false, errorCode, done: [], failed: [] });
  if (!calls.names.includes(service)) return refused('SERVICE_NOT_FOUND');
  if (ids.length === 0 || ids.length > MOST_AT_ONCE) return refused('TOO_MANY_LETTERS');
  if (!reason.trim() || reason.trim().length > LONGEST_REASON) return refused('REASON_REQUIRED');
  const operation = { query: CHANGES[what], variables: { ids, reason } };
  const answer = await calls.ask<{ done: Done }>(service, operation, headers);
  return answer ? { success: true, errorCode: null, ...answer.done } : refused('SERVICE_UNAVAILABLE');
}
