/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AnswerInvitationInput = {
  accept: boolean;
  matchId: string;
};

export type AvailabilitySlotInput = {
  from: string;
  to: string;
  weekday: number;
};

export type ChangeMatchOptionsInput = {
  levelMax?: number | null | undefined;
  levelMin?: number | null | undefined;
  matchId: string;
  message?: string | null | undefined;
  visibility?: MatchVisibility | null | undefined;
};

/** Why the clock was not moved. */
export type ClockErrorCode =
  /** This installation runs on real time. */
  | 'CLOCK_NOT_MOVABLE'
  /** Not between 1 second and 60 days. */
  | 'CLOCK_STEP_NOT_ALLOWED';

export type ConfirmResultInput = {
  evaluations?: Array<EvaluationInput> | null | undefined;
  matchId: string;
};

/** Refusals of this subgraph. */
export type CourtErrorCode =
  /** There is no such centre. */
  'COURT_NOT_FOUND';

/** What a centre offers to players who come through the platform (CRT-02). */
export type CourtOffer =
  | 'BALL_TUBE_RENTAL'
  | 'ONE_EURO_BOOKING_DISCOUNT'
  | 'TWO_EURO_BOOKING_DISCOUNT'
  /** A bottle of water, free. */
  | 'WATER_BOTTLE';

export type CourtsFilter = {
  covered?: boolean | null | undefined;
  /** Only the signed-in player's favourites. */
  favourites?: boolean | null | undefined;
  near?: NearInput | null | undefined;
  offers?: Array<CourtOffer> | null | undefined;
  sport?: number | null | undefined;
  surfaces?: Array<Surface> | null | undefined;
  /** Part of the name or of the city; typo-tolerant, accent-blind. */
  text?: string | null | undefined;
};

export type CourtsOrder = 'DISTANCE' | 'NAME';

/** The wizard's draft (MAT-02). */
export type CreateMatchInput = {
  booked?: boolean | null | undefined;
  courtId?: string | null | undefined;
  datePlay?: string | null | undefined;
  gameMode?: GameMode | null | undefined;
  /** Besides the organiser, who is the first of team A. */
  inviteTeamA?: Array<string>;
  inviteTeamB?: Array<string>;
  isFriendly?: boolean;
  /** 0 or null: no limit. */
  levelMax?: number | null | undefined;
  /** 0 or null: no limit. */
  levelMin?: number | null | undefined;
  /** At most 140 characters. */
  message?: string | null | undefined;
  /** 60, 90 or 120. */
  minutesPlay?: number | null | undefined;
  numberPlayers: number;
  /** Made by the client once for each draft; sending twice creates one match. */
  requestId: string;
  sport: number;
  timePlay?: string | null | undefined;
  visibility?: MatchVisibility;
};

/** Parts of the day (PLY-10). */
export type DayBand =
  /** 13 to 18 */
  | 'AFTERNOON'
  /** 18 to 23 */
  | 'EVENING'
  /** 06 to 13 */
  | 'MORNING';

export type DisputeResultInput = {
  matchId: string;
  /** At most 140 characters. */
  note: string;
};

export type EnterResultInput = {
  /** At most 140 characters. */
  comment?: string | null | undefined;
  evaluations?: Array<EvaluationInput> | null | undefined;
  matchId: string;
  outcome?: ResultOutcome;
  sets: Array<SetScoreInput>;
  /** The side that won by retirement or walkover. */
  winner?: Side | null | undefined;
};

export type EvaluateOpponentsInput = {
  evaluations: Array<EvaluationInput>;
  matchId: string;
};

/** An evaluation of an opponent: all nine criteria or none, 1 to 5 each (RES-06). */
export type EvaluationInput = {
  availability?: number | null | undefined;
  backhand?: number | null | undefined;
  collaboration?: number | null | undefined;
  fairness?: number | null | undefined;
  forehand?: number | null | undefined;
  power?: number | null | undefined;
  punctuality?: number | null | undefined;
  serve?: number | null | undefined;
  speed?: number | null | undefined;
  userId: string;
};

/** How a match is scored (RES-02). */
export type GameMode =
  /** Best of three sets to 4, tie-break at 3-3, killer point. */
  | 'NEXTGEN'
  /** One set to 9 games, tie-break at 8-8. */
  | 'ONE_SET_9_GAMES'
  /** Best of three sets to 6, super tie-break as third set allowed. */
  | 'THREE_SETS_6_GAMES';

export type InvitePlayersInput = {
  matchId: string;
  playerIds: Array<string>;
  side: Side;
};

export type JoinMatchInput = {
  matchId: string;
  /** Any side with a free place when left out. */
  side?: Side | null | undefined;
};

/** The four languages. */
export type Language = 'en' | 'es' | 'fr' | 'it';

/** Names of the levels (LVL-02). */
export type LevelName =
  /** 5.0 to 5.5 */
  | 'ADVANCED'
  /** 1.0 to 2.0 */
  | 'BEGINNER'
  /** 3.5 to 4.5 */
  | 'INTERMEDIATE'
  | 'NONE'
  /** 6.0 to 7.0 */
  | 'PRO'
  /** 2.5 to 3.0 */
  | 'ROOKIE';

/** What can be done with a match. */
export type MatchAction =
  | 'ACCEPT'
  | 'CANCEL'
  | 'CHANGE_OPTIONS'
  | 'CONFIRM_RESULT'
  | 'DECLINE'
  | 'DISPUTE_RESULT'
  | 'ENTER_RESULT'
  | 'EVALUATE'
  | 'INVITE'
  | 'JOIN'
  | 'LEAVE'
  | 'ORGANISE'
  | 'REMOVE_PLAYER'
  | 'REORGANISE';

/** Refusals of this subgraph. */
export type MatchErrorCode =
  /** You answered this invitation already. */
  | 'ALREADY_ANSWERED'
  /** This player can't be invited: not a player you follow, or a block stands between you. */
  | 'CANNOT_INVITE'
  /** You can't join this match: it is private, a block stands between you, or you are away. */
  | 'CANNOT_JOIN'
  /** The court is not known. */
  | 'COURT_NOT_FOUND'
  /** No draw in this stage (RES-05). */
  | 'DRAW_NOT_ALLOWED'
  /** A player stands twice in the teams. */
  | 'DUPLICATE_PLAYERS'
  /** An evaluation has all nine criteria or none (RES-06). */
  | 'EVALUATION_INCOMPLETE'
  /** One friendly match every 30 days (MAT-04). */
  | 'FRIENDLY_LIMIT'
  /** These games are not possible in this game mode. */
  | 'GAME_COUNT_NOT_ALLOWED'
  /** One or more fields are not valid; see fieldErrors. */
  | 'INVALID_DATA'
  /** This player is invited or plays already. */
  | 'INVITATION_EXISTS'
  /** This invitation is not for you. */
  | 'INVITATION_NOT_FOR_YOU'
  /** The last participant can't leave; cancel instead (MAT-11). */
  | 'LAST_PARTICIPANT'
  /** You are outside the match's level limits. */
  | 'LEVEL_NOT_ALLOWED'
  /** There is no such match, or it is not for you. */
  | 'MATCH_NOT_FOUND'
  /** You play another match at that time (MAT-18). */
  | 'MATCH_OVERLAPS'
  /** Date and time have to be in the future. */
  | 'NOT_IN_THE_FUTURE'
  /** The match is not in a state for this. */
  | 'NOT_IN_THIS_STATE'
  /** Only the organiser does this. */
  | 'NOT_THE_ORGANISER'
  /** The side that entered the result can't confirm or dispute it. */
  | 'OWN_RESULT'
  /** You evaluated this player already (RES-06). */
  | 'RATING_ALREADY_ENTERED'
  /** The result is saved already (RES-03). */
  | 'RESULT_ALREADY_SAVED'
  /** No super tie-break here. */
  | 'SUPER_TIE_BREAK_NOT_ALLOWED'
  /** The last place is taken (MAT-10). */
  | 'TEAM_FULL'
  /** Less than 2 hours before the start (MAT-11). */
  | 'TOO_LATE_TO_LEAVE'
  /** Too many requests; try later. */
  | 'TOO_MANY_REQUESTS'
  /** This player is not in the match. */
  | 'USER_NOT_IN_MATCH';

export type MatchIdInput = {
  matchId: string;
};

/** The states of a match (MAT-06). */
export type MatchState =
  /** A result was entered; the other side has not answered. */
  | 'AWAITING_CONFIRMATION'
  /** Played; the result is missing. */
  | 'AWAITING_RESULT'
  /** Called off. Final. */
  | 'CANCELLED'
  /** The result counts. */
  | 'CONFIRMED'
  /** Its time passed with incomplete teams. */
  | 'EXPIRED'
  /** No result within 15 days. */
  | 'NOT_PLAYED'
  /** Court, date, time or players are missing. */
  | 'ORGANIZING'
  /** Everything is set. */
  | 'READY';

export type MatchVisibility = 'PRIVATE' | 'PUBLIC';

/** Filters of the list of matches (FLT-03). */
export type MatchesFilter = {
  /** Only matches of this court. */
  courtId?: string | null | undefined;
  /** Matches open to this level. */
  level?: number | null | undefined;
  /** Free places: any of these numbers. */
  missing?: Array<number> | null | undefined;
  near?: NearInput | null | undefined;
  numberPlayers?: number | null | undefined;
  /** Only confirmed and coming matches of this player. */
  playerId?: string | null | undefined;
  sports?: Array<number> | null | undefined;
  states?: Array<MatchState> | null | undefined;
};

export type MatchesOrder = 'DATE' | 'DISTANCE';

export type MessageChannel = 'EMAIL' | 'PUSH' | 'SMS' | 'WHATSAPP';

export type MessageState = 'FAILED' | 'SENT' | 'WAITING';

export type MessagesFilter = {
  channel?: MessageChannel | null | undefined;
  /** Part of the address. */
  to?: string | null | undefined;
};

/** Where to move the clock. */
export type MoveClockInput = {
  /** Seconds to go forward, 1 to 5,184,000 (60 days). */
  seconds: number;
};

export type MyMatches = 'PAST' | 'UPCOMING' | 'WAITING';

/** A point and a radius. */
export type NearInput = {
  /** Radius in km, 1 to 500. */
  km?: number | null | undefined;
  lat: number;
  lng: number;
};

/** Refusals of this subgraph. */
export type NotificationErrorCode =
  /** what: single needs notificationId. */
  | 'NOTIFICATION_ID_REQUIRED'
  /** There is no such notification of yours. */
  | 'NOTIFICATION_NOT_FOUND';

/** Types of notifications that exist so far (NTF-01). */
export type NotificationType =
  | 'EVALUATION_RECEIVED'
  | 'FOLLOWED'
  | 'MATCH_AUTO_CANCELLED'
  | 'MATCH_CANCELLED'
  | 'MATCH_INVITATION_ACCEPTED'
  | 'MATCH_INVITATION_DECLINED'
  | 'MATCH_INVITED'
  | 'MATCH_JOINED'
  | 'MATCH_LEFT'
  | 'MATCH_ORGANISED'
  | 'MATCH_REMINDER'
  /** You were removed from a match. */
  | 'MATCH_REMOVED'
  | 'MATCH_REORGANISED'
  /** Somebody registered with your invitation. */
  | 'REFERRAL_ACCEPTED'
  | 'RESULT_AUTO_CONFIRMED'
  | 'RESULT_CONFIRMED'
  | 'RESULT_DISPUTED'
  | 'RESULT_ENTERED';

export type OrganiseMatchInput = {
  booked?: boolean | null | undefined;
  courtId: string;
  datePlay: string;
  matchId: string;
  minutesPlay?: number;
  timePlay: string;
};

/** How an invited player stands (MAT-20). */
export type PlaceBadge =
  | 'ACCEPTED'
  /** Invited, not yet answered. */
  | 'AWAY'
  /** Declined. */
  | 'REFUTED';

/** Refusals of this subgraph. */
export type PlayerErrorCode =
  /** You can't follow or block yourself. */
  | 'CANNOT_RELATE_TO_YOURSELF'
  /** One or more fields are not valid; see fieldErrors. */
  | 'INVALID_DATA'
  /** Nobody has this code. */
  | 'INVITE_CODE_USER_NOT_FOUND'
  /** A level goes from 1.0 to 7.0 in steps of 0.5. */
  | 'LEVEL_NOT_ALLOWED'
  /** One of you has blocked the other. */
  | 'PLAYER_BLOCKED'
  /** There is no such player. */
  | 'PLAYER_NOT_FOUND'
  /** At least one sport is needed. */
  | 'SPORT_REQUIRED'
  /** Too many requests; try later. */
  | 'TOO_MANY_REQUESTS';

