import { userId, type UserId } from '@setpoint/kernel';
import { registrationId, tournamentId } from '../domain/tournament.js';

/** Whether a text can be an id of anything; whatever else it is, no table knows it. */
export const isId = (raw: string): boolean => /^[\w.:-]{1,100}$/.test(raw);

/** An id that nothing has. */
export const knownTo = (raw: string): string => (isId(raw) ? raw : '-');

export const toTournamentId = (raw: string) => tournamentId(knownTo(raw));
export const toRegistrationId = (raw: string) => registrationId(knownTo(raw));
export const toUserId = (raw: string): UserId => userId(knownTo(raw));

/** A person of another subgraph. */
export const userRef = (id: UserId): { readonly id: UserId } => ({ id });
