import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal, as Apollo Server and Apollo Client name documents. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
