/** Of what support gives as its reason, in characters (ADM-01). */
export const LONGEST_REASON = 500;

/** The reason as it is kept, cut to its longest; null if none was given. */
export const reasonOf = (raw: string | null | undefined): string | null => raw?.trim().slice(0, LONGEST_REASON) || null;
