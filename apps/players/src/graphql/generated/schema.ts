import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { NumberPlayers as NumberPlayersModel, Match as MatchModel, Profile as ProfileModel, Sport as SportModel, RankingConnection as RankingConnectionModel, FairPlay as FairPlayModel, UserConnection as UserConnectionModel, PlayerMetConnection as PlayerMetConnectionModel, PlayerLevel as PlayerLevelModel, User as UserModel } from '../models.js';
import type { GraphQLContext } from '@setpoint/service-kit';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: Date; output: Date; }
  /** A time of day, HH:mm. */
  Time: { input: string; output: string; }
  _FieldSet: { input: string; output: string; }
};

/** A holiday, both days included. */
export type Absence = {
  readonly from: Scalars['Date']['output'];
  readonly to: Scalars['Date']['output'];
};

export type AbsenceInput = {
  readonly from: Scalars['Date']['input'];
  readonly to: Scalars['Date']['input'];
};

/** When a player can play. */
export type Availability = {
  /** True when there are no fixed days. */
  readonly noFixedDays: Scalars['Boolean']['output'];
  readonly slots: ReadonlyArray<AvailabilitySlot>;
};

/** One weekly time. */
export type AvailabilitySlot = {
  readonly from: Scalars['Time']['output'];
  readonly to: Scalars['Time']['output'];
  /** 1 Monday to 7 Sunday. */
  readonly weekday: Scalars['Int']['output'];
};

export type AvailabilitySlotInput = {
  readonly from: Scalars['Time']['input'];
  readonly to: Scalars['Time']['input'];
  readonly weekday: Scalars['Int']['input'];
};

export type AvatarPayload = {
  readonly errorCode: Maybe<PlayerErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly user: Maybe<User>;
};

/** Why support removes the picture of a player. */
export type AvatarRemovalCategory =
  | 'ADVERTISING'
  | 'OFFENSIVE'
  /** The player may ask support. */
  | 'OTHER'
  /** It shows somebody else. */
  | 'SOMEBODY_ELSE';

export type CalibrationBin = {
  /** 0.5 to 0.9 */
  readonly from: Scalars['Float']['output'];
  readonly matches: Scalars['Int']['output'];
  /** Mean of the chances given, 0.5 to 1. */
  readonly predicted: Scalars['Float']['output'];
  readonly to: Scalars['Float']['output'];
  /** Share that the favourite won, 0 to 1. */
  readonly won: Scalars['Float']['output'];
};

/** An opponent of both players, with the results of each. */
export type CommonOpponent = {
  readonly opponent: User;
  readonly other: MatchRecord;
  readonly player: MatchRecord;
};

export type CourtPosition =
  | 'BOTH'
  | 'LEFT'
  | 'RIGHT';

/** Parts of the day (PLY-10). */
export type DayBand =
  /** 13 to 18 */
  | 'AFTERNOON'
  /** 18 to 23 */
  | 'EVENING'
  /** 06 to 13 */
  | 'MORNING';

/** Means of the marks that opponents gave, 1 to 5, to one decimal (RES-06). */
export type EvaluationSummary = {
  readonly availability: Scalars['Float']['output'];
  readonly backhand: Scalars['Float']['output'];
  readonly collaboration: Scalars['Float']['output'];
  readonly count: Scalars['Int']['output'];
  readonly fairness: Scalars['Float']['output'];
  readonly forehand: Scalars['Float']['output'];
  readonly power: Scalars['Float']['output'];
  readonly punctuality: Scalars['Float']['output'];
  readonly serve: Scalars['Float']['output'];
  readonly speed: Scalars['Float']['output'];
};

/** What the fair-play watch says of a player: figures for support to judge, never a verdict (BYD-12). */
export type FairPlay = {
  readonly collusion: Scalars['Float']['output'];
  readonly countedAt: Scalars['DateTime']['output'];
  /** Scores as they changed, oldest first; the latest 60. */
  readonly history: ReadonlyArray<FairPlayScore>;
  /** Of the player. */
  readonly id: Scalars['ID']['output'];
  /** How many matches were looked at. */
  readonly matches: Scalars['Int']['output'];
  readonly misreporting: Scalars['Float']['output'];
  /** Null where the account is gone. */
  readonly player: Maybe<User>;
  /** What support made of it, oldest first. */
  readonly reviews: ReadonlyArray<FairPlayReview>;
  readonly sandbagging: Scalars['Float']['output'];
  /** Powers of ten by which it is unlikelier than luck, all signals together; from 3 on it is worth a look. */
  readonly score: Scalars['Float']['output'];
  /** The strongest first. */
  readonly signals: ReadonlyArray<FairPlaySignal>;
  readonly state: FairPlayState;
  /** Counts the reviews: name it in reviewFairPlay. */
  readonly version: Scalars['Int']['output'];
};

export type FairPlayConnection = {
  readonly edges: ReadonlyArray<FairPlayEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type FairPlayEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: FairPlay;
};

/** Refusals of what support does about the fair-play watch. */
export type FairPlayErrorCode =
  /** Somebody else reviewed it meanwhile. */
  | 'FAIR_PLAY_CHANGED'
  /** The watch says nothing of this player. */
  | 'FAIR_PLAY_NOT_FOUND'
  /** One or more fields are not valid; see fieldErrors. */
  | 'INVALID_DATA';

export type FairPlayFilter = {
  /** Also whose score is not worth a look. */
  readonly all?: InputMaybe<Scalars['Boolean']['input']>;
  readonly kind?: InputMaybe<FairPlayKind>;
  readonly state?: InputMaybe<FairPlayState>;
};

export type FairPlayKind =
  /** The same people play each other over and over with results that levels don't explain. */
  | 'COLLUSION'
  /** Results that were entered wrong, or that nobody was asked about. */
  | 'MISREPORTING'
  /** A level kept below what somebody plays. */
  | 'SANDBAGGING';

export type FairPlayReason =
  /** Two opponents win in turn; observed counts the changes. */
  | 'ALWAYS_ALTERNATING'
  /** Results against one opponent are confirmed within two minutes. */
  | 'ANSWERED_AT_ONCE'
  /** More games than expected, all in all; observed is a share of games. */
  | 'BETTER_THAN_LEVEL'
  /** Matches that could have been won are lost by far, while the others go better than expected. */
  | 'COLLAPSES'
  /** Results that this player entered are disputed. */
  | 'DISPUTED'
  /** Results are entered within two minutes of the end. */
  | 'ENTERED_AT_ONCE'
  /** Against one opponent, far more or fewer games than expected; observed is a share of games. */
  | 'FAR_FROM_EXPECTED'
  /** Most matches are against one opponent. */
  | 'FEW_OPPONENTS'
  /** Results that this player entered did not stay. */
  | 'OVERTURNED'
  /** Won without losing a game, more often than levels explain. */
  | 'SHUTOUTS'
  /** Own wins are never confirmed by the other side. */
  | 'UNANSWERED'
  /** Walkovers for opponents who are said to have stayed away and never answered. */
  | 'UNANSWERED_NO_SHOWS'
  /** Far above the own estimate; observed is levels. */
  | 'UNDERRATED_START';

export type FairPlayReview = {
  readonly at: Scalars['DateTime']['output'];
  /** Null where the account is gone. */
  readonly by: Maybe<User>;
  readonly note: Scalars['String']['output'];
  /** The score that was seen. */
  readonly score: Scalars['Float']['output'];
  readonly verdict: FairPlayVerdict;
};

export type FairPlayScore = {
  readonly countedAt: Scalars['DateTime']['output'];
  readonly score: Scalars['Float']['output'];
};

/** One thing that is unlikely of an honest player. */
export type FairPlaySignal = {
  /** The chance that luck alone shows as much. */
  readonly chance: Scalars['Float']['output'];
  readonly kind: FairPlayKind;
  /** The matches behind it, the latest first; at most 20. */
  readonly matches: ReadonlyArray<Match>;
  /** What was seen, as the reason counts: matches, shares of games, levels. */
  readonly observed: Scalars['Float']['output'];
  /** Of how many matches. */
  readonly of: Scalars['Int']['output'];
  readonly opponents: ReadonlyArray<User>;
  readonly reason: FairPlayReason;
  readonly score: Scalars['Float']['output'];
  /** What is usual, counted likewise. */
  readonly usual: Scalars['Float']['output'];
};

export type FairPlayState =
  | 'DISMISSED'
  /** Nobody has looked yet, or it has become clearly worse since. */
  | 'OPEN'
  | 'REVIEWED';

export type FairPlayVerdict =
  /** Nothing to it. */
  | 'DISMISSED'
  /** Looked into, whatever came of it. */
  | 'REVIEWED';

/** A field of a form, with its error. */
export type FieldError = {
  readonly code: Scalars['String']['output'];
  readonly field: Scalars['String']['output'];
};

export type FinishWelcomePayload = {
  readonly errorCode: Maybe<PlayerErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly user: Maybe<User>;
};

/** How a match is scored (RES-02). */
export type GameMode =
  /** Best of three sets to 4, tie-break at 3-3, killer point. */
  | 'NEXTGEN'
  /** One set to 9 games, tie-break at 8-8. */
  | 'ONE_SET_9_GAMES'
  /** Best of three sets to 6, super tie-break as third set allowed. */
  | 'THREE_SETS_6_GAMES';

export type HeadToHead = {
  readonly draws: Scalars['Int']['output'];
  readonly gamesLost: Scalars['Int']['output'];
  readonly gamesWon: Scalars['Int']['output'];
  /** Null when they have not met. */
  readonly lastPlayedAt: Maybe<Scalars['DateTime']['output']>;
  readonly losses: Scalars['Int']['output'];
  readonly matches: Scalars['Int']['output'];
  readonly setsLost: Scalars['Int']['output'];
  readonly setsWon: Scalars['Int']['output'];
  readonly wins: Scalars['Int']['output'];
};

