import { randomBytes } from 'node:crypto';

/** The stored sizes of a picture, by the longer side in pixels. */
export const SIZES = { small: 640, large: 1600 } as const;
export type PictureSize = keyof typeof SIZES;
export const PICTURE_SIZES = Object.keys(SIZES) as PictureSize[];

/** 256 random bits: nobody finds a picture by guessing where it is. */
export const newUploadKey = (): string => randomBytes(32).toString('base64url');

const KEY = /^[\w-]{43}$/;
export const isUploadKey = (text: string): boolean => KEY.test(text);

/** Where a picture stands in a store. */
export function fileName(key: string, size: PictureSize): string {
  if (!isUploadKey(key)) throw new Error('this is no key of an upload');
  return `${key}/${size}.webp`;
}

/** Where a document stands, which is kept as it came and shown to nobody but support. */
export function documentName(key: string): string {
  if (!isUploadKey(key)) throw new Error('this is no key of an upload');
  return `${key}/document`;
}

/** The small size of an address that `addressOfUpload` made for the large one; other addresses stay. */
export const smallerAddress = (address: string): string =>
  address.replace(/^(\/uploads\/[\w-]{43})\/large\.webp$/, '$1/small.webp');

/** Where browsers find it. */
export const addressOfUpload = (key: string, size: PictureSize): string => `/uploads/${fileName(key, size)}`;
