const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** An incomplete match is cancelled this long after creation or reorganisation (MAT-07). */
export const ORGANISING_MS = 15 * DAY;
/** A match without a result expires this long after its time (MAT-06). */
export const RESULT_MS = 15 * DAY;
/** Grace period for a result after a competition closes a match that was being played. */
export const LATE_RESULT_MS = DAY;
/** A result is confirmed automatically this long after entry (RES-03). */
export const CONFIRMATION_MS = 3 * DAY;
/** The last moment to leave is this long before the start (MAT-11). */
export const LEAVING_MS = 2 * HOUR;
/** One friendly match in this time (MAT-04). */
export const FRIENDLY_MS = 30 * DAY;
/** A reaction can be changed this long after it was given (MAT-22). */
export const REACTION_MS = 5 * 60_000;
/** Misconduct can be reported this long after a match (REP-02). */
export const MISCONDUCT_MS = 30 * DAY;
/** Support can see a reported photo this long after its removal (MAT-17). */
export const REPORTED_PHOTO_MS = 90 * DAY;
/** Reminders (REP-05). */
export const REMIND_DAY_MS = DAY;
export const REMIND_HOUR_MS = HOUR;

export const after = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms);
export const before = (instant: Date, ms: number): Date => new Date(instant.getTime() - ms);

/** A deadline is due at exactly its instant. */
export const isDue = (deadline: Date | null | undefined, now: Date): deadline is Date =>
  deadline != null && now >= deadline;