export type InvitedFollowPayload = {
  readonly errorCode: Maybe<PlayerErrorCode>;
  readonly player: Maybe<User>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** What levels said of a match before it was played. */
export type KeptPrediction = {
  readonly madeAt: Scalars['DateTime']['output'];
  /** Chance of side A to win, from 0 to 1. */
  readonly winChance: Scalars['Float']['output'];
};

/** The four languages. */
export type Language =
  | 'en'
  | 'es'
  | 'fr'
  | 'it';

/** What winning a tournament added to a player's level; it counts as no match (LVL-06). */
export type LevelBonus = {
  readonly after: LevelEstimate;
  readonly before: LevelEstimate;
  /** In levels; null for everybody but the player. */
  readonly bonus: Maybe<Scalars['Float']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly tournamentId: Scalars['ID']['output'];
  readonly wonAt: Scalars['DateTime']['output'];
};

/** How true predictions came (BYD-02). */
export type LevelCalibration = {
  /** Whether it is lower than that of tossing a coin by more than noise. */
  readonly besideCoin: PredictionRank;
  /** Whether the log-loss is lower than plain Elo's by more than noise. */
  readonly besideElo: PredictionRank;
  /** Favourites' chances in steps of ten per cent, 50-60 to 90-100; those that hold matches. */
  readonly bins: ReadonlyArray<CalibrationBin>;
  /** The same for tossing a coin. */
  readonly coinLogLoss: Scalars['Float']['output'];
  /** The same for plain Elo. */
  readonly eloLogLoss: Maybe<Scalars['Float']['output']>;
  /** Since when what predictions are made with was learnt from the matches played here; none before the first fit. */
  readonly fits: ReadonlyArray<LevelFit>;
  /** Mean of -ln of the chance given to what happened, the lower the better; null without matches. */
  readonly logLoss: Maybe<Scalars['Float']['output']>;
  /** Matches with a prediction kept before they were played. */
  readonly matches: Scalars['Int']['output'];
};

/** Parts of a change in hundredths of a level. They sum to the total, and that is the level after without the level before. */
export type LevelChange = {
  /** For winning a tournament (LVL-06). */
  readonly bonus: Scalars['Float']['output'];
  /**
   * How much of score and win comes from how strong the opponents were beside the own side, in hundredths, no part of the sum:
   * positive against a stronger side.
   */
  readonly opponents: Scalars['Float']['output'];
  /** What one takes from the partner or leaves to them, who are known better or worse. */
  readonly partner: Scalars['Float']['output'];
  /** What the score said beyond what was expected. */
  readonly score: Scalars['Float']['output'];
  readonly total: Scalars['Float']['output'];
  /** What winning or losing itself said. */
  readonly win: Scalars['Float']['output'];
};

/** What one confirmed match did to one player's level (BYD-01). */
export type LevelEntry = {
  /** Share of the games won, 0 to 1; null where no games count. */
  readonly actualShare: Maybe<Scalars['Float']['output']>;
  readonly after: LevelEstimate;
  readonly before: LevelEstimate;
  /** What matches with the other number of players had added before this one, since the match before or to the start; in hundredths of a level. Null where they added nothing, and for everybody but the player. */
  readonly carriedOver: Maybe<Scalars['Float']['output']>;
  /** Null for everybody but the player. */
  readonly change: Maybe<LevelChange>;
  /** Share of the games expected before the match, 0 to 1. */
  readonly expectedShare: Scalars['Float']['output'];
  readonly id: Scalars['ID']['output'];
  /** For levelUp; null unless the match raised the half step. */
  readonly levelUpId: Maybe<Scalars['ID']['output']>;
  /** Null when it is not for you to see. */
  readonly match: Maybe<Match>;
  /** The other side before the match. */
  readonly opponents: LevelEstimate;
  /** The player's side before the match. */
  readonly ownTeam: LevelEstimate;
  readonly playedAt: Scalars['DateTime']['output'];
  readonly trend: LevelTrend;
  /** Chance to win before the match, 0 to 1. */
  readonly winChance: Scalars['Float']['output'];
};

export type LevelEntryConnection = {
  readonly edges: ReadonlyArray<LevelEntryEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type LevelEntryEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: LevelEntry;
};

/** A level and how sure it was: two decimals of one's own, half steps of others and of pairs (RNK-04). */
export type LevelEstimate = {
  readonly level: Scalars['Float']['output'];
  /** 0 to 100. */
  readonly reliability: Scalars['Int']['output'];
};

/** A fit of a sport and number of players that is in force; each month the matches played here are looked at anew (LVL-09). */
export type LevelFit = {
  /** Matches that it was learnt from and checked on. */
  readonly matches: Scalars['Int']['output'];
  readonly numberPlayers: Scalars['Int']['output'];
  readonly since: Scalars['DateTime']['output'];
  readonly sport: Scalars['Int']['output'];
};

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

/** The level after a match. */
export type LevelPoint = {
  readonly at: Scalars['DateTime']['output'];
  /** Upper end of that band. */
  readonly high: Scalars['Float']['output'];
  /** The player's own level with two decimals, others' in half steps (RNK-04). */
  readonly level: Scalars['Float']['output'];
  /** Lower end of the band that the level lies in with 80 % certainty. */
  readonly low: Scalars['Float']['output'];
};

/** What a match did to a level (LVL-07). */
export type LevelTrend =
  | 'DOWN'
  | 'STABLE'
  | 'UP';

/** A half step that a player reached with a confirmed match. */
export type LevelUp = {
  /** The half step before. */
  readonly from: Scalars['Float']['output'];
  readonly id: Scalars['ID']['output'];
  /** Of the half step that was reached. */
  readonly name: LevelName;
  readonly numberPlayers: NumberPlayers;
  readonly playedAt: Scalars['DateTime']['output'];
  readonly player: User;
  readonly sport: Sport;
  readonly to: Scalars['Float']['output'];
};

/** A match, by its key. */
export type Match = {
  readonly id: Scalars['ID']['output'];
  /** As it was kept when the match became ready, whatever levels are worth since; null where none was made (BYD-02). */
  readonly keptPrediction: Maybe<KeptPrediction>;
  /** Why the confirmed match moved no level; null where it moved some, and before it is confirmed (LVL-03, LVL-04). */
  readonly notRatedReason: Maybe<NotRatedReason>;
};

export type MatchPreview = {
  /** How much of it comes from matches with the other number of players since the last one with this number, or since the start; in hundredths of a level. Null where they added nothing. */
  readonly carriedOver: Maybe<Scalars['Float']['output']>;
  /** Share of the games that changes nothing, 0 to 1. */
  readonly expectedShare: Scalars['Float']['output'];
  /** The viewer's level before the match, with two decimals. */
  readonly level: Scalars['Float']['output'];
  /** From the clearest win to the clearest defeat. */
  readonly outcomes: ReadonlyArray<PreviewedOutcome>;
  /** Of the viewer's side, 0 to 1. */
  readonly winChance: Scalars['Float']['output'];
};

/** Either a match, or a sport with the players. */
export type MatchPreviewInput = {
  /** Best of three sets by default. */
  readonly gameMode?: InputMaybe<GameMode>;
  /** A match that is to be played; the viewer plays or would play in it. */
  readonly matchId?: InputMaybe<Scalars['ID']['input']>;
  /** Follows from the players. */
  readonly numberPlayers?: InputMaybe<Scalars['Int']['input']>;
  readonly opponentIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly partnerId?: InputMaybe<Scalars['ID']['input']>;
  readonly sport?: InputMaybe<Scalars['Int']['input']>;
};

export type MatchPreviewPayload = {
  readonly errorCode: Maybe<PlayerErrorCode>;
  readonly preview: Maybe<MatchPreview>;
  readonly success: Scalars['Boolean']['output'];
};

export type MatchRecord = {
  readonly draws: Scalars['Int']['output'];
  readonly losses: Scalars['Int']['output'];
  readonly matches: Scalars['Int']['output'];
  readonly wins: Scalars['Int']['output'];
};

export type MatchSimulation = {
  readonly likelyScore: ReadonlyArray<SimulatedSet>;
  /** Typical scores, the likeliest first. */
  readonly scores: ReadonlyArray<SimulatedScore>;
  /** 0 to 1 */
  readonly winChanceA: Scalars['Float']['output'];
};

export type MatchSimulationInput = {
  /** Best of three sets by default. */
  readonly gameMode?: InputMaybe<GameMode>;
  readonly sport: Scalars['Int']['input'];
  readonly teamA: ReadonlyArray<Scalars['ID']['input']>;
  readonly teamB: ReadonlyArray<Scalars['ID']['input']>;
};

export type MatchSimulationPayload = {
  readonly errorCode: Maybe<PlayerErrorCode>;
  readonly simulation: Maybe<MatchSimulation>;
  readonly success: Scalars['Boolean']['output'];
};

export type Mutation = {
  /** Blocks a player; both stop following each other (PLY-04). */
  readonly blockPlayer: Maybe<PlayerRelationPayload>;
  /** The first steps after the registration are done or declined: they are offered no more, on any device. */
  readonly finishWelcome: Maybe<FinishWelcomePayload>;
  /** Follows a player (PLY-04). Following twice is following. */
  readonly followPlayer: Maybe<PlayerRelationPayload>;
  /** Two players follow each other through an invitation code (API-08, AUTH-28). */
  readonly invitedFollow: Maybe<InvitedFollowPayload>;
  /** Keeps in mind an upload whose files are about to be stored, and answers its id. Asked by the gateway for POST /uploads/avatar. */
  readonly registerAvatar: Maybe<Scalars['ID']['output']>;
  /** Removes the profile picture. Idempotent. */
  readonly removeAvatar: Maybe<AvatarPayload>;
  /** Takes the picture out of a player's profile, one that offends others say (ADM-05). The same again is success. */
  readonly removePlayerAvatar: Maybe<RemovePlayerAvatarPayload>;
  /** Support has looked into what the watch says of a player, or sees nothing in it (BYD-12). */
  readonly reviewFairPlay: Maybe<ReviewFairPlayPayload>;
  /** Sets when one is away; without an absence one is back (PLY-10, ACC-07). */
  readonly saveAbsence: Maybe<SaveAbsencePayload>;
  /** Sets when one can play (PLY-10). */
  readonly saveAvailability: Maybe<SaveAvailabilityPayload>;
  /** Changes the general data of the profile (ACC-01). */
  readonly saveProfile: Maybe<SaveProfilePayload>;
  /** Racket, surface and habits in one sport (ACC-01); replaces earlier data. */
  readonly saveSportDetails: Maybe<SaveSportDetailsPayload>;
  /** Chooses sports with the self-assessed level of each. */
  readonly saveSports: Maybe<SaveSportsPayload>;
  /** Sets the profile picture to an upload (ACC-01) and removes the previous one. Idempotent. */
  readonly setAvatar: Maybe<AvatarPayload>;
  /** Lifts a block. */
  readonly unblockPlayer: Maybe<PlayerRelationPayload>;
  /** Stops following a player. */
  readonly unfollowPlayer: Maybe<PlayerRelationPayload>;
  /** Changes language or location (API-05, API-06). */
  readonly updateUser: Maybe<UpdateUserPayload>;
};


export type MutationBlockPlayerArgs = {
  input: PlayerRelationInput;
};


export type MutationFollowPlayerArgs = {
  input: PlayerRelationInput;
};


export type MutationInvitedFollowArgs = {
  invitedCode: Scalars['String']['input'];
};


export type MutationRegisterAvatarArgs = {
  key: Scalars['String']['input'];
  ownerId: Scalars['ID']['input'];
};


export type MutationRemovePlayerAvatarArgs = {
  input: RemovePlayerAvatarInput;
};


export type MutationReviewFairPlayArgs = {
  input: ReviewFairPlayInput;
};


export type MutationSaveAbsenceArgs = {
  input: SaveAbsenceInput;
};


export type MutationSaveAvailabilityArgs = {
  input: SaveAvailabilityInput;
};


export type MutationSaveProfileArgs = {
  input: SaveProfileInput;
};


export type MutationSaveSportDetailsArgs = {
  input: SportDetailsInput;
};


export type MutationSaveSportsArgs = {
  input: SaveSportsInput;
};


export type MutationSetAvatarArgs = {
  input: SetAvatarInput;
};


export type MutationUnblockPlayerArgs = {
  input: PlayerRelationInput;
};


export type MutationUnfollowPlayerArgs = {
  input: PlayerRelationInput;
};


export type MutationUpdateUserArgs = {
  profilesData: ProfilesData;
};

/** A point and a radius. Who is within it is decided by squares of 1 km, not by exact positions. */
export type NearInput = {
  /** Radius in km, 1 to 500. */
  readonly km?: InputMaybe<Scalars['Int']['input']>;
  readonly lat: Scalars['Float']['input'];
  readonly lng: Scalars['Float']['input'];
};

/** Why a confirmed match moves no level. */
export type NotRatedReason =
  /** Played for fun. */
  | 'FRIENDLY'
  /** Somebody without an account played. */
  | 'GUEST'
  /** It ended before a game was won. */
  | 'NOTHING_PLAYED'
  /** Its sides or figures can't be right. */
  | 'NOT_POSSIBLE'
  /** A side did not come, or gave up before the first point. */
  | 'WALKOVER';

/** Singles (1) or doubles (2). */
export type NumberPlayers = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** Where a page of a connection begins and ends. */
export type PageInfo = {
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** A place on the map. */
export type Place = {
  /** Two letters, ISO 3166. */
  readonly country: Scalars['String']['output'];
  /** Place, region and country in one line. */
  readonly fullName: Scalars['String']['output'];
  readonly lat: Scalars['Float']['output'];
  readonly lng: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  /** IANA name. */
  readonly timeZone: Scalars['String']['output'];
};

export type PlayFrequency =
  | 'EVERY_DAY'
  | 'OCCASIONALLY'
  | 'ONCE_OR_TWICE_A_WEEK'
  | 'SEVERAL_TIMES_A_WEEK';

/** Matches of a year, a month or a week. */
export type PlayedStretch = {
  readonly draws: Scalars['Int']['output'];
  readonly losses: Scalars['Int']['output'];
  /** Its first day. */
  readonly start: Scalars['Date']['output'];
  readonly wins: Scalars['Int']['output'];
};

export type PlayerComparison = {
  /** When both can play; a player without fixed days adapts to the other. */
  readonly availabilityOverlap: Availability;
  /** Whom both have met, the most frequent first; at most 20. */
  readonly commonOpponents: ReadonlyArray<CommonOpponent>;
  /** Matches against each other, as the first player played them. */
  readonly headToHead: HeadToHead;
  readonly other: User;
  readonly player: User;
};

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
  /** There is no such match that you could play in and that would count. */
  | 'MATCH_NOT_FOUND'
  /** Each player needs at least three confirmed matches of the sport. */
  | 'NOT_ENOUGH_MATCHES'
  /** The sides are not complete yet. */
  | 'PLAYERS_MISSING'
  /** One of you has blocked the other. */
  | 'PLAYER_BLOCKED'
  /** There is no such player. */
  | 'PLAYER_NOT_FOUND'
  /** At least one sport is needed. */
  | 'SPORT_REQUIRED'
  /** Too many requests; try later. */
  | 'TOO_MANY_REQUESTS'
  /** This upload is not yours, was used already, or is older than a day. */
  | 'UPLOAD_NOT_FOUND';

/** A level in one sport and format (LVL-01, LVL-02). */
export type PlayerLevel = {
  /** What the player said, in steps of 0.5; null once matches have moved the level. */
  readonly assessed: Maybe<Scalars['Float']['output']>;
  /** What matches with the other number of players have added since the last match with this one, or to where the estimate lets the player start; in hundredths of a level. Null where they added nothing, and for everybody but the player. */
  readonly carriedOver: Maybe<Scalars['Float']['output']>;
  /** Progress inside the current half step towards the next, 0 to 100; lowered by 60 days without play (LVL-05). Null without a level, and for everybody but the player. */
  readonly completeness: Maybe<Scalars['Int']['output']>;
  readonly name: LevelName;
  readonly numberPlayers: NumberPlayers;
  /** Confirmed matches that moved this level. */
  readonly ratedMatches: Scalars['Int']['output'];
  /** 1.0 to 7.0 in steps of 0.5; null when not assessed. */
  readonly rating: Maybe<Scalars['Float']['output']>;
  /** Confidence in the level, 0 to 100 (LVL-05). Null without a level, and for visitors. */
  readonly reliability: Maybe<Scalars['Int']['output']>;
  /** True while it comes only from the player's own estimate (LVL-03). */
  readonly selfAssessed: Scalars['Boolean']['output'];
  readonly sport: Sport;
  /** Where the player starts, with two decimals: what predicts until the first match, from the estimate and matches with the other number of players. Null after it, without either, and for everybody but the player. */
  readonly start: Maybe<Scalars['Float']['output']>;
  /** What the last rated match did to the level; null before the first, and for visitors. */
  readonly trend: Maybe<LevelTrend>;
};

/** An opponent, and what came of the matches against them. */
export type PlayerMet = {
  readonly draws: Scalars['Int']['output'];
  readonly lastPlayedAt: Scalars['DateTime']['output'];
  readonly losses: Scalars['Int']['output'];
  readonly matches: Scalars['Int']['output'];
  readonly player: User;
  readonly wins: Scalars['Int']['output'];
};

export type PlayerMetConnection = {
  readonly edges: ReadonlyArray<PlayerMetEdge>;
  readonly pageInfo: PageInfo;
  /** Exact up to 1,000, and never more. */
  readonly totalCount: Scalars['Int']['output'];
};

export type PlayerMetEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: PlayerMet;
};

export type PlayerRelationInput = {
  readonly playerId: Scalars['ID']['input'];
};

/** The other player after the change. */
export type PlayerRelationPayload = {
  readonly errorCode: Maybe<PlayerErrorCode>;
  readonly player: Maybe<User>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** Matches and what came of them; confirmed ones only. */
export type PlayerStatistics = {
  /** Matches won in a row, up to the last. */
  readonly currentStreak: Scalars['Int']['output'];
  readonly draws: Scalars['Int']['output'];
  readonly gamesLost: Scalars['Int']['output'];
  readonly gamesWon: Scalars['Int']['output'];
  /** The most matches that were ever won in a row; within the period if one is given. */
  readonly longestStreak: Scalars['Int']['output'];
  readonly losses: Scalars['Int']['output'];
  readonly matches: Scalars['Int']['output'];
  /** Different players met. */
  readonly playersMet: Scalars['Int']['output'];
  readonly setsLost: Scalars['Int']['output'];
  readonly setsWon: Scalars['Int']['output'];
  readonly wins: Scalars['Int']['output'];
};

/** Filters of the list of players (FLT-02). */
export type PlayersFilter = {
  readonly ageMax?: InputMaybe<Scalars['Int']['input']>;
  readonly ageMin?: InputMaybe<Scalars['Int']['input']>;
  /** Weekdays, 1 Monday to 7 Sunday. */
  readonly availability?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly availabilityHours?: InputMaybe<ReadonlyArray<DayBand>>;
  /** Only players that the signed-in player follows. */
  readonly followed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Level names; any of them in any of the sports. */
  readonly levels?: InputMaybe<ReadonlyArray<LevelName>>;
  /** Typo-tolerant, accent-blind; when given, all other filters are ignored. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly near?: InputMaybe<NearInput>;
  readonly sex?: InputMaybe<Sex>;
  readonly sports?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

export type PlayersOrder =
  /** From the position searched near, else from where the signed-in player is; without either as LATEST_LOGIN. */
  | 'DISTANCE'
  /** Who was here last comes first; with a name, the name most like it comes first. */
  | 'LATEST_LOGIN'
  /** By first name, then last name. */
  | 'NAME';

export type PlayingHand =
  | 'LEFT'
  | 'RIGHT';

/** How predictions did beside others. */
export type PredictionRank =
  | 'BETTER'
  /** The difference may be chance. */
  | 'SAME'
  /** There are too few matches for any figure to say something. */
  | 'TOO_FEW'
  | 'WORSE';

/** A typical score and what it would change. */
export type PreviewedOutcome = {
  /** In levels. */
  readonly change: Scalars['Float']['output'];
  readonly levelAfter: Scalars['Float']['output'];
  /** From the viewer's side. */
  readonly sets: ReadonlyArray<SimulatedSet>;
  readonly won: Scalars['Boolean']['output'];
};

/** Profile data under the names that existing clients read. */
export type Profile = {
  /** The picture, up to 192 pixels wide; null for visitors. */
  readonly avatarThumbnail: Maybe<Scalars['String']['output']>;
  readonly language: Maybe<Language>;
  /** Two letters, ISO 3166. */
  readonly locationCountry: Maybe<Scalars['String']['output']>;
  /** Place, region and country in one line; null for everybody but the player. */
  readonly locationFullname: Maybe<Scalars['String']['output']>;
  /** The exact position; null for everybody but the player. */
  readonly locationLat: Maybe<Scalars['Float']['output']>;
  /** The exact position; null for everybody but the player. */
  readonly locationLng: Maybe<Scalars['Float']['output']>;
  readonly locationName: Maybe<Scalars['String']['output']>;
};

/** Completeness of the profile (ACC-08). */
export type ProfileCompleteness = {
  /** Names of the fields still missing. */
  readonly missing: ReadonlyArray<Scalars['String']['output']>;
  readonly percent: Scalars['Int']['output'];
};

/** Language, location or visibility; omitted fields do not change. */
export type ProfilesData = {
  readonly kmToSearch?: InputMaybe<Scalars['Int']['input']>;
  /** One of the values of Language. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
  readonly locationCountry?: InputMaybe<Scalars['String']['input']>;
  readonly locationFullname?: InputMaybe<Scalars['String']['input']>;
  readonly locationLat?: InputMaybe<Scalars['Float']['input']>;
  readonly locationLng?: InputMaybe<Scalars['Float']['input']>;
  readonly locationName?: InputMaybe<Scalars['String']['input']>;
  /** Whether search engines may show the profile. */
  readonly searchEngines?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Query = {
  /**
   * Two players beside each other (PLY-05); null when one of them is not to be found, or both are the same. Records are of all
   * sports and formats, or of the named ones.
   */
  readonly comparePlayers: Maybe<PlayerComparison>;
  /** The place to start from for a language or a country (SHL-07). */
  readonly defaultPlace: Maybe<Place>;
  /**
   * Players whose matches look unlike honest ones, the highest score first (BYD-12). Only support reads it; nothing follows
   * from a score by itself.
   */
  readonly fairPlay: Maybe<FairPlayConnection>;
  /** What the fair-play watch says of one player; null when it says nothing. */
  readonly fairPlayOf: Maybe<FairPlay>;
  /**
   * Matches of two players or pairs against each other, as the first ones played them (MAT-16); null when one of them is not to
   * be found, or the sides are not of one or two different players each.
   */
  readonly headToHead: Maybe<HeadToHead>;
  /** How often favourites really won, from predictions kept before the matches (BYD-02). */
  readonly levelCalibration: Maybe<LevelCalibration>;
  /**
   * Players of a level and a country with a tournament in the last twelve months, refreshed every night (RNK-03): by half
   * step, then by tournaments. Without a sex it is everybody, and so it is for visitors.
   */
  readonly levelRanking: Maybe<RankingConnection>;
  /** A half step that somebody reached (BYD-14); null when there is none, or the player is not to be found. */
  readonly levelUp: Maybe<LevelUp>;
  /** The place nearest to a position (reverse geocoding). */
  readonly placeAt: Maybe<Place>;
  /** One player by id; null when there is none or the player has blocked you. */
  readonly player: Maybe<User>;
  /**
   * Players by the filters of FLT-02; 20 a page by default (PLY-01). For visitors only name, near, sports and levels count,
   * near by squares of 10 km and with 10 km at least, and the order is by name: what they don't see of a player can't be
   * found out by searching.
   */
  readonly players: Maybe<UserConnection>;
  /** What typical scores would do to the level of the signed-in player (BYD-03). */
  readonly previewMatch: Maybe<MatchPreviewPayload>;
  /** Places whose name begins with or resembles the text, best first; at most 10. */
  readonly searchPlaces: Maybe<ReadonlyArray<Place>>;
  /** The chance to win and the likely score between two players or pairs (PLY-06). */
  readonly simulateMatch: Maybe<MatchSimulationPayload>;
  /** The sports played here, all or the named ones (API-07). */
  readonly sports: Maybe<ReadonlyArray<Sport>>;
  /**
   * A statistics list, refreshed every night (RNK-01, RNK-02); 20 a page by default. A year is needed for all lists but
   * PLAYERS_MET, which is over all years.
   */
  readonly statisticsRanking: Maybe<RankingConnection>;
};


export type QueryComparePlayersArgs = {
  numberPlayers?: InputMaybe<Scalars['Int']['input']>;
  otherId: Scalars['ID']['input'];
  playerId: Scalars['ID']['input'];
  sport?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDefaultPlaceArgs = {
  country?: InputMaybe<Scalars['String']['input']>;
  language: Scalars['String']['input'];
};


export type QueryFairPlayArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FairPlayFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFairPlayOfArgs = {
  playerId: Scalars['ID']['input'];
};


export type QueryHeadToHeadArgs = {
  sport: Scalars['Int']['input'];
  teamA: ReadonlyArray<Scalars['ID']['input']>;
  teamB: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryLevelCalibrationArgs = {
  numberPlayers?: InputMaybe<Scalars['Int']['input']>;
  sport?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLevelRankingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  level: LevelName;
  numberPlayers: Scalars['Int']['input'];
  sex?: InputMaybe<Sex>;
  sport: Scalars['Int']['input'];
};


export type QueryLevelUpArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPlaceAtArgs = {
  lat: Scalars['Float']['input'];
  lng: Scalars['Float']['input'];
};


export type QueryPlayerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPlayersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PlayersFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<PlayersOrder>;
};


export type QueryPreviewMatchArgs = {
  input: MatchPreviewInput;
};


export type QuerySearchPlacesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


export type QuerySimulateMatchArgs = {
  input: MatchSimulationInput;
};


export type QuerySportsArgs = {
  id_In?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
};


export type QueryStatisticsRankingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  list: StatisticsList;
  numberPlayers: Scalars['Int']['input'];
  sport: Scalars['Int']['input'];
  year?: InputMaybe<Scalars['Int']['input']>;
};

export type RankingConnection = {
  readonly edges: ReadonlyArray<RankingEdge>;
  /** The signed-in player's position; null outside of the list, and for visitors. */
  readonly own: Maybe<RankingEntry>;
  readonly pageInfo: PageInfo;
  /** Exact up to 1,000, and never more. */
  readonly totalCount: Scalars['Int']['output'];
};

export type RankingEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: RankingEntry;
};

export type RankingEntry = {
  /** In level lists, in half steps (RNK-04). */
  readonly level: Maybe<Scalars['Float']['output']>;
  /** From 1; equal values share a place. */
  readonly place: Scalars['Int']['output'];
  readonly player: User;
  /** What the list counts; in level lists the tournaments of the last twelve months. */
  readonly value: Scalars['Int']['output'];
};

/** Refusals of what support does about the picture of a player. */
export type RemoveAvatarErrorCode =
  /** There is no such player. */
  | 'PLAYER_NOT_FOUND'
  | 'REASON_REQUIRED';

export type RemovePlayerAvatarInput = {
  /** Why, in the words that the player reads. */
  readonly category?: InputMaybe<AvatarRemovalCategory>;
  readonly playerId: Scalars['ID']['input'];
  /** Why, for the audit log; at most 500 characters are kept. */
  readonly reason: Scalars['String']['input'];
};

export type RemovePlayerAvatarPayload = {
  readonly errorCode: Maybe<RemoveAvatarErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly success: Scalars['Boolean']['output'];
  readonly user: Maybe<User>;
};

export type ReviewFairPlayInput = {
  /** Why; at most 1,000 characters. */
  readonly note: Scalars['String']['input'];
  readonly playerId: Scalars['ID']['input'];
  readonly verdict: FairPlayVerdict;
  /** As it was seen. */
  readonly version: Scalars['Int']['input'];
};

export type ReviewFairPlayPayload = {
  readonly errorCode: Maybe<FairPlayErrorCode>;
  /** As it is now. */
  readonly fairPlay: Maybe<FairPlay>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly success: Scalars['Boolean']['output'];
};

export type SaveAbsenceInput = {
  /** Null when one is back. */
  readonly absence?: InputMaybe<AbsenceInput>;
};

export type SaveAbsencePayload = {
  readonly errorCode: Maybe<PlayerErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly user: Maybe<User>;
};

export type SaveAvailabilityInput = {
  readonly noFixedDays: Scalars['Boolean']['input'];
  readonly slots: ReadonlyArray<AvailabilitySlotInput>;
};

export type SaveAvailabilityPayload = {
  readonly errorCode: Maybe<PlayerErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly user: Maybe<User>;
};

export type SaveProfileInput = {
  readonly birthDate?: InputMaybe<Scalars['Date']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly heightCm?: InputMaybe<Scalars['Int']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Two capital letters, ISO 3166. */
  readonly nationality?: InputMaybe<Scalars['String']['input']>;
  readonly playingHand?: InputMaybe<PlayingHand>;
  readonly sex?: InputMaybe<Sex>;
  readonly weightKg?: InputMaybe<Scalars['Int']['input']>;
};

export type SaveProfilePayload = {
  readonly errorCode: Maybe<PlayerErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly user: Maybe<User>;
};

export type SaveSportDetailsPayload = {
  readonly errorCode: Maybe<PlayerErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly user: Maybe<User>;
};

export type SaveSportsInput = {
  readonly sports: ReadonlyArray<SportChoice>;
};

export type SaveSportsPayload = {
  readonly errorCode: Maybe<PlayerErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly user: Maybe<User>;
};

export type SetAvatarInput = {
  /** What POST /uploads/avatar answered, to the same person, within a day. */
  readonly uploadId: Scalars['ID']['input'];
};

export type Sex =
  /** Female */
  | 'F'
  /** Male */
  | 'M';

export type SimulatedScore = {
  /** 0 to 1, in hundredths; but for rounding those of all scores sum to 1. */
  readonly probability: Scalars['Float']['output'];
  readonly sets: ReadonlyArray<SimulatedSet>;
};

/** Games of a set. */
export type SimulatedSet = {
  readonly a: Scalars['Int']['output'];
  readonly b: Scalars['Int']['output'];
};

/** A sport: 1 tennis, 2 padel. */
export type Sport = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly nameCapitalize: Scalars['String']['output'];
};

/** A sport with the player's own estimate of the level. */
export type SportChoice = {
  /** 1.0 to 7.0 in steps of 0.5; null for 'I don't know'. */
  readonly level?: InputMaybe<Scalars['Float']['input']>;
  /** 1 tennis, 2 padel. */
  readonly sport: Scalars['Int']['input'];
};

/** What players say about themselves in one sport (ACC-01); null if they said nothing. */
export type SportDetails = {
  readonly courtPosition: Maybe<CourtPosition>;
  readonly frequency: Maybe<PlayFrequency>;
  readonly preferredSurface: Maybe<Surface>;
  readonly racket: Maybe<Scalars['String']['output']>;
  readonly shoes: Maybe<Scalars['String']['output']>;
  readonly sport: Sport;
  /** The year in which they began. */
  readonly startYear: Maybe<Scalars['Int']['output']>;
  readonly strings: Maybe<Scalars['String']['output']>;
};

/** What is left out is not known any more. */
export type SportDetailsInput = {
  readonly courtPosition?: InputMaybe<CourtPosition>;
  readonly frequency?: InputMaybe<PlayFrequency>;
  readonly preferredSurface?: InputMaybe<Surface>;
  /** At most 40 characters, as strings and shoes. */
  readonly racket?: InputMaybe<Scalars['String']['input']>;
  readonly shoes?: InputMaybe<Scalars['String']['input']>;
  /** 1 tennis, 2 padel; one that is played. */
  readonly sport: Scalars['Int']['input'];
  /** Not before the year of birth, not after this one. */
  readonly startYear?: InputMaybe<Scalars['Int']['input']>;
  readonly strings?: InputMaybe<Scalars['String']['input']>;
};

/** What players are counted for (RNK-01, RNK-02). */
export type StatisticsList =
  | 'MATCHES_PLAYED'
  | 'PLAYERS_MET'
  | 'TOURNAMENTS_PLAYED'
  | 'TOURNAMENTS_WON'
  /** Finals played, won or lost. */
  | 'TOURNAMENT_FINALS'
  /** Semifinals played, won or lost. */
  | 'TOURNAMENT_SEMIFINALS';

export type StatisticsPeriod =
  | 'ALL'
  /** The last ninety days. */
  | 'DAYS_90'
  /** The last twelve months. */
  | 'YEAR';

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

/** Matches on one surface. */
export type SurfaceStatistics = {
  readonly draws: Scalars['Int']['output'];
  readonly gamesLost: Scalars['Int']['output'];
  readonly gamesWon: Scalars['Int']['output'];
  readonly losses: Scalars['Int']['output'];
  readonly matches: Scalars['Int']['output'];
  readonly setsLost: Scalars['Int']['output'];
  readonly setsWon: Scalars['Int']['output'];
  /** Null where it is not known: a match without a court, or at a centre with several surfaces. */
  readonly surface: Maybe<Surface>;
  readonly wins: Scalars['Int']['output'];
};

export type UpdateUserPayload = {
  readonly errorCode: Maybe<PlayerErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly user: Maybe<User>;
};

/** A person with an account, as a player. */
export type User = {
  /** The holiday, if one was entered; no invitations inside it (ACC-07). */
  readonly absence: Maybe<Absence>;
  /** Age in whole years, if known; null for visitors. */
  readonly age: Maybe<Scalars['Int']['output']>;
  /** Weekly times; empty when none were entered, and for visitors. */
  readonly availability: Maybe<Availability>;
  /** The highest of the levels. */
  readonly bestLevel: Maybe<PlayerLevel>;
  readonly birthDate: Maybe<Scalars['Date']['output']>;
  /** Players that this player has blocked. */
  readonly blocked: Maybe<UserConnection>;
  /** How much of the profile is filled in, 0 to 100 (ACC-08). */
  readonly completeness: Maybe<ProfileCompleteness>;
  /** At most 30 characters; null for visitors. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** First and last name as shown. */
  readonly displayName: Maybe<Scalars['String']['output']>;
  /** Distance in km, whole numbers, between the position that the search named and the square of 1 km where the player is; null for visitors. */
  readonly distanceKm: Maybe<Scalars['Int']['output']>;
  /** Means of the evaluations received (PLY-08); null with fewer than three opponents who evaluated, and for visitors. */
  readonly evaluations: Maybe<EvaluationSummary>;
  readonly firstName: Maybe<Scalars['String']['output']>;
  /** Players who follow this player; nobody for visitors. */
  readonly followers: Maybe<UserConnection>;
  /** 0 for visitors. */
  readonly followersCount: Maybe<Scalars['Int']['output']>;
  /** Players that this player follows; empty for visitors. */
  readonly following: Maybe<UserConnection>;
  /** 0 for visitors. */
  readonly followingCount: Maybe<Scalars['Int']['output']>;
  /** Whether this player follows the signed-in one. */
  readonly followsMe: Maybe<Scalars['Boolean']['output']>;
  /** Null for visitors. */
  readonly heightCm: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Code of the referral link (PLY-09); only for the player. */
  readonly inviteCode: Maybe<Scalars['String']['output']>;
  /** Players who joined through this player's code (PLY-09). */
  readonly invited: Maybe<UserConnection>;
  /** Whether the signed-in player has blocked this one. */
  readonly isBlockedByMe: Maybe<Scalars['Boolean']['output']>;
  /** Whether the signed-in player follows this one. */
  readonly isFollowedByMe: Maybe<Scalars['Boolean']['output']>;
  /** How far the player looks, in km. */
  readonly kmToSearch: Maybe<Scalars['Int']['output']>;
  /** Language of the interface and of messages. */
  readonly language: Maybe<Language>;
  /** When the player was here last; null for visitors, and for those who block or are blocked (PLY-14). */
  readonly lastLoginAt: Maybe<Scalars['DateTime']['output']>;
  readonly lastName: Maybe<Scalars['String']['output']>;
  /** Tournaments won, which added to the level (LVL-06), newest first; for visitors empty. */
  readonly levelBonuses: Maybe<ReadonlyArray<LevelBonus>>;
  /** How the level came about, newest first (PLY-08, BYD-01); for visitors empty. */
  readonly levelEntries: Maybe<LevelEntryConnection>;
  /** What one match did to the level (BYD-01); null where it moved none, and for visitors. */
  readonly levelEntry: Maybe<LevelEntry>;
  /** The level over time, oldest first, at most 200 points; for visitors empty. */
  readonly levelHistory: Maybe<ReadonlyArray<LevelPoint>>;
  /** Level per sport and number of players (LVL-01). */
  readonly levels: Maybe<ReadonlyArray<PlayerLevel>>;
  /** Only the player reads the exact position. */
  readonly locationLat: Maybe<Scalars['Float']['output']>;
  /** Only the player reads the exact position. */
  readonly locationLng: Maybe<Scalars['Float']['output']>;
  /** Name of the place where the player looks for matches. */
  readonly locationName: Maybe<Scalars['String']['output']>;
  /** Two letters, ISO 3166; null for visitors. */
  readonly nationality: Maybe<Scalars['String']['output']>;
  /** The picture, up to 512 pixels wide; null for visitors. */
  readonly photoUrl: Maybe<Scalars['String']['output']>;
  /** Opponents, the most frequent first (PLY-07); empty for visitors. */
  readonly playersMet: Maybe<PlayerMetConnection>;
  /** Null for visitors. */
  readonly playingHand: Maybe<PlayingHand>;
  /** Profile data that existing clients read under this name. */
  readonly profiles: Maybe<Profile>;
  /** Whether search engines may show the profile. */
  readonly searchEngines: Maybe<Scalars['Boolean']['output']>;
  /** Null for visitors. */
  readonly sex: Maybe<Sex>;
  /** The path segment behind the id in the profile's address (RTE-13). */
  readonly slug: Maybe<Scalars['String']['output']>;
  /** What the player told of each sport played; nothing for visitors. */
  readonly sportDetails: Maybe<ReadonlyArray<SportDetails>>;
  /** Ids of the sports played: 1 tennis, 2 padel. */
  readonly sports: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** Played, won and lost (PLY-07). */
  readonly statistics: Maybe<PlayerStatistics>;
  /** The same by what was played on, the most matches first, what is not known last (PLY-07). */
  readonly statisticsBySurface: Maybe<ReadonlyArray<SurfaceStatistics>>;
  /**
   * The same as a chart, oldest first: years of all time, months of a year, weeks of ninety days; at most 20. Empty when
   * nothing was played (PLY-07).
   */
  readonly statisticsOverTime: Maybe<ReadonlyArray<PlayedStretch>>;
  readonly weightKg: Maybe<Scalars['Int']['output']>;
  /** Whether the first steps after the registration were done or declined. */
  readonly welcomed: Maybe<Scalars['Boolean']['output']>;
};


/** A person with an account, as a player. */
export type UserBlockedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account, as a player. */
export type UserFollowersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account, as a player. */
export type UserFollowingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account, as a player. */
export type UserInvitedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account, as a player. */
export type UserLevelBonusesArgs = {
  numberPlayers: Scalars['Int']['input'];
  sport: Scalars['Int']['input'];
};


/** A person with an account, as a player. */
export type UserLevelEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  numberPlayers: Scalars['Int']['input'];
  sport: Scalars['Int']['input'];
};


/** A person with an account, as a player. */
export type UserLevelEntryArgs = {
  matchId: Scalars['ID']['input'];
};


/** A person with an account, as a player. */
export type UserLevelHistoryArgs = {
  numberPlayers: Scalars['Int']['input'];
  sport: Scalars['Int']['input'];
};


/** A person with an account, as a player. */
export type UserPlayersMetArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  numberPlayers?: InputMaybe<Scalars['Int']['input']>;
  sport?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account, as a player. */
export type UserStatisticsArgs = {
  numberPlayers?: InputMaybe<Scalars['Int']['input']>;
  period?: InputMaybe<StatisticsPeriod>;
  sport?: InputMaybe<Scalars['Int']['input']>;
  surface?: InputMaybe<Surface>;
};


/** A person with an account, as a player. */
export type UserStatisticsBySurfaceArgs = {
  numberPlayers?: InputMaybe<Scalars['Int']['input']>;
  period?: InputMaybe<StatisticsPeriod>;
  sport?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account, as a player. */
export type UserStatisticsOverTimeArgs = {
  numberPlayers?: InputMaybe<Scalars['Int']['input']>;
  period?: InputMaybe<StatisticsPeriod>;
  sport?: InputMaybe<Scalars['Int']['input']>;
  surface?: InputMaybe<Surface>;
};

export type UserConnection = {
  readonly edges: ReadonlyArray<UserEdge>;
  readonly pageInfo: PageInfo;
  /** Exact up to 1,000, and never more. */
  readonly totalCount: Scalars['Int']['output'];
};

export type UserEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: User;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Match: Match;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Match:
    ( { __typename: 'Match' }
    & GraphQLRecursivePick<FederationTypes['Match'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Absence: ResolverTypeWrapper<Absence>;
  AbsenceInput: AbsenceInput;
  Availability: ResolverTypeWrapper<Availability>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AvailabilitySlot: ResolverTypeWrapper<AvailabilitySlot>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AvailabilitySlotInput: AvailabilitySlotInput;
  AvatarPayload: ResolverTypeWrapper<Omit<AvatarPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  AvatarRemovalCategory: AvatarRemovalCategory;
  CalibrationBin: ResolverTypeWrapper<CalibrationBin>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  CommonOpponent: ResolverTypeWrapper<Omit<CommonOpponent, 'opponent'> & { opponent: ResolversTypes['User'] }>;
  CourtPosition: CourtPosition;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayBand: DayBand;
  EvaluationSummary: ResolverTypeWrapper<EvaluationSummary>;
  FairPlay: ResolverTypeWrapper<FairPlayModel>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  FairPlayConnection: ResolverTypeWrapper<Omit<FairPlayConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['FairPlayEdge']> }>;
  FairPlayEdge: ResolverTypeWrapper<Omit<FairPlayEdge, 'node'> & { node: ResolversTypes['FairPlay'] }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  FairPlayErrorCode: FairPlayErrorCode;
  FairPlayFilter: FairPlayFilter;
  FairPlayKind: FairPlayKind;
  FairPlayReason: FairPlayReason;
  FairPlayReview: ResolverTypeWrapper<Omit<FairPlayReview, 'by'> & { by?: Maybe<ResolversTypes['User']> }>;
  FairPlayScore: ResolverTypeWrapper<FairPlayScore>;
  FairPlaySignal: ResolverTypeWrapper<Omit<FairPlaySignal, 'matches' | 'opponents'> & { matches: ReadonlyArray<ResolversTypes['Match']>, opponents: ReadonlyArray<ResolversTypes['User']> }>;
  FairPlayState: FairPlayState;
  FairPlayVerdict: FairPlayVerdict;
  FieldError: ResolverTypeWrapper<FieldError>;
  FinishWelcomePayload: ResolverTypeWrapper<Omit<FinishWelcomePayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  GameMode: GameMode;
  HeadToHead: ResolverTypeWrapper<HeadToHead>;
  InvitedFollowPayload: ResolverTypeWrapper<Omit<InvitedFollowPayload, 'player'> & { player?: Maybe<ResolversTypes['User']> }>;
  KeptPrediction: ResolverTypeWrapper<KeptPrediction>;
  Language: Language;
  LevelBonus: ResolverTypeWrapper<LevelBonus>;
  LevelCalibration: ResolverTypeWrapper<LevelCalibration>;
  LevelChange: ResolverTypeWrapper<LevelChange>;
  LevelEntry: ResolverTypeWrapper<Omit<LevelEntry, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  LevelEntryConnection: ResolverTypeWrapper<Omit<LevelEntryConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['LevelEntryEdge']> }>;
  LevelEntryEdge: ResolverTypeWrapper<Omit<LevelEntryEdge, 'node'> & { node: ResolversTypes['LevelEntry'] }>;
  LevelEstimate: ResolverTypeWrapper<LevelEstimate>;
  LevelFit: ResolverTypeWrapper<LevelFit>;
  LevelName: LevelName;
  LevelPoint: ResolverTypeWrapper<LevelPoint>;
  LevelTrend: LevelTrend;
  LevelUp: ResolverTypeWrapper<Omit<LevelUp, 'numberPlayers' | 'player' | 'sport'> & { numberPlayers: ResolversTypes['NumberPlayers'], player: ResolversTypes['User'], sport: ResolversTypes['Sport'] }>;
  Match: ResolverTypeWrapper<MatchModel>;
  MatchPreview: ResolverTypeWrapper<MatchPreview>;
  MatchPreviewInput: MatchPreviewInput;
  MatchPreviewPayload: ResolverTypeWrapper<MatchPreviewPayload>;
  MatchRecord: ResolverTypeWrapper<MatchRecord>;
  MatchSimulation: ResolverTypeWrapper<MatchSimulation>;
  MatchSimulationInput: MatchSimulationInput;
  MatchSimulationPayload: ResolverTypeWrapper<MatchSimulationPayload>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NearInput: NearInput;
  NotRatedReason: NotRatedReason;
  NumberPlayers: ResolverTypeWrapper<NumberPlayersModel>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Place: ResolverTypeWrapper<Place>;
  PlayFrequency: PlayFrequency;
  PlayedStretch: ResolverTypeWrapper<PlayedStretch>;
  PlayerComparison: ResolverTypeWrapper<Omit<PlayerComparison, 'commonOpponents' | 'other' | 'player'> & { commonOpponents: ReadonlyArray<ResolversTypes['CommonOpponent']>, other: ResolversTypes['User'], player: ResolversTypes['User'] }>;
  PlayerErrorCode: PlayerErrorCode;
  PlayerLevel: ResolverTypeWrapper<PlayerLevelModel>;
  PlayerMet: ResolverTypeWrapper<Omit<PlayerMet, 'player'> & { player: ResolversTypes['User'] }>;
  PlayerMetConnection: ResolverTypeWrapper<PlayerMetConnectionModel>;
  PlayerMetEdge: ResolverTypeWrapper<Omit<PlayerMetEdge, 'node'> & { node: ResolversTypes['PlayerMet'] }>;
  PlayerRelationInput: PlayerRelationInput;
  PlayerRelationPayload: ResolverTypeWrapper<Omit<PlayerRelationPayload, 'player'> & { player?: Maybe<ResolversTypes['User']> }>;
  PlayerStatistics: ResolverTypeWrapper<PlayerStatistics>;
  PlayersFilter: PlayersFilter;
  PlayersOrder: PlayersOrder;
  PlayingHand: PlayingHand;
  PredictionRank: PredictionRank;
  PreviewedOutcome: ResolverTypeWrapper<PreviewedOutcome>;
  Profile: ResolverTypeWrapper<ProfileModel>;
  ProfileCompleteness: ResolverTypeWrapper<ProfileCompleteness>;
  ProfilesData: ProfilesData;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RankingConnection: ResolverTypeWrapper<RankingConnectionModel>;
  RankingEdge: ResolverTypeWrapper<Omit<RankingEdge, 'node'> & { node: ResolversTypes['RankingEntry'] }>;
  RankingEntry: ResolverTypeWrapper<Omit<RankingEntry, 'player'> & { player: ResolversTypes['User'] }>;
  RemoveAvatarErrorCode: RemoveAvatarErrorCode;
  RemovePlayerAvatarInput: RemovePlayerAvatarInput;
  RemovePlayerAvatarPayload: ResolverTypeWrapper<Omit<RemovePlayerAvatarPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  ReviewFairPlayInput: ReviewFairPlayInput;
  ReviewFairPlayPayload: ResolverTypeWrapper<Omit<ReviewFairPlayPayload, 'fairPlay'> & { fairPlay?: Maybe<ResolversTypes['FairPlay']> }>;
  SaveAbsenceInput: SaveAbsenceInput;
  SaveAbsencePayload: ResolverTypeWrapper<Omit<SaveAbsencePayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SaveAvailabilityInput: SaveAvailabilityInput;
  SaveAvailabilityPayload: ResolverTypeWrapper<Omit<SaveAvailabilityPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SaveProfileInput: SaveProfileInput;
  SaveProfilePayload: ResolverTypeWrapper<Omit<SaveProfilePayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SaveSportDetailsPayload: ResolverTypeWrapper<Omit<SaveSportDetailsPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SaveSportsInput: SaveSportsInput;
  SaveSportsPayload: ResolverTypeWrapper<Omit<SaveSportsPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SetAvatarInput: SetAvatarInput;
  Sex: Sex;
  SimulatedScore: ResolverTypeWrapper<SimulatedScore>;
  SimulatedSet: ResolverTypeWrapper<SimulatedSet>;
  Sport: ResolverTypeWrapper<SportModel>;
  SportChoice: SportChoice;
  SportDetails: ResolverTypeWrapper<Omit<SportDetails, 'sport'> & { sport: ResolversTypes['Sport'] }>;
  SportDetailsInput: SportDetailsInput;
  StatisticsList: StatisticsList;
  StatisticsPeriod: StatisticsPeriod;
  Surface: Surface;
  SurfaceStatistics: ResolverTypeWrapper<SurfaceStatistics>;
  Time: ResolverTypeWrapper<Scalars['Time']['output']>;
  UpdateUserPayload: ResolverTypeWrapper<Omit<UpdateUserPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  User: ResolverTypeWrapper<UserModel>;
  UserConnection: ResolverTypeWrapper<UserConnectionModel>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Absence: Absence;
  AbsenceInput: AbsenceInput;
  Availability: Availability;
  Boolean: Scalars['Boolean']['output'];
  AvailabilitySlot: AvailabilitySlot;
  Int: Scalars['Int']['output'];
  AvailabilitySlotInput: AvailabilitySlotInput;
  AvatarPayload: Omit<AvatarPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  CalibrationBin: CalibrationBin;
  Float: Scalars['Float']['output'];
  CommonOpponent: Omit<CommonOpponent, 'opponent'> & { opponent: ResolversParentTypes['User'] };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  EvaluationSummary: EvaluationSummary;
  FairPlay: FairPlayModel;
  ID: Scalars['ID']['output'];
  FairPlayConnection: Omit<FairPlayConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['FairPlayEdge']> };
  FairPlayEdge: Omit<FairPlayEdge, 'node'> & { node: ResolversParentTypes['FairPlay'] };
  String: Scalars['String']['output'];
  FairPlayFilter: FairPlayFilter;
  FairPlayReview: Omit<FairPlayReview, 'by'> & { by?: Maybe<ResolversParentTypes['User']> };
  FairPlayScore: FairPlayScore;
  FairPlaySignal: Omit<FairPlaySignal, 'matches' | 'opponents'> & { matches: ReadonlyArray<ResolversParentTypes['Match']>, opponents: ReadonlyArray<ResolversParentTypes['User']> };
  FieldError: FieldError;
  FinishWelcomePayload: Omit<FinishWelcomePayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  HeadToHead: HeadToHead;
  InvitedFollowPayload: Omit<InvitedFollowPayload, 'player'> & { player?: Maybe<ResolversParentTypes['User']> };
  KeptPrediction: KeptPrediction;
  LevelBonus: LevelBonus;
  LevelCalibration: LevelCalibration;
  LevelChange: LevelChange;
  LevelEntry: Omit<LevelEntry, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  LevelEntryConnection: Omit<LevelEntryConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['LevelEntryEdge']> };
  LevelEntryEdge: Omit<LevelEntryEdge, 'node'> & { node: ResolversParentTypes['LevelEntry'] };
  LevelEstimate: LevelEstimate;
  LevelFit: LevelFit;
  LevelPoint: LevelPoint;
  LevelUp: Omit<LevelUp, 'numberPlayers' | 'player' | 'sport'> & { numberPlayers: ResolversParentTypes['NumberPlayers'], player: ResolversParentTypes['User'], sport: ResolversParentTypes['Sport'] };
  Match: MatchModel;
  MatchPreview: MatchPreview;
  MatchPreviewInput: MatchPreviewInput;
  MatchPreviewPayload: MatchPreviewPayload;
  MatchRecord: MatchRecord;
  MatchSimulation: MatchSimulation;
  MatchSimulationInput: MatchSimulationInput;
  MatchSimulationPayload: MatchSimulationPayload;
  Mutation: Record<PropertyKey, never>;
  NearInput: NearInput;
  NumberPlayers: NumberPlayersModel;
  PageInfo: PageInfo;
  Place: Place;
  PlayedStretch: PlayedStretch;
  PlayerComparison: Omit<PlayerComparison, 'commonOpponents' | 'other' | 'player'> & { commonOpponents: ReadonlyArray<ResolversParentTypes['CommonOpponent']>, other: ResolversParentTypes['User'], player: ResolversParentTypes['User'] };
  PlayerLevel: PlayerLevelModel;
  PlayerMet: Omit<PlayerMet, 'player'> & { player: ResolversParentTypes['User'] };
  PlayerMetConnection: PlayerMetConnectionModel;
  PlayerMetEdge: Omit<PlayerMetEdge, 'node'> & { node: ResolversParentTypes['PlayerMet'] };
  PlayerRelationInput: PlayerRelationInput;
  PlayerRelationPayload: Omit<PlayerRelationPayload, 'player'> & { player?: Maybe<ResolversParentTypes['User']> };
  PlayerStatistics: PlayerStatistics;
  PlayersFilter: PlayersFilter;
  PreviewedOutcome: PreviewedOutcome;
  Profile: ProfileModel;
  ProfileCompleteness: ProfileCompleteness;
  ProfilesData: ProfilesData;
  Query: Record<PropertyKey, never>;
  RankingConnection: RankingConnectionModel;
  RankingEdge: Omit<RankingEdge, 'node'> & { node: ResolversParentTypes['RankingEntry'] };
  RankingEntry: Omit<RankingEntry, 'player'> & { player: ResolversParentTypes['User'] };
  RemovePlayerAvatarInput: RemovePlayerAvatarInput;
  RemovePlayerAvatarPayload: Omit<RemovePlayerAvatarPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  ReviewFairPlayInput: ReviewFairPlayInput;
  ReviewFairPlayPayload: Omit<ReviewFairPlayPayload, 'fairPlay'> & { fairPlay?: Maybe<ResolversParentTypes['FairPlay']> };
  SaveAbsenceInput: SaveAbsenceInput;
  SaveAbsencePayload: Omit<SaveAbsencePayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SaveAvailabilityInput: SaveAvailabilityInput;
  SaveAvailabilityPayload: Omit<SaveAvailabilityPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SaveProfileInput: SaveProfileInput;
  SaveProfilePayload: Omit<SaveProfilePayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SaveSportDetailsPayload: Omit<SaveSportDetailsPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SaveSportsInput: SaveSportsInput;
  SaveSportsPayload: Omit<SaveSportsPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SetAvatarInput: SetAvatarInput;
  SimulatedScore: SimulatedScore;
  SimulatedSet: SimulatedSet;
  Sport: SportModel;
  SportChoice: SportChoice;
  SportDetails: Omit<SportDetails, 'sport'> & { sport: ResolversParentTypes['Sport'] };
  SportDetailsInput: SportDetailsInput;
  SurfaceStatistics: SurfaceStatistics;
  Time: Scalars['Time']['output'];
  UpdateUserPayload: Omit<UpdateUserPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  User: UserModel;
  UserConnection: UserConnectionModel;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
};

