import type { DataOf, EventContract, playerJoined } from '@setpoint/events';
import { PLATFORM_USER } from '@setpoint/kernel';
import type { CompetitionLink, Notice, NotificationType } from '../notice.js';

/** Data known to this service but not contained in events. */
export interface Known {
  /** Who invited the person to the platform. */
  readonly referredBy?: string | null;
}

/** Who is notified of one kind of event. */
export interface Rule {
  readonly contract: EventContract;
  noticesOf(data: unknown, known: Known): Notice[];
}

export type MatchOfNotice = DataOf<typeof playerJoined>['match'];

/** Casts `unknown` data to the type whose schema has validated it. */
export function rule<C extends EventContract>(
  contract: C,
  noticesOf: (data: DataOf<C>, known: Known) => Notice[],
): Rule {
  return { contract, noticesOf: (data, known) => noticesOf(data as DataOf<C>, known) };
}

export function notices(
  type: NotificationType,
  senderId: string,
  to: readonly string[],
  match?: MatchOfNotice,
): Notice[] {
  return [...new Set(to)]
    .filter((userId) => userId !== senderId && userId !== PLATFORM_USER)
    .map((userId) => ({
      userId,
      type,
      senderId,
      matchId: match?.matchId ?? null,
      courtId: match?.courtId ?? null,
      level: null,
      guestName: null,
      competition: null,
      about: null,
    }));
}

export const ofCompetition = (
  { kind, id, name }: CompetitionLink & { readonly name: string },
  told: readonly Notice[],
): Notice[] => told.map((notice) => ({ ...notice, competition: { kind, id }, about: name }));