/** Filters of the list of players (FLT-02). */
export type PlayersFilter = {
  ageMax?: number | null | undefined;
  ageMin?: number | null | undefined;
  /** Weekdays, 1 Monday to 7 Sunday. */
  availability?: Array<number> | null | undefined;
  availabilityHours?: Array<DayBand> | null | undefined;
  /** Only players that the signed-in player follows. */
  followed?: boolean | null | undefined;
  /** Level names; any of them in any of the sports. */
  levels?: Array<LevelName> | null | undefined;
  /** Typo-tolerant, accent-blind; when given, all other filters are ignored. */
  name?: string | null | undefined;
  near?: NearInput | null | undefined;
  sex?: Sex | null | undefined;
  sports?: Array<number> | null | undefined;
};

export type PlayersOrder =
  /** From the position searched near, else from where the signed-in player is; without either as LATEST_LOGIN. */
  | 'DISTANCE'
  /** Who was here last comes first; with a name, the name most like it comes first. */
  | 'LATEST_LOGIN'
  /** By first name, then last name. */
  | 'NAME';

export type PlayingHand = 'LEFT' | 'RIGHT';

/** Language, or location; what is left out stays. */
export type ProfilesData = {
  kmToSearch?: number | null | undefined;
  language?: Language | null | undefined;
  locationCountry?: string | null | undefined;
  locationFullname?: string | null | undefined;
  locationLat?: number | null | undefined;
  locationLng?: number | null | undefined;
  locationName?: string | null | undefined;
};

export type RemovePlayerInput = {
  matchId: string;
  playerId: string;
};

export type ResultOutcome =
  | 'COMPLETED'
  /** The losing side gave up during the match. */
  | 'RETIRED'
  /** Unfinished by time; counts as a draw or by sets won. */
  | 'TIME_EXPIRED'
  /** The losing side did not play. */
  | 'WALKOVER';

/** What an account may do besides playing. */
export type Role =
  /** Edits the centres it owns. */
  | 'COURT_OWNER'
  /** Works in the support app. */
  | 'SUPPORT';

export type SaveAvailabilityInput = {
  noFixedDays: boolean;
  slots: Array<AvailabilitySlotInput>;
};

export type SaveProfileInput = {
  birthDate?: string | null | undefined;
  description?: string | null | undefined;
  firstName?: string | null | undefined;
  heightCm?: number | null | undefined;
  lastName?: string | null | undefined;
  playingHand?: PlayingHand | null | undefined;
  sex?: Sex | null | undefined;
  weightKg?: number | null | undefined;
};

export type SaveSportsInput = {
  sports: Array<SportChoice>;
};

export type SetScoreInput = {
  a: number;
  b: number;
  superTieBreak?: boolean | null | undefined;
  tieBreak?: number | null | undefined;
};

export type Sex =
  /** Female */
  | 'F'
  /** Male */
  | 'M';

export type Side = 'A' | 'B';

/** A sport with one's own estimate of the level. */
export type SportChoice = {
  /** 1.0 to 7.0 in steps of 0.5; null for 'I don't know'. */
  level?: number | null | undefined;
  /** 1 tennis, 2 padel. */
  sport: number;
};

/** Surfaces (CRT-02). */
export type Surface =
  | 'CLAY'
  | 'GRASS'
  | 'GREENSET'
  | 'GREEN_CLAY'
  | 'HARD'
  | 'MATECO'
  | 'RACQUETBALL'
  | 'SQUASH'
  | 'SYNTHETIC'
  | 'SYNTHETIC_GRASS';

export type WaitingKind = 'CONFIRM_RESULT' | 'ENTER_RESULT' | 'INVITATION' | 'ORGANISE';

export type MyRolesQueryVariables = Exact<{ [key: string]: never }>;

export type MyRolesQuery = { me: { id: string; roles: Array<Role> | null } | null };

export type PlatformClockQueryVariables = Exact<{ [key: string]: never }>;

export type PlatformClockQuery = { platformClock: { now: string; aheadSeconds: number; movable: boolean } };

export type MoveClockMutationVariables = Exact<{
  input: MoveClockInput;
}>;

export type MoveClockMutation = {
  moveClock: {
    success: boolean;
    errorCode: ClockErrorCode | null;
    clock: { now: string; aheadSeconds: number; movable: boolean } | null;
  };
};

export type SupportMessagesQueryVariables = Exact<{
  filter?: MessagesFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;

export type SupportMessagesQuery = {
  messages: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        channel: MessageChannel;
        to: string;
        subject: string | null;
        text: string;
        html: string | null;
        template: string;
        language: string;
        state: MessageState;
        createdAt: string;
        sentAt: string | null;
        attempts: number;
      };
    }>;
  };
};

export type SaveLanguageMutationVariables = Exact<{
  profilesData: ProfilesData;
}>;

export type SaveLanguageMutation = { updateUser: { success: boolean; errorCode: PlayerErrorCode | null } };

export type CourtCardFragment = {
  id: string;
  name: string;
  slug: string;
  address: string;
  city: string;
  lat: number;
  lng: number;
  timeZone: string;
  sports: Array<number>;
  offers: Array<CourtOffer>;
  isMyFavourite: boolean;
  favouritesCount: number;
  fields: Array<{ id: string; sport: number; surface: Surface; covered: boolean }>;
};

export type SearchPlacesQueryVariables = Exact<{
  text: string;
  language?: string | null | undefined;
}>;

export type SearchPlacesQuery = { searchPlaces: Array<{ name: string; fullName: string; lat: number; lng: number }> };

export type ScoreFragment = {
  outcome: ResultOutcome;
  winner: Side | null;
  sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
};

export type MatchCardFragment = {
  id: string;
  state: MatchState;
  numberPlayers: number;
  visibility: MatchVisibility;
  isFriendly: boolean;
  levelMin: number | null;
  levelMax: number | null;
  datePlay: string | null;
  timePlay: string | null;
  minutesPlay: number;
  startsAt: string | null;
  timeZone: string;
  expiry: string | null;
  city: string | null;
  missing: number;
  createdAt: string;
  myActions: Array<MatchAction>;
  mySide: Side | null;
  sport: { id: string; name: string; nameCapitalize: string };
  court: { id: string; name: string; slug: string; city: string } | null;
  teamA: Array<{
    badge: PlaceBadge;
    user: {
      id: string;
      firstName: string;
      displayName: string;
      slug: string;
      levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
      profiles: { avatarThumbnail: string | null };
    };
  }>;
  teamB: Array<{
    badge: PlaceBadge;
    user: {
      id: string;
      firstName: string;
      displayName: string;
      slug: string;
      levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
      profiles: { avatarThumbnail: string | null };
    };
  }>;
  result: {
    outcome: ResultOutcome;
    winner: Side | null;
    sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
  } | null;
};

export type FollowPlayerMutationVariables = Exact<{
  playerId: string;
}>;

export type FollowPlayerMutation = {
  followPlayer: {
    success: boolean;
    errorCode: PlayerErrorCode | null;
    player: { id: string; isFollowedByMe: boolean; followersCount: number } | null;
  };
};

export type UnfollowPlayerMutationVariables = Exact<{
  playerId: string;
}>;

export type UnfollowPlayerMutation = {
  unfollowPlayer: {
    success: boolean;
    errorCode: PlayerErrorCode | null;
    player: { id: string; isFollowedByMe: boolean; followersCount: number } | null;
  };
};

export type PlayerChipFragment = {
  id: string;
  firstName: string;
  displayName: string;
  slug: string;
  profiles: { avatarThumbnail: string | null };
};

export type MatchPlayerFragment = {
  id: string;
  firstName: string;
  displayName: string;
  slug: string;
  levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
  profiles: { avatarThumbnail: string | null };
};

export type PlayerCardFragment = {
  age: number | null;
  sports: Array<number>;
  locationName: string | null;
  lastLoginAt: string | null;
  isFollowedByMe: boolean;
  followsMe: boolean;
  followersCount: number;
  id: string;
  firstName: string;
  displayName: string;
  slug: string;
  levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
  profiles: { avatarThumbnail: string | null };
};

export type AccountQueryVariables = Exact<{ [key: string]: never }>;

export type AccountQuery = {
  me: {
    id: string;
    firstName: string;
    lastName: string;
    sex: Sex | null;
    birthDate: string | null;
    description: string | null;
    heightCm: number | null;
    weightKg: number | null;
    playingHand: PlayingHand | null;
    completeness: { percent: number; missing: Array<string> };
  } | null;
};

export type SaveProfileMutationVariables = Exact<{
  input: SaveProfileInput;
}>;

export type SaveProfileMutation = {
  saveProfile: {
    success: boolean;
    errorCode: PlayerErrorCode | null;
    fieldErrors: Array<{ field: string; code: string }>;
    user: {
      id: string;
      firstName: string;
      lastName: string;
      displayName: string;
      slug: string;
      sex: Sex | null;
      birthDate: string | null;
      description: string | null;
      heightCm: number | null;
      weightKg: number | null;
      playingHand: PlayingHand | null;
      completeness: { percent: number; missing: Array<string> };
    } | null;
  };
};

export type FindPlaceQueryVariables = Exact<{
  text: string;
  language?: string | null | undefined;
}>;

export type FindPlaceQuery = {
  searchPlaces: Array<{ name: string; fullName: string; country: string; lat: number; lng: number }>;
};

export type PlaceAtQueryVariables = Exact<{
  lat: number;
  lng: number;
}>;

export type PlaceAtQuery = {
  placeAt: { name: string; fullName: string; country: string; lat: number; lng: number } | null;
};

export type SaveLocationMutationVariables = Exact<{
  profilesData: ProfilesData;
}>;

export type SaveLocationMutation = {
  updateUser: {
    success: boolean;
    errorCode: PlayerErrorCode | null;
    user: {
      id: string;
      locationName: string | null;
      locationLat: number | null;
      locationLng: number | null;
      kmToSearch: number;
      profiles: { locationCountry: string | null; locationName: string | null; locationFullname: string | null };
    } | null;
  };
};

export type ChangeLanguageMutationVariables = Exact<{
  profilesData: ProfilesData;
}>;

export type ChangeLanguageMutation = { updateUser: { success: boolean; errorCode: PlayerErrorCode | null } };

export type MyAvailabilityQueryVariables = Exact<{ [key: string]: never }>;

export type MyAvailabilityQuery = {
  me: {
    id: string;
    availability: { noFixedDays: boolean; slots: Array<{ weekday: number; from: string; to: string }> };
  } | null;
};

export type SaveAvailabilityMutationVariables = Exact<{
  input: SaveAvailabilityInput;
}>;

export type SaveAvailabilityMutation = {
  saveAvailability: {
    success: boolean;
    errorCode: PlayerErrorCode | null;
    user: {
      id: string;
      availability: { noFixedDays: boolean; slots: Array<{ weekday: number; from: string; to: string }> };
    } | null;
  };
};

export type SaveSportsMutationVariables = Exact<{
  input: SaveSportsInput;
}>;

export type SaveSportsMutation = {
  saveSports: {
    success: boolean;
    errorCode: PlayerErrorCode | null;
    user: {
      id: string;
      sports: Array<number>;
      levels: Array<{
        rating: number | null;
        name: LevelName;
        selfAssessed: boolean;
        sport: { id: string; name: string; nameCapitalize: string };
        numberPlayers: { id: string; name: string };
      }>;
      bestLevel: { rating: number | null; name: LevelName } | null;
    } | null;
  };
};

export type MySportsQueryVariables = Exact<{ [key: string]: never }>;

export type MySportsQuery = {
  me: {
    id: string;
    sports: Array<number>;
    levels: Array<{
      rating: number | null;
      name: LevelName;
      selfAssessed: boolean;
      sport: { id: string; name: string; nameCapitalize: string };
      numberPlayers: { id: string; name: string };
    }>;
  } | null;
};

export type DefaultPlaceQueryVariables = Exact<{
  language: string;
  country?: string | null | undefined;
}>;

export type DefaultPlaceQuery = {
  defaultPlace: { name: string; fullName: string; country: string; lat: number; lng: number };
};

export type SaveFirstLevelsMutationVariables = Exact<{
  input: SaveSportsInput;
}>;

export type SaveFirstLevelsMutation = {
  saveSports: {
    success: boolean;
    errorCode: PlayerErrorCode | null;
    user: { id: string; sports: Array<number>; bestLevel: { rating: number | null; name: LevelName } | null } | null;
  };
};

