import { userId, type UserId } from '@setpoint/kernel';
import { registrationId, tournamentId } from '../domain/tournament.js';

/** Whether a text can be an id at all; anything else is in no table. */
export const isId = (raw: string): boolean => /^[\w.:-]{1,100}$/.test(raw);

/** An id that matches nothing. */
export const knownTo = (raw: string): string => (isId(raw) ? raw : '-');

export const toTournamentId = (raw: string) => tournamentId(knownTo(raw));
export const toRegistrationId = (raw: string) => registrationId(knownTo(raw));
export const toUserId = (raw: string): UserId => userId(knownTo(raw));

/** Reference to a person of another subgraph. */
export const userRef = (id: UserId): { readonly id: UserId } => ({ id });
