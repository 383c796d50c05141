import { Ids, PLATFORM_USER, userId } from '@setpoint/kernel';
import { Storage, type RunningService } from '@setpoint/service-kit';
import { Conversations } from '../application/ports/conversations.js';
import { idOf, subjectOf, type ConversationKind } from '../domain/conversation.js';
import { readTo } from '../domain/membership.js';
import { timeOf, type Author, type PlatformNote } from '../domain/message.js';
import { openConversation } from '../persistence/conversation-rows.js';

/** Something that was written; a note is the platform's, about the one who is named. */
export interface SeededLine {
  readonly by: string;
  readonly guestName?: string;
  readonly text?: string;
  readonly note?: PlatformNote;
  readonly at: Date;
}

export interface SeededConversation {
  readonly kind: ConversationKind;
  readonly recipientId: string;
  /** Who opened it. */
  readonly openedBy: string;
  readonly lines: readonly SeededLine[];
  /** Who has read all of it. */
  readonly readBy: readonly string[];
}

/** Each message in its turn, as the use-cases write it; nobody is notified of what was read long ago. */
export async function writeConversation(
  { app }: Pick<RunningService, 'app'>,
  { kind, recipientId, openedBy, lines, readBy }: SeededConversation,
): Promise<void> {
  const [conversations, ids] = [app.get(Conversations), app.get(Ids)];
  const subject = subjectOf(kind, recipientId, userId(openedBy));
  await app.get(Storage).transaction((manager) => openConversation(manager, subject));
  for (const line of lines)
    await conversations.change(idOf(subject), line.at, (change) => {
      const sentAt = timeOf(line.at, change.conversation.lastAt);
      return change.write({ ...contentOf(line, ids), sentAt });
    });
  const newest = lines.at(-1)!.at;
  for (const reader of readBy)
    await conversations.change(idOf(subject), newest, async (change) => {
      const member = await change.member(userId(reader));
      if (member) await change.saveMember(readTo(member, change.conversation, change.conversation.lastSeq));
    });
}

function contentOf({ by, guestName, text, note }: SeededLine, ids: Ids) {
  if (note) {
    const about = { userId: guestName ? null : userId(by), guestName: guestName ?? null };
    return { author: { userId: PLATFORM_USER }, text: null, note: { kind: note, about }, clientId: null };
  }
  const author: Author = guestName ? { userId: null, guest: { id: by, name: guestName } } : { userId: userId(by) };
  return { author, text: text!, note: null, clientId: ids.next() };
}
