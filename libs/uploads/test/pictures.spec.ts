import { eventually } from '@setpoint/testkit';
import sharp from 'sharp';
import { formatOf, MOST_BYTES, PictureRedrawer, type Redrawn } from '../src/index.js';
import { jpeg, phonePhoto, png, pngOf, webp } from './samples.js';

const SCRIPT = '<script>alert(document.domain)</script>';

describe('pictures that people upload', () => {
  const redrawer = new PictureRedrawer();
  afterAll(() => redrawer.stop());
  const errorOf = async (bytes: Uint8Array) => {
    const redrawn = await redrawer.redraw(bytes);
    return 'error' in redrawn ? redrawn.error : null;
  };
  const drawn = (redrawn: Redrawn) => {
    if ('error' in redrawn) throw new Error(redrawn.error);
    return redrawn.pictures;
  };

  it('MAT-17~ are drawn anew as WebP in two sizes, never enlarged', async () => {
    for (const [make, width, height] of [
      [jpeg, 3000, 2000],
      [png, 300, 200],
      [webp, 300, 200],
    ] as const) {
      const { large, small } = drawn(await redrawer.redraw(await make(width, height)));
      expect(formatOf(large)).toBe('webp');
      expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: Math.min(1600, width) });
      expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: Math.min(640, width) });
    }
  });

  it('MAT-17~ stand upright and keep neither place nor camera', async () => {
    const taken = await phonePhoto();
    expect((await sharp(taken).metadata()).exif!.toString('latin1')).toContain('SecretPhone');
    const { large, small } = drawn(await redrawer.redraw(taken));
    for (const picture of [large, small]) {
      const { width, height, ...rest } = await sharp(picture).metadata();
      expect(height).toBeGreaterThan(width);
      expect(rest).not.toHaveProperty('exif');
      expect(rest).not.toHaveProperty('xmp');
      expect(rest).not.toHaveProperty('icc');
      expect(rest.orientation).toBeUndefined();
      expect(Buffer.from(picture).toString('latin1')).not.toMatch(/SecretPhone|EXIF|GPS/);
    }
  });

  it('MAT-17~ lose what was appended to them', async () => {
    const polyglot = Buffer.concat([await jpeg(), Buffer.from(`*/${SCRIPT}PK\x03\x04`)]);
    const { large } = drawn(await redrawer.redraw(polyglot));
    expect(Buffer.from(large).toString('latin1')).not.toContain('script');
  });

  it.each([
    ['a GIF that is a script, too', Buffer.from('GIF89a/*\x00\x00*/=1;alert(1)//')],
    ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`)],
    ['a page named photo.jpg', Buffer.from(`<!doctype html>${SCRIPT}`)],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a TIFF', Buffer.from('II*\x00\x08\x00\x00\x00')],
    ['an AVIF', Buffer.from('\x00\x00\x00\x20ftypavif', 'latin1')],
    ['a HEIC', Buffer.from('\x00\x00\x00\x20ftypheic', 'latin1')],
    ['a sound in the same container as WebP', Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('MAT-17~ are refused when they are %s', async (_what, bytes) => {
    expect(await errorOf(bytes)).toBe('NOT_A_PICTURE');
  });

  it('MAT-17~ are refused when they are cut off or only begin like a picture', async () => {
    for (const whole of [await jpeg(), await png(800, 600), await webp(800, 600)]) {
      expect(await errorOf(whole.subarray(0, 60))).toBe('PICTURE_BROKEN');
    }
    const cut = await jpeg(2000, 1500);
    expect(await errorOf(cut.subarray(0, Math.floor(cut.length / 2)))).toBe('PICTURE_BROKEN');
    expect(await errorOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(SCRIPT)]))).toBe(
      'PICTURE_BROKEN',
    );
  });

  it('MAT-17~ are refused when they would flood memory with pixels, before any is decoded', async () => {
    const flood = pngOf(30_000, 30_000, true);
    expect(flood.byteLength).toBeLessThan(MOST_BYTES / 10);
    expect(await errorOf(flood)).toBe('TOO_MANY_PIXELS');
    expect(await errorOf(pngOf(0x7fff_ffff, 0x7fff_ffff, false))).toMatch(/^(TOO_MANY_PIXELS|PICTURE_BROKEN)$/);
    expect(await errorOf(pngOf(8000, 6000, false))).toBe('PICTURE_BROKEN');
  });

  it('MAT-17~ that end the process they are drawn in harm nobody after them', async () => {
    drawn(await redrawer.redraw(await png()));
    const { pid } = redrawer;
    const unlucky = redrawer.redraw(await jpeg(6000, 6000));
    process.kill(pid!, 'SIGKILL');
    expect(await unlucky).toEqual({ error: 'PICTURE_BROKEN' });
    expect(drawn(await redrawer.redraw(await png())).large).toBeDefined();
    expect(redrawer.pid).not.toBe(pid);
  });

  it('MAT-17~ are drawn one after the other, and the process ends when there are none', async () => {
    const idle = new PictureRedrawer({ idleMs: 1 });
    const all = await Promise.all([png(), png(), png()].map(async (each) => idle.redraw(await each)));
    expect(all.every((one) => 'pictures' in one)).toBe(true);
    await eventually(() => expect(idle.pid).toBeUndefined(), 'the process is still there');
    idle.stop();
  });

  it('ACC-01~ of oneself are squares in two sizes; of an animated GIF the first picture counts', async () => {
    const still = await redrawer.redraw(await jpeg(900, 600), 'AVATAR');
    expect(await sharp(drawn(still).large).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(await sharp(drawn(still).small).metadata()).toMatchObject({ width: 192, height: 192 });
    const tiny = await redrawer.redraw(await png(300, 200), 'AVATAR');
    expect(await sharp(drawn(tiny).large).metadata()).toMatchObject({ width: 200, height: 200 });
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 90, height: 90, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { large } = drawn(await redrawer.redraw(gif, 'AVATAR'));
    expect((await sharp(large).metadata()).pages ?? 1).toBe(1);
    expect((await sharp(large).stats()).dominant.r).toBeGreaterThan(200);
    expect(await redrawer.redraw(gif)).toEqual({ error: 'NOT_A_PICTURE' });
    expect(await redrawer.redraw(Buffer.from('GIF89a/*..*/=1;alert(1)//'), 'AVATAR')).toMatchObject({
      error: 'PICTURE_BROKEN',
    });
    expect(await redrawer.redraw(await webp(), 'AVATAR')).toEqual({ error: 'NOT_A_PICTURE' });
  });
});
