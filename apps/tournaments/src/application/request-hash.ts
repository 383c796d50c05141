import { createHash } from 'node:crypto';

/** Tells whether a request with a known id asks for the same again. */
export const hashOf = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('hex');
