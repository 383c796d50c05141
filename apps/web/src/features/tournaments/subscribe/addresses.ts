import { tournamentPath as pathOf } from '../../../entities/competitions/tournament-link.js';

export const tournamentPath = (id: string): string => pathOf({ id });
export const subscribePath = (id: string): string => pathOf({ id }, 'subscribe');
export const confirmedPath = (id: string): string => pathOf({ id }, 'subscribe', 'confirmed');

/** The screen of a refusal; the partner it is about is named for the way on. */
export function refusedPath(id: string, code: string, partnerId: string | null = null): string {
  const search = new URLSearchParams({ why: code, ...(partnerId && { partner: partnerId }) });
  return `${subscribePath(id)}/error?${search.toString()}`;
}
