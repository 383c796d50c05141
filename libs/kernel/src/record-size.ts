/** Of a competition record as a file (BYD-07), in UTF-8: 64 groups of 8 pairs have a good 1 MB. */
export const MOST_RECORD_BYTES = 2_000_000;

/** Of a request with a record, which is a text in JSON: there, quotes and line breaks take two bytes. */
export const MOST_RECORD_REQUEST_BYTES = 2 * MOST_RECORD_BYTES + 100_000;