export type CourtPageFragment = {
  id: string;
  name: string;
  slug: string;
  address: string;
  city: string;
  country: string;
  lat: number;
  lng: number;
  timeZone: string;
  phone: string | null;
  email: string | null;
  website: string | null;
  bookingUrl: string | null;
  description: string | null;
  offers: Array<CourtOffer>;
  sports: Array<number>;
  isMyFavourite: boolean;
  favouritesCount: number;
  fields: Array<{ id: string; name: string; sport: number; surface: Surface; covered: boolean; notes: string | null }>;
};

export type CourtOfPageQueryVariables = Exact<{
  id: string;
}>;

export type CourtOfPageQuery = {
  court: {
    id: string;
    name: string;
    slug: string;
    address: string;
    city: string;
    country: string;
    lat: number;
    lng: number;
    timeZone: string;
    phone: string | null;
    email: string | null;
    website: string | null;
    bookingUrl: string | null;
    description: string | null;
    offers: Array<CourtOffer>;
    sports: Array<number>;
    isMyFavourite: boolean;
    favouritesCount: number;
    fields: Array<{
      id: string;
      name: string;
      sport: number;
      surface: Surface;
      covered: boolean;
      notes: string | null;
    }>;
  } | null;
};

export type SetFavouriteCourtMutationVariables = Exact<{
  courtId: string;
  favourite: boolean;
}>;

export type SetFavouriteCourtMutation = {
  setFavouriteCourt: {
    success: boolean;
    errorCode: CourtErrorCode | null;
    court: { id: string; isMyFavourite: boolean; favouritesCount: number } | null;
  };
};

export type MatchesAtCourtQueryVariables = Exact<{
  courtId: string;
}>;

export type MatchesAtCourtQuery = {
  matches: {
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        state: MatchState;
        numberPlayers: number;
        visibility: MatchVisibility;
        isFriendly: boolean;
        levelMin: number | null;
        levelMax: number | null;
        datePlay: string | null;
        timePlay: string | null;
        minutesPlay: number;
        startsAt: string | null;
        timeZone: string;
        expiry: string | null;
        city: string | null;
        missing: number;
        createdAt: string;
        myActions: Array<MatchAction>;
        mySide: Side | null;
        sport: { id: string; name: string; nameCapitalize: string };
        court: { id: string; name: string; slug: string; city: string } | null;
        teamA: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        teamB: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        result: {
          outcome: ResultOutcome;
          winner: Side | null;
          sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
        } | null;
      };
    }>;
  };
};

export type DashboardQueryVariables = Exact<{
  me: string;
  near: NearInput;
  sports?: Array<number> | number | null | undefined;
  level?: number | null | undefined;
  levels?: Array<LevelName> | LevelName | null | undefined;
  cards: number;
  open: number;
  friends: number;
}>;

export type DashboardQuery = {
  player: {
    id: string;
    slug: string;
    levels: Array<{
      rating: number | null;
      name: LevelName;
      selfAssessed: boolean;
      sport: { id: string };
      numberPlayers: { id: string };
    }>;
    completeness: { percent: number; missing: Array<string> };
    statistics: { matches: number; wins: number; currentStreak: number };
  } | null;
  players: {
    edges: Array<{
      cursor: string;
      node: {
        distanceKm: number | null;
        age: number | null;
        sports: Array<number>;
        locationName: string | null;
        lastLoginAt: string | null;
        isFollowedByMe: boolean;
        followsMe: boolean;
        followersCount: number;
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
        profiles: { avatarThumbnail: string | null };
      };
    }>;
  };
  waitingForMe: Array<{
    kind: WaitingKind;
    until: string | null;
    match: {
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      sport: { id: string; name: string; nameCapitalize: string };
      court: { id: string; name: string; slug: string; city: string } | null;
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      result: {
        outcome: ResultOutcome;
        winner: Side | null;
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
    };
  }>;
  myMatches: {
    totalCount: number;
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        state: MatchState;
        numberPlayers: number;
        visibility: MatchVisibility;
        isFriendly: boolean;
        levelMin: number | null;
        levelMax: number | null;
        datePlay: string | null;
        timePlay: string | null;
        minutesPlay: number;
        startsAt: string | null;
        timeZone: string;
        expiry: string | null;
        city: string | null;
        missing: number;
        createdAt: string;
        myActions: Array<MatchAction>;
        mySide: Side | null;
        sport: { id: string; name: string; nameCapitalize: string };
        court: { id: string; name: string; slug: string; city: string } | null;
        teamA: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        teamB: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        result: {
          outcome: ResultOutcome;
          winner: Side | null;
          sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
        } | null;
      };
    }>;
  };
  matches: {
    edges: Array<{
      cursor: string;
      node: {
        distanceKm: number | null;
        id: string;
        state: MatchState;
        numberPlayers: number;
        visibility: MatchVisibility;
        isFriendly: boolean;
        levelMin: number | null;
        levelMax: number | null;
        datePlay: string | null;
        timePlay: string | null;
        minutesPlay: number;
        startsAt: string | null;
        timeZone: string;
        expiry: string | null;
        city: string | null;
        missing: number;
        createdAt: string;
        myActions: Array<MatchAction>;
        mySide: Side | null;
        sport: { id: string; name: string; nameCapitalize: string };
        court: { id: string; name: string; slug: string; city: string } | null;
        teamA: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        teamB: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        result: {
          outcome: ResultOutcome;
          winner: Side | null;
          sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
        } | null;
      };
    }>;
  };
  friendsMatches: {
    totalCount: number;
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        state: MatchState;
        numberPlayers: number;
        visibility: MatchVisibility;
        isFriendly: boolean;
        levelMin: number | null;
        levelMax: number | null;
        datePlay: string | null;
        timePlay: string | null;
        minutesPlay: number;
        startsAt: string | null;
        timeZone: string;
        expiry: string | null;
        city: string | null;
        missing: number;
        createdAt: string;
        myActions: Array<MatchAction>;
        mySide: Side | null;
        sport: { id: string; name: string; nameCapitalize: string };
        court: { id: string; name: string; slug: string; city: string } | null;
        teamA: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        teamB: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        result: {
          outcome: ResultOutcome;
          winner: Side | null;
          sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
        } | null;
      };
    }>;
  };
};

export type FriendsPageFragment = {
  totalCount: number;
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
  edges: Array<{
    cursor: string;
    node: {
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      sport: { id: string; name: string; nameCapitalize: string };
      court: { id: string; name: string; slug: string; city: string } | null;
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      result: {
        outcome: ResultOutcome;
        winner: Side | null;
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
    };
  }>;
};

export type FriendsMatchesOfDashboardQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;

export type FriendsMatchesOfDashboardQuery = {
  friendsMatches: {
    totalCount: number;
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        state: MatchState;
        numberPlayers: number;
        visibility: MatchVisibility;
        isFriendly: boolean;
        levelMin: number | null;
        levelMax: number | null;
        datePlay: string | null;
        timePlay: string | null;
        minutesPlay: number;
        startsAt: string | null;
        timeZone: string;
        expiry: string | null;
        city: string | null;
        missing: number;
        createdAt: string;
        myActions: Array<MatchAction>;
        mySide: Side | null;
        sport: { id: string; name: string; nameCapitalize: string };
        court: { id: string; name: string; slug: string; city: string } | null;
        teamA: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        teamB: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        result: {
          outcome: ResultOutcome;
          winner: Side | null;
          sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
        } | null;
      };
    }>;
  };
};

export type FriendsMatchesOfDashboardStepsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;

export type FriendsMatchesOfDashboardStepsQuery = {
  friendsMatches: { pageInfo: { endCursor: string | null; hasNextPage: boolean } };
};

export type MyCornerFragment = {
  id: string;
  slug: string;
  levels: Array<{
    rating: number | null;
    name: LevelName;
    selfAssessed: boolean;
    sport: { id: string };
    numberPlayers: { id: string };
  }>;
  completeness: { percent: number; missing: Array<string> };
  statistics: { matches: number; wins: number; currentStreak: number };
};

export type WaitingFragment = {
  kind: WaitingKind;
  until: string | null;
  match: {
    id: string;
    state: MatchState;
    numberPlayers: number;
    visibility: MatchVisibility;
    isFriendly: boolean;
    levelMin: number | null;
    levelMax: number | null;
    datePlay: string | null;
    timePlay: string | null;
    minutesPlay: number;
    startsAt: string | null;
    timeZone: string;
    expiry: string | null;
    city: string | null;
    missing: number;
    createdAt: string;
    myActions: Array<MatchAction>;
    mySide: Side | null;
    sport: { id: string; name: string; nameCapitalize: string };
    court: { id: string; name: string; slug: string; city: string } | null;
    teamA: Array<{
      badge: PlaceBadge;
      user: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
        profiles: { avatarThumbnail: string | null };
      };
    }>;
    teamB: Array<{
      badge: PlaceBadge;
      user: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
        profiles: { avatarThumbnail: string | null };
      };
    }>;
    result: {
      outcome: ResultOutcome;
      winner: Side | null;
      sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
    } | null;
  };
};

export type AnswerInvitationHereMutationVariables = Exact<{
  input: AnswerInvitationInput;
}>;

export type AnswerInvitationHereMutation = {
  answerInvitation: {
    success: boolean;
    errorCode: MatchErrorCode | null;
    match: {
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      sport: { id: string; name: string; nameCapitalize: string };
      court: { id: string; name: string; slug: string; city: string } | null;
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      result: {
        outcome: ResultOutcome;
        winner: Side | null;
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
    } | null;
  };
};

export type FriendsMatchesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;

export type FriendsMatchesQuery = {
  friendsMatches: {
    totalCount: number;
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        state: MatchState;
        numberPlayers: number;
        visibility: MatchVisibility;
        isFriendly: boolean;
        levelMin: number | null;
        levelMax: number | null;
        datePlay: string | null;
        timePlay: string | null;
        minutesPlay: number;
        startsAt: string | null;
        timeZone: string;
        expiry: string | null;
        city: string | null;
        missing: number;
        createdAt: string;
        myActions: Array<MatchAction>;
        mySide: Side | null;
        sport: { id: string; name: string; nameCapitalize: string };
        court: { id: string; name: string; slug: string; city: string } | null;
        teamA: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        teamB: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        result: {
          outcome: ResultOutcome;
          winner: Side | null;
          sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
        } | null;
      };
    }>;
  };
};

export type FriendsMatchesStepsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;

export type FriendsMatchesStepsQuery = {
  friendsMatches: { pageInfo: { endCursor: string | null; hasNextPage: boolean } };
};

export type MatchListQueryVariables = Exact<{
  filter?: MatchesFilter | null | undefined;
  orderBy?: MatchesOrder | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;

export type MatchListQuery = {
  matches: {
    totalCount: number;
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    edges: Array<{
      cursor: string;
      node: {
        distanceKm: number | null;
        id: string;
        state: MatchState;
        numberPlayers: number;
        visibility: MatchVisibility;
        isFriendly: boolean;
        levelMin: number | null;
        levelMax: number | null;
        datePlay: string | null;
        timePlay: string | null;
        minutesPlay: number;
        startsAt: string | null;
        timeZone: string;
        expiry: string | null;
        city: string | null;
        missing: number;
        createdAt: string;
        myActions: Array<MatchAction>;
        mySide: Side | null;
        sport: { id: string; name: string; nameCapitalize: string };
        court: { id: string; name: string; slug: string; city: string } | null;
        teamA: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        teamB: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        result: {
          outcome: ResultOutcome;
          winner: Side | null;
          sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
        } | null;
      };
    }>;
  };
};

export type MatchListStepsQueryVariables = Exact<{
  filter?: MatchesFilter | null | undefined;
  orderBy?: MatchesOrder | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;

export type MatchListStepsQuery = { matches: { pageInfo: { endCursor: string | null; hasNextPage: boolean } } };

export type MyMatchesQueryVariables = Exact<{
  when: MyMatches;
  first: number;
  after?: string | null | undefined;
}>;

export type MyMatchesQuery = {
  myMatches: {
    totalCount: number;
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        state: MatchState;
        numberPlayers: number;
        visibility: MatchVisibility;
        isFriendly: boolean;
        levelMin: number | null;
        levelMax: number | null;
        datePlay: string | null;
        timePlay: string | null;
        minutesPlay: number;
        startsAt: string | null;
        timeZone: string;
        expiry: string | null;
        city: string | null;
        missing: number;
        createdAt: string;
        myActions: Array<MatchAction>;
        mySide: Side | null;
        sport: { id: string; name: string; nameCapitalize: string };
        court: { id: string; name: string; slug: string; city: string } | null;
        teamA: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        teamB: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        result: {
          outcome: ResultOutcome;
          winner: Side | null;
          sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
        } | null;
      };
    }>;
  };
};

