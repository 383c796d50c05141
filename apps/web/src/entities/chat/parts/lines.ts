/** What of a message decides where it stands. */
interface Placed {
  readonly seq: number;
  readonly sentAt: string;
  readonly platformNote: string | null;
  readonly guestName: string | null;
  readonly sender: { readonly id: string } | null;
}

/** What stands in a conversation, from top to bottom. */
export type Line<Message> =
  | { readonly kind: 'day'; readonly key: string; readonly day: Date }
  | { readonly kind: 'unread'; readonly key: string }
  | { readonly kind: 'note'; readonly key: string; readonly message: Message }
  /** What one person wrote in one go. */
  | { readonly kind: 'group'; readonly key: string; readonly messages: readonly [Message, ...Message[]] };

/** Who goes on after this long begins anew. */
const ONE_GO_MS = 5 * 60_000;

/** By day, sender and the place up to which the reader had read; null where nothing was unread. */
export function linesOf<Message extends Placed>(
  messages: readonly Message[],
  firstUnread: number | null,
): Line<Message>[] {
  const lines: Line<Message>[] = [];
  let before: Message | null = null;
  for (const message of messages) {
    const day = dayOf(message.sentAt);
    const isNewDay = !before || dayOf(before.sentAt).getTime() !== day.getTime();
    if (isNewDay) lines.push({ kind: 'day', key: `day-${day.getTime()}`, day });
    const isFirstUnread = message.seq === firstUnread;
    if (isFirstUnread) lines.push({ kind: 'unread', key: 'unread' });
    const last = lines.at(-1);
    if (message.platformNote !== null) lines.push({ kind: 'note', key: `note-${message.seq}`, message });
    else if (last?.kind === 'group' && before && isOneGo(before, message))
      lines[lines.length - 1] = { ...last, messages: [...last.messages, message] };
    else lines.push({ kind: 'group', key: `group-${message.seq}`, messages: [message] });
    before = message;
  }
  return lines;
}

const isOneGo = (before: Placed, message: Placed): boolean =>
  before.platformNote === null &&
  before.sender?.id === message.sender?.id &&
  before.guestName === message.guestName &&
  Date.parse(message.sentAt) - Date.parse(before.sentAt) < ONE_GO_MS;

/** Midnight before it, by the reader's clock. */
export function dayOf(instant: string | Date): Date {
  const day = new Date(instant);
  day.setHours(0, 0, 0, 0);
  return day;
}
