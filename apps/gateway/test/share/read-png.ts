import { inflateSync } from 'node:zlib';

const BYTES_PER_PIXEL = 4;

export interface ReadPng {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, opacity. */
  pixel(x: number, y: number): readonly number[];
}

/** The pixels of a PNG with 8 bits for each of four channels, as resvg writes it. */
export function readPng(png: Buffer): ReadPng {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const isData = png.toString('latin1', at + 4, at + 8) === 'IDAT';
    if (isData) parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(parts));
  const row = width * BYTES_PER_PIXEL;
  const pixels = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)]!;
    for (let x = 0; x < row; x++) {
      const left = x < BYTES_PER_PIXEL ? 0 : pixels[y * row + x - BYTES_PER_PIXEL]!;
      const up = y === 0 ? 0 : pixels[(y - 1) * row + x]!;
      const corner = y === 0 || x < BYTES_PER_PIXEL ? 0 : pixels[(y - 1) * row + x - BYTES_PER_PIXEL]!;
      pixels[y * row + x] = raw[y * (row + 1) + 1 + x]! + predicted(filter, left, up, corner);
    }
  }
  const pixel = (x: number, y: number) => [...pixels.subarray(y * row + x * BYTES_PER_PIXEL).subarray(0, 4)];
  return { width, height, pixel };
}

/** PNG, 9.2. */
function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const byLeft = Math.abs(up - corner);
  const byUp = Math.abs(left - corner);
  const byCorner = Math.abs(left + up - 2 * corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
