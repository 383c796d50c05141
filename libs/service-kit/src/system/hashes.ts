import { createHash, type BinaryToTextEncoding } from 'node:crypto';

/** What is kept of a random token: SHA-256, base64url. A plain hash of one cannot be reversed. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether a request with a known id repeats the same input. Hashes are kept with requests: an encoding never changes. */
export const hashOfRequest = (input: unknown, encoding: BinaryToTextEncoding = 'hex'): string =>
  createHash('sha256').update(JSON.stringify(input)).digest(encoding);
