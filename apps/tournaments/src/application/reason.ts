const LONGEST_REASON = 500;

/** What support says of why; null where they say nothing. */
export const reasonOf = (raw: string | null | undefined): string | null => raw?.trim().slice(0, LONGEST_REASON) || null;