export type AbsenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Absence'] = ResolversParentTypes['Absence']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type AvailabilityResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Availability'] = ResolversParentTypes['Availability']> = {
  noFixedDays?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slots?: Resolver<ReadonlyArray<ResolversTypes['AvailabilitySlot']>, ParentType, ContextType>;
};

export type AvailabilitySlotResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AvailabilitySlot'] = ResolversParentTypes['AvailabilitySlot']> = {
  from?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AvatarPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AvatarPayload'] = ResolversParentTypes['AvatarPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PlayerErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CalibrationBinResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CalibrationBin'] = ResolversParentTypes['CalibrationBin']> = {
  from?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  predicted?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CommonOpponentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CommonOpponent'] = ResolversParentTypes['CommonOpponent']> = {
  opponent?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['MatchRecord'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['MatchRecord'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EvaluationSummaryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EvaluationSummary'] = ResolversParentTypes['EvaluationSummary']> = {
  availability?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  backhand?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  collaboration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fairness?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  forehand?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  power?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  punctuality?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  serve?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  speed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FairPlayResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FairPlay'] = ResolversParentTypes['FairPlay']> = {
  collusion?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  countedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['FairPlayScore']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  misreporting?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  reviews?: Resolver<ReadonlyArray<ResolversTypes['FairPlayReview']>, ParentType, ContextType>;
  sandbagging?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  signals?: Resolver<ReadonlyArray<ResolversTypes['FairPlaySignal']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FairPlayState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FairPlayConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FairPlayConnection'] = ResolversParentTypes['FairPlayConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['FairPlayEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FairPlayEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FairPlayEdge'] = ResolversParentTypes['FairPlayEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FairPlay'], ParentType, ContextType>;
};

export type FairPlayReviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FairPlayReview'] = ResolversParentTypes['FairPlayReview']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['FairPlayVerdict'], ParentType, ContextType>;
};

