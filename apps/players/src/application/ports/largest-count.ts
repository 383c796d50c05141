/** Larger counts of lists are reported as this one (P6). */
export const LARGEST_COUNT = 1000;
