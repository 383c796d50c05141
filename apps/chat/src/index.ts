export { chatService } from './service.js';
export { seedChat, type ChatSeed } from './seeding/seed-chat.js';
export type { SeededConversation, SeededLine } from './seeding/write-conversation.js';