export type FairPlayScoreResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FairPlayScore'] = ResolversParentTypes['FairPlayScore']> = {
  countedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FairPlaySignalResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FairPlaySignal'] = ResolversParentTypes['FairPlaySignal']> = {
  chance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FairPlayKind'], ParentType, ContextType>;
  matches?: Resolver<ReadonlyArray<ResolversTypes['Match']>, ParentType, ContextType>;
  observed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opponents?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['FairPlayReason'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  usual?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinishWelcomePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FinishWelcomePayload'] = ResolversParentTypes['FinishWelcomePayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PlayerErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type HeadToHeadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HeadToHead'] = ResolversParentTypes['HeadToHead']> = {
  draws?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gamesLost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gamesWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastPlayedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  losses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  setsLost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  setsWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvitedFollowPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InvitedFollowPayload'] = ResolversParentTypes['InvitedFollowPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PlayerErrorCode']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type KeptPredictionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['KeptPrediction'] = ResolversParentTypes['KeptPrediction']> = {
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  winChance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LevelBonusResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LevelBonus'] = ResolversParentTypes['LevelBonus']> = {
  after?: Resolver<ResolversTypes['LevelEstimate'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['LevelEstimate'], ParentType, ContextType>;
  bonus?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tournamentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  wonAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LevelCalibrationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LevelCalibration'] = ResolversParentTypes['LevelCalibration']> = {
  besideCoin?: Resolver<ResolversTypes['PredictionRank'], ParentType, ContextType>;
  besideElo?: Resolver<ResolversTypes['PredictionRank'], ParentType, ContextType>;
  bins?: Resolver<ReadonlyArray<ResolversTypes['CalibrationBin']>, ParentType, ContextType>;
  coinLogLoss?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  eloLogLoss?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fits?: Resolver<ReadonlyArray<ResolversTypes['LevelFit']>, ParentType, ContextType>;
  logLoss?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LevelChangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LevelChange'] = ResolversParentTypes['LevelChange']> = {
  bonus?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  opponents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  win?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LevelEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LevelEntry'] = ResolversParentTypes['LevelEntry']> = {
  actualShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  after?: Resolver<ResolversTypes['LevelEstimate'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['LevelEstimate'], ParentType, ContextType>;
  carriedOver?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['LevelChange']>, ParentType, ContextType>;
  expectedShare?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  levelUpId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  opponents?: Resolver<ResolversTypes['LevelEstimate'], ParentType, ContextType>;
  ownTeam?: Resolver<ResolversTypes['LevelEstimate'], ParentType, ContextType>;
  playedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  trend?: Resolver<ResolversTypes['LevelTrend'], ParentType, ContextType>;
  winChance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LevelEntryConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LevelEntryConnection'] = ResolversParentTypes['LevelEntryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LevelEntryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LevelEntryEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LevelEntryEdge'] = ResolversParentTypes['LevelEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LevelEntry'], ParentType, ContextType>;
};

export type LevelEstimateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LevelEstimate'] = ResolversParentTypes['LevelEstimate']> = {
  level?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reliability?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LevelFitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LevelFit'] = ResolversParentTypes['LevelFit']> = {
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberPlayers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sport?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LevelPointResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LevelPoint'] = ResolversParentTypes['LevelPoint']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LevelUpResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LevelUp'] = ResolversParentTypes['LevelUp']> = {
  from?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LevelName'], ParentType, ContextType>;
  numberPlayers?: Resolver<ResolversTypes['NumberPlayers'], ParentType, ContextType>;
  playedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  sport?: Resolver<ResolversTypes['Sport'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MatchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match'], FederationReferenceType extends FederationReferenceTypes['Match'] = FederationReferenceTypes['Match']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Match']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keptPrediction?: Resolver<Maybe<ResolversTypes['KeptPrediction']>, ParentType, ContextType>;
  notRatedReason?: Resolver<Maybe<ResolversTypes['NotRatedReason']>, ParentType, ContextType>;
};

export type MatchPreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchPreview'] = ResolversParentTypes['MatchPreview']> = {
  carriedOver?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expectedShare?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outcomes?: Resolver<ReadonlyArray<ResolversTypes['PreviewedOutcome']>, ParentType, ContextType>;
  winChance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MatchPreviewPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchPreviewPayload'] = ResolversParentTypes['MatchPreviewPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PlayerErrorCode']>, ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['MatchPreview']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MatchRecordResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchRecord'] = ResolversParentTypes['MatchRecord']> = {
  draws?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  losses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchSimulationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchSimulation'] = ResolversParentTypes['MatchSimulation']> = {
  likelyScore?: Resolver<ReadonlyArray<ResolversTypes['SimulatedSet']>, ParentType, ContextType>;
  scores?: Resolver<ReadonlyArray<ResolversTypes['SimulatedScore']>, ParentType, ContextType>;
  winChanceA?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MatchSimulationPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchSimulationPayload'] = ResolversParentTypes['MatchSimulationPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PlayerErrorCode']>, ParentType, ContextType>;
  simulation?: Resolver<Maybe<ResolversTypes['MatchSimulation']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  blockPlayer?: Resolver<Maybe<ResolversTypes['PlayerRelationPayload']>, ParentType, ContextType, RequireFields<MutationBlockPlayerArgs, 'input'>>;
  finishWelcome?: Resolver<Maybe<ResolversTypes['FinishWelcomePayload']>, ParentType, ContextType>;
  followPlayer?: Resolver<Maybe<ResolversTypes['PlayerRelationPayload']>, ParentType, ContextType, RequireFields<MutationFollowPlayerArgs, 'input'>>;
  invitedFollow?: Resolver<Maybe<ResolversTypes['InvitedFollowPayload']>, ParentType, ContextType, RequireFields<MutationInvitedFollowArgs, 'invitedCode'>>;
  registerAvatar?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationRegisterAvatarArgs, 'key' | 'ownerId'>>;
  removeAvatar?: Resolver<Maybe<ResolversTypes['AvatarPayload']>, ParentType, ContextType>;
  removePlayerAvatar?: Resolver<Maybe<ResolversTypes['RemovePlayerAvatarPayload']>, ParentType, ContextType, RequireFields<MutationRemovePlayerAvatarArgs, 'input'>>;
  reviewFairPlay?: Resolver<Maybe<ResolversTypes['ReviewFairPlayPayload']>, ParentType, ContextType, RequireFields<MutationReviewFairPlayArgs, 'input'>>;
  saveAbsence?: Resolver<Maybe<ResolversTypes['SaveAbsencePayload']>, ParentType, ContextType, RequireFields<MutationSaveAbsenceArgs, 'input'>>;
  saveAvailability?: Resolver<Maybe<ResolversTypes['SaveAvailabilityPayload']>, ParentType, ContextType, RequireFields<MutationSaveAvailabilityArgs, 'input'>>;
  saveProfile?: Resolver<Maybe<ResolversTypes['SaveProfilePayload']>, ParentType, ContextType, RequireFields<MutationSaveProfileArgs, 'input'>>;
  saveSportDetails?: Resolver<Maybe<ResolversTypes['SaveSportDetailsPayload']>, ParentType, ContextType, RequireFields<MutationSaveSportDetailsArgs, 'input'>>;
  saveSports?: Resolver<Maybe<ResolversTypes['SaveSportsPayload']>, ParentType, ContextType, RequireFields<MutationSaveSportsArgs, 'input'>>;
  setAvatar?: Resolver<Maybe<ResolversTypes['AvatarPayload']>, ParentType, ContextType, RequireFields<MutationSetAvatarArgs, 'input'>>;
  unblockPlayer?: Resolver<Maybe<ResolversTypes['PlayerRelationPayload']>, ParentType, ContextType, RequireFields<MutationUnblockPlayerArgs, 'input'>>;
  unfollowPlayer?: Resolver<Maybe<ResolversTypes['PlayerRelationPayload']>, ParentType, ContextType, RequireFields<MutationUnfollowPlayerArgs, 'input'>>;
  updateUser?: Resolver<Maybe<ResolversTypes['UpdateUserPayload']>, ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'profilesData'>>;
};

