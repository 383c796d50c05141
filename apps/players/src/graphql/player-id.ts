import { userId, type UserId } from '@setpoint/kernel';

const NOBODY = userId('');

/** Brands an id that a client sent. No id has a NUL, and Postgres takes none: then it is nobody's. */
export const playerId = (raw: string): UserId => (raw.includes('\0') ? NOBODY : userId(raw));
