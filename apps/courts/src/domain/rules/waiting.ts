/** Whole seconds until a limit allows it again; `oldest` is the first of those that count within the window. */
export const secondsUntilFree = (oldest: Date, windowMs: number, now: Date): number =>
  Math.max(1, Math.ceil((oldest.getTime() + windowMs - now.getTime()) / 1_000));
