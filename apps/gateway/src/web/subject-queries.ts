import type { ShippedOperation } from '../graphql/shipped-operations.js';

/** What a public page is about. */
export type SubjectKind = 'court' | 'league' | 'level' | 'match' | 'player' | 'run' | 'tournament';

const TEAM = '{ badge user { id displayName } }';

const MATCH = `query MatchOfPage($id: ID!) {
  match(id: $id) {
    id state sport { id } numberPlayers datePlay timePlay startsAt endsAt timeZone missing city
    court { name city }
    teamA ${TEAM} teamB ${TEAM} guests { name side badge }
    result { outcome winner sets { a b tieBreak superTieBreak } }
  }
}`;

const PLAYER = `query PlayerOfPage($id: ID!) {
  player(id: $id) {
    id displayName slug sports locationName searchEngines
    levels { sport { id } numberPlayers { id } rating name selfAssessed }
  }
}`;

const COURT = `query CourtOfPage($id: ID!) {
  court(id: $id) { id name slug address city country lat lng phone website sports }
}`;

const TOURNAMENT = `query TournamentOfPage($id: ID!) {
  tournament(id: $id) {
    id name state sport { id } numberPlayers isPrivate startOn endedAt teams maxTeams placesLeft
    price { cents currency } place { city lat lng }
  }
}`;

const LEAGUE = `query LeagueOfPage($id: ID!) {
  league(id: $id) { id name year members sport { id } numberPlayers province { name } currentPhase { startsOn endsOn } }
}`;

const LEVEL = `query LevelOfPage($id: ID!) {
  level: levelUp(id: $id) {
    id from to name playedAt sport { id } numberPlayers { id }
    player { id displayName searchEngines }
  }
}`;

const RUN = `query RunOfPage($id: ID!) {
  run: tournamentRun(id: $id) {
    id result
    tournament { name sport { id } numberPlayers place { city } }
    entry { id players { id displayName } }
    fixtures {
      stage winner sets { a b tieBreak superTieBreak }
      sideA { entry { id players { id displayName } } } sideB { entry { id players { id displayName } } }
    }
  }
}`;

/** One query per kind of page, for its head and its share card. */
export const QUERIES: Readonly<Record<SubjectKind, ShippedOperation>> = {
  court: { operationName: 'CourtOfPage', query: COURT },
  league: { operationName: 'LeagueOfPage', query: LEAGUE },
  level: { operationName: 'LevelOfPage', query: LEVEL },
  match: { operationName: 'MatchOfPage', query: MATCH },
  player: { operationName: 'PlayerOfPage', query: PLAYER },
  run: { operationName: 'RunOfPage', query: RUN },
  tournament: { operationName: 'TournamentOfPage', query: TOURNAMENT },
};

export interface MatchOfPage {
  readonly id: string;
  readonly state: string;
  readonly sport: { readonly id: string };
  readonly numberPlayers: number;
  readonly datePlay: string | null;
  readonly timePlay: string | null;
  /** Instants; null while the time is not set. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly timeZone: string;
  readonly missing: number;
  readonly city: string | null;
  readonly court: { readonly name: string; readonly city: string } | null;
  readonly teamA: readonly PlaceOfPage[];
  readonly teamB: readonly PlaceOfPage[];
  readonly guests: readonly GuestOfPage[];
  readonly result: {
    readonly outcome: 'COMPLETED' | 'TIME_EXPIRED' | 'RETIRED' | 'WALKOVER';
    readonly winner: 'A' | 'B' | null;
    readonly sets: readonly SetOfPage[];
  } | null;
}

export interface GuestOfPage extends Pick<PlaceOfPage, 'badge'> {
  readonly name: string | null;
  readonly side: 'A' | 'B';
}

export interface PlaceOfPage {
  readonly badge: 'ACCEPTED' | 'AWAY' | 'REFUTED';
  readonly user: { readonly id: string; readonly displayName: string };
}

export interface SetOfPage {
  readonly a: number;
  readonly b: number;
  /** Points of the loser in the tie-break. */
  readonly tieBreak: number | null;
  readonly superTieBreak: boolean;
}

export interface PlayerOfPage {
  readonly id: string;
  readonly displayName: string;
  readonly slug: string;
  readonly sports: readonly number[];
  readonly locationName: string | null;
  readonly searchEngines: boolean;
  readonly levels: readonly {
    readonly sport: { readonly id: string };
    readonly numberPlayers: { readonly id: string };
    readonly rating: number | null;
    readonly name: string;
    readonly selfAssessed: boolean;
  }[];
}

export interface CourtOfPage {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  readonly phone: string | null;
  readonly website: string | null;
  readonly sports: readonly number[];
}

export interface TournamentOfPage {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly sport: { readonly id: string };
  readonly numberPlayers: number;
  readonly isPrivate: boolean;
  readonly startOn: string;
  readonly endedAt: string | null;
  readonly teams: number;
  readonly maxTeams: number;
  readonly placesLeft: number;
  readonly price: { readonly cents: number; readonly currency: string };
  readonly place: { readonly city: string; readonly lat: number; readonly lng: number };
}

export interface LeagueOfPage {
  readonly id: string;
  readonly name: string;
  readonly year: number;
  readonly members: number;
  readonly sport: { readonly id: string };
  readonly numberPlayers: number;
  readonly province: { readonly name: string };
  readonly currentPhase: { readonly startsOn: string; readonly endsOn: string } | null;
}

/** A level (half step) that the player has reached. */
export interface LevelOfPage {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly playedAt: string;
  readonly sport: { readonly id: string };
  readonly numberPlayers: { readonly id: string };
  readonly player: { readonly id: string; readonly displayName: string; readonly searchEngines: boolean };
}

/** How far a player got in a bracket. */
export interface RunOfPage {
  readonly id: string;
  readonly result: 'WINNER' | 'OUT' | 'PLAYING';
  readonly tournament: {
    readonly name: string;
    readonly sport: { readonly id: string };
    readonly numberPlayers: number;
    readonly place: { readonly city: string };
  };
  readonly entry: EntryOfPage;
  /** From the first round on. */
  readonly fixtures: readonly {
    readonly stage: string;
    readonly winner: 'A' | 'B' | null;
    readonly sets: readonly SetOfPage[];
    readonly sideA: { readonly entry: EntryOfPage | null };
    readonly sideB: { readonly entry: EntryOfPage | null };
  }[];
}

export interface EntryOfPage {
  readonly id: string;
  readonly players: readonly { readonly id: string; readonly displayName: string }[];
}

/** Public facts about the subject of a page. */
export type FoundSubject =
  | { readonly kind: 'court'; readonly court: CourtOfPage }
  | { readonly kind: 'league'; readonly league: LeagueOfPage }
  | { readonly kind: 'level'; readonly level: LevelOfPage }
  | { readonly kind: 'match'; readonly match: MatchOfPage }
  | { readonly kind: 'player'; readonly player: PlayerOfPage }
  | { readonly kind: 'run'; readonly run: RunOfPage }
  | { readonly kind: 'tournament'; readonly tournament: TournamentOfPage };
