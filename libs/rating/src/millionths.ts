/** Stored values are rounded to millionths, so that the same results give the same bits on every machine (LVL-08). */
export const rounded = (value: number): number => millionths(value) / 1e6;

/** The value in millionths, a whole number; never -0. */
export const millionths = (value: number): number => Math.round(value * 1e6) || 0;