export type MyMatchesStepsQueryVariables = Exact<{
  when: MyMatches;
  first: number;
  after?: string | null | undefined;
}>;

export type MyMatchesStepsQuery = { myMatches: { pageInfo: { endCursor: string | null; hasNextPage: boolean } } };

export type StartOfDraftQueryVariables = Exact<{
  player: string;
  court: string;
  withPlayer: boolean;
  withCourt: boolean;
}>;

export type StartOfDraftQuery = {
  player?: {
    isFollowedByMe: boolean;
    id: string;
    firstName: string;
    displayName: string;
    slug: string;
    profiles: { avatarThumbnail: string | null };
  } | null;
  court?: { id: string; name: string; city: string; timeZone: string } | null;
};

export type CreateMatchMutationVariables = Exact<{
  input: CreateMatchInput;
}>;

export type CreateMatchMutation = {
  createMatch: {
    success: boolean;
    errorCode: MatchErrorCode | null;
    fieldErrors: Array<{ field: string; code: string }>;
    match: {
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      sport: { id: string; name: string; nameCapitalize: string };
      court: { id: string; name: string; slug: string; city: string } | null;
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      result: {
        outcome: ResultOutcome;
        winner: Side | null;
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
    } | null;
    overlapping: Array<{
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      sport: { id: string; name: string; nameCapitalize: string };
      court: { id: string; name: string; slug: string; city: string } | null;
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      result: {
        outcome: ResultOutcome;
        winner: Side | null;
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
    }>;
  };
};

export type MatchAvailabilityQueryVariables = Exact<{
  id: string;
}>;

export type MatchAvailabilityQuery = {
  match: {
    id: string;
    teamA: Array<{
      badge: PlaceBadge;
      user: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        availability: { noFixedDays: boolean; slots: Array<{ weekday: number; from: string; to: string }> };
        levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
        profiles: { avatarThumbnail: string | null };
      };
    }>;
    teamB: Array<{
      badge: PlaceBadge;
      user: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        availability: { noFixedDays: boolean; slots: Array<{ weekday: number; from: string; to: string }> };
        levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
        profiles: { avatarThumbnail: string | null };
      };
    }>;
  } | null;
};

export type JoinMatchMutationVariables = Exact<{
  input: JoinMatchInput;
}>;

export type JoinMatchMutation = {
  joinMatch: {
    success: boolean;
    errorCode: MatchErrorCode | null;
    match: {
      gameMode: GameMode;
      booked: boolean;
      endsAt: string | null;
      message: string | null;
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      organiser: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        profiles: { avatarThumbnail: string | null };
      };
      court: {
        id: string;
        address: string;
        lat: number;
        lng: number;
        bookingUrl: string | null;
        phone: string | null;
        name: string;
        slug: string;
        city: string;
      } | null;
      result: {
        comment: string | null;
        enteredAt: string;
        confirmsItselfAt: string | null;
        confirmedAt: string | null;
        confirmedByItself: boolean;
        disputes: number;
        disputeNote: string | null;
        outcome: ResultOutcome;
        winner: Side | null;
        enteredBy: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          profiles: { avatarThumbnail: string | null };
        };
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
      sport: { id: string; name: string; nameCapitalize: string };
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
    } | null;
  };
};

export type LeaveMatchMutationVariables = Exact<{
  input: MatchIdInput;
}>;

export type LeaveMatchMutation = {
  leaveMatch: {
    success: boolean;
    errorCode: MatchErrorCode | null;
    match: {
      gameMode: GameMode;
      booked: boolean;
      endsAt: string | null;
      message: string | null;
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      organiser: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        profiles: { avatarThumbnail: string | null };
      };
      court: {
        id: string;
        address: string;
        lat: number;
        lng: number;
        bookingUrl: string | null;
        phone: string | null;
        name: string;
        slug: string;
        city: string;
      } | null;
      result: {
        comment: string | null;
        enteredAt: string;
        confirmsItselfAt: string | null;
        confirmedAt: string | null;
        confirmedByItself: boolean;
        disputes: number;
        disputeNote: string | null;
        outcome: ResultOutcome;
        winner: Side | null;
        enteredBy: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          profiles: { avatarThumbnail: string | null };
        };
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
      sport: { id: string; name: string; nameCapitalize: string };
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
    } | null;
  };
};

export type AnswerInvitationMutationVariables = Exact<{
  input: AnswerInvitationInput;
}>;

export type AnswerInvitationMutation = {
  answerInvitation: {
    success: boolean;
    errorCode: MatchErrorCode | null;
    match: {
      gameMode: GameMode;
      booked: boolean;
      endsAt: string | null;
      message: string | null;
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      organiser: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        profiles: { avatarThumbnail: string | null };
      };
      court: {
        id: string;
        address: string;
        lat: number;
        lng: number;
        bookingUrl: string | null;
        phone: string | null;
        name: string;
        slug: string;
        city: string;
      } | null;
      result: {
        comment: string | null;
        enteredAt: string;
        confirmsItselfAt: string | null;
        confirmedAt: string | null;
        confirmedByItself: boolean;
        disputes: number;
        disputeNote: string | null;
        outcome: ResultOutcome;
        winner: Side | null;
        enteredBy: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          profiles: { avatarThumbnail: string | null };
        };
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
      sport: { id: string; name: string; nameCapitalize: string };
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
    } | null;
  };
};

export type InvitePlayersMutationVariables = Exact<{
  input: InvitePlayersInput;
}>;

export type InvitePlayersMutation = {
  invitePlayers: {
    success: boolean;
    errorCode: MatchErrorCode | null;
    match: {
      gameMode: GameMode;
      booked: boolean;
      endsAt: string | null;
      message: string | null;
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      organiser: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        profiles: { avatarThumbnail: string | null };
      };
      court: {
        id: string;
        address: string;
        lat: number;
        lng: number;
        bookingUrl: string | null;
        phone: string | null;
        name: string;
        slug: string;
        city: string;
      } | null;
      result: {
        comment: string | null;
        enteredAt: string;
        confirmsItselfAt: string | null;
        confirmedAt: string | null;
        confirmedByItself: boolean;
        disputes: number;
        disputeNote: string | null;
        outcome: ResultOutcome;
        winner: Side | null;
        enteredBy: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          profiles: { avatarThumbnail: string | null };
        };
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
      sport: { id: string; name: string; nameCapitalize: string };
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
    } | null;
  };
};

export type OrganiseMatchMutationVariables = Exact<{
  input: OrganiseMatchInput;
}>;

export type OrganiseMatchMutation = {
  organiseMatch: {
    success: boolean;
    errorCode: MatchErrorCode | null;
    fieldErrors: Array<{ field: string; code: string }>;
    match: {
      gameMode: GameMode;
      booked: boolean;
      endsAt: string | null;
      message: string | null;
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      organiser: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        profiles: { avatarThumbnail: string | null };
      };
      court: {
        id: string;
        address: string;
        lat: number;
        lng: number;
        bookingUrl: string | null;
        phone: string | null;
        name: string;
        slug: string;
        city: string;
      } | null;
      result: {
        comment: string | null;
        enteredAt: string;
        confirmsItselfAt: string | null;
        confirmedAt: string | null;
        confirmedByItself: boolean;
        disputes: number;
        disputeNote: string | null;
        outcome: ResultOutcome;
        winner: Side | null;
        enteredBy: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          profiles: { avatarThumbnail: string | null };
        };
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
      sport: { id: string; name: string; nameCapitalize: string };
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
    } | null;
  };
};

export type ReorganiseMatchMutationVariables = Exact<{
  input: MatchIdInput;
}>;

export type ReorganiseMatchMutation = {
  reorganiseMatch: {
    success: boolean;
    errorCode: MatchErrorCode | null;
    match: {
      gameMode: GameMode;
      booked: boolean;
      endsAt: string | null;
      message: string | null;
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      organiser: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        profiles: { avatarThumbnail: string | null };
      };
      court: {
        id: string;
        address: string;
        lat: number;
        lng: number;
        bookingUrl: string | null;
        phone: string | null;
        name: string;
        slug: string;
        city: string;
      } | null;
      result: {
        comment: string | null;
        enteredAt: string;
        confirmsItselfAt: string | null;
        confirmedAt: string | null;
        confirmedByItself: boolean;
        disputes: number;
        disputeNote: string | null;
        outcome: ResultOutcome;
        winner: Side | null;
        enteredBy: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          profiles: { avatarThumbnail: string | null };
        };
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
      sport: { id: string; name: string; nameCapitalize: string };
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
    } | null;
  };
};

export type CancelMatchMutationVariables = Exact<{
  input: MatchIdInput;
}>;

export type CancelMatchMutation = {
  cancelMatch: {
    success: boolean;
    errorCode: MatchErrorCode | null;
    match: {
      gameMode: GameMode;
      booked: boolean;
      endsAt: string | null;
      message: string | null;
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      organiser: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        profiles: { avatarThumbnail: string | null };
      };
      court: {
        id: string;
        address: string;
        lat: number;
        lng: number;
        bookingUrl: string | null;
        phone: string | null;
        name: string;
        slug: string;
        city: string;
      } | null;
      result: {
        comment: string | null;
        enteredAt: string;
        confirmsItselfAt: string | null;
        confirmedAt: string | null;
        confirmedByItself: boolean;
        disputes: number;
        disputeNote: string | null;
        outcome: ResultOutcome;
        winner: Side | null;
        enteredBy: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          profiles: { avatarThumbnail: string | null };
        };
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
      sport: { id: string; name: string; nameCapitalize: string };
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
    } | null;
  };
};

export type ChangeMatchOptionsMutationVariables = Exact<{
  input: ChangeMatchOptionsInput;
}>;

export type ChangeMatchOptionsMutation = {
  changeMatchOptions: {
    success: boolean;
    errorCode: MatchErrorCode | null;
    fieldErrors: Array<{ field: string; code: string }>;
    match: {
      gameMode: GameMode;
      booked: boolean;
      endsAt: string | null;
      message: string | null;
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      organiser: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        profiles: { avatarThumbnail: string | null };
      };
      court: {
        id: string;
        address: string;
        lat: number;
        lng: number;
        bookingUrl: string | null;
        phone: string | null;
        name: string;
        slug: string;
        city: string;
      } | null;
      result: {
        comment: string | null;
        enteredAt: string;
        confirmsItselfAt: string | null;
        confirmedAt: string | null;
        confirmedByItself: boolean;
        disputes: number;
        disputeNote: string | null;
        outcome: ResultOutcome;
        winner: Side | null;
        enteredBy: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          profiles: { avatarThumbnail: string | null };
        };
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
      sport: { id: string; name: string; nameCapitalize: string };
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
    } | null;
  };
};

export type RemovePlayerMutationVariables = Exact<{
  input: RemovePlayerInput;
}>;

export type RemovePlayerMutation = {
  removePlayer: {
    success: boolean;
    errorCode: MatchErrorCode | null;
    match: {
      gameMode: GameMode;
      booked: boolean;
      endsAt: string | null;
      message: string | null;
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      organiser: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        profiles: { avatarThumbnail: string | null };
      };
      court: {
        id: string;
        address: string;
        lat: number;
        lng: number;
        bookingUrl: string | null;
        phone: string | null;
        name: string;
        slug: string;
        city: string;
      } | null;
      result: {
        comment: string | null;
        enteredAt: string;
        confirmsItselfAt: string | null;
        confirmedAt: string | null;
        confirmedByItself: boolean;
        disputes: number;
        disputeNote: string | null;
        outcome: ResultOutcome;
        winner: Side | null;
        enteredBy: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          profiles: { avatarThumbnail: string | null };
        };
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
      sport: { id: string; name: string; nameCapitalize: string };
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
    } | null;
  };
};

export type EnterResultMutationVariables = Exact<{
  input: EnterResultInput;
}>;

export type EnterResultMutation = {
  enterResult: {
    success: boolean;
    errorCode: MatchErrorCode | null;
    setIndex: number | null;
    fieldErrors: Array<{ field: string; code: string }>;
    match: {
      gameMode: GameMode;
      booked: boolean;
      endsAt: string | null;
      message: string | null;
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      organiser: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        profiles: { avatarThumbnail: string | null };
      };
      court: {
        id: string;
        address: string;
        lat: number;
        lng: number;
        bookingUrl: string | null;
        phone: string | null;
        name: string;
        slug: string;
        city: string;
      } | null;
      result: {
        comment: string | null;
        enteredAt: string;
        confirmsItselfAt: string | null;
        confirmedAt: string | null;
        confirmedByItself: boolean;
        disputes: number;
        disputeNote: string | null;
        outcome: ResultOutcome;
        winner: Side | null;
        enteredBy: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          profiles: { avatarThumbnail: string | null };
        };
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
      sport: { id: string; name: string; nameCapitalize: string };
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
    } | null;
  };
};

