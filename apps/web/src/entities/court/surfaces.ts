import type { Surface } from '@setpoint/client/documents';

/** What tennis and padel are played on, as filters offer it. */
export const SURFACES: readonly Surface[] = [
  'CLAY',
  'GREEN_CLAY',
  'HARD',
  'GREENSET',
  'GRASS',
  'SYNTHETIC_GRASS',
  'SYNTHETIC',
  'MATECO',
];