export type NumberPlayersResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NumberPlayers'] = ResolversParentTypes['NumberPlayers']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlayedStretchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlayedStretch'] = ResolversParentTypes['PlayedStretch']> = {
  draws?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  losses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  wins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlayerComparisonResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlayerComparison'] = ResolversParentTypes['PlayerComparison']> = {
  availabilityOverlap?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  commonOpponents?: Resolver<ReadonlyArray<ResolversTypes['CommonOpponent']>, ParentType, ContextType>;
  headToHead?: Resolver<ResolversTypes['HeadToHead'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type PlayerLevelResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlayerLevel'] = ResolversParentTypes['PlayerLevel']> = {
  assessed?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  carriedOver?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  completeness?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LevelName'], ParentType, ContextType>;
  numberPlayers?: Resolver<ResolversTypes['NumberPlayers'], ParentType, ContextType>;
  ratedMatches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reliability?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  selfAssessed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sport?: Resolver<ResolversTypes['Sport'], ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  trend?: Resolver<Maybe<ResolversTypes['LevelTrend']>, ParentType, ContextType>;
};

export type PlayerMetResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlayerMet'] = ResolversParentTypes['PlayerMet']> = {
  draws?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastPlayedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  losses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  wins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlayerMetConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlayerMetConnection'] = ResolversParentTypes['PlayerMetConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PlayerMetEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlayerMetEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlayerMetEdge'] = ResolversParentTypes['PlayerMetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PlayerMet'], ParentType, ContextType>;
};

