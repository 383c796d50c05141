/** Delay before a notice, in case the message is read (CHT-07). */
const PATIENCE_MS = 10_000;

export const noticeDueAt = (sentAt: Date): Date => new Date(sentAt.getTime() + PATIENCE_MS);
/** Messages up to this time are due. */
export const unreadSince = (now: Date): Date => new Date(now.getTime() - PATIENCE_MS);
