/** A process of its own: what a hostile picture breaks or takes in memory ends with it. It imports nothing of ours. */
import sharp from 'sharp';
import type { PictureError } from './limits.js';
import type { RedrawAnswer, RedrawJob } from './redrawing-process.js';

// One picture after the other, by one thread, and nothing is kept of them.
sharp.concurrency(1);
sharp.cache(false);
// Nothing but these four is ever decoded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});

/**
 * The picture, drawn anew in each size: upright, in plain colours, without anything that was in the file besides it (where
 * and when it was taken, with what, what was appended).
 */
async function redraw({ job, bytes, format, sizes, square, mostPixels, seconds }: RedrawJob): Promise<RedrawAnswer> {
  const refused = (error: PictureError): RedrawAnswer => ({ job, error });
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!found || found.format !== format) return refused('PICTURE_BROKEN');
  if (found.width * found.height > mostPixels) return refused('TOO_MANY_PIXELS');
  const draw = (longest: number) => {
    // A square is cut out of what is there, so none is ever wider than the shorter side.
    const pixels = square ? Math.min(longest, found.width, found.height) : longest;
    return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: pixels, height: pixels, fit: square ? 'cover' : 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .timeout({ seconds })
      .toBuffer();
  };
  try {
    const large = await draw(sizes.large);
    return { job, pictures: { large, small: await draw(sizes.small) } };
  } catch {
    return refused('PICTURE_BROKEN');
  }
}

let before = Promise.resolve();
process.on('message', (job: RedrawJob) => {
  before = before.then(async () => void process.send!(await redraw(job)));
});
// Whoever asked is gone, or needs it no longer.
process.on('disconnect', () => process.exit(0));