export type ConfirmResultMutationVariables = Exact<{
  input: ConfirmResultInput;
}>;

export type ConfirmResultMutation = {
  confirmResult: {
    success: boolean;
    errorCode: MatchErrorCode | null;
    match: {
      gameMode: GameMode;
      booked: boolean;
      endsAt: string | null;
      message: string | null;
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      organiser: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        profiles: { avatarThumbnail: string | null };
      };
      court: {
        id: string;
        address: string;
        lat: number;
        lng: number;
        bookingUrl: string | null;
        phone: string | null;
        name: string;
        slug: string;
        city: string;
      } | null;
      result: {
        comment: string | null;
        enteredAt: string;
        confirmsItselfAt: string | null;
        confirmedAt: string | null;
        confirmedByItself: boolean;
        disputes: number;
        disputeNote: string | null;
        outcome: ResultOutcome;
        winner: Side | null;
        enteredBy: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          profiles: { avatarThumbnail: string | null };
        };
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
      sport: { id: string; name: string; nameCapitalize: string };
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
    } | null;
  };
};

export type EvaluateOpponentsMutationVariables = Exact<{
  input: EvaluateOpponentsInput;
}>;

export type EvaluateOpponentsMutation = {
  evaluateOpponents: {
    success: boolean;
    errorCode: MatchErrorCode | null;
    match: {
      gameMode: GameMode;
      booked: boolean;
      endsAt: string | null;
      message: string | null;
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      organiser: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        profiles: { avatarThumbnail: string | null };
      };
      court: {
        id: string;
        address: string;
        lat: number;
        lng: number;
        bookingUrl: string | null;
        phone: string | null;
        name: string;
        slug: string;
        city: string;
      } | null;
      result: {
        comment: string | null;
        enteredAt: string;
        confirmsItselfAt: string | null;
        confirmedAt: string | null;
        confirmedByItself: boolean;
        disputes: number;
        disputeNote: string | null;
        outcome: ResultOutcome;
        winner: Side | null;
        enteredBy: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          profiles: { avatarThumbnail: string | null };
        };
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
      sport: { id: string; name: string; nameCapitalize: string };
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
    } | null;
  };
};

export type DisputeResultMutationVariables = Exact<{
  input: DisputeResultInput;
}>;

export type DisputeResultMutation = {
  disputeResult: {
    success: boolean;
    errorCode: MatchErrorCode | null;
    match: {
      gameMode: GameMode;
      booked: boolean;
      endsAt: string | null;
      message: string | null;
      id: string;
      state: MatchState;
      numberPlayers: number;
      visibility: MatchVisibility;
      isFriendly: boolean;
      levelMin: number | null;
      levelMax: number | null;
      datePlay: string | null;
      timePlay: string | null;
      minutesPlay: number;
      startsAt: string | null;
      timeZone: string;
      expiry: string | null;
      city: string | null;
      missing: number;
      createdAt: string;
      myActions: Array<MatchAction>;
      mySide: Side | null;
      organiser: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        profiles: { avatarThumbnail: string | null };
      };
      court: {
        id: string;
        address: string;
        lat: number;
        lng: number;
        bookingUrl: string | null;
        phone: string | null;
        name: string;
        slug: string;
        city: string;
      } | null;
      result: {
        comment: string | null;
        enteredAt: string;
        confirmsItselfAt: string | null;
        confirmedAt: string | null;
        confirmedByItself: boolean;
        disputes: number;
        disputeNote: string | null;
        outcome: ResultOutcome;
        winner: Side | null;
        enteredBy: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          profiles: { avatarThumbnail: string | null };
        };
        sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
      } | null;
      sport: { id: string; name: string; nameCapitalize: string };
      teamA: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
      teamB: Array<{
        badge: PlaceBadge;
        user: {
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
    } | null;
  };
};

export type FormOfPlayerQueryVariables = Exact<{
  playerId: string;
  first: number;
}>;

export type FormOfPlayerQuery = {
  matches: {
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        state: MatchState;
        numberPlayers: number;
        visibility: MatchVisibility;
        isFriendly: boolean;
        levelMin: number | null;
        levelMax: number | null;
        datePlay: string | null;
        timePlay: string | null;
        minutesPlay: number;
        startsAt: string | null;
        timeZone: string;
        expiry: string | null;
        city: string | null;
        missing: number;
        createdAt: string;
        myActions: Array<MatchAction>;
        mySide: Side | null;
        sport: { id: string; name: string; nameCapitalize: string };
        court: { id: string; name: string; slug: string; city: string } | null;
        teamA: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        teamB: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        result: {
          outcome: ResultOutcome;
          winner: Side | null;
          sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
        } | null;
      };
    }>;
  };
};

export type MatchPageQueryVariables = Exact<{
  id: string;
}>;

export type MatchPageQuery = {
  match: {
    gameMode: GameMode;
    booked: boolean;
    endsAt: string | null;
    message: string | null;
    id: string;
    state: MatchState;
    numberPlayers: number;
    visibility: MatchVisibility;
    isFriendly: boolean;
    levelMin: number | null;
    levelMax: number | null;
    datePlay: string | null;
    timePlay: string | null;
    minutesPlay: number;
    startsAt: string | null;
    timeZone: string;
    expiry: string | null;
    city: string | null;
    missing: number;
    createdAt: string;
    myActions: Array<MatchAction>;
    mySide: Side | null;
    organiser: {
      id: string;
      firstName: string;
      displayName: string;
      slug: string;
      profiles: { avatarThumbnail: string | null };
    };
    court: {
      id: string;
      address: string;
      lat: number;
      lng: number;
      bookingUrl: string | null;
      phone: string | null;
      name: string;
      slug: string;
      city: string;
    } | null;
    result: {
      comment: string | null;
      enteredAt: string;
      confirmsItselfAt: string | null;
      confirmedAt: string | null;
      confirmedByItself: boolean;
      disputes: number;
      disputeNote: string | null;
      outcome: ResultOutcome;
      winner: Side | null;
      enteredBy: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        profiles: { avatarThumbnail: string | null };
      };
      sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
    } | null;
    sport: { id: string; name: string; nameCapitalize: string };
    teamA: Array<{
      badge: PlaceBadge;
      user: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
        profiles: { avatarThumbnail: string | null };
      };
    }>;
    teamB: Array<{
      badge: PlaceBadge;
      user: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
        profiles: { avatarThumbnail: string | null };
      };
    }>;
  } | null;
};

export type MatchUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;

export type MatchUpdatedSubscription = {
  matchUpdated: {
    gameMode: GameMode;
    booked: boolean;
    endsAt: string | null;
    message: string | null;
    id: string;
    state: MatchState;
    numberPlayers: number;
    visibility: MatchVisibility;
    isFriendly: boolean;
    levelMin: number | null;
    levelMax: number | null;
    datePlay: string | null;
    timePlay: string | null;
    minutesPlay: number;
    startsAt: string | null;
    timeZone: string;
    expiry: string | null;
    city: string | null;
    missing: number;
    createdAt: string;
    myActions: Array<MatchAction>;
    mySide: Side | null;
    organiser: {
      id: string;
      firstName: string;
      displayName: string;
      slug: string;
      profiles: { avatarThumbnail: string | null };
    };
    court: {
      id: string;
      address: string;
      lat: number;
      lng: number;
      bookingUrl: string | null;
      phone: string | null;
      name: string;
      slug: string;
      city: string;
    } | null;
    result: {
      comment: string | null;
      enteredAt: string;
      confirmsItselfAt: string | null;
      confirmedAt: string | null;
      confirmedByItself: boolean;
      disputes: number;
      disputeNote: string | null;
      outcome: ResultOutcome;
      winner: Side | null;
      enteredBy: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        profiles: { avatarThumbnail: string | null };
      };
      sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
    } | null;
    sport: { id: string; name: string; nameCapitalize: string };
    teamA: Array<{
      badge: PlaceBadge;
      user: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
        profiles: { avatarThumbnail: string | null };
      };
    }>;
    teamB: Array<{
      badge: PlaceBadge;
      user: {
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
        profiles: { avatarThumbnail: string | null };
      };
    }>;
  } | null;
};

export type MatchViewFragment = {
  gameMode: GameMode;
  booked: boolean;
  endsAt: string | null;
  message: string | null;
  id: string;
  state: MatchState;
  numberPlayers: number;
  visibility: MatchVisibility;
  isFriendly: boolean;
  levelMin: number | null;
  levelMax: number | null;
  datePlay: string | null;
  timePlay: string | null;
  minutesPlay: number;
  startsAt: string | null;
  timeZone: string;
  expiry: string | null;
  city: string | null;
  missing: number;
  createdAt: string;
  myActions: Array<MatchAction>;
  mySide: Side | null;
  organiser: {
    id: string;
    firstName: string;
    displayName: string;
    slug: string;
    profiles: { avatarThumbnail: string | null };
  };
  court: {
    id: string;
    address: string;
    lat: number;
    lng: number;
    bookingUrl: string | null;
    phone: string | null;
    name: string;
    slug: string;
    city: string;
  } | null;
  result: {
    comment: string | null;
    enteredAt: string;
    confirmsItselfAt: string | null;
    confirmedAt: string | null;
    confirmedByItself: boolean;
    disputes: number;
    disputeNote: string | null;
    outcome: ResultOutcome;
    winner: Side | null;
    enteredBy: {
      id: string;
      firstName: string;
      displayName: string;
      slug: string;
      profiles: { avatarThumbnail: string | null };
    };
    sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
  } | null;
  sport: { id: string; name: string; nameCapitalize: string };
  teamA: Array<{
    badge: PlaceBadge;
    user: {
      id: string;
      firstName: string;
      displayName: string;
      slug: string;
      levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
      profiles: { avatarThumbnail: string | null };
    };
  }>;
  teamB: Array<{
    badge: PlaceBadge;
    user: {
      id: string;
      firstName: string;
      displayName: string;
      slug: string;
      levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
      profiles: { avatarThumbnail: string | null };
    };
  }>;
};

export type PickCourtsQueryVariables = Exact<{
  filter?: CourtsFilter | null | undefined;
  orderBy?: CourtsOrder | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;

export type PickCourtsQuery = {
  courts: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: Array<{
      cursor: string;
      node: {
        distanceKm: number | null;
        id: string;
        name: string;
        slug: string;
        address: string;
        city: string;
        lat: number;
        lng: number;
        timeZone: string;
        sports: Array<number>;
        offers: Array<CourtOffer>;
        isMyFavourite: boolean;
        favouritesCount: number;
        fields: Array<{ id: string; sport: number; surface: Surface; covered: boolean }>;
      };
    }>;
  };
};

export type PickPlayersQueryVariables = Exact<{
  filter?: PlayersFilter | null | undefined;
  orderBy?: PlayersOrder | null | undefined;
  first: number;
}>;

export type PickPlayersQuery = {
  players: {
    totalCount: number;
    edges: Array<{
      cursor: string;
      node: {
        age: number | null;
        sports: Array<number>;
        locationName: string | null;
        lastLoginAt: string | null;
        isFollowedByMe: boolean;
        followsMe: boolean;
        followersCount: number;
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
        profiles: { avatarThumbnail: string | null };
      };
    }>;
  };
};

export type BellPanelQueryVariables = Exact<{ [key: string]: never }>;

export type BellPanelQuery = {
  unread: {
    totalCount: number;
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        type: NotificationType;
        createdAt: string;
        read: boolean;
        sender: {
          id: string;
          firstName: string;
          displayName: string;
          profiles: { avatarThumbnail: string | null };
        } | null;
        relAuth: { id: string; firstName: string } | null;
        relMatch: {
          id: string;
          datePlay: string | null;
          timePlay: string | null;
          courts: { id: string; name: string } | null;
          sport: { id: string; nameCapitalize: string };
        } | null;
        relChat: { id: string } | null;
        relTournament: { id: string } | null;
        relCourt: { id: string; name: string } | null;
      };
    }>;
  };
  earlier: {
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        type: NotificationType;
        createdAt: string;
        read: boolean;
        sender: {
          id: string;
          firstName: string;
          displayName: string;
          profiles: { avatarThumbnail: string | null };
        } | null;
        relAuth: { id: string; firstName: string } | null;
        relMatch: {
          id: string;
          datePlay: string | null;
          timePlay: string | null;
          courts: { id: string; name: string } | null;
          sport: { id: string; nameCapitalize: string };
        } | null;
        relChat: { id: string } | null;
        relTournament: { id: string } | null;
        relCourt: { id: string; name: string } | null;
      };
    }>;
  };
};

