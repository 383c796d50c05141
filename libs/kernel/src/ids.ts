/** A branded string; cast only where data comes in (resolvers, event handlers, rows). */
export type Id<Tag extends string> = string & { readonly __id: Tag };

export type UserId = Id<'User'>;
export type MatchId = Id<'Match'>;
export type CourtId = Id<'Court'>;
export type NotificationId = Id<'Notification'>;

/** Brands a raw string that comes in. */
export const userId = (raw: string) => raw as UserId;
export const matchId = (raw: string) => raw as MatchId;
export const courtId = (raw: string) => raw as CourtId;
export const notificationId = (raw: string) => raw as NotificationId;

/** The platform itself, as sender of messages and notifications (CHT-06, NTF-03). */
export const PLATFORM_USER = '1' as UserId;

const GUEST = 'guest:';

/** The id of somebody whom a tournament names without an account (BYD-07); no account has such an id. */
export const tournamentGuest = (raw: string) => userId(`${GUEST}${raw}`);
export const isTournamentGuest = (id: string): boolean => id.startsWith(GUEST);
