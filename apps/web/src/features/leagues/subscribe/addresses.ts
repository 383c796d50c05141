import { leaguePath } from '../../../entities/competitions/league-link.js';

export const subscribePath = (id: string): string => leaguePath({ id }, 'subscribe');
export const confirmedPath = (id: string): string => leaguePath({ id }, 'subscribe', 'confirmed');

/** The screen of a refusal. */
export const refusedPath = (id: string, code: string): string =>
  `${subscribePath(id)}/error?${new URLSearchParams({ why: code }).toString()}`;