export type ReadAllNotificationsMutationVariables = Exact<{ [key: string]: never }>;

export type ReadAllNotificationsMutation = {
  readNotification: { success: boolean; errorCode: NotificationErrorCode | null; unreadCount: number };
};

export type UnreadCountQueryVariables = Exact<{ [key: string]: never }>;

export type UnreadCountQuery = { unreadNotificationCount: number };

export type NotifySubscriptionVariables = Exact<{ [key: string]: never }>;

export type NotifySubscription = { notify: number };

export type NotificationItemFragment = {
  id: string;
  type: NotificationType;
  createdAt: string;
  read: boolean;
  sender: { id: string; firstName: string; displayName: string; profiles: { avatarThumbnail: string | null } } | null;
  relAuth: { id: string; firstName: string } | null;
  relMatch: {
    id: string;
    datePlay: string | null;
    timePlay: string | null;
    courts: { id: string; name: string } | null;
    sport: { id: string; nameCapitalize: string };
  } | null;
  relChat: { id: string } | null;
  relTournament: { id: string } | null;
  relCourt: { id: string; name: string } | null;
};

export type ReadNotificationMutationVariables = Exact<{
  id: string;
}>;

export type ReadNotificationMutation = {
  readNotification: { success: boolean; errorCode: NotificationErrorCode | null; unreadCount: number };
};

export type NotificationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  read?: boolean | null | undefined;
}>;

export type NotificationsQuery = {
  notifications: {
    totalCount: number;
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        type: NotificationType;
        createdAt: string;
        read: boolean;
        sender: {
          id: string;
          firstName: string;
          displayName: string;
          profiles: { avatarThumbnail: string | null };
        } | null;
        relAuth: { id: string; firstName: string } | null;
        relMatch: {
          id: string;
          datePlay: string | null;
          timePlay: string | null;
          courts: { id: string; name: string } | null;
          sport: { id: string; nameCapitalize: string };
        } | null;
        relChat: { id: string } | null;
        relTournament: { id: string } | null;
        relCourt: { id: string; name: string } | null;
      };
    }>;
  };
};

export type PlayerListQueryVariables = Exact<{
  filter?: PlayersFilter | null | undefined;
  orderBy?: PlayersOrder | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;

export type PlayerListQuery = {
  players: {
    totalCount: number;
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    edges: Array<{
      cursor: string;
      node: {
        distanceKm: number | null;
        age: number | null;
        sports: Array<number>;
        locationName: string | null;
        lastLoginAt: string | null;
        isFollowedByMe: boolean;
        followsMe: boolean;
        followersCount: number;
        id: string;
        firstName: string;
        displayName: string;
        slug: string;
        levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
        profiles: { avatarThumbnail: string | null };
      };
    }>;
  };
};

export type PlayerListStepsQueryVariables = Exact<{
  filter?: PlayersFilter | null | undefined;
  orderBy?: PlayersOrder | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;

export type PlayerListStepsQuery = { players: { pageInfo: { endCursor: string | null; hasNextPage: boolean } } };

export type MyLevelsQueryVariables = Exact<{
  id: string;
}>;

export type MyLevelsQuery = {
  player: {
    id: string;
    levels: Array<{ rating: number | null; name: LevelName; sport: { id: string }; numberPlayers: { id: string } }>;
  } | null;
};

export type MatchesOfPlayerQueryVariables = Exact<{
  playerId: string;
  first: number;
  after?: string | null | undefined;
}>;

export type MatchesOfPlayerQuery = {
  matches: {
    totalCount: number;
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        state: MatchState;
        numberPlayers: number;
        visibility: MatchVisibility;
        isFriendly: boolean;
        levelMin: number | null;
        levelMax: number | null;
        datePlay: string | null;
        timePlay: string | null;
        minutesPlay: number;
        startsAt: string | null;
        timeZone: string;
        expiry: string | null;
        city: string | null;
        missing: number;
        createdAt: string;
        myActions: Array<MatchAction>;
        mySide: Side | null;
        sport: { id: string; name: string; nameCapitalize: string };
        court: { id: string; name: string; slug: string; city: string } | null;
        teamA: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        teamB: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        result: {
          outcome: ResultOutcome;
          winner: Side | null;
          sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
        } | null;
      };
    }>;
  };
};

export type MatchesOfPlayerStepsQueryVariables = Exact<{
  playerId: string;
  first: number;
  after?: string | null | undefined;
}>;

export type MatchesOfPlayerStepsQuery = { matches: { pageInfo: { endCursor: string | null; hasNextPage: boolean } } };

export type FollowingOfPlayerQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;

export type FollowingOfPlayerQuery = {
  player: {
    id: string;
    following: {
      totalCount: number;
      pageInfo: { endCursor: string | null; hasNextPage: boolean };
      edges: Array<{
        cursor: string;
        node: {
          age: number | null;
          sports: Array<number>;
          locationName: string | null;
          lastLoginAt: string | null;
          isFollowedByMe: boolean;
          followsMe: boolean;
          followersCount: number;
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
    };
  } | null;
};

export type FollowersOfPlayerQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;

export type FollowersOfPlayerQuery = {
  player: {
    id: string;
    followers: {
      totalCount: number;
      pageInfo: { endCursor: string | null; hasNextPage: boolean };
      edges: Array<{
        cursor: string;
        node: {
          age: number | null;
          sports: Array<number>;
          locationName: string | null;
          lastLoginAt: string | null;
          isFollowedByMe: boolean;
          followsMe: boolean;
          followersCount: number;
          id: string;
          firstName: string;
          displayName: string;
          slug: string;
          levels: Array<{
            rating: number | null;
            name: LevelName;
            sport: { id: string };
            numberPlayers: { id: string };
          }>;
          profiles: { avatarThumbnail: string | null };
        };
      }>;
    };
  } | null;
};

export type PlayerProfileQueryVariables = Exact<{
  id: string;
}>;

export type PlayerProfileQuery = {
  player: {
    photoUrl: string | null;
    sex: Sex | null;
    description: string | null;
    playingHand: PlayingHand | null;
    heightCm: number | null;
    followingCount: number;
    isBlockedByMe: boolean;
    age: number | null;
    sports: Array<number>;
    locationName: string | null;
    lastLoginAt: string | null;
    isFollowedByMe: boolean;
    followsMe: boolean;
    followersCount: number;
    id: string;
    firstName: string;
    displayName: string;
    slug: string;
    levels: Array<{
      rating: number | null;
      name: LevelName;
      selfAssessed: boolean;
      sport: { id: string };
      numberPlayers: { id: string };
    }>;
    availability: { noFixedDays: boolean; slots: Array<{ weekday: number; from: string; to: string }> };
    statistics: {
      matches: number;
      wins: number;
      losses: number;
      draws: number;
      setsWon: number;
      setsLost: number;
      gamesWon: number;
      gamesLost: number;
      currentStreak: number;
      playersMet: number;
    };
    profiles: { avatarThumbnail: string | null };
  } | null;
};

export type ProfileFragment = {
  photoUrl: string | null;
  sex: Sex | null;
  description: string | null;
  playingHand: PlayingHand | null;
  heightCm: number | null;
  followingCount: number;
  isBlockedByMe: boolean;
  age: number | null;
  sports: Array<number>;
  locationName: string | null;
  lastLoginAt: string | null;
  isFollowedByMe: boolean;
  followsMe: boolean;
  followersCount: number;
  id: string;
  firstName: string;
  displayName: string;
  slug: string;
  levels: Array<{
    rating: number | null;
    name: LevelName;
    selfAssessed: boolean;
    sport: { id: string };
    numberPlayers: { id: string };
  }>;
  availability: { noFixedDays: boolean; slots: Array<{ weekday: number; from: string; to: string }> };
  statistics: {
    matches: number;
    wins: number;
    losses: number;
    draws: number;
    setsWon: number;
    setsLost: number;
    gamesWon: number;
    gamesLost: number;
    currentStreak: number;
    playersMet: number;
  };
  profiles: { avatarThumbnail: string | null };
};

export type BlockPlayerMutationVariables = Exact<{
  playerId: string;
}>;

export type BlockPlayerMutation = {
  blockPlayer: {
    success: boolean;
    errorCode: PlayerErrorCode | null;
    player: {
      id: string;
      isBlockedByMe: boolean;
      isFollowedByMe: boolean;
      followsMe: boolean;
      followersCount: number;
      followingCount: number;
    } | null;
  };
};

export type UnblockPlayerMutationVariables = Exact<{
  playerId: string;
}>;

export type UnblockPlayerMutation = {
  unblockPlayer: {
    success: boolean;
    errorCode: PlayerErrorCode | null;
    player: { id: string; isBlockedByMe: boolean } | null;
  };
};

export type HomeNearbyQueryVariables = Exact<{
  open: MatchesFilter;
  played: MatchesFilter;
  players: PlayersFilter;
}>;

export type HomeNearbyQuery = {
  open: {
    totalCount: number;
    edges: Array<{
      node: {
        id: string;
        state: MatchState;
        numberPlayers: number;
        visibility: MatchVisibility;
        isFriendly: boolean;
        levelMin: number | null;
        levelMax: number | null;
        datePlay: string | null;
        timePlay: string | null;
        minutesPlay: number;
        startsAt: string | null;
        timeZone: string;
        expiry: string | null;
        city: string | null;
        missing: number;
        createdAt: string;
        myActions: Array<MatchAction>;
        mySide: Side | null;
        sport: { id: string; name: string; nameCapitalize: string };
        court: { id: string; name: string; slug: string; city: string } | null;
        teamA: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        teamB: Array<{
          badge: PlaceBadge;
          user: {
            id: string;
            firstName: string;
            displayName: string;
            slug: string;
            levels: Array<{
              rating: number | null;
              name: LevelName;
              sport: { id: string };
              numberPlayers: { id: string };
            }>;
            profiles: { avatarThumbnail: string | null };
          };
        }>;
        result: {
          outcome: ResultOutcome;
          winner: Side | null;
          sets: Array<{ a: number; b: number; tieBreak: number | null; superTieBreak: boolean }>;
        } | null;
      };
    }>;
  };
  played: { totalCount: number };
  players: { totalCount: number };
};

export const CourtCardFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CourtCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Court' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sports' } },
          { kind: 'Field', name: { kind: 'Name', value: 'offers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isMyFavourite' } },
          { kind: 'Field', name: { kind: 'Name', value: 'favouritesCount' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fields' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sport' } },
                { kind: 'Field', name: { kind: 'Name', value: 'surface' } },
                { kind: 'Field', name: { kind: 'Name', value: 'covered' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CourtCardFragment, unknown>;
export const CourtPageFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CourtPage' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Court' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'offers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sports' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isMyFavourite' } },
          { kind: 'Field', name: { kind: 'Name', value: 'favouritesCount' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fields' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sport' } },
                { kind: 'Field', name: { kind: 'Name', value: 'surface' } },
                { kind: 'Field', name: { kind: 'Name', value: 'covered' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CourtPageFragment, unknown>;
export const PlayerChipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PlayerChipFragment, unknown>;
export const MatchPlayerFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchPlayerFragment, unknown>;
export const ScoreFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ScoreFragment, unknown>;
export const MatchCardFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchCardFragment, unknown>;
export const FriendsPageFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FriendsPage' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchConnection' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pageInfo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'edges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'node' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FriendsPageFragment, unknown>;
export const MyCornerFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MyCorner' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'selfAssessed' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'completeness' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'percent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'statistics' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'matches' } },
                { kind: 'Field', name: { kind: 'Name', value: 'wins' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currentStreak' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MyCornerFragment, unknown>;
export const WaitingFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Waiting' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'WaitingItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'until' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'match' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<WaitingFragment, unknown>;
export const MatchViewFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchView' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gameMode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'booked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organiser' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'enteredBy' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'enteredAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmsItselfAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedByItself' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputeNote' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchViewFragment, unknown>;
export const NotificationItemFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NotificationItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Notification' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'read' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sender' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'profiles' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'relAuth' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'relMatch' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'courts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'relChat' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'relTournament' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'relCourt' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NotificationItemFragment, unknown>;
export const PlayerCardFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } },
          { kind: 'Field', name: { kind: 'Name', value: 'age' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sports' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locationName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastLoginAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFollowedByMe' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followsMe' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followersCount' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PlayerCardFragment, unknown>;
export const ProfileFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Profile' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'photoUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sex' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'playingHand' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heightCm' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followingCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isBlockedByMe' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'selfAssessed' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'availability' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'noFixedDays' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'slots' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'weekday' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'to' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'statistics' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'matches' } },
                { kind: 'Field', name: { kind: 'Name', value: 'wins' } },
                { kind: 'Field', name: { kind: 'Name', value: 'losses' } },
                { kind: 'Field', name: { kind: 'Name', value: 'draws' } },
                { kind: 'Field', name: { kind: 'Name', value: 'setsWon' } },
                { kind: 'Field', name: { kind: 'Name', value: 'setsLost' } },
                { kind: 'Field', name: { kind: 'Name', value: 'gamesWon' } },
                { kind: 'Field', name: { kind: 'Name', value: 'gamesLost' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currentStreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'playersMet' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } },
          { kind: 'Field', name: { kind: 'Name', value: 'age' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sports' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locationName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastLoginAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFollowedByMe' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followsMe' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followersCount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProfileFragment, unknown>;
export const MyRolesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MyRoles' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'me' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'roles' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MyRolesQuery, MyRolesQueryVariables>;
export const PlatformClockDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PlatformClock' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'platformClock' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'now' } },
                { kind: 'Field', name: { kind: 'Name', value: 'aheadSeconds' } },
                { kind: 'Field', name: { kind: 'Name', value: 'movable' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PlatformClockQuery, PlatformClockQueryVariables>;
export const MoveClockDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'MoveClock' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'MoveClockInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'moveClock' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'clock' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'now' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'aheadSeconds' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'movable' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MoveClockMutation, MoveClockMutationVariables>;
export const SupportMessagesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SupportMessages' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'MessagesFilter' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'messages' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'channel' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'to' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'html' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'template' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'language' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'sentAt' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'attempts' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SupportMessagesQuery, SupportMessagesQueryVariables>;
export const SaveLanguageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveLanguage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'profilesData' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ProfilesData' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateUser' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'profilesData' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'profilesData' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveLanguageMutation, SaveLanguageMutationVariables>;
export const SearchPlacesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SearchPlaces' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'text' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'searchPlaces' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'text' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'text' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'language' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fullName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SearchPlacesQuery, SearchPlacesQueryVariables>;
export const FollowPlayerDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'FollowPlayer' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'playerId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'followPlayer' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'playerId' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'playerId' } },
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'player' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isFollowedByMe' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'followersCount' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FollowPlayerMutation, FollowPlayerMutationVariables>;
export const UnfollowPlayerDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UnfollowPlayer' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'playerId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'unfollowPlayer' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'playerId' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'playerId' } },
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'player' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isFollowedByMe' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'followersCount' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UnfollowPlayerMutation, UnfollowPlayerMutationVariables>;
export const AccountDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Account' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'me' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sex' } },
                { kind: 'Field', name: { kind: 'Name', value: 'birthDate' } },
                { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                { kind: 'Field', name: { kind: 'Name', value: 'heightCm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'weightKg' } },
                { kind: 'Field', name: { kind: 'Name', value: 'playingHand' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'completeness' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'percent' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AccountQuery, AccountQueryVariables>;
export const SaveProfileDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveProfile' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'SaveProfileInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveProfile' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'fieldErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'sex' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'birthDate' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'heightCm' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'weightKg' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'playingHand' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'completeness' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'percent' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveProfileMutation, SaveProfileMutationVariables>;
export const FindPlaceDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FindPlace' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'text' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'searchPlaces' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'text' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'text' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'language' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fullName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'country' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FindPlaceQuery, FindPlaceQueryVariables>;
export const PlaceAtDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PlaceAt' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'lat' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Float' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'lng' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Float' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'placeAt' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'lat' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'lat' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'lng' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'lng' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fullName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'country' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PlaceAtQuery, PlaceAtQueryVariables>;
export const SaveLocationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveLocation' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'profilesData' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ProfilesData' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateUser' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'profilesData' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'profilesData' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'locationName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'locationLat' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'locationLng' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'kmToSearch' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'profiles' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'locationCountry' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'locationName' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'locationFullname' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveLocationMutation, SaveLocationMutationVariables>;
export const ChangeLanguageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ChangeLanguage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'profilesData' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ProfilesData' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateUser' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'profilesData' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'profilesData' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ChangeLanguageMutation, ChangeLanguageMutationVariables>;
export const MyAvailabilityDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MyAvailability' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'me' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'availability' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'noFixedDays' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'slots' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'weekday' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'to' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MyAvailabilityQuery, MyAvailabilityQueryVariables>;
export const SaveAvailabilityDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveAvailability' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SaveAvailabilityInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveAvailability' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'availability' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'noFixedDays' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'slots' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'weekday' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'to' } },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveAvailabilityMutation, SaveAvailabilityMutationVariables>;
export const SaveSportsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveSports' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'SaveSportsInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveSports' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'sports' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'levels' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'sport' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
                                ],
                              },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'numberPlayers' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                                ],
                              },
                            },
                            { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'selfAssessed' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'bestLevel' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveSportsMutation, SaveSportsMutationVariables>;
export const MySportsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MySports' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'me' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sports' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'levels' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'sport' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'numberPlayers' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'selfAssessed' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MySportsQuery, MySportsQueryVariables>;
export const DefaultPlaceDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'DefaultPlace' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'country' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'defaultPlace' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'language' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'language' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'country' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'country' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fullName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'country' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DefaultPlaceQuery, DefaultPlaceQueryVariables>;
export const SaveFirstLevelsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveFirstLevels' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'SaveSportsInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveSports' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'sports' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'bestLevel' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveFirstLevelsMutation, SaveFirstLevelsMutationVariables>;
export const CourtOfPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'CourtOfPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'CourtPage' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CourtPage' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Court' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'offers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sports' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isMyFavourite' } },
          { kind: 'Field', name: { kind: 'Name', value: 'favouritesCount' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fields' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sport' } },
                { kind: 'Field', name: { kind: 'Name', value: 'surface' } },
                { kind: 'Field', name: { kind: 'Name', value: 'covered' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CourtOfPageQuery, CourtOfPageQueryVariables>;
export const SetFavouriteCourtDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SetFavouriteCourt' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'courtId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'favourite' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'setFavouriteCourt' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'courtId' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'courtId' } },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'favourite' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'favourite' } },
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'court' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isMyFavourite' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'favouritesCount' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetFavouriteCourtMutation, SetFavouriteCourtMutationVariables>;
export const MatchesAtCourtDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MatchesAtCourt' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'courtId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'matches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'courtId' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'courtId' } },
                    },
                  ],
                },
              },
              { kind: 'Argument', name: { kind: 'Name', value: 'first' }, value: { kind: 'IntValue', value: '6' } },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchesAtCourtQuery, MatchesAtCourtQueryVariables>;
