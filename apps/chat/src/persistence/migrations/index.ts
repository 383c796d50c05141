import { CreateConversations1795425367391 } from './0001-conversations.js';
import { CreateProjections1795425367392 } from './0002-projections.js';
import { CreateSharedChats1795425367400 } from './0010-shared-chats.js';
import { AddOwnersToAdmit1795425367411 } from './0011-owners-to-admit.js';

/** Oldest first. Append only. */
export const migrations = [
  CreateConversations1795425367391,
  CreateProjections1795425367392,
  CreateSharedChats1795425367400,
  AddOwnersToAdmit1795425367411,
];
