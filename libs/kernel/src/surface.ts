/** Court surfaces (CRT-02). */
export const SURFACES = [
  'CLAY',
  'GRASS',
  'HARD',
  'SYNTHETIC_GRASS',
  'SYNTHETIC',
  'GREEN_CLAY',
  'SQUASH',
  'RACQUETBALL',
  'GREENSET',
  'MATECO',
] as const;
export type Surface = (typeof SURFACES)[number];