export type PlayerRelationPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlayerRelationPayload'] = ResolversParentTypes['PlayerRelationPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PlayerErrorCode']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlayerStatisticsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlayerStatistics'] = ResolversParentTypes['PlayerStatistics']> = {
  currentStreak?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  draws?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gamesLost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gamesWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longestStreak?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  losses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  playersMet?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  setsLost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  setsWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreviewedOutcomeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PreviewedOutcome'] = ResolversParentTypes['PreviewedOutcome']> = {
  change?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  levelAfter?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sets?: Resolver<ReadonlyArray<ResolversTypes['SimulatedSet']>, ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  avatarThumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  locationCountry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locationFullname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locationLat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  locationLng?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  locationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProfileCompletenessResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProfileCompleteness'] = ResolversParentTypes['ProfileCompleteness']> = {
  missing?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  comparePlayers?: Resolver<Maybe<ResolversTypes['PlayerComparison']>, ParentType, ContextType, RequireFields<QueryComparePlayersArgs, 'otherId' | 'playerId'>>;
  defaultPlace?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryDefaultPlaceArgs, 'language'>>;
  fairPlay?: Resolver<Maybe<ResolversTypes['FairPlayConnection']>, ParentType, ContextType, RequireFields<QueryFairPlayArgs, 'first'>>;
  fairPlayOf?: Resolver<Maybe<ResolversTypes['FairPlay']>, ParentType, ContextType, RequireFields<QueryFairPlayOfArgs, 'playerId'>>;
  headToHead?: Resolver<Maybe<ResolversTypes['HeadToHead']>, ParentType, ContextType, RequireFields<QueryHeadToHeadArgs, 'sport' | 'teamA' | 'teamB'>>;
  levelCalibration?: Resolver<Maybe<ResolversTypes['LevelCalibration']>, ParentType, ContextType, Partial<QueryLevelCalibrationArgs>>;
  levelRanking?: Resolver<Maybe<ResolversTypes['RankingConnection']>, ParentType, ContextType, RequireFields<QueryLevelRankingArgs, 'country' | 'first' | 'level' | 'numberPlayers' | 'sport'>>;
  levelUp?: Resolver<Maybe<ResolversTypes['LevelUp']>, ParentType, ContextType, RequireFields<QueryLevelUpArgs, 'id'>>;
  placeAt?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryPlaceAtArgs, 'lat' | 'lng'>>;
  player?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryPlayerArgs, 'id'>>;
  players?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, RequireFields<QueryPlayersArgs, 'first' | 'orderBy'>>;
  previewMatch?: Resolver<Maybe<ResolversTypes['MatchPreviewPayload']>, ParentType, ContextType, RequireFields<QueryPreviewMatchArgs, 'input'>>;
  searchPlaces?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Place']>>, ParentType, ContextType, RequireFields<QuerySearchPlacesArgs, 'text'>>;
  simulateMatch?: Resolver<Maybe<ResolversTypes['MatchSimulationPayload']>, ParentType, ContextType, RequireFields<QuerySimulateMatchArgs, 'input'>>;
  sports?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Sport']>>, ParentType, ContextType, Partial<QuerySportsArgs>>;
  statisticsRanking?: Resolver<Maybe<ResolversTypes['RankingConnection']>, ParentType, ContextType, RequireFields<QueryStatisticsRankingArgs, 'first' | 'list' | 'numberPlayers' | 'sport'>>;
};

