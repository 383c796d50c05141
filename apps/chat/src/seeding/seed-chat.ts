import { Storage, type RunningService } from '@setpoint/service-kit';
import { keepOthers, type OthersSeed } from '../persistence/bulk.js';
import { writeConversation, type SeededConversation } from './write-conversation.js';

/** What the events of other services would have brought, and what people have written. */
export interface ChatSeed extends OthersSeed {
  readonly conversations: readonly SeededConversation[];
}

/** Projections in bulk, conversations as they would be written. */
export async function seedChat(chat: Pick<RunningService, 'app'>, seed: ChatSeed): Promise<void> {
  await chat.app.get(Storage).transaction((manager) => keepOthers(manager, seed));
  for (const conversation of seed.conversations) await writeConversation(chat, conversation);
}