export const DashboardDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Dashboard' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'me' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'near' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'NearInput' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sports' } },
          type: {
            kind: 'ListType',
            type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'level' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Float' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'levels' } },
          type: {
            kind: 'ListType',
            type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'LevelName' } } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'cards' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'open' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'friends' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'player' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'me' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MyCorner' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'players' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'near' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'near' } },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'sports' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'sports' } },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'levels' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'levels' } },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: { kind: 'EnumValue', value: 'LATEST_LOGIN' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'cards' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerCard' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'distanceKm' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'waitingForMe' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Waiting' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'myMatches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'when' },
                value: { kind: 'EnumValue', value: 'UPCOMING' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'cards' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'matches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'near' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'near' } },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'sports' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'sports' } },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'level' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'level' } },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'missing' },
                      value: {
                        kind: 'ListValue',
                        values: [
                          { kind: 'IntValue', value: '1' },
                          { kind: 'IntValue', value: '2' },
                          { kind: 'IntValue', value: '3' },
                        ],
                      },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'states' },
                      value: { kind: 'ListValue', values: [{ kind: 'EnumValue', value: 'ORGANIZING' }] },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: { kind: 'EnumValue', value: 'DATE' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'open' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'distanceKm' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'friendsMatches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'friends' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FriendsPage' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MyCorner' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'selfAssessed' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'completeness' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'percent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'statistics' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'matches' } },
                { kind: 'Field', name: { kind: 'Name', value: 'wins' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currentStreak' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } },
          { kind: 'Field', name: { kind: 'Name', value: 'age' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sports' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locationName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastLoginAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFollowedByMe' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followsMe' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followersCount' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Waiting' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'WaitingItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'until' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'match' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FriendsPage' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchConnection' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pageInfo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'edges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'node' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const FriendsMatchesOfDashboardDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FriendsMatchesOfDashboard' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'friendsMatches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FriendsPage' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FriendsPage' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchConnection' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pageInfo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'edges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'node' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FriendsMatchesOfDashboardQuery, FriendsMatchesOfDashboardQueryVariables>;
export const FriendsMatchesOfDashboardStepsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FriendsMatchesOfDashboardSteps' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'friendsMatches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FriendsMatchesOfDashboardStepsQuery, FriendsMatchesOfDashboardStepsQueryVariables>;
export const AnswerInvitationHereDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AnswerInvitationHere' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'AnswerInvitationInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answerInvitation' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AnswerInvitationHereMutation, AnswerInvitationHereMutationVariables>;
export const FriendsMatchesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FriendsMatches' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'friendsMatches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FriendsMatchesQuery, FriendsMatchesQueryVariables>;
export const FriendsMatchesStepsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FriendsMatchesSteps' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'friendsMatches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FriendsMatchesStepsQuery, FriendsMatchesStepsQueryVariables>;
export const MatchListDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MatchList' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchesFilter' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'orderBy' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchesOrder' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'matches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'orderBy' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'distanceKm' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchListQuery, MatchListQueryVariables>;
export const MatchListStepsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MatchListSteps' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchesFilter' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'orderBy' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchesOrder' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'matches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'orderBy' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchListStepsQuery, MatchListStepsQueryVariables>;
export const MyMatchesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MyMatches' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'when' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'MyMatches' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'myMatches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'when' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'when' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MyMatchesQuery, MyMatchesQueryVariables>;
export const MyMatchesStepsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MyMatchesSteps' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'when' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'MyMatches' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'myMatches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'when' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'when' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MyMatchesStepsQuery, MyMatchesStepsQueryVariables>;
export const StartOfDraftDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'StartOfDraft' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'player' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'court' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'withPlayer' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'withCourt' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'player' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'player' } },
              },
            ],
            directives: [
              {
                kind: 'Directive',
                name: { kind: 'Name', value: 'include' },
                arguments: [
                  {
                    kind: 'Argument',
                    name: { kind: 'Name', value: 'if' },
                    value: { kind: 'Variable', name: { kind: 'Name', value: 'withPlayer' } },
                  },
                ],
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isFollowedByMe' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'court' } },
              },
            ],
            directives: [
              {
                kind: 'Directive',
                name: { kind: 'Name', value: 'include' },
                arguments: [
                  {
                    kind: 'Argument',
                    name: { kind: 'Name', value: 'if' },
                    value: { kind: 'Variable', name: { kind: 'Name', value: 'withCourt' } },
                  },
                ],
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StartOfDraftQuery, StartOfDraftQueryVariables>;
export const CreateMatchDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CreateMatch' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateMatchInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createMatch' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'fieldErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'overlapping' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CreateMatchMutation, CreateMatchMutationVariables>;
export const MatchAvailabilityDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MatchAvailability' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'match' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'teamA' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'user' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'availability' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'noFixedDays' } },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'slots' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        { kind: 'Field', name: { kind: 'Name', value: 'weekday' } },
                                        { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                                        { kind: 'Field', name: { kind: 'Name', value: 'to' } },
                                      ],
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'teamB' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'user' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'availability' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'noFixedDays' } },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'slots' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        { kind: 'Field', name: { kind: 'Name', value: 'weekday' } },
                                        { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                                        { kind: 'Field', name: { kind: 'Name', value: 'to' } },
                                      ],
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchAvailabilityQuery, MatchAvailabilityQueryVariables>;
export const JoinMatchDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'JoinMatch' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'JoinMatchInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'joinMatch' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchView' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchView' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gameMode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'booked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organiser' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'enteredBy' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'enteredAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmsItselfAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedByItself' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputeNote' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<JoinMatchMutation, JoinMatchMutationVariables>;
export const LeaveMatchDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'LeaveMatch' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchIdInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'leaveMatch' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchView' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchView' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gameMode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'booked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organiser' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'enteredBy' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'enteredAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmsItselfAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedByItself' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputeNote' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LeaveMatchMutation, LeaveMatchMutationVariables>;
export const AnswerInvitationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AnswerInvitation' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'AnswerInvitationInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answerInvitation' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchView' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchView' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gameMode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'booked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organiser' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'enteredBy' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'enteredAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmsItselfAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedByItself' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputeNote' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AnswerInvitationMutation, AnswerInvitationMutationVariables>;
export const InvitePlayersDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'InvitePlayers' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'InvitePlayersInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'invitePlayers' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchView' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchView' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gameMode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'booked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organiser' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'enteredBy' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'enteredAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmsItselfAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedByItself' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputeNote' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<InvitePlayersMutation, InvitePlayersMutationVariables>;
export const OrganiseMatchDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'OrganiseMatch' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'OrganiseMatchInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organiseMatch' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'fieldErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchView' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchView' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gameMode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'booked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organiser' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'enteredBy' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'enteredAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmsItselfAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedByItself' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputeNote' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OrganiseMatchMutation, OrganiseMatchMutationVariables>;
export const ReorganiseMatchDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ReorganiseMatch' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchIdInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reorganiseMatch' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchView' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchView' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gameMode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'booked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organiser' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'enteredBy' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'enteredAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmsItselfAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedByItself' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputeNote' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReorganiseMatchMutation, ReorganiseMatchMutationVariables>;
export const CancelMatchDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CancelMatch' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchIdInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cancelMatch' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchView' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchView' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gameMode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'booked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organiser' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'enteredBy' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'enteredAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmsItselfAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedByItself' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputeNote' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CancelMatchMutation, CancelMatchMutationVariables>;
export const ChangeMatchOptionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ChangeMatchOptions' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ChangeMatchOptionsInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'changeMatchOptions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'fieldErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchView' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchView' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gameMode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'booked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organiser' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'enteredBy' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'enteredAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmsItselfAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedByItself' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputeNote' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ChangeMatchOptionsMutation, ChangeMatchOptionsMutationVariables>;
export const RemovePlayerDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RemovePlayer' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'RemovePlayerInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'removePlayer' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchView' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchView' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gameMode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'booked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organiser' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'enteredBy' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'enteredAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmsItselfAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedByItself' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputeNote' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemovePlayerMutation, RemovePlayerMutationVariables>;
export const EnterResultDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'EnterResult' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'EnterResultInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'enterResult' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                { kind: 'Field', name: { kind: 'Name', value: 'setIndex' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'fieldErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchView' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchView' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gameMode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'booked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organiser' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'enteredBy' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'enteredAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmsItselfAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedByItself' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputeNote' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EnterResultMutation, EnterResultMutationVariables>;
export const ConfirmResultDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ConfirmResult' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ConfirmResultInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'confirmResult' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchView' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchView' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gameMode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'booked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organiser' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'enteredBy' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'enteredAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmsItselfAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedByItself' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputeNote' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ConfirmResultMutation, ConfirmResultMutationVariables>;
export const EvaluateOpponentsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'EvaluateOpponents' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'EvaluateOpponentsInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'evaluateOpponents' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchView' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchView' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gameMode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'booked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organiser' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'enteredBy' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'enteredAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmsItselfAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedByItself' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputeNote' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EvaluateOpponentsMutation, EvaluateOpponentsMutationVariables>;
export const DisputeResultDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DisputeResult' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'DisputeResultInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'disputeResult' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'match' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchView' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchView' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gameMode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'booked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organiser' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'enteredBy' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'enteredAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmsItselfAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedByItself' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputeNote' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DisputeResultMutation, DisputeResultMutationVariables>;
export const FormOfPlayerDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FormOfPlayer' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'playerId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'matches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'playerId' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'playerId' } },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'states' },
                      value: { kind: 'ListValue', values: [{ kind: 'EnumValue', value: 'CONFIRMED' }] },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: { kind: 'EnumValue', value: 'DATE' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FormOfPlayerQuery, FormOfPlayerQueryVariables>;
export const MatchPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MatchPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'match' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchView' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchView' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gameMode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'booked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organiser' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'enteredBy' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'enteredAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmsItselfAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedByItself' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputeNote' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchPageQuery, MatchPageQueryVariables>;
export const MatchUpdatedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'MatchUpdated' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'matchUpdated' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchView' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchView' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gameMode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'booked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organiser' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bookingUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'enteredBy' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'enteredAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmsItselfAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confirmedByItself' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'disputeNote' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchUpdatedSubscription, MatchUpdatedSubscriptionVariables>;
export const PickCourtsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PickCourts' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'CourtsFilter' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'orderBy' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'CourtsOrder' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'courts' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'orderBy' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CourtCard' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'distanceKm' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CourtCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Court' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lat' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lng' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sports' } },
          { kind: 'Field', name: { kind: 'Name', value: 'offers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isMyFavourite' } },
          { kind: 'Field', name: { kind: 'Name', value: 'favouritesCount' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fields' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sport' } },
                { kind: 'Field', name: { kind: 'Name', value: 'surface' } },
                { kind: 'Field', name: { kind: 'Name', value: 'covered' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PickCourtsQuery, PickCourtsQueryVariables>;
export const PickPlayersDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PickPlayers' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'PlayersFilter' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'orderBy' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'PlayersOrder' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'players' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'orderBy' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerCard' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } },
          { kind: 'Field', name: { kind: 'Name', value: 'age' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sports' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locationName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastLoginAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFollowedByMe' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followsMe' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followersCount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PickPlayersQuery, PickPlayersQueryVariables>;
export const BellPanelDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'BellPanel' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'unread' },
            name: { kind: 'Name', value: 'notifications' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'first' }, value: { kind: 'IntValue', value: '20' } },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'read' },
                value: { kind: 'BooleanValue', value: false },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NotificationItem' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'earlier' },
            name: { kind: 'Name', value: 'notifications' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'first' }, value: { kind: 'IntValue', value: '3' } },
              { kind: 'Argument', name: { kind: 'Name', value: 'read' }, value: { kind: 'BooleanValue', value: true } },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NotificationItem' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NotificationItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Notification' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'read' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sender' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'profiles' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'relAuth' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'relMatch' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'courts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'relChat' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'relTournament' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'relCourt' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BellPanelQuery, BellPanelQueryVariables>;
