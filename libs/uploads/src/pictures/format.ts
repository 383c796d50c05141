export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif';

const startsWith = (bytes: Uint8Array, at: number, ...expected: number[]) =>
  expected.every((byte, i) => bytes[at + i] === byte);

/** What the first bytes say; names and declared types of uploads are not believed. Null for whatever is never taken. */
export function formatOf(bytes: Uint8Array): PictureFormat | null {
  if (startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWith(bytes, 0, 0x52, 0x49, 0x46, 0x46) && startsWith(bytes, 8, 0x57, 0x45, 0x42, 0x50)) return 'webp';
  if (startsWith(bytes, 0, 0x47, 0x49, 0x46, 0x38)) return 'gif';
  return null;
}
