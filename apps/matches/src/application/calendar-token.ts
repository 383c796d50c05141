import { randomBytes } from 'node:crypto';

/** 256 random bits; knowing them is enough to read the calendar. */
export const newCalendarToken = (): string => randomBytes(32).toString('base64url');
