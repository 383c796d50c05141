/** Of a competition record as a file (BYD-07), in UTF-8: 64 groups of 8 pairs have a good 1 MB. */
export const MOST_RECORD_BYTES = 2_000_000;
