import type { LanguageCode } from '@setpoint/i18n';

const ENTRY = `uid kind status sequence startsAt endsAt timeZone changedAt`;
const MATCH = `id sport { id } numberPlayers missing booked message
  teamA { user { displayName } badge } teamB { user { displayName } badge }
  court { name address city lat lng }`;

/** Everything in one player's calendar, asked on the player's behalf. */
export const PLAYER_CALENDAR = `query PlayerCalendar {
  me { displayName language }
  myCalendar { ${ENTRY} match { ${MATCH} } }
}`;

/** One match, asked on behalf of whoever wants to keep it. */
export const MATCH_CALENDAR = `query MatchCalendar($id: ID!) {
  me { language }
  match(id: $id) { calendarEntry { ${ENTRY} match { ${MATCH} } } }
}`;

export interface Seat {
  readonly user: { readonly displayName: string } | null;
  readonly badge: 'ACCEPTED' | 'AWAY' | 'REFUTED';
}

export interface ShownMatch {
  readonly id: string;
  readonly sport: { readonly id: string };
  readonly numberPlayers: 1 | 2;
  readonly missing: number;
  readonly booked: boolean;
  readonly message: string | null;
  readonly teamA: readonly Seat[];
  readonly teamB: readonly Seat[];
  readonly court: {
    readonly name: string;
    readonly address: string;
    readonly city: string;
    readonly lat: number;
    readonly lng: number;
  } | null;
}

export interface ShownEntry {
  readonly uid: string;
  readonly kind: 'MATCH' | 'INVITATION' | 'ORGANISE' | 'VOTE' | 'ENTER_RESULT' | 'CONFIRM_RESULT' | 'ANSWER_NO_SHOW';
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly sequence: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly changedAt: string;
  readonly match: ShownMatch | null;
}

export interface PlayerCalendar {
  readonly me: { readonly displayName: string; readonly language: LanguageCode | null } | null;
  readonly myCalendar: readonly ShownEntry[];
}

export interface MatchCalendar {
  readonly me: { readonly language: LanguageCode | null } | null;
  readonly match: { readonly calendarEntry: ShownEntry | null } | null;
}