export const ReadAllNotificationsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ReadAllNotifications' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'readNotification' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'readNotificationData' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'what' },
                      value: { kind: 'EnumValue', value: 'all' },
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                { kind: 'Field', name: { kind: 'Name', value: 'unreadCount' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReadAllNotificationsMutation, ReadAllNotificationsMutationVariables>;
export const UnreadCountDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'UnreadCount' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'unreadNotificationCount' } }],
      },
    },
  ],
} as unknown as DocumentNode<UnreadCountQuery, UnreadCountQueryVariables>;
export const NotifyDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'Notify' },
      selectionSet: { kind: 'SelectionSet', selections: [{ kind: 'Field', name: { kind: 'Name', value: 'notify' } }] },
    },
  ],
} as unknown as DocumentNode<NotifySubscription, NotifySubscriptionVariables>;
export const ReadNotificationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ReadNotification' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'readNotification' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'readNotificationData' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'what' },
                      value: { kind: 'EnumValue', value: 'single' },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'notificationId' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                { kind: 'Field', name: { kind: 'Name', value: 'unreadCount' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReadNotificationMutation, ReadNotificationMutationVariables>;
export const NotificationsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Notifications' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'read' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'notifications' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'read' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'read' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NotificationItem' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NotificationItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Notification' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'read' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sender' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'profiles' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'relAuth' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'relMatch' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'courts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'relChat' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'relTournament' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'relCourt' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const PlayerListDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PlayerList' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'PlayersFilter' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'orderBy' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'PlayersOrder' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'players' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'orderBy' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerCard' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'distanceKm' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } },
          { kind: 'Field', name: { kind: 'Name', value: 'age' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sports' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locationName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastLoginAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFollowedByMe' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followsMe' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followersCount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PlayerListQuery, PlayerListQueryVariables>;
export const PlayerListStepsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PlayerListSteps' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'PlayersFilter' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'orderBy' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'PlayersOrder' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'players' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'orderBy' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PlayerListStepsQuery, PlayerListStepsQueryVariables>;
export const MyLevelsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MyLevels' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'player' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'levels' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'sport' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'numberPlayers' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MyLevelsQuery, MyLevelsQueryVariables>;
export const MatchesOfPlayerDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MatchesOfPlayer' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'playerId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'matches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'playerId' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'playerId' } },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchesOfPlayerQuery, MatchesOfPlayerQueryVariables>;
export const MatchesOfPlayerStepsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MatchesOfPlayerSteps' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'playerId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'matches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'playerId' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'playerId' } },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchesOfPlayerStepsQuery, MatchesOfPlayerStepsQueryVariables>;
export const FollowingOfPlayerDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FollowingOfPlayer' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'player' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'following' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'after' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'pageInfo' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'edges' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'node' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerCard' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } },
          { kind: 'Field', name: { kind: 'Name', value: 'age' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sports' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locationName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastLoginAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFollowedByMe' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followsMe' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followersCount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FollowingOfPlayerQuery, FollowingOfPlayerQueryVariables>;
export const FollowersOfPlayerDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FollowersOfPlayer' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'player' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'followers' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'after' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'pageInfo' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'edges' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'node' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerCard' } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } },
          { kind: 'Field', name: { kind: 'Name', value: 'age' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sports' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locationName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastLoginAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFollowedByMe' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followsMe' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followersCount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FollowersOfPlayerQuery, FollowersOfPlayerQueryVariables>;
export const PlayerProfileDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PlayerProfile' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'player' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Profile' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } },
          { kind: 'Field', name: { kind: 'Name', value: 'age' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sports' } },
          { kind: 'Field', name: { kind: 'Name', value: 'locationName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastLoginAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFollowedByMe' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followsMe' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followersCount' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Profile' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerCard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'photoUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sex' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'playingHand' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heightCm' } },
          { kind: 'Field', name: { kind: 'Name', value: 'followingCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isBlockedByMe' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'selfAssessed' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'availability' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'noFixedDays' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'slots' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'weekday' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'to' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'statistics' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'matches' } },
                { kind: 'Field', name: { kind: 'Name', value: 'wins' } },
                { kind: 'Field', name: { kind: 'Name', value: 'losses' } },
                { kind: 'Field', name: { kind: 'Name', value: 'draws' } },
                { kind: 'Field', name: { kind: 'Name', value: 'setsWon' } },
                { kind: 'Field', name: { kind: 'Name', value: 'setsLost' } },
                { kind: 'Field', name: { kind: 'Name', value: 'gamesWon' } },
                { kind: 'Field', name: { kind: 'Name', value: 'gamesLost' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currentStreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'playersMet' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PlayerProfileQuery, PlayerProfileQueryVariables>;
export const BlockPlayerDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'BlockPlayer' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'playerId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'blockPlayer' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'playerId' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'playerId' } },
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'player' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isBlockedByMe' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isFollowedByMe' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'followsMe' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'followersCount' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'followingCount' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BlockPlayerMutation, BlockPlayerMutationVariables>;
export const UnblockPlayerDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UnblockPlayer' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'playerId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'unblockPlayer' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'playerId' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'playerId' } },
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'success' } },
                { kind: 'Field', name: { kind: 'Name', value: 'errorCode' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'player' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isBlockedByMe' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UnblockPlayerMutation, UnblockPlayerMutationVariables>;
export const HomeNearbyDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'HomeNearby' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'open' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchesFilter' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'played' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchesFilter' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'players' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'PlayersFilter' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'open' },
            name: { kind: 'Name', value: 'matches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'open' } },
              },
              { kind: 'Argument', name: { kind: 'Name', value: 'first' }, value: { kind: 'IntValue', value: '3' } },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchCard' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'played' },
            name: { kind: 'Name', value: 'matches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'played' } },
              },
              { kind: 'Argument', name: { kind: 'Name', value: 'first' }, value: { kind: 'IntValue', value: '1' } },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'totalCount' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'players' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'players' } },
              },
              { kind: 'Argument', name: { kind: 'Name', value: 'first' }, value: { kind: 'IntValue', value: '1' } },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'totalCount' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlayerChip' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profiles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'avatarThumbnail' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchPlayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlayerChip' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'levels' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sport' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'numberPlayers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Score' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sets' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tieBreak' } },
                { kind: 'Field', name: { kind: 'Name', value: 'superTieBreak' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Match' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sport' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nameCapitalize' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'numberPlayers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visibility' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFriendly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'levelMax' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'court' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'datePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timePlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutesPlay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiry' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamA' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'teamB' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'badge' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MatchPlayer' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Score' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mySide' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<HomeNearbyQuery, HomeNearbyQueryVariables>;
