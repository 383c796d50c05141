import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 210 } } });

export const jpeg = (width = 800, height = 600) => blank(width, height).jpeg().toBuffer();
export const png = (width = 80, height = 60) => blank(width, height).png().toBuffer();
export const webp = (width = 80, height = 60) => blank(width, height).webp().toBuffer();

/** As a phone makes it: lying on its side, with place, time and camera. */
export const phonePhoto = () =>
  blank(800, 600)
    .withExif({
      IFD0: { Make: 'SecretPhone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 27/1 51/1', GPSLongitudeRef: 'E', GPSLongitude: '9/1 11/1 22/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of one colour that says it is this large; `honest`: it really is, in a few bytes. */
export function pngOf(width: number, height: number, honest: boolean): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = honest ? Buffer.alloc(height * (1 + Math.ceil(width / 8))) : Buffer.alloc(10);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