export type RankingConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RankingConnection'] = ResolversParentTypes['RankingConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RankingEdge']>, ParentType, ContextType>;
  own?: Resolver<Maybe<ResolversTypes['RankingEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RankingEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RankingEdge'] = ResolversParentTypes['RankingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RankingEntry'], ParentType, ContextType>;
};

export type RankingEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RankingEntry'] = ResolversParentTypes['RankingEntry']> = {
  level?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RemovePlayerAvatarPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemovePlayerAvatarPayload'] = ResolversParentTypes['RemovePlayerAvatarPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['RemoveAvatarErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ReviewFairPlayPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReviewFairPlayPayload'] = ResolversParentTypes['ReviewFairPlayPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['FairPlayErrorCode']>, ParentType, ContextType>;
  fairPlay?: Resolver<Maybe<ResolversTypes['FairPlay']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SaveAbsencePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SaveAbsencePayload'] = ResolversParentTypes['SaveAbsencePayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PlayerErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SaveAvailabilityPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SaveAvailabilityPayload'] = ResolversParentTypes['SaveAvailabilityPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PlayerErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SaveProfilePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SaveProfilePayload'] = ResolversParentTypes['SaveProfilePayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PlayerErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SaveSportDetailsPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SaveSportDetailsPayload'] = ResolversParentTypes['SaveSportDetailsPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PlayerErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SaveSportsPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SaveSportsPayload'] = ResolversParentTypes['SaveSportsPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PlayerErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SimulatedScoreResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SimulatedScore'] = ResolversParentTypes['SimulatedScore']> = {
  probability?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sets?: Resolver<ReadonlyArray<ResolversTypes['SimulatedSet']>, ParentType, ContextType>;
};

