import { SIZES } from '../names.js';
import type { PictureFormat } from './format.js';

/** How a picture is drawn anew, by what it is for. */
export interface Drawing {
  readonly formats: readonly PictureFormat[];
  /** Of the longer side, in pixels; smaller pictures are not enlarged. */
  readonly sizes: Readonly<Record<keyof typeof SIZES, number>>;
  /** Whether the middle is cut out as a square; otherwise the whole picture stays. */
  readonly square: boolean;
}

/** Faces are 22 to 96 points wide, on screens of up to three pixels a point; of a GIF the first picture counts (ACC-01). */
export const DRAWINGS = {
  PHOTO: { formats: ['jpeg', 'png', 'webp'], sizes: SIZES, square: false },
  AVATAR: { formats: ['jpeg', 'png', 'gif'], sizes: { small: 192, large: 512 }, square: true },
} as const satisfies Record<string, Drawing>;
export type DrawingName = keyof typeof DRAWINGS;
