import { z } from 'zod';

export const sport = z.union([z.literal(1), z.literal(2)]);
export const numberPlayers = z.union([z.literal(1), z.literal(2)]);
export const surface = z.enum([
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
]);
export const side = z.enum(['A', 'B']);
export const language = z.enum(['it', 'en', 'es', 'fr']);
