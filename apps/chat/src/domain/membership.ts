import { readableTo, type Conversation, type Member } from './conversation.js';

/** Only forward, and never beyond the newest readable message. */
export const readTo = (member: Member, conversation: Conversation, seq: number): Member => ({
  ...member,
  lastRead: Math.max(member.lastRead, Math.min(seq, readableTo(conversation, member))),
});

/** Hides all messages so far for this member only, and marks them read. */
export function deleted(member: Member, conversation: Conversation): Member {
  const all = readableTo(conversation, member);
  return { ...member, hiddenTo: all, lastRead: all };
}
