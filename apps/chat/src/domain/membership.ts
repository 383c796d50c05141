import { readableTo, type Conversation, type Member } from './conversation.js';

/** Only forward, and never beyond what there is to read. */
export const readTo = (member: Member, conversation: Conversation, seq: number): Member => ({
  ...member,
  lastRead: Math.max(member.lastRead, Math.min(seq, readableTo(conversation, member))),
});

/** What was written so far is gone for this member alone, and read. */
export function deleted(member: Member, conversation: Conversation): Member {
  const all = readableTo(conversation, member);
  return { ...member, hiddenTo: all, lastRead: all };
}
