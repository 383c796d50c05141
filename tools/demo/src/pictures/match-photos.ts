import { PictureRedrawer, storePictures, type FileStore } from '@setpoint/uploads';
import sharp from 'sharp';
import type { DemoCentre } from '../centres.ts';
import { uploadKeyFor } from '../random.ts';
import { courtPicture } from './court-picture.ts';

const PHOTOS = 6;

/** Drawn courts, kept as if somebody had uploaded them. Resolves with their keys. */
export async function keepMatchPhotos(store: FileStore, venues: readonly DemoCentre[]): Promise<readonly string[]> {
  const redrawer = new PictureRedrawer();
  try {
    const kept = venues.slice(0, PHOTOS).map(async (venue) => {
      const drawn = await sharp(Buffer.from(courtPicture(venue)), { density: 144 })
        .jpeg({ quality: 90 })
        .toBuffer();
      const redrawn = await redrawer.redraw(drawn);
      if ('error' in redrawn) throw new Error(`the photo of ${venue.id} could not be kept: ${redrawn.error}`);
      const key = uploadKeyFor(`photo of ${venue.id}`);
      await storePictures(store, key, redrawn.pictures);
      return key;
    });
    return await Promise.all(kept);
  } finally {
    redrawer.stop();
  }
}
