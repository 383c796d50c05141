import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: whoever knows them reads the calendar. */
export const newCalendarToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It is random, so that a plain hash can't be turned back. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
