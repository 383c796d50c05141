import type { LanguageCode } from '@setpoint/i18n';

const ENTRY = `uid kind status sequence startsAt endsAt timeZone changedAt`;
const MATCH = `id sport { id } numberPlayers missing booked message
  teamA { user { displayName } badge } teamB { user { displayName } badge }
  guests { name side badge }
  court { name address city lat lng }`;

/** A player's whole calendar, queried on the player's behalf. */
export const PLAYER_CALENDAR = `query PlayerCalendar {
  me { displayName language }
  myCalendar { ${ENTRY} match { ${MATCH} } }
  myRegistrations { id createdAt tournament { id name timeZone myTasks { kind until } } }
  mySubscriptions { id state createdAt until league { id name timeZone } }
}`;

/** One match, queried on behalf of the caller. */
export const MATCH_CALENDAR = `query MatchCalendar($id: ID!) {
  me { language }
  match(id: $id) { calendarEntry { ${ENTRY} match { ${MATCH} } } }
}`;

export interface Seat {
  readonly user: { readonly displayName: string } | null;
  readonly badge: 'ACCEPTED' | 'AWAY' | 'REFUTED';
}

export interface GuestSeat extends Pick<Seat, 'badge'> {
  readonly name: string | null;
  readonly side: 'A' | 'B';
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
  readonly guests: readonly GuestSeat[];
  readonly court: {
    readonly name: string;
    readonly address: string;
    readonly city: string;
    readonly lat: number;
    readonly lng: number;
  } | null;
}

/** A deadline of a tournament or league. */
export type CompetitionTodo = 'PAY' | 'TAKE_OFFERED_PLACE' | 'ENTER_AVAILABILITY' | 'SETTLE_PAYMENT';

export interface ShownEntry {
  readonly uid: string;
  readonly kind:
    | ('MATCH' | 'PLAY_PERIOD' | 'INVITATION' | 'ORGANISE' | 'ANSWER_PROPOSAL' | 'VOTE')
    | ('ENTER_RESULT' | 'CONFIRM_RESULT' | 'ANSWER_NO_SHOW')
    | CompetitionTodo;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly sequence: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly changedAt: string;
  readonly match: ShownMatch | null;
  /** Kinds of deadlines of tournaments and leagues. */
  readonly competition?: { readonly name: string; readonly path: string };
}

export interface PlayerCalendar {
  readonly me: { readonly displayName: string; readonly language: LanguageCode | null } | null;
  readonly myCalendar: readonly ShownEntry[];
  readonly myRegistrations: readonly {
    readonly id: string;
    readonly createdAt: string;
    readonly tournament: Competition & {
      readonly myTasks: readonly { readonly kind: string; readonly until: string | null }[];
    };
  }[];
  readonly mySubscriptions: readonly {
    readonly id: string;
    readonly state: string;
    readonly createdAt: string;
    readonly until: string | null;
    readonly league: Competition;
  }[];
}

interface Competition {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
}

export interface MatchCalendar {
  readonly me: { readonly language: LanguageCode | null } | null;
  readonly match: { readonly calendarEntry: ShownEntry | null } | null;
}
