import { formatOf } from '../pictures/format.js';

/** A scan of a few pages. */
export const MOST_DOCUMENT_BYTES = 5_000_000;
export type DocumentType = 'application/pdf' | 'image/jpeg' | 'image/png';

const PDF = '%PDF-';

/** What the first bytes say; names and declared types are not believed. Null for whatever is not taken. */
export function documentTypeOf(bytes: Uint8Array): DocumentType | null {
  if (Buffer.from(bytes.subarray(0, PDF.length)).toString('latin1') === PDF) return 'application/pdf';
  const format = formatOf(bytes);
  return format === 'jpeg' || format === 'png' ? `image/${format}` : null;
}
