import { slug } from './slug.js';

/** What the target of a notification depends on. Relations that do not apply to a type are null or absent. */
export interface NotificationLinks {
  readonly type: string;
  readonly sender?: PersonLink | null;
  readonly relAuth?: PersonLink | null;
  readonly relMatch?: { readonly id: string } | null;
  readonly relChat?: { readonly id: string } | null;
  readonly relTournament?: { readonly id: string } | null;
  readonly relLeague?: { readonly id: string } | null;
  readonly relLevel?: {
    readonly sport: { readonly id: string };
    readonly numberPlayers: { readonly id: string };
  } | null;
  readonly relCourt?: { readonly id: string; readonly name?: string | null } | null;
}

interface PersonLink {
  readonly id: string;
  readonly firstName?: string | null;
}

const HOME = '/';

/** The path that a click on a notification opens (NTF-02). Unknown types, and relations that are gone, lead home. */
export function notificationTarget(notification: NotificationLinks): string {
  const { type, sender, relAuth, relMatch, relChat, relTournament, relLeague, relLevel, relCourt } = notification;
  switch (true) {
    case type === 'FOLLOWED' || type === 'REFERRAL_ACCEPTED':
      return profile(sender);
    case type === 'LEVEL_UP' && Boolean(relAuth):
      // The page that explains the level change and lets the player share it (BYD-14).
      return `${profile(relAuth)}/level${relLevel ? `?format=${relLevel.sport.id}-${relLevel.numberPlayers.id}` : ''}`;
    case type.startsWith('LEVEL_'):
      return profile(relAuth);
    case type === 'COURT_SUGGESTION_REJECTED':
      // The list of the player's own suggestions, with the reason (CRT-05).
      return '/court/new';
    case type.startsWith('COURT_'):
      return relCourt ? `/court/${encodeURIComponent(relCourt.id)}/${slug(relCourt.name ?? '')}` : HOME;
    case type.startsWith('CHAT_'):
      return to('/dashboard/chat', relChat);
    case type === 'TOURNAMENT_EXTENSION' || type === 'LEAGUE_EXTENSION':
      if (relLeague) return `${to('/league', relLeague)}/matches`;
      return relTournament ? `${to('/tournament', relTournament)}/matches` : HOME;
    case type.startsWith('TOURNAMENT_'):
      return to('/tournament', relTournament);
    case type.startsWith('LEAGUE_'):
      return to('/league', relLeague);
    case type.startsWith('PAYMENT_') || type.startsWith('CREDIT_'):
      return '/player/account/payments';
    case type === 'SUPPORT_MESSAGE' || type === 'AVATAR_REMOVED':
      // The full text is shown there.
      return '/player/notifications';
    case /^(MATCH|RESULT|EVALUATION|NO_SHOW|WAITED_MATCH|MISCONDUCT)_/.test(type):
      return to('/match', relMatch);
    default:
      return HOME;
  }
}

function to(path: string, what: { readonly id: string } | null | undefined): string {
  return what ? `${path}/${encodeURIComponent(what.id)}` : HOME;
}

function profile(person: PersonLink | null | undefined): string {
  return person ? `/player/${encodeURIComponent(person.id)}/${slug(person.firstName ?? '')}` : HOME;
}
