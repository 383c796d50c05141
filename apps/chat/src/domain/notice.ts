/** Who reads within this time needs no notice (CHT-07). */
const PATIENCE_MS = 10_000;

export const noticeDueAt = (sentAt: Date): Date => new Date(sentAt.getTime() + PATIENCE_MS);
/** What was sent by then has waited long enough. */
export const unreadSince = (now: Date): Date => new Date(now.getTime() - PATIENCE_MS);
