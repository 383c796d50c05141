import type { Refusal } from '@setpoint/kernel';
import { failed, numberIn, succeed } from '@setpoint/service-kit';
import type { ChatCode } from '../domain/refusals.js';
import type { ConversationSource } from './conversation-source.js';
import type { MessageSource } from './message-source.js';

export const changed = (conversation: ConversationSource | null) => succeed({ conversation });
export const notChanged = (refusal: Refusal<ChatCode>, conversation: ConversationSource | null) =>
  failed(refusal, { conversation });

export const wasSent = (message: MessageSource | null) => succeed({ message, retryAfterSeconds: null });
export const wasNotSent = (refusal: Refusal<ChatCode>) =>
  failed(refusal, { message: null, retryAfterSeconds: numberIn(refusal, 'retryAfterSeconds') });
