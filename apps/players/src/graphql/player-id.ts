import { userId, type UserId } from '@setpoint/kernel';

const NOBODY = userId('');

/** Brands an id sent by a client. Ids with NUL, which Postgres rejects, match nobody. */
export const playerId = (raw: string): UserId => (raw.includes('\0') ? NOBODY : userId(raw));