export type SimulatedSetResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SimulatedSet'] = ResolversParentTypes['SimulatedSet']> = {
  a?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  b?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Sport'] = ResolversParentTypes['Sport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameCapitalize?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SportDetailsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SportDetails'] = ResolversParentTypes['SportDetails']> = {
  courtPosition?: Resolver<Maybe<ResolversTypes['CourtPosition']>, ParentType, ContextType>;
  frequency?: Resolver<Maybe<ResolversTypes['PlayFrequency']>, ParentType, ContextType>;
  preferredSurface?: Resolver<Maybe<ResolversTypes['Surface']>, ParentType, ContextType>;
  racket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shoes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sport?: Resolver<ResolversTypes['Sport'], ParentType, ContextType>;
  startYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  strings?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SurfaceStatisticsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SurfaceStatistics'] = ResolversParentTypes['SurfaceStatistics']> = {
  draws?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gamesLost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gamesWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  losses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  setsLost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  setsWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  surface?: Resolver<Maybe<ResolversTypes['Surface']>, ParentType, ContextType>;
  wins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface TimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Time'], any> {
  name: 'Time';
}

export type UpdateUserPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UpdateUserPayload'] = ResolversParentTypes['UpdateUserPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PlayerErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  absence?: Resolver<Maybe<ResolversTypes['Absence']>, ParentType, ContextType>;
  age?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  availability?: Resolver<Maybe<ResolversTypes['Availability']>, ParentType, ContextType>;
  bestLevel?: Resolver<Maybe<ResolversTypes['PlayerLevel']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  blocked?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, RequireFields<UserBlockedArgs, 'first'>>;
  completeness?: Resolver<Maybe<ResolversTypes['ProfileCompleteness']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  evaluations?: Resolver<Maybe<ResolversTypes['EvaluationSummary']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  followers?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, RequireFields<UserFollowersArgs, 'first'>>;
  followersCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  following?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, RequireFields<UserFollowingArgs, 'first'>>;
  followingCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  followsMe?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  heightCm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inviteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invited?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, RequireFields<UserInvitedArgs, 'first'>>;
  isBlockedByMe?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isFollowedByMe?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kmToSearch?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  levelBonuses?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LevelBonus']>>, ParentType, ContextType, RequireFields<UserLevelBonusesArgs, 'numberPlayers' | 'sport'>>;
  levelEntries?: Resolver<Maybe<ResolversTypes['LevelEntryConnection']>, ParentType, ContextType, RequireFields<UserLevelEntriesArgs, 'first' | 'numberPlayers' | 'sport'>>;
  levelEntry?: Resolver<Maybe<ResolversTypes['LevelEntry']>, ParentType, ContextType, RequireFields<UserLevelEntryArgs, 'matchId'>>;
  levelHistory?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LevelPoint']>>, ParentType, ContextType, RequireFields<UserLevelHistoryArgs, 'numberPlayers' | 'sport'>>;
  levels?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PlayerLevel']>>, ParentType, ContextType>;
  locationLat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  locationLng?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  locationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playersMet?: Resolver<Maybe<ResolversTypes['PlayerMetConnection']>, ParentType, ContextType, RequireFields<UserPlayersMetArgs, 'first'>>;
  playingHand?: Resolver<Maybe<ResolversTypes['PlayingHand']>, ParentType, ContextType>;
  profiles?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  searchEngines?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['Sex']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sportDetails?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SportDetails']>>, ParentType, ContextType>;
  sports?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  statistics?: Resolver<Maybe<ResolversTypes['PlayerStatistics']>, ParentType, ContextType, RequireFields<UserStatisticsArgs, 'period'>>;
  statisticsBySurface?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SurfaceStatistics']>>, ParentType, ContextType, RequireFields<UserStatisticsBySurfaceArgs, 'period'>>;
  statisticsOverTime?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PlayedStretch']>>, ParentType, ContextType, RequireFields<UserStatisticsOverTimeArgs, 'period'>>;
  weightKg?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  welcomed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  Absence?: AbsenceResolvers<ContextType>;
  Availability?: AvailabilityResolvers<ContextType>;
  AvailabilitySlot?: AvailabilitySlotResolvers<ContextType>;
  AvatarPayload?: AvatarPayloadResolvers<ContextType>;
  CalibrationBin?: CalibrationBinResolvers<ContextType>;
  CommonOpponent?: CommonOpponentResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EvaluationSummary?: EvaluationSummaryResolvers<ContextType>;
  FairPlay?: FairPlayResolvers<ContextType>;
  FairPlayConnection?: FairPlayConnectionResolvers<ContextType>;
  FairPlayEdge?: FairPlayEdgeResolvers<ContextType>;
  FairPlayReview?: FairPlayReviewResolvers<ContextType>;
  FairPlayScore?: FairPlayScoreResolvers<ContextType>;
  FairPlaySignal?: FairPlaySignalResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FinishWelcomePayload?: FinishWelcomePayloadResolvers<ContextType>;
  HeadToHead?: HeadToHeadResolvers<ContextType>;
  InvitedFollowPayload?: InvitedFollowPayloadResolvers<ContextType>;
  KeptPrediction?: KeptPredictionResolvers<ContextType>;
  LevelBonus?: LevelBonusResolvers<ContextType>;
  LevelCalibration?: LevelCalibrationResolvers<ContextType>;
  LevelChange?: LevelChangeResolvers<ContextType>;
  LevelEntry?: LevelEntryResolvers<ContextType>;
  LevelEntryConnection?: LevelEntryConnectionResolvers<ContextType>;
  LevelEntryEdge?: LevelEntryEdgeResolvers<ContextType>;
  LevelEstimate?: LevelEstimateResolvers<ContextType>;
  LevelFit?: LevelFitResolvers<ContextType>;
  LevelPoint?: LevelPointResolvers<ContextType>;
  LevelUp?: LevelUpResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  MatchPreview?: MatchPreviewResolvers<ContextType>;
  MatchPreviewPayload?: MatchPreviewPayloadResolvers<ContextType>;
  MatchRecord?: MatchRecordResolvers<ContextType>;
  MatchSimulation?: MatchSimulationResolvers<ContextType>;
  MatchSimulationPayload?: MatchSimulationPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NumberPlayers?: NumberPlayersResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PlayedStretch?: PlayedStretchResolvers<ContextType>;
  PlayerComparison?: PlayerComparisonResolvers<ContextType>;
  PlayerLevel?: PlayerLevelResolvers<ContextType>;
  PlayerMet?: PlayerMetResolvers<ContextType>;
  PlayerMetConnection?: PlayerMetConnectionResolvers<ContextType>;
  PlayerMetEdge?: PlayerMetEdgeResolvers<ContextType>;
  PlayerRelationPayload?: PlayerRelationPayloadResolvers<ContextType>;
  PlayerStatistics?: PlayerStatisticsResolvers<ContextType>;
  PreviewedOutcome?: PreviewedOutcomeResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileCompleteness?: ProfileCompletenessResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RankingConnection?: RankingConnectionResolvers<ContextType>;
  RankingEdge?: RankingEdgeResolvers<ContextType>;
  RankingEntry?: RankingEntryResolvers<ContextType>;
  RemovePlayerAvatarPayload?: RemovePlayerAvatarPayloadResolvers<ContextType>;
  ReviewFairPlayPayload?: ReviewFairPlayPayloadResolvers<ContextType>;
  SaveAbsencePayload?: SaveAbsencePayloadResolvers<ContextType>;
  SaveAvailabilityPayload?: SaveAvailabilityPayloadResolvers<ContextType>;
  SaveProfilePayload?: SaveProfilePayloadResolvers<ContextType>;
  SaveSportDetailsPayload?: SaveSportDetailsPayloadResolvers<ContextType>;
  SaveSportsPayload?: SaveSportsPayloadResolvers<ContextType>;
  SimulatedScore?: SimulatedScoreResolvers<ContextType>;
  SimulatedSet?: SimulatedSetResolvers<ContextType>;
  Sport?: SportResolvers<ContextType>;
  SportDetails?: SportDetailsResolvers<ContextType>;
  SurfaceStatistics?: SurfaceStatisticsResolvers<ContextType>;
  Time?: GraphQLScalarType;
  UpdateUserPayload?: UpdateUserPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
};

