import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Tournament as TournamentModel, TournamentConnection as TournamentConnectionModel, TournamentEntry as TournamentEntryModel, TournamentRegistration as TournamentRegistrationModel, RegistrationDraft as RegistrationDraftModel, TournamentAction as TournamentActionModel, TournamentAward as TournamentAwardModel, TournamentSeed as TournamentSeedModel, TournamentBracket as TournamentBracketModel, TournamentFixture as TournamentFixtureModel, TournamentGroup as TournamentGroupModel } from '../models.js';
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
  _FieldSet: { input: string; output: string; }
};

/** What players see of the states (TRN-17). */
export type ActualState =
  | 'COMPLETED'
  | 'IN_PROGRESS'
  | 'OPEN';

export type AddTournamentPhotoInput = {
  readonly tournamentId: Scalars['ID']['input'];
  /** What POST /uploads/tournament answered, to the same person, within a day. */
  readonly uploadId: Scalars['ID']['input'];
};

export type AwardPlacing =
  | 'SECOND'
  | 'SEMIFINALIST'
  | 'WINNER';

export type BracketRound = {
  readonly closesAt: Maybe<Scalars['DateTime']['output']>;
  /** From top to bottom: 1 and 2 lead to 1 of the next round. */
  readonly fixtures: ReadonlyArray<TournamentFixture>;
  readonly stage: CompetitionStage;
};

export type CheckRegistrationInput = {
  readonly inviteCode?: InputMaybe<Scalars['String']['input']>;
  readonly partnerId?: InputMaybe<Scalars['ID']['input']>;
  readonly tournamentId: Scalars['ID']['input'];
};

export type CheckRegistrationPayload = {
  readonly errorCode: Maybe<TournamentErrorCode>;
  /** How many places can be had, with TOURNAMENT_FULL none. */
  readonly placesLeft: Scalars['Int']['output'];
  /** With TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** Whom a tournament or a league takes. */
export type CompetitionSex =
  | 'ALL'
  | 'MEN'
  /** In doubles a man and a woman; in singles everybody. */
  | 'MIXED'
  | 'WOMEN';

/** Rounds of a bracket are named after those they leave: 16 sides play LAST_8, which people call the round of 16 (TRN-03). */
export type CompetitionStage =
  | 'FINAL'
  /** The final of a league's group. */
  | 'FINAL_LEAGUE'
  | 'LAST_8'
  | 'LAST_16'
  | 'LAST_32'
  | 'LAST_64'
  | 'QUARTER_FINALS'
  | 'ROUND_ROBIN'
  | 'SEMIFINAL';

export type CreateTournamentInput = {
  readonly details: TournamentDetailsInput;
  readonly requestId: Scalars['String']['input'];
};

export type DecideTournamentFixtureInput = {
  readonly fixtureId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
  /** Null: both lose. */
  readonly winner?: InputMaybe<Side>;
};

/** Why a match was decided without being played (TRN-10, TRN-15, MAT-21). */
export type DecisionRule =
  | 'ABANDONED'
  | 'BOTH_SILENT'
  | 'BOTH_TRIED'
  | 'BY_SUPPORT'
  | 'EXCLUDED'
  | 'ONE_SILENT';

export type DraftPayment = {
  readonly couponCode: Maybe<Scalars['String']['output']>;
  readonly useCredit: Scalars['Boolean']['output'];
  readonly voucherIds: ReadonlyArray<Scalars['ID']['output']>;
};

export type EditTournamentInput = {
  readonly details: TournamentDetailsInput;
  readonly id: Scalars['ID']['input'];
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** That was seen; another one is refused. */
  readonly version: Scalars['Int']['input'];
};

/** Entries of one month. */
export type EntryMonth = {
  /** Of these, how many have ended by now without playing: not paid, withdrawn, called off. */
  readonly ended: Scalars['Int']['output'];
  /** Entries that were made in it. */
  readonly entries: Scalars['Int']['output'];
  /** Its first day. */
  readonly month: Scalars['Date']['output'];
};

export type EntryOdds = {
  readonly entry: TournamentEntry;
  readonly reachesFinal: Scalars['Float']['output'];
  readonly winsTournament: Scalars['Float']['output'];
};

/** Asked again, nothing changes. */
export type ExchangeGroupEntriesInput = {
  readonly entryId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
  /** The number of the group that it moves to. */
  readonly toGroup: Scalars['Int']['input'];
  readonly tournamentId: Scalars['ID']['input'];
  /** Who is in that group, and moves to the other one. */
  readonly withEntryId: Scalars['ID']['input'];
};

export type ExcludeEntryInput = {
  readonly entryId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
  readonly tournamentId: Scalars['ID']['input'];
};

export type ExtendTournamentFixtureInput = {
  /** The end as one saw it: asked again, nothing is added. */
  readonly closesAt: Scalars['DateTime']['input'];
  /** 1 to 14. */
  readonly days: Scalars['Int']['input'];
  readonly fixtureId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

/** A field of a form, with its error. */
export type FieldError = {
  readonly code: Scalars['String']['output'];
  readonly field: Scalars['String']['output'];
};

export type FixtureEnd =
  | 'BYE'
  | 'DOUBLE_FORFEIT'
  | 'FORFEIT'
  | 'LOT'
  | 'PLAYED';

export type FixtureSide = {
  readonly entry: Maybe<TournamentEntry>;
  /** Where whoever stands here comes from: after groups the place there, in later rounds, while there is no entry, whose winner. */
  readonly from: Maybe<FixtureSource>;
  /** A bye: the other side advances. In later rounds nobody went on from the match that `from` names: both sides lost it or left. */
  readonly isBye: Scalars['Boolean']['output'];
};

export type FixtureSource = {
  readonly kind: FixtureSourceKind;
  /** Of the fixture within its round, or of the group. */
  readonly number: Scalars['Int']['output'];
  /** In the group: 1 the winner, 2 the second. */
  readonly rank: Maybe<Scalars['Int']['output']>;
  readonly stage: Maybe<CompetitionStage>;
};

export type FixtureSourceKind =
  | 'GROUP_PLACE'
  | 'WINNER_OF';

export type FixtureState =
  /** Time is up; a result on its way is waited for. */
  | 'CLOSING'
  | 'DECIDED'
  /** To be played. */
  | 'READY'
  /** One side or both are not known yet. */
  | 'WAITING';

export type FormResult =
  | 'DRAWN'
  | 'LOST'
  | 'WON';

/** How a match is scored (RES-02). */
export type GameMode =
  /** Best of three sets to 4, tie-break at 3-3, killer point. */
  | 'NEXTGEN'
  /** One set to 9 games, tie-break at 8-8. */
  | 'ONE_SET_9_GAMES'
  /** Best of three sets to 6, super tie-break as third set allowed. */
  | 'THREE_SETS_6_GAMES';

/** A row of a group's table (TRN-11). */
export type GroupStanding = {
  /** Chance to go on, 0 to 1, simulated from the ratings; null once it is settled (BYD-13). */
  readonly chance: Maybe<Scalars['Float']['output']>;
  readonly drawn: Scalars['Int']['output'];
  readonly entry: TournamentEntry;
  /** Results of the last five matches, the latest last. */
  readonly form: ReadonlyArray<FormResult>;
  readonly gamesLost: Scalars['Int']['output'];
  readonly gamesWon: Scalars['Int']['output'];
  readonly lost: Scalars['Int']['output'];
  readonly played: Scalars['Int']['output'];
  readonly points: Scalars['Int']['output'];
  readonly rank: Scalars['Int']['output'];
  /** What put it below the row above; null for the first. */
  readonly rankedBy: Maybe<RankingCriterion>;
  readonly setsLost: Scalars['Int']['output'];
  readonly setsWon: Scalars['Int']['output'];
  readonly won: Scalars['Int']['output'];
};

export type ImportTournamentInput = {
  /** What the record does not say; sport, format, number of players, scoring, seeds and places are those of the record. */
  readonly details: TournamentDetailsInput;
  /** The path of the event in the record; can be left out if there is only one. */
  readonly event?: InputMaybe<Scalars['String']['input']>;
  /** Whose accounts people in the record have; left out, they are looked for by the ids there. Those without any come in under their names. */
  readonly people?: InputMaybe<ReadonlyArray<RecordPersonInput>>;
  /** TODS, in JSON; at most 2 MB. */
  readonly record: Scalars['String']['input'];
  readonly requestId: Scalars['String']['input'];
  /** Whether it comes in without the rows that can't be taken. */
  readonly takeRest?: InputMaybe<Scalars['Boolean']['input']>;
};

export type InviteToSlamInput = {
  /** One in singles, two in doubles, the captain first. */
  readonly playerIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly reason: Scalars['String']['input'];
  readonly tournamentId: Scalars['ID']['input'];
};

/** Asked again, nothing changes. */
export type LinkTournamentGuestInput = {
  /** Among the players of an entry. */
  readonly guestId: Scalars['ID']['input'];
  /** Whose account takes the place. */
  readonly playerId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
  readonly tournamentId: Scalars['ID']['input'];
};

/** A match; the matches subgraph knows more. */
export type Match = {
  readonly id: Scalars['ID']['output'];
};

/** An amount of money. */
export type Money = {
  /** Hundredths of the currency's unit, never a fraction (BIL-03). */
  readonly cents: Scalars['Int']['output'];
  /** ISO 4217, such as EUR. */
  readonly currency: Scalars['String']['output'];
};

export type MoveInPriorityListInput = {
  /** From 1. */
  readonly position: Scalars['Int']['input'];
  readonly reason: Scalars['String']['input'];
  readonly registrationId: Scalars['ID']['input'];
};

export type Mutation = {
  /** Shows a photo after those that are there, 12 at most (TRN-01). The same again is success. */
  readonly addTournamentPhoto: Maybe<SupportTournamentPayload>;
  /** Cancels a registration that is not paid, or that waits for the partner; payments are refunded. */
  readonly cancelRegistration: Maybe<RegistrationPayload>;
  /** Calls it off; everybody gets back what they paid (TRN-02). */
  readonly cancelTournament: Maybe<SupportTournamentPayload>;
  /** Creates a tournament; not seen by players until it is opened (ADM-04). The same requestId creates one. */
  readonly createTournament: Maybe<SupportTournamentPayload>;
  /** Decides a match that nobody else decides. */
  readonly decideTournamentFixture: Maybe<SupportTournamentPayload>;
  /** Changes a tournament. What entries rely on stays as it is once there is one: sport, format, sex, limits, price. */
  readonly editTournament: Maybe<SupportTournamentPayload>;
  /** An entry moves to another group in exchange for one of it, as long as none of their matches is decided (ADM-04). */
  readonly exchangeGroupEntries: Maybe<SupportTournamentPayload>;
  /** Takes an entry out, with a reason: later matches are forfeits, earlier results stand (TRN-15). */
  readonly excludeEntry: Maybe<SupportTournamentPayload>;
  /** Gives more time for a match. */
  readonly extendTournamentFixture: Maybe<SupportTournamentPayload>;
  /** Makes a tournament of an event of a TODS record that others wrote (BYD-07). */
  readonly importTournament: Maybe<SupportTournamentPayload>;
  /** Gives players a place of a slam, or the head of its priority list; what they have played does not count (TRN-12). */
  readonly inviteToSlam: Maybe<SupportTournamentPayload>;
  /** An account takes the place of somebody who came with a record and has none; open matches without anybody else like that become ready (BYD-07). */
  readonly linkTournamentGuest: Maybe<SupportTournamentPayload>;
  /** Moves an entry within the priority list of a slam. */
  readonly moveInPriorityList: Maybe<SupportTournamentPayload>;
  /** Opens registrations. */
  readonly openTournament: Maybe<SupportTournamentPayload>;
  /** Shows the photos in another order. */
  readonly orderTournamentPhotos: Maybe<SupportTournamentPayload>;
  /** Enters the signed-in player, with a partner in doubles: a place is held until it is paid (TRN-05 to TRN-08). The same requestId makes one registration. */
  readonly registerForTournament: Maybe<RegistrationPayload>;
  /** Keeps in mind an upload whose files are about to be stored, and answers its id. Asked by the gateway for POST /uploads/tournament. */
  readonly registerTournamentPhoto: Maybe<Scalars['ID']['output']>;
  /** Shows a photo no more, with a reason; its files go. */
  readonly removeTournamentPhoto: Maybe<SupportTournamentPayload>;
  /** Keeps a step of subscribing, so that a reload loses nothing (TRN-05). */
  readonly saveRegistrationDraft: Maybe<RegistrationDraftPayload>;
  /** Shows the signed-in player among those who look for a partner, or no more (TRN-04). */
  readonly seekTeam: Maybe<SeekTeamPayload>;
  /** Sets the first seeds by hand, until the draw is made; the others follow by rating (ADM-04). */
  readonly setTournamentSeeds: Maybe<SupportTournamentPayload>;
  /** Ends registrations and starts as soon as pending ones have ended; the minimum has to be there (TRN-02). */
  readonly startTournament: Maybe<SupportTournamentPayload>;
  /** Takes a place that was offered to the next of the priority list (TRN-12). */
  readonly takeOfferedPlace: Maybe<RegistrationPayload>;
  /** Claims a prize, once, as one of its choices (TRN-13). */
  readonly takeTournamentAward: Maybe<TournamentAwardPayload>;
  /** Withdraws from a slam, unpaid and at least 10 days before it (TRN-12). */
  readonly withdrawFromSlam: Maybe<RegistrationPayload>;
};


export type MutationAddTournamentPhotoArgs = {
  input: AddTournamentPhotoInput;
};


export type MutationCancelRegistrationArgs = {
  input: RegistrationIdInput;
};


export type MutationCancelTournamentArgs = {
  input: SupportTournamentActionInput;
};


export type MutationCreateTournamentArgs = {
  input: CreateTournamentInput;
};


export type MutationDecideTournamentFixtureArgs = {
  input: DecideTournamentFixtureInput;
};


export type MutationEditTournamentArgs = {
  input: EditTournamentInput;
};


export type MutationExchangeGroupEntriesArgs = {
  input: ExchangeGroupEntriesInput;
};


export type MutationExcludeEntryArgs = {
  input: ExcludeEntryInput;
};


export type MutationExtendTournamentFixtureArgs = {
  input: ExtendTournamentFixtureInput;
};


export type MutationImportTournamentArgs = {
  input: ImportTournamentInput;
};


export type MutationInviteToSlamArgs = {
  input: InviteToSlamInput;
};


export type MutationLinkTournamentGuestArgs = {
  input: LinkTournamentGuestInput;
};


export type MutationMoveInPriorityListArgs = {
  input: MoveInPriorityListInput;
};


export type MutationOpenTournamentArgs = {
  input: SupportTournamentActionInput;
};


export type MutationOrderTournamentPhotosArgs = {
  input: OrderTournamentPhotosInput;
};


export type MutationRegisterForTournamentArgs = {
  input: RegisterForTournamentInput;
};


export type MutationRegisterTournamentPhotoArgs = {
  key: Scalars['String']['input'];
  ownerId: Scalars['ID']['input'];
};


export type MutationRemoveTournamentPhotoArgs = {
  input: RemoveTournamentPhotoInput;
};


export type MutationSaveRegistrationDraftArgs = {
  input: SaveRegistrationDraftInput;
};


export type MutationSeekTeamArgs = {
  input: SeekTeamInput;
};


export type MutationSetTournamentSeedsArgs = {
  input: SetTournamentSeedsInput;
};


export type MutationStartTournamentArgs = {
  input: SupportTournamentActionInput;
};


export type MutationTakeOfferedPlaceArgs = {
  input: RegistrationIdInput;
};


export type MutationTakeTournamentAwardArgs = {
  input: TakeAwardInput;
};


export type MutationWithdrawFromSlamArgs = {
  input: RegistrationIdInput;
};

export type NearInput = {
  /** Radius in km, 1 to 500. */
  readonly km?: InputMaybe<Scalars['Int']['input']>;
  readonly lat: Scalars['Float']['input'];
  readonly lng: Scalars['Float']['input'];
};

export type OrderTournamentPhotosInput = {
  /** All that were seen, each once; other ones than are there now are refused. */
  readonly photoIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly tournamentId: Scalars['ID']['input'];
};

export type PageInfo = {
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

export type PartnerCandidate = {
  /** The reason, or null if it is possible. */
  readonly refusal: Maybe<TournamentErrorCode>;
  readonly user: User;
};

export type PreviewTournamentRecordInput = {
  /** TODS, in JSON; at most 2 MB. */
  readonly record: Scalars['String']['input'];
};

export type PreviewTournamentRecordPayload = {
  readonly errorCode: Maybe<SupportTournamentErrorCode>;
  /** Each can become a tournament of its own; 100 at most. */
  readonly events: ReadonlyArray<RecordEvent>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
  /** Of what belongs to no event; 100 at most. */
  readonly warnings: ReadonlyArray<RecordWarning>;
};

export type PriorityPlace = {
  readonly entryId: Scalars['ID']['output'];
  /** Matches in the 90 days before entries opened: they decide the turn. */
  readonly matches: Scalars['Int']['output'];
  readonly players: ReadonlyArray<User>;
  readonly position: Scalars['Int']['output'];
};

/** What a placing wins: one of the choices (TRN-13). */
export type Prize = {
  readonly choices: ReadonlyArray<PrizeChoice>;
  readonly placing: AwardPlacing;
};

export type PrizeChoice = {
  /** Of vouchers and credit. */
  readonly amount: Maybe<Money>;
  readonly kind: PrizeKind;
  /** Of smash points. */
  readonly points: Maybe<Scalars['Int']['output']>;
};

export type PrizeInput = {
  readonly creditCents?: InputMaybe<Scalars['Int']['input']>;
  readonly placing: AwardPlacing;
  readonly points?: InputMaybe<Scalars['Int']['input']>;
  readonly voucherCents?: InputMaybe<Scalars['Int']['input']>;
};

export type PrizeKind =
  | 'CREDIT'
  | 'POINTS'
  | 'VOUCHER';

export type Query = {
  /** Whether the signed-in player, with this partner, could be entered now, and why not (TRN-06). Nothing is kept. */
  readonly checkRegistration: Maybe<CheckRegistrationPayload>;
  /** How many entries of tournaments were made in each month from one day to another, both included, in UTC (ADM-08). */
  readonly entryFigures: Maybe<ReadonlyArray<EntryMonth>>;
  /** A tournament as a TODS record, in JSON; null where there is no draw yet (BYD-07). */
  readonly exportTournament: Maybe<Scalars['String']['output']>;
  /** Where the signed-in player is entered, or holds a place, in tournaments that have not ended. */
  readonly myRegistrations: Maybe<ReadonlyArray<TournamentRegistration>>;
  /** Prizes of the signed-in player from tournaments, the latest first (SMS-04). */
  readonly myTournamentAwards: Maybe<ReadonlyArray<TournamentAward>>;
  /** Whom the signed-in player follows and could enter with, by name; others with the reason why not; at most 50 (TRN-06). */
  readonly partnerCandidates: Maybe<ReadonlyArray<PartnerCandidate>>;
  /** What a TODS record has, and what of it would come in; nothing is kept (BYD-07). */
  readonly previewTournamentRecord: Maybe<PreviewTournamentRecordPayload>;
  /** What the signed-in player has written into the steps of subscribing; null when there is nothing (TRN-05). */
  readonly registrationDraft: Maybe<RegistrationDraft>;
  /** Tournaments for support, with private and planned ones, the latest first (ADM-04). */
  readonly supportTournaments: Maybe<TournamentConnection>;
  /** One tournament; null when there is none. Private ones are found by whoever has their address; who plays in them is shown to them and to who has the invite code. */
  readonly tournament: Maybe<Tournament>;
  /** Prizes of a player from tournaments that one may see, the latest first (PLY-13). */
  readonly tournamentAwardsOf: Maybe<ReadonlyArray<TournamentAward>>;
  /** How far an entry came in the bracket; null where it is in none, and for whom may not see who plays (BYD-14). */
  readonly tournamentRun: Maybe<TournamentRun>;
  /** Tournaments by the filters of FLT-04: those that are open first, the soonest first; what is over, the latest first (TRN-17). */
  readonly tournaments: Maybe<TournamentConnection>;
  /** Open ones near the signed-in player that would take them, the soonest first; at most so many, 10 at most (PLY-12). */
  readonly tournamentsForMe: Maybe<ReadonlyArray<Tournament>>;
  /** Those in which a player is or was entered, the latest first (PLY-02). */
  readonly tournamentsOf: Maybe<TournamentConnection>;
};


export type QueryCheckRegistrationArgs = {
  input: CheckRegistrationInput;
};


export type QueryEntryFiguresArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


export type QueryExportTournamentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPartnerCandidatesArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
  tournamentId: Scalars['ID']['input'];
};


export type QueryPreviewTournamentRecordArgs = {
  input: PreviewTournamentRecordInput;
};


export type QueryRegistrationDraftArgs = {
  tournamentId: Scalars['ID']['input'];
};


export type QuerySupportTournamentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupportTournamentsFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTournamentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTournamentAwardsOfArgs = {
  playerId: Scalars['ID']['input'];
};


export type QueryTournamentRunArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTournamentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TournamentsFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTournamentsForMeArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTournamentsOfArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  playerId: Scalars['ID']['input'];
};

export type RankingCriterion =
  | 'GAMES'
  | 'HEAD_TO_HEAD'
  /** Level on everything. */
  | 'ID'
  | 'POINTS'
  | 'RATING'
  | 'SETS';

/** A draw of a TODS record, or an event without any. */
export type RecordEvent = {
  readonly entries: Scalars['Int']['output'];
  /** Null where nothing of it can be taken: warnings say why. */
  readonly format: Maybe<TournamentFormat>;
  readonly gameMode: Maybe<GameMode>;
  /** How many come in under their names, without an account, unless support says whose they are. */
  readonly guests: Scalars['Int']['output'];
  /** In the record, without byes. */
  readonly matches: Scalars['Int']['output'];
  /** Of these, matches that come in. */
  readonly matchesTaken: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly numberPlayers: Maybe<Scalars['Int']['output']>;
  /** Where it stands in the record, by which it is chosen. */
  readonly path: Scalars['String']['output'];
  /** Who is in it; 256 at most. */
  readonly people: ReadonlyArray<RecordPerson>;
  /** Matches that come in with a result. */
  readonly results: Scalars['Int']['output'];
  readonly seeds: Scalars['Int']['output'];
  /** Null where the record does not say. */
  readonly sport: Maybe<Sport>;
  readonly startOn: Maybe<Scalars['Date']['output']>;
  /** Rows that can't be taken; 100 at most. */
  readonly warnings: ReadonlyArray<RecordWarning>;
  readonly warningsCount: Scalars['Int']['output'];
};

export type RecordPerson = {
  /** In the record. */
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Who has this id here; null for nobody: they come in under their name, unless support says who it is. */
  readonly user: Maybe<User>;
};

export type RecordPersonInput = {
  /** In the record. */
  readonly id: Scalars['String']['input'];
  readonly playerId: Scalars['ID']['input'];
};

export type RecordWarning = {
  /** A name, a format or an id. */
  readonly about: Maybe<Scalars['String']['output']>;
  readonly code: RecordWarningCode;
  /** Keys and indices in the record. */
  readonly path: Scalars['String']['output'];
};

/** Why something in a TODS record can't be taken. */
export type RecordWarningCode =
  /** Places are missing or double. */
  | 'DRAW_INCOMPLETE'
  /** Neither a bracket nor groups. */
  | 'DRAW_NOT_SUPPORTED'
  | 'FORMAT_NOT_SUPPORTED'
  /** There is no such match in the draw, or it is told twice. */
  | 'MATCH_LEFT_OUT'
  /** Not what TODS has there. */
  | 'NOT_READABLE'
  /** It is not drawn. */
  | 'NO_DRAW'
  /** The first one counts. */
  | 'PARTICIPANT_TWICE'
  | 'PARTICIPANT_UNKNOWN'
  /** The groups are over: a play-off will be drawn. */
  | 'PLAY_OFF_FOLLOWS'
  /** Groups are not over without what can't be taken. */
  | 'PLAY_OFF_TOO_EARLY'
  /** Our rules don't lead to it: the match stays open. */
  | 'RESULT_NOT_ALLOWED'
  /** Qualifying, consolation, or a play-off for lower places. */
  | 'STRUCTURE_LEFT_OUT'
  /** Teams against teams are not played here. */
  | 'TEAM_EVENT'
  /** More than 128. */
  | 'TOO_MANY_ENTRIES';

export type RegisterForTournamentInput = {
  /** The price that the player has seen; another one is refused (BIL-04). */
  readonly expectedCents: Scalars['Int']['input'];
  /** Of private ones. */
  readonly inviteCode?: InputMaybe<Scalars['String']['input']>;
  /** In doubles. */
  readonly partnerId?: InputMaybe<Scalars['ID']['input']>;
  readonly requestId: Scalars['String']['input'];
  readonly tournamentId: Scalars['ID']['input'];
};

export type RegistrationDraft = {
  /** From 0: partner, preferences, data, payment. */
  readonly activeStep: Scalars['Int']['output'];
  readonly inviteCode: Maybe<Scalars['String']['output']>;
  readonly isComplete: Scalars['Boolean']['output'];
  readonly partnerId: Maybe<Scalars['ID']['output']>;
  readonly payment: Maybe<DraftPayment>;
  readonly tournamentId: Scalars['ID']['output'];
};

export type RegistrationDraftPayload = {
  readonly draft: Maybe<RegistrationDraft>;
  readonly errorCode: Maybe<TournamentErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** With TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type RegistrationIdInput = {
  readonly registrationId: Scalars['ID']['input'];
};

export type RegistrationPayload = {
  readonly errorCode: Maybe<TournamentErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly registration: Maybe<TournamentRegistration>;
  /** With TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type RegistrationState =
  /** The captain has paid, the partner is to. */
  | 'AWAITING_PARTNER'
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'EXCLUDED'
  /** Time is up; billing says whether it was paid. */
  | 'EXPIRING'
  /** The captain is to pay. */
  | 'HELD'
  /** A freed place of a slam is theirs for a day, if they take it. */
  | 'OFFERED'
  /** Out; payments are refunded. */
  | 'RELEASED'
  /** A place of a slam, to be paid until 10 days before. */
  | 'RESERVED'
  /** On the priority list of a slam. */
  | 'WAITING'
  | 'WITHDRAWN';

export type ReleaseReason =
  | 'CANCELLED'
  | 'EXCLUDED'
  | 'NOT_PAID'
  | 'OFFER_EXPIRED'
  | 'PARTNER_NOT_PAID'
  /** A payer's bank has taken the payment back, after a dispute. */
  | 'PAYMENT_REVERSED'
  | 'TOURNAMENT_CANCELLED'
  | 'WITHDRAWN';

export type RemoveTournamentPhotoInput = {
  /** When it is gone already, this is success. */
  readonly photoId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
  readonly tournamentId: Scalars['ID']['input'];
};

export type RunResult =
  | 'OUT'
  /** The next match is to come. */
  | 'PLAYING'
  | 'WINNER';

export type SaveRegistrationDraftInput = {
  readonly activeStep: Scalars['Int']['input'];
  readonly couponCode?: InputMaybe<Scalars['String']['input']>;
  readonly inviteCode?: InputMaybe<Scalars['String']['input']>;
  readonly isComplete: Scalars['Boolean']['input'];
  readonly partnerId?: InputMaybe<Scalars['ID']['input']>;
  readonly tournamentId: Scalars['ID']['input'];
  readonly useCredit?: InputMaybe<Scalars['Boolean']['input']>;
  readonly voucherIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type SeekTeamInput = {
  readonly seeking: Scalars['Boolean']['input'];
  readonly tournamentId: Scalars['ID']['input'];
};

export type SeekTeamPayload = {
  readonly errorCode: Maybe<TournamentErrorCode>;
  readonly success: Scalars['Boolean']['output'];
  readonly tournament: Maybe<Tournament>;
};

export type SetScore = {
  readonly a: Scalars['Int']['output'];
  readonly b: Scalars['Int']['output'];
  readonly superTieBreak: Scalars['Boolean']['output'];
  /** Points of the loser in the tie-break, where there was one and it is known. */
  readonly tieBreak: Maybe<Scalars['Int']['output']>;
};

/** Asked again, nothing changes. */
export type SetTournamentSeedsInput = {
  readonly reason: Scalars['String']['input'];
  /** Of entries that are in, the best first; at most as many as there are seeds. None: all by rating. */
  readonly registrationIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly tournamentId: Scalars['ID']['input'];
  /** That was seen; another one is refused. */
  readonly version: Scalars['Int']['input'];
};

export type Side =
  | 'A'
  | 'B';

/** A sport: 1 tennis, 2 padel. */
export type Sport = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly nameCapitalize: Scalars['String']['output'];
};

export type Subscription = {
  /** The tournament after each change: entries, draw, results. */
  readonly tournamentUpdated: Maybe<Tournament>;
};


export type SubscriptionTournamentUpdatedArgs = {
  id: Scalars['ID']['input'];
};

export type SupportTournamentActionInput = {
  readonly id: Scalars['ID']['input'];
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type SupportTournamentErrorCode =
  /** A match of one of them is decided. */
  | 'ALREADY_PLAYED'
  /** There are entries: what they rely on stays. */
  | 'ENTRIES_RELY_ON_IT'
  | 'ENTRY_NOT_FOUND'
  | 'ENTRY_OUT_ALREADY'
  /** Its end is another one by now. */
  | 'FIXTURE_CHANGED'
  | 'FIXTURE_DECIDED'
  | 'FIXTURE_NOT_FOUND'
  /** Another account has the place already. */
  | 'GUEST_LINKED_ALREADY'
  /** Nobody in it has this id without an account. */
  | 'GUEST_NOT_FOUND'
  /** See fieldErrors. */
  | 'INVALID_DATA'
  /** What follows was decided already. */
  | 'NEXT_MATCH_DECIDED'
  | 'NOT_A_SLAM'
  | 'NOT_ON_PRIORITY_LIST'
  /** Others are shown than were seen. */
  | 'PHOTOS_CHANGED'
  | 'PLAYER_ENTERED_ALREADY'
  /** Outside its limits, barred from payments, or without an account. */
  | 'PLAYER_NOT_ELIGIBLE'
  | 'REASON_REQUIRED'
  /** Rows of the record can't be taken, see fieldErrors: takeRest leaves them out. */
  | 'RECORD_INCOMPLETE'
  /** The record does not follow TODS, or the event can't be played here: fieldErrors have paths and reasons. */
  | 'RECORD_NOT_VALID'
  /** They are in the same group, or not where they were seen. */
  | 'SAME_GROUP'
  /** An entry has two of the seeds. */
  | 'SEEDED_TWICE'
  /** Fewer entries than the minimum. */
  | 'TOO_FEW_ENTRIES'
  /** There are 12 already. */
  | 'TOO_MANY_PHOTOS'
  /** More than there are seeds for the entries that are in. */
  | 'TOO_MANY_SEEDS'
  /** Somebody else changed it meanwhile. */
  | 'TOURNAMENT_CHANGED'
  | 'TOURNAMENT_NOT_FOUND'
  /** This upload is not yours, was used already, or is older than a day. */
  | 'UPLOAD_NOT_FOUND'
  /** Not in this state. */
  | 'WRONG_STATE';

export type SupportTournamentPayload = {
  readonly errorCode: Maybe<SupportTournamentErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly success: Scalars['Boolean']['output'];
  readonly tournament: Maybe<Tournament>;
};

export type SupportTournamentsFilter = {
  /** True: only those with a match that waits for support. */
  readonly needsDecision?: InputMaybe<Scalars['Boolean']['input']>;
  readonly sports?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly states?: InputMaybe<ReadonlyArray<TournamentState>>;
  /** A part of the name, or the id. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

export type TakeAwardInput = {
  readonly awardId: Scalars['ID']['input'];
  readonly choice: PrizeKind;
};

/** A tournament (TRN-01). */
export type Tournament = {
  readonly ageMax: Maybe<Scalars['Int']['output']>;
  /** Years, on the first day. */
  readonly ageMin: Maybe<Scalars['Int']['output']>;
  /** Prizes that were won. */
  readonly awards: Maybe<ReadonlyArray<TournamentAward>>;
  readonly bracket: Maybe<TournamentBracket>;
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** From the position that the search named, in km. */
  readonly distanceKm: Maybe<Scalars['Int']['output']>;
  /** How the draw was made, so that everybody can repeat it; null before it. */
  readonly draw: Maybe<TournamentDraw>;
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** In the order of seeding once it is drawn, by entry before; for private ones null to strangers; 128 at most. */
  readonly entries: Maybe<ReadonlyArray<TournamentEntry>>;
  /** All matches, or those of a stage or a group: those being played first, then by the end of their time. */
  readonly fixtures: Maybe<ReadonlyArray<TournamentFixture>>;
  readonly format: Maybe<TournamentFormat>;
  readonly gameMode: Maybe<GameMode>;
  /** 32 at most. */
  readonly groups: Maybe<ReadonlyArray<TournamentGroup>>;
  /** What support did, oldest first (ADM-01). */
  readonly history: Maybe<ReadonlyArray<TournamentAction>>;
  readonly id: Scalars['ID']['output'];
  /** Of private ones, to be sent on. */
  readonly inviteCode: Maybe<Scalars['String']['output']>;
  readonly isPrivate: Maybe<Scalars['Boolean']['output']>;
  readonly levelMax: Maybe<Scalars['Float']['output']>;
  readonly levelMin: Maybe<Scalars['Float']['output']>;
  readonly maxTeams: Maybe<Scalars['Int']['output']>;
  /** Below, it is called off. */
  readonly minTeams: Maybe<Scalars['Int']['output']>;
  /** Of the signed-in player, as captain or partner; the latest. */
  readonly myRegistration: Maybe<TournamentRegistration>;
  /** What the signed-in player has to do next, most urgent first. */
  readonly myTasks: Maybe<ReadonlyArray<TournamentTask>>;
  readonly name: Maybe<Scalars['String']['output']>;
  /** Singles (1) or doubles (2). */
  readonly numberPlayers: Maybe<Scalars['Int']['output']>;
  /** In the order of support; of private ones none for strangers: there may be people in them. */
  readonly photos: Maybe<ReadonlyArray<TournamentPhoto>>;
  readonly place: Maybe<TournamentPlace>;
  /** Places that can be had now; held ones are not among them. */
  readonly placesLeft: Maybe<Scalars['Int']['output']>;
  /** Places that nobody else can have: those of entries that are in, and those that are held until they are paid. */
  readonly placesTaken: Maybe<Scalars['Int']['output']>;
  /** For each player, before reductions. */
  readonly price: Maybe<Money>;
  /** Who waits for a place of a slam, first in turn first; 100 at most. */
  readonly priorityList: Maybe<ReadonlyArray<PriorityPlace>>;
  readonly prizes: Maybe<ReadonlyArray<Prize>>;
  /** Why registerForTournament would refuse the signed-in player, whoever the partner; null when it would not, and for visitors. */
  readonly registrationRefusal: Maybe<TournamentErrorCode>;
  /** Registrations in every state, the latest first. */
  readonly registrations: Maybe<ReadonlyArray<TournamentRegistration>>;
  /** Plain text with empty lines between paragraphs. */
  readonly rules: Maybe<Scalars['String']['output']>;
  /** Who is seeded, the best first: before the draw as it would be made now, from then on as it was made. */
  readonly seeding: Maybe<ReadonlyArray<TournamentSeed>>;
  /** How many entries are seeded; null: one in four places, at least two. */
  readonly seeds: Maybe<Scalars['Int']['output']>;
  /** Who looks for a partner; 100 at most. */
  readonly seekingTeam: Maybe<ReadonlyArray<User>>;
  readonly sex: Maybe<CompetitionSex>;
  /** Of qualifiers: where the winner and the second are entered. */
  readonly slam: Maybe<Tournament>;
  readonly sport: Maybe<Sport>;
  /** The first day, on the clocks of the place. */
  readonly startOn: Maybe<Scalars['Date']['output']>;
  readonly startsAt: Maybe<Scalars['DateTime']['output']>;
  readonly state: Maybe<TournamentState>;
  /** Days of a phase in summer; null: 15. */
  readonly summerDays: Maybe<Scalars['Int']['output']>;
  /** Entries that are in. */
  readonly teams: Maybe<Scalars['Int']['output']>;
  /** So many entries start it. */
  readonly teamsToStart: Maybe<Scalars['Int']['output']>;
  /** IANA name of the zone of the place. */
  readonly timeZone: Maybe<Scalars['String']['output']>;
  /** classic, slam, slam_quali or league. */
  readonly type: Maybe<Scalars['String']['output']>;
  /** Rises with each change by support. */
  readonly version: Maybe<Scalars['Int']['output']>;
};


/** A tournament (TRN-01). */
export type TournamentFixturesArgs = {
  groupId?: InputMaybe<Scalars['ID']['input']>;
  stage?: InputMaybe<CompetitionStage>;
};

export type TournamentAction = {
  readonly after: Maybe<Scalars['String']['output']>;
  readonly at: Scalars['DateTime']['output'];
  /** What was before and is now, as JSON; null where nothing was changed but the state. */
  readonly before: Maybe<Scalars['String']['output']>;
  readonly by: Maybe<User>;
  readonly kind: TournamentActionKind;
  readonly reason: Maybe<Scalars['String']['output']>;
};

export type TournamentActionKind =
  | 'CANCELLED'
  | 'CREATED'
  | 'EDITED'
  | 'ENTRIES_EXCHANGED'
  | 'ENTRY_EXCLUDED'
  | 'FIXTURE_DECIDED'
  | 'FIXTURE_EXTENDED'
  | 'GUEST_LINKED'
  | 'IMPORTED'
  | 'OPENED'
  | 'PHOTOS_ORDERED'
  | 'PHOTO_ADDED'
  | 'PHOTO_REMOVED'
  | 'PLAYERS_INVITED'
  | 'PRIORITY_CHANGED'
  | 'SEEDS_SET'
  | 'STARTED';

export type TournamentAward = {
  /** What can be chosen, or was. */
  readonly choices: ReadonlyArray<PrizeChoice>;
  readonly claimed: Maybe<PrizeKind>;
  readonly claimedAt: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly placing: AwardPlacing;
  readonly player: User;
  readonly tournament: Tournament;
  readonly wonAt: Scalars['DateTime']['output'];
};

export type TournamentAwardPayload = {
  readonly award: Maybe<TournamentAward>;
  readonly errorCode: Maybe<TournamentErrorCode>;
  readonly success: Scalars['Boolean']['output'];
};

export type TournamentBracket = {
  /** Chance of each entry to win, 0 to 1, the best first; none once it is decided (BYD-13). */
  readonly odds: ReadonlyArray<EntryOdds>;
  readonly rounds: ReadonlyArray<BracketRound>;
};

export type TournamentConnection = {
  readonly edges: ReadonlyArray<TournamentEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type TournamentDetailsInput = {
  readonly ageMax?: InputMaybe<Scalars['Int']['input']>;
  readonly ageMin?: InputMaybe<Scalars['Int']['input']>;
  readonly city: Scalars['String']['input'];
  readonly format: TournamentFormat;
  readonly gameMode: GameMode;
  readonly isPrivate: Scalars['Boolean']['input'];
  readonly lat: Scalars['Float']['input'];
  readonly levelMax?: InputMaybe<Scalars['Float']['input']>;
  readonly levelMin?: InputMaybe<Scalars['Float']['input']>;
  readonly lng: Scalars['Float']['input'];
  readonly maxTeams: Scalars['Int']['input'];
  readonly minTeams: Scalars['Int']['input'];
  readonly name: Scalars['String']['input'];
  readonly numberPlayers: Scalars['Int']['input'];
  readonly priceCents: Scalars['Int']['input'];
  readonly prizes: ReadonlyArray<PrizeInput>;
  readonly radiusKm: Scalars['Int']['input'];
  readonly rules?: InputMaybe<Scalars['String']['input']>;
  readonly seeds?: InputMaybe<Scalars['Int']['input']>;
  readonly sex: CompetitionSex;
  /** Of qualifiers: the slam that the winner and the second are entered in. */
  readonly slamId?: InputMaybe<Scalars['ID']['input']>;
  readonly sport: Scalars['Int']['input'];
  readonly startOn: Scalars['Date']['input'];
  /** Days of a phase in summer, 15 to 30. */
  readonly summerDays?: InputMaybe<Scalars['Int']['input']>;
  readonly teamsToStart: Scalars['Int']['input'];
  readonly timeZone: Scalars['String']['input'];
  readonly type: TournamentType;
};

export type TournamentDraw = {
  readonly drawnAt: Scalars['DateTime']['output'];
  /** 128 bits, hexadecimal; made after the entries were frozen. */
  readonly seed: Scalars['String']['output'];
  /** Of the algorithm. */
  readonly version: Scalars['Int']['output'];
};

export type TournamentEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Tournament;
};

/** An entry that is in: a player or a team. */
export type TournamentEntry = {
  readonly id: Scalars['ID']['output'];
  /** Left or was excluded (TRN-15). */
  readonly isOut: Scalars['Boolean']['output'];
  /** The level of the players, their mean in doubles, in half steps (RNK-04). */
  readonly level: Maybe<Scalars['Float']['output']>;
  readonly players: ReadonlyArray<User>;
  /** From 1, of those that the draw has seeded; null for all others, and before it. */
  readonly seed: Maybe<Scalars['Int']['output']>;
};

/** Refusals of what players do (TRN-06, TRN-12, TRN-13). */
export type TournamentErrorCode =
  | 'AGE_NOT_ALLOWED'
  | 'ALREADY_ENROLLED'
  | 'ALREADY_PAID'
  | 'ALREADY_STARTED'
  | 'AWARD_ALREADY_TAKEN'
  | 'AWARD_NOT_FOUND'
  /** This prize does not have that choice. */
  | 'CHOICE_NOT_OFFERED'
  /** See fieldErrors. */
  | 'INVALID_DATA'
  | 'INVITE_CODE_REQUIRED'
  /** The level, or in doubles that of either, is outside of the limits. */
  | 'LEVEL_NOT_ALLOWED'
  /** No level in this sport yet. */
  | 'LEVEL_REQUIRED'
  /** A verified mobile number is needed (TRN-06). */
  | 'MOBILE_REQUIRED'
  | 'NOT_A_SLAM'
  | 'NOT_ENROLLED'
  | 'OFFER_EXPIRED'
  /** Support has barred the player from paid registrations (BIL-09). */
  | 'PAID_REGISTRATIONS_BLOCKED'
  | 'PARTNER_IN_ANOTHER_TEAM'
  /** The partner has no level in this sport; once they have one, they can be. */
  | 'PARTNER_LEVEL_REQUIRED'
  | 'PARTNER_NOT_ALLOWED'
  /** Sex, age or level of the partner are not allowed. */
  | 'PARTNER_NOT_ELIGIBLE'
  /** The partner must be a player you follow. */
  | 'PARTNER_NOT_FOLLOWED'
  | 'PARTNER_REQUIRED'
  /** Registrations are closed, or it was called off. */
  | 'REGISTRATIONS_CLOSED'
  | 'REGISTRATION_NOT_FOUND'
  /** It is not open any more. */
  | 'REGISTRATION_OVER'
  /** The requestId was used for something else. */
  | 'REQUEST_REUSED'
  | 'SEX_NOT_ALLOWED'
  /** Only players with matches in the last 90 days, from the priority list or through a qualifier (TRN-12). */
  | 'SLAM_NOT_QUALIFIED'
  /** 60 checks, or 15 invite codes, in ten minutes: see retryAfterSeconds. */
  | 'TOO_MANY_REQUESTS'
  | 'TOURNAMENT_FULL'
  | 'TOURNAMENT_NOT_FOUND'
  /** Less than 10 days before the start. */
  | 'UNDER_TEN_DAYS'
  | 'WRONG_INVITE_CODE'
  | 'WRONG_PRICE';

/** Two entries meet, or will. */
export type TournamentFixture = {
  /** Chance of side A to win, 0 to 1, while both are known and it is open (BYD-13). */
  readonly chanceA: Maybe<Scalars['Float']['output']>;
  /** The first instant that is too late. */
  readonly closesAt: Maybe<Scalars['DateTime']['output']>;
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  readonly group: Maybe<TournamentGroup>;
  /** How it ended; null before. */
  readonly how: Maybe<FixtureEnd>;
  readonly id: Scalars['ID']['output'];
  readonly match: Maybe<Match>;
  /** Only support can decide it: no match could be made, or a correction came after what follows was decided. Deciding for the counted winner lets the result stand. */
  readonly needsDecision: Maybe<Scalars['Boolean']['output']>;
  /** Within its round, from 1. */
  readonly number: Scalars['Int']['output'];
  readonly opensAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it was decided without being played; null where it was. */
  readonly rule: Maybe<DecisionRule>;
  readonly sets: ReadonlyArray<SetScore>;
  readonly sideA: FixtureSide;
  readonly sideB: FixtureSide;
  readonly stage: CompetitionStage;
  readonly state: FixtureState;
  readonly winner: Maybe<Side>;
};

export type TournamentFormat =
  | 'GROUPS_AND_PLAY_OFF'
  | 'PLAY_OFF';

export type TournamentGroup = {
  readonly fixtures: ReadonlyArray<TournamentFixture>;
  readonly id: Scalars['ID']['output'];
  /** From 1 on. */
  readonly number: Scalars['Int']['output'];
  /** How many of it go on. */
  readonly qualifiers: Scalars['Int']['output'];
  readonly table: ReadonlyArray<GroupStanding>;
};

export type TournamentPhoto = {
  readonly id: Scalars['ID']['output'];
  /** With at most 1600. */
  readonly largeUrl: Scalars['String']['output'];
  /** Path of the picture with at most 640 pixels on each side. */
  readonly smallUrl: Scalars['String']['output'];
};

export type TournamentPlace = {
  readonly city: Scalars['String']['output'];
  readonly lat: Scalars['Float']['output'];
  readonly lng: Scalars['Float']['output'];
  /** Around the city, in km: where matches are played. */
  readonly radiusKm: Scalars['Int']['output'];
};

export type TournamentRegistration = {
  readonly captain: User;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly endedBecause: Maybe<ReleaseReason>;
  readonly id: Scalars['ID']['output'];
  readonly mayCancel: Scalars['Boolean']['output'];
  readonly mayWithdraw: Scalars['Boolean']['output'];
  /** Who has paid. */
  readonly paid: ReadonlyArray<Scalars['ID']['output']>;
  readonly partner: Maybe<User>;
  /** What the signed-in player has to pay; null when there is nothing. Its due is asked for by reference. */
  readonly paymentReference: Maybe<Scalars['ID']['output']>;
  /** Why the signed-in player, who is to pay or may take an offered place, can't yet: MOBILE_REQUIRED (TRN-06); there is no paymentReference until then. */
  readonly paymentRefusal: Maybe<TournamentErrorCode>;
  readonly state: RegistrationState;
  readonly tournament: Tournament;
  /** Until when whoever is to pay has to; of an offer, until when to take it. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

export type TournamentRun = {
  readonly entry: TournamentEntry;
  /** Those that are decided, from the first round on. */
  readonly fixtures: ReadonlyArray<TournamentFixture>;
  readonly id: Scalars['ID']['output'];
  readonly result: RunResult;
  readonly tournament: Tournament;
};

export type TournamentSeed = {
  readonly entry: TournamentEntry;
  /** Support has set it; otherwise by rating. */
  readonly isByHand: Scalars['Boolean']['output'];
  /** From 1. */
  readonly number: Scalars['Int']['output'];
};

export type TournamentState =
  | 'CANCELLED'
  /** Nobody can enter any more; it starts as soon as pending payments have ended and the day has come. */
  | 'CLOSED'
  | 'COMPLETED'
  | 'IN_PROGRESS'
  | 'OPEN'
  /** Only support sees it. */
  | 'PLANNED';

/** What a player has to do next. */
export type TournamentTask = {
  /** Of prizes. */
  readonly award: Maybe<TournamentAward>;
  /** Of matches. */
  readonly fixture: Maybe<TournamentFixture>;
  readonly kind: TournamentTaskKind;
  /** The first instant at which it is too late. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

export type TournamentTaskKind =
  | 'ENTER_AVAILABILITY'
  | 'PAY'
  | 'PLAY'
  | 'TAKE_AWARD'
  | 'TAKE_OFFERED_PLACE';

export type TournamentType =
  | 'CLASSIC'
  | 'LEAGUE'
  | 'SLAM'
  | 'SLAM_QUALI';

export type TournamentsFilter = {
  readonly actualState?: InputMaybe<ActualState>;
  readonly gameMode?: InputMaybe<ReadonlyArray<GameMode>>;
  /** Tournaments open to any of these levels. */
  readonly levels?: InputMaybe<ReadonlyArray<Scalars['Float']['input']>>;
  readonly near?: InputMaybe<NearInput>;
  readonly numberPlayers?: InputMaybe<Scalars['Int']['input']>;
  /** True: with groups; false: play-off only. */
  readonly roundRobin?: InputMaybe<Scalars['Boolean']['input']>;
  readonly sex?: InputMaybe<ReadonlyArray<CompetitionSex>>;
  readonly sports?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

/** A person, with an account unless the id begins with guest: (people who came with the record of a tournament); other subgraphs know more. */
export type User = {
  readonly id: Scalars['ID']['output'];
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
  Tournament: Tournament;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Tournament:
    ( { __typename: 'Tournament' }
    & GraphQLRecursivePick<FederationTypes['Tournament'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActualState: ActualState;
  AddTournamentPhotoInput: AddTournamentPhotoInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AwardPlacing: AwardPlacing;
  BracketRound: ResolverTypeWrapper<Omit<BracketRound, 'fixtures'> & { fixtures: ReadonlyArray<ResolversTypes['TournamentFixture']> }>;
  CheckRegistrationInput: CheckRegistrationInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  CheckRegistrationPayload: ResolverTypeWrapper<CheckRegistrationPayload>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CompetitionSex: CompetitionSex;
  CompetitionStage: CompetitionStage;
  CreateTournamentInput: CreateTournamentInput;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideTournamentFixtureInput: DecideTournamentFixtureInput;
  DecisionRule: DecisionRule;
  DraftPayment: ResolverTypeWrapper<DraftPayment>;
  EditTournamentInput: EditTournamentInput;
  EntryMonth: ResolverTypeWrapper<EntryMonth>;
  EntryOdds: ResolverTypeWrapper<Omit<EntryOdds, 'entry'> & { entry: ResolversTypes['TournamentEntry'] }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ExchangeGroupEntriesInput: ExchangeGroupEntriesInput;
  ExcludeEntryInput: ExcludeEntryInput;
  ExtendTournamentFixtureInput: ExtendTournamentFixtureInput;
  FieldError: ResolverTypeWrapper<FieldError>;
  FixtureEnd: FixtureEnd;
  FixtureSide: ResolverTypeWrapper<Omit<FixtureSide, 'entry'> & { entry?: Maybe<ResolversTypes['TournamentEntry']> }>;
  FixtureSource: ResolverTypeWrapper<FixtureSource>;
  FixtureSourceKind: FixtureSourceKind;
  FixtureState: FixtureState;
  FormResult: FormResult;
  GameMode: GameMode;
  GroupStanding: ResolverTypeWrapper<Omit<GroupStanding, 'entry'> & { entry: ResolversTypes['TournamentEntry'] }>;
  ImportTournamentInput: ImportTournamentInput;
  InviteToSlamInput: InviteToSlamInput;
  LinkTournamentGuestInput: LinkTournamentGuestInput;
  Match: ResolverTypeWrapper<Match>;
  Money: ResolverTypeWrapper<Money>;
  MoveInPriorityListInput: MoveInPriorityListInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NearInput: NearInput;
  OrderTournamentPhotosInput: OrderTournamentPhotosInput;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PartnerCandidate: ResolverTypeWrapper<PartnerCandidate>;
  PreviewTournamentRecordInput: PreviewTournamentRecordInput;
  PreviewTournamentRecordPayload: ResolverTypeWrapper<PreviewTournamentRecordPayload>;
  PriorityPlace: ResolverTypeWrapper<PriorityPlace>;
  Prize: ResolverTypeWrapper<Prize>;
  PrizeChoice: ResolverTypeWrapper<PrizeChoice>;
  PrizeInput: PrizeInput;
  PrizeKind: PrizeKind;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RankingCriterion: RankingCriterion;
  RecordEvent: ResolverTypeWrapper<RecordEvent>;
  RecordPerson: ResolverTypeWrapper<RecordPerson>;
  RecordPersonInput: RecordPersonInput;
  RecordWarning: ResolverTypeWrapper<RecordWarning>;
  RecordWarningCode: RecordWarningCode;
  RegisterForTournamentInput: RegisterForTournamentInput;
  RegistrationDraft: ResolverTypeWrapper<RegistrationDraftModel>;
  RegistrationDraftPayload: ResolverTypeWrapper<Omit<RegistrationDraftPayload, 'draft'> & { draft?: Maybe<ResolversTypes['RegistrationDraft']> }>;
  RegistrationIdInput: RegistrationIdInput;
  RegistrationPayload: ResolverTypeWrapper<Omit<RegistrationPayload, 'registration'> & { registration?: Maybe<ResolversTypes['TournamentRegistration']> }>;
  RegistrationState: RegistrationState;
  ReleaseReason: ReleaseReason;
  RemoveTournamentPhotoInput: RemoveTournamentPhotoInput;
  RunResult: RunResult;
  SaveRegistrationDraftInput: SaveRegistrationDraftInput;
  SeekTeamInput: SeekTeamInput;
  SeekTeamPayload: ResolverTypeWrapper<Omit<SeekTeamPayload, 'tournament'> & { tournament?: Maybe<ResolversTypes['Tournament']> }>;
  SetScore: ResolverTypeWrapper<SetScore>;
  SetTournamentSeedsInput: SetTournamentSeedsInput;
  Side: Side;
  Sport: ResolverTypeWrapper<Sport>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SupportTournamentActionInput: SupportTournamentActionInput;
  SupportTournamentErrorCode: SupportTournamentErrorCode;
  SupportTournamentPayload: ResolverTypeWrapper<Omit<SupportTournamentPayload, 'tournament'> & { tournament?: Maybe<ResolversTypes['Tournament']> }>;
  SupportTournamentsFilter: SupportTournamentsFilter;
  TakeAwardInput: TakeAwardInput;
  Tournament: ResolverTypeWrapper<TournamentModel>;
  TournamentAction: ResolverTypeWrapper<TournamentActionModel>;
  TournamentActionKind: TournamentActionKind;
  TournamentAward: ResolverTypeWrapper<TournamentAwardModel>;
  TournamentAwardPayload: ResolverTypeWrapper<Omit<TournamentAwardPayload, 'award'> & { award?: Maybe<ResolversTypes['TournamentAward']> }>;
  TournamentBracket: ResolverTypeWrapper<TournamentBracketModel>;
  TournamentConnection: ResolverTypeWrapper<TournamentConnectionModel>;
  TournamentDetailsInput: TournamentDetailsInput;
  TournamentDraw: ResolverTypeWrapper<TournamentDraw>;
  TournamentEdge: ResolverTypeWrapper<Omit<TournamentEdge, 'node'> & { node: ResolversTypes['Tournament'] }>;
  TournamentEntry: ResolverTypeWrapper<TournamentEntryModel>;
  TournamentErrorCode: TournamentErrorCode;
  TournamentFixture: ResolverTypeWrapper<TournamentFixtureModel>;
  TournamentFormat: TournamentFormat;
  TournamentGroup: ResolverTypeWrapper<TournamentGroupModel>;
  TournamentPhoto: ResolverTypeWrapper<TournamentPhoto>;
  TournamentPlace: ResolverTypeWrapper<TournamentPlace>;
  TournamentRegistration: ResolverTypeWrapper<TournamentRegistrationModel>;
  TournamentRun: ResolverTypeWrapper<Omit<TournamentRun, 'entry' | 'fixtures' | 'tournament'> & { entry: ResolversTypes['TournamentEntry'], fixtures: ReadonlyArray<ResolversTypes['TournamentFixture']>, tournament: ResolversTypes['Tournament'] }>;
  TournamentSeed: ResolverTypeWrapper<TournamentSeedModel>;
  TournamentState: TournamentState;
  TournamentTask: ResolverTypeWrapper<Omit<TournamentTask, 'award' | 'fixture'> & { award?: Maybe<ResolversTypes['TournamentAward']>, fixture?: Maybe<ResolversTypes['TournamentFixture']> }>;
  TournamentTaskKind: TournamentTaskKind;
  TournamentType: TournamentType;
  TournamentsFilter: TournamentsFilter;
  User: ResolverTypeWrapper<User>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddTournamentPhotoInput: AddTournamentPhotoInput;
  ID: Scalars['ID']['output'];
  BracketRound: Omit<BracketRound, 'fixtures'> & { fixtures: ReadonlyArray<ResolversParentTypes['TournamentFixture']> };
  CheckRegistrationInput: CheckRegistrationInput;
  String: Scalars['String']['output'];
  CheckRegistrationPayload: CheckRegistrationPayload;
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  CreateTournamentInput: CreateTournamentInput;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DecideTournamentFixtureInput: DecideTournamentFixtureInput;
  DraftPayment: DraftPayment;
  EditTournamentInput: EditTournamentInput;
  EntryMonth: EntryMonth;
  EntryOdds: Omit<EntryOdds, 'entry'> & { entry: ResolversParentTypes['TournamentEntry'] };
  Float: Scalars['Float']['output'];
  ExchangeGroupEntriesInput: ExchangeGroupEntriesInput;
  ExcludeEntryInput: ExcludeEntryInput;
  ExtendTournamentFixtureInput: ExtendTournamentFixtureInput;
  FieldError: FieldError;
  FixtureSide: Omit<FixtureSide, 'entry'> & { entry?: Maybe<ResolversParentTypes['TournamentEntry']> };
  FixtureSource: FixtureSource;
  GroupStanding: Omit<GroupStanding, 'entry'> & { entry: ResolversParentTypes['TournamentEntry'] };
  ImportTournamentInput: ImportTournamentInput;
  InviteToSlamInput: InviteToSlamInput;
  LinkTournamentGuestInput: LinkTournamentGuestInput;
  Match: Match;
  Money: Money;
  MoveInPriorityListInput: MoveInPriorityListInput;
  Mutation: Record<PropertyKey, never>;
  NearInput: NearInput;
  OrderTournamentPhotosInput: OrderTournamentPhotosInput;
  PageInfo: PageInfo;
  PartnerCandidate: PartnerCandidate;
  PreviewTournamentRecordInput: PreviewTournamentRecordInput;
  PreviewTournamentRecordPayload: PreviewTournamentRecordPayload;
  PriorityPlace: PriorityPlace;
  Prize: Prize;
  PrizeChoice: PrizeChoice;
  PrizeInput: PrizeInput;
  Query: Record<PropertyKey, never>;
  RecordEvent: RecordEvent;
  RecordPerson: RecordPerson;
  RecordPersonInput: RecordPersonInput;
  RecordWarning: RecordWarning;
  RegisterForTournamentInput: RegisterForTournamentInput;
  RegistrationDraft: RegistrationDraftModel;
  RegistrationDraftPayload: Omit<RegistrationDraftPayload, 'draft'> & { draft?: Maybe<ResolversParentTypes['RegistrationDraft']> };
  RegistrationIdInput: RegistrationIdInput;
  RegistrationPayload: Omit<RegistrationPayload, 'registration'> & { registration?: Maybe<ResolversParentTypes['TournamentRegistration']> };
  RemoveTournamentPhotoInput: RemoveTournamentPhotoInput;
  SaveRegistrationDraftInput: SaveRegistrationDraftInput;
  SeekTeamInput: SeekTeamInput;
  SeekTeamPayload: Omit<SeekTeamPayload, 'tournament'> & { tournament?: Maybe<ResolversParentTypes['Tournament']> };
  SetScore: SetScore;
  SetTournamentSeedsInput: SetTournamentSeedsInput;
  Sport: Sport;
  Subscription: Record<PropertyKey, never>;
  SupportTournamentActionInput: SupportTournamentActionInput;
  SupportTournamentPayload: Omit<SupportTournamentPayload, 'tournament'> & { tournament?: Maybe<ResolversParentTypes['Tournament']> };
  SupportTournamentsFilter: SupportTournamentsFilter;
  TakeAwardInput: TakeAwardInput;
  Tournament: TournamentModel;
  TournamentAction: TournamentActionModel;
  TournamentAward: TournamentAwardModel;
  TournamentAwardPayload: Omit<TournamentAwardPayload, 'award'> & { award?: Maybe<ResolversParentTypes['TournamentAward']> };
  TournamentBracket: TournamentBracketModel;
  TournamentConnection: TournamentConnectionModel;
  TournamentDetailsInput: TournamentDetailsInput;
  TournamentDraw: TournamentDraw;
  TournamentEdge: Omit<TournamentEdge, 'node'> & { node: ResolversParentTypes['Tournament'] };
  TournamentEntry: TournamentEntryModel;
  TournamentFixture: TournamentFixtureModel;
  TournamentGroup: TournamentGroupModel;
  TournamentPhoto: TournamentPhoto;
  TournamentPlace: TournamentPlace;
  TournamentRegistration: TournamentRegistrationModel;
  TournamentRun: Omit<TournamentRun, 'entry' | 'fixtures' | 'tournament'> & { entry: ResolversParentTypes['TournamentEntry'], fixtures: ReadonlyArray<ResolversParentTypes['TournamentFixture']>, tournament: ResolversParentTypes['Tournament'] };
  TournamentSeed: TournamentSeedModel;
  TournamentTask: Omit<TournamentTask, 'award' | 'fixture'> & { award?: Maybe<ResolversParentTypes['TournamentAward']>, fixture?: Maybe<ResolversParentTypes['TournamentFixture']> };
  TournamentsFilter: TournamentsFilter;
  User: User;
};

export type BracketRoundResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BracketRound'] = ResolversParentTypes['BracketRound']> = {
  closesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fixtures?: Resolver<ReadonlyArray<ResolversTypes['TournamentFixture']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['CompetitionStage'], ParentType, ContextType>;
};

export type CheckRegistrationPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CheckRegistrationPayload'] = ResolversParentTypes['CheckRegistrationPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['TournamentErrorCode']>, ParentType, ContextType>;
  placesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DraftPaymentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DraftPayment'] = ResolversParentTypes['DraftPayment']> = {
  couponCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  useCredit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  voucherIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type EntryMonthResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EntryMonth'] = ResolversParentTypes['EntryMonth']> = {
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type EntryOddsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EntryOdds'] = ResolversParentTypes['EntryOdds']> = {
  entry?: Resolver<ResolversTypes['TournamentEntry'], ParentType, ContextType>;
  reachesFinal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  winsTournament?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FixtureSideResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FixtureSide'] = ResolversParentTypes['FixtureSide']> = {
  entry?: Resolver<Maybe<ResolversTypes['TournamentEntry']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['FixtureSource']>, ParentType, ContextType>;
  isBye?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FixtureSourceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FixtureSource'] = ResolversParentTypes['FixtureSource']> = {
  kind?: Resolver<ResolversTypes['FixtureSourceKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['CompetitionStage']>, ParentType, ContextType>;
};

export type GroupStandingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GroupStanding'] = ResolversParentTypes['GroupStanding']> = {
  chance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  drawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['TournamentEntry'], ParentType, ContextType>;
  form?: Resolver<ReadonlyArray<ResolversTypes['FormResult']>, ParentType, ContextType>;
  gamesLost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gamesWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  played?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rankedBy?: Resolver<Maybe<ResolversTypes['RankingCriterion']>, ParentType, ContextType>;
  setsLost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  setsWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  cents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addTournamentPhoto?: Resolver<Maybe<ResolversTypes['SupportTournamentPayload']>, ParentType, ContextType, RequireFields<MutationAddTournamentPhotoArgs, 'input'>>;
  cancelRegistration?: Resolver<Maybe<ResolversTypes['RegistrationPayload']>, ParentType, ContextType, RequireFields<MutationCancelRegistrationArgs, 'input'>>;
  cancelTournament?: Resolver<Maybe<ResolversTypes['SupportTournamentPayload']>, ParentType, ContextType, RequireFields<MutationCancelTournamentArgs, 'input'>>;
  createTournament?: Resolver<Maybe<ResolversTypes['SupportTournamentPayload']>, ParentType, ContextType, RequireFields<MutationCreateTournamentArgs, 'input'>>;
  decideTournamentFixture?: Resolver<Maybe<ResolversTypes['SupportTournamentPayload']>, ParentType, ContextType, RequireFields<MutationDecideTournamentFixtureArgs, 'input'>>;
  editTournament?: Resolver<Maybe<ResolversTypes['SupportTournamentPayload']>, ParentType, ContextType, RequireFields<MutationEditTournamentArgs, 'input'>>;
  exchangeGroupEntries?: Resolver<Maybe<ResolversTypes['SupportTournamentPayload']>, ParentType, ContextType, RequireFields<MutationExchangeGroupEntriesArgs, 'input'>>;
  excludeEntry?: Resolver<Maybe<ResolversTypes['SupportTournamentPayload']>, ParentType, ContextType, RequireFields<MutationExcludeEntryArgs, 'input'>>;
  extendTournamentFixture?: Resolver<Maybe<ResolversTypes['SupportTournamentPayload']>, ParentType, ContextType, RequireFields<MutationExtendTournamentFixtureArgs, 'input'>>;
  importTournament?: Resolver<Maybe<ResolversTypes['SupportTournamentPayload']>, ParentType, ContextType, RequireFields<MutationImportTournamentArgs, 'input'>>;
  inviteToSlam?: Resolver<Maybe<ResolversTypes['SupportTournamentPayload']>, ParentType, ContextType, RequireFields<MutationInviteToSlamArgs, 'input'>>;
  linkTournamentGuest?: Resolver<Maybe<ResolversTypes['SupportTournamentPayload']>, ParentType, ContextType, RequireFields<MutationLinkTournamentGuestArgs, 'input'>>;
  moveInPriorityList?: Resolver<Maybe<ResolversTypes['SupportTournamentPayload']>, ParentType, ContextType, RequireFields<MutationMoveInPriorityListArgs, 'input'>>;
  openTournament?: Resolver<Maybe<ResolversTypes['SupportTournamentPayload']>, ParentType, ContextType, RequireFields<MutationOpenTournamentArgs, 'input'>>;
  orderTournamentPhotos?: Resolver<Maybe<ResolversTypes['SupportTournamentPayload']>, ParentType, ContextType, RequireFields<MutationOrderTournamentPhotosArgs, 'input'>>;
  registerForTournament?: Resolver<Maybe<ResolversTypes['RegistrationPayload']>, ParentType, ContextType, RequireFields<MutationRegisterForTournamentArgs, 'input'>>;
  registerTournamentPhoto?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationRegisterTournamentPhotoArgs, 'key' | 'ownerId'>>;
  removeTournamentPhoto?: Resolver<Maybe<ResolversTypes['SupportTournamentPayload']>, ParentType, ContextType, RequireFields<MutationRemoveTournamentPhotoArgs, 'input'>>;
  saveRegistrationDraft?: Resolver<Maybe<ResolversTypes['RegistrationDraftPayload']>, ParentType, ContextType, RequireFields<MutationSaveRegistrationDraftArgs, 'input'>>;
  seekTeam?: Resolver<Maybe<ResolversTypes['SeekTeamPayload']>, ParentType, ContextType, RequireFields<MutationSeekTeamArgs, 'input'>>;
  setTournamentSeeds?: Resolver<Maybe<ResolversTypes['SupportTournamentPayload']>, ParentType, ContextType, RequireFields<MutationSetTournamentSeedsArgs, 'input'>>;
  startTournament?: Resolver<Maybe<ResolversTypes['SupportTournamentPayload']>, ParentType, ContextType, RequireFields<MutationStartTournamentArgs, 'input'>>;
  takeOfferedPlace?: Resolver<Maybe<ResolversTypes['RegistrationPayload']>, ParentType, ContextType, RequireFields<MutationTakeOfferedPlaceArgs, 'input'>>;
  takeTournamentAward?: Resolver<Maybe<ResolversTypes['TournamentAwardPayload']>, ParentType, ContextType, RequireFields<MutationTakeTournamentAwardArgs, 'input'>>;
  withdrawFromSlam?: Resolver<Maybe<ResolversTypes['RegistrationPayload']>, ParentType, ContextType, RequireFields<MutationWithdrawFromSlamArgs, 'input'>>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartnerCandidateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PartnerCandidate'] = ResolversParentTypes['PartnerCandidate']> = {
  refusal?: Resolver<Maybe<ResolversTypes['TournamentErrorCode']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type PreviewTournamentRecordPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PreviewTournamentRecordPayload'] = ResolversParentTypes['PreviewTournamentRecordPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['SupportTournamentErrorCode']>, ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['RecordEvent']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['RecordWarning']>, ParentType, ContextType>;
};

export type PriorityPlaceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriorityPlace'] = ResolversParentTypes['PriorityPlace']> = {
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PrizeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Prize'] = ResolversParentTypes['Prize']> = {
  choices?: Resolver<ReadonlyArray<ResolversTypes['PrizeChoice']>, ParentType, ContextType>;
  placing?: Resolver<ResolversTypes['AwardPlacing'], ParentType, ContextType>;
};

export type PrizeChoiceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PrizeChoice'] = ResolversParentTypes['PrizeChoice']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PrizeKind'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  checkRegistration?: Resolver<Maybe<ResolversTypes['CheckRegistrationPayload']>, ParentType, ContextType, RequireFields<QueryCheckRegistrationArgs, 'input'>>;
  entryFigures?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EntryMonth']>>, ParentType, ContextType, RequireFields<QueryEntryFiguresArgs, 'from' | 'to'>>;
  exportTournament?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryExportTournamentArgs, 'id'>>;
  myRegistrations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TournamentRegistration']>>, ParentType, ContextType>;
  myTournamentAwards?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TournamentAward']>>, ParentType, ContextType>;
  partnerCandidates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PartnerCandidate']>>, ParentType, ContextType, RequireFields<QueryPartnerCandidatesArgs, 'tournamentId'>>;
  previewTournamentRecord?: Resolver<Maybe<ResolversTypes['PreviewTournamentRecordPayload']>, ParentType, ContextType, RequireFields<QueryPreviewTournamentRecordArgs, 'input'>>;
  registrationDraft?: Resolver<Maybe<ResolversTypes['RegistrationDraft']>, ParentType, ContextType, RequireFields<QueryRegistrationDraftArgs, 'tournamentId'>>;
  supportTournaments?: Resolver<Maybe<ResolversTypes['TournamentConnection']>, ParentType, ContextType, RequireFields<QuerySupportTournamentsArgs, 'first'>>;
  tournament?: Resolver<Maybe<ResolversTypes['Tournament']>, ParentType, ContextType, RequireFields<QueryTournamentArgs, 'id'>>;
  tournamentAwardsOf?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TournamentAward']>>, ParentType, ContextType, RequireFields<QueryTournamentAwardsOfArgs, 'playerId'>>;
  tournamentRun?: Resolver<Maybe<ResolversTypes['TournamentRun']>, ParentType, ContextType, RequireFields<QueryTournamentRunArgs, 'id'>>;
  tournaments?: Resolver<Maybe<ResolversTypes['TournamentConnection']>, ParentType, ContextType, RequireFields<QueryTournamentsArgs, 'first'>>;
  tournamentsForMe?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Tournament']>>, ParentType, ContextType, RequireFields<QueryTournamentsForMeArgs, 'first'>>;
  tournamentsOf?: Resolver<Maybe<ResolversTypes['TournamentConnection']>, ParentType, ContextType, RequireFields<QueryTournamentsOfArgs, 'first' | 'playerId'>>;
};

export type RecordEventResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RecordEvent'] = ResolversParentTypes['RecordEvent']> = {
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['TournamentFormat']>, ParentType, ContextType>;
  gameMode?: Resolver<Maybe<ResolversTypes['GameMode']>, ParentType, ContextType>;
  guests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matchesTaken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberPlayers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['RecordPerson']>, ParentType, ContextType>;
  results?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seeds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  startOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['RecordWarning']>, ParentType, ContextType>;
  warningsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordPersonResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RecordPerson'] = ResolversParentTypes['RecordPerson']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RecordWarningResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RecordWarning'] = ResolversParentTypes['RecordWarning']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['RecordWarningCode'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegistrationDraftResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RegistrationDraft'] = ResolversParentTypes['RegistrationDraft']> = {
  activeStep?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inviteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  partnerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['DraftPayment']>, ParentType, ContextType>;
  tournamentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RegistrationDraftPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RegistrationDraftPayload'] = ResolversParentTypes['RegistrationDraftPayload']> = {
  draft?: Resolver<Maybe<ResolversTypes['RegistrationDraft']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['TournamentErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RegistrationPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RegistrationPayload'] = ResolversParentTypes['RegistrationPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['TournamentErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['TournamentRegistration']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SeekTeamPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SeekTeamPayload'] = ResolversParentTypes['SeekTeamPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['TournamentErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tournament?: Resolver<Maybe<ResolversTypes['Tournament']>, ParentType, ContextType>;
};

export type SetScoreResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetScore'] = ResolversParentTypes['SetScore']> = {
  a?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  b?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  superTieBreak?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tieBreak?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Sport'] = ResolversParentTypes['Sport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameCapitalize?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  tournamentUpdated?: SubscriptionResolver<Maybe<ResolversTypes['Tournament']>, "tournamentUpdated", ParentType, ContextType, RequireFields<SubscriptionTournamentUpdatedArgs, 'id'>>;
};

export type SupportTournamentPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SupportTournamentPayload'] = ResolversParentTypes['SupportTournamentPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['SupportTournamentErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tournament?: Resolver<Maybe<ResolversTypes['Tournament']>, ParentType, ContextType>;
};

export type TournamentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Tournament'] = ResolversParentTypes['Tournament'], FederationReferenceType extends FederationReferenceTypes['Tournament'] = FederationReferenceTypes['Tournament']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Tournament']> | FederationReferenceType, FederationReferenceType, ContextType>;
  ageMax?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ageMin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  awards?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TournamentAward']>>, ParentType, ContextType>;
  bracket?: Resolver<Maybe<ResolversTypes['TournamentBracket']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  draw?: Resolver<Maybe<ResolversTypes['TournamentDraw']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  entries?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TournamentEntry']>>, ParentType, ContextType>;
  fixtures?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TournamentFixture']>>, ParentType, ContextType, Partial<TournamentFixturesArgs>>;
  format?: Resolver<Maybe<ResolversTypes['TournamentFormat']>, ParentType, ContextType>;
  gameMode?: Resolver<Maybe<ResolversTypes['GameMode']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TournamentGroup']>>, ParentType, ContextType>;
  history?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TournamentAction']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inviteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPrivate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  levelMax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  levelMin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxTeams?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minTeams?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  myRegistration?: Resolver<Maybe<ResolversTypes['TournamentRegistration']>, ParentType, ContextType>;
  myTasks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TournamentTask']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberPlayers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  photos?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TournamentPhoto']>>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['TournamentPlace']>, ParentType, ContextType>;
  placesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  placesTaken?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priorityList?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PriorityPlace']>>, ParentType, ContextType>;
  prizes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Prize']>>, ParentType, ContextType>;
  registrationRefusal?: Resolver<Maybe<ResolversTypes['TournamentErrorCode']>, ParentType, ContextType>;
  registrations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TournamentRegistration']>>, ParentType, ContextType>;
  rules?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seeding?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TournamentSeed']>>, ParentType, ContextType>;
  seeds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seekingTeam?: Resolver<Maybe<ReadonlyArray<ResolversTypes['User']>>, ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['CompetitionSex']>, ParentType, ContextType>;
  slam?: Resolver<Maybe<ResolversTypes['Tournament']>, ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  startOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['TournamentState']>, ParentType, ContextType>;
  summerDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  teams?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  teamsToStart?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TournamentActionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TournamentAction'] = ResolversParentTypes['TournamentAction']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TournamentActionKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TournamentAwardResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TournamentAward'] = ResolversParentTypes['TournamentAward']> = {
  choices?: Resolver<ReadonlyArray<ResolversTypes['PrizeChoice']>, ParentType, ContextType>;
  claimed?: Resolver<Maybe<ResolversTypes['PrizeKind']>, ParentType, ContextType>;
  claimedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  placing?: Resolver<ResolversTypes['AwardPlacing'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  tournament?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType>;
  wonAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TournamentAwardPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TournamentAwardPayload'] = ResolversParentTypes['TournamentAwardPayload']> = {
  award?: Resolver<Maybe<ResolversTypes['TournamentAward']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['TournamentErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TournamentBracketResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TournamentBracket'] = ResolversParentTypes['TournamentBracket']> = {
  odds?: Resolver<ReadonlyArray<ResolversTypes['EntryOdds']>, ParentType, ContextType>;
  rounds?: Resolver<ReadonlyArray<ResolversTypes['BracketRound']>, ParentType, ContextType>;
};

export type TournamentConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TournamentConnection'] = ResolversParentTypes['TournamentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TournamentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TournamentDrawResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TournamentDraw'] = ResolversParentTypes['TournamentDraw']> = {
  drawnAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TournamentEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TournamentEdge'] = ResolversParentTypes['TournamentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType>;
};

export type TournamentEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TournamentEntry'] = ResolversParentTypes['TournamentEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TournamentFixtureResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TournamentFixture'] = ResolversParentTypes['TournamentFixture']> = {
  chanceA?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  closesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['TournamentGroup']>, ParentType, ContextType>;
  how?: Resolver<Maybe<ResolversTypes['FixtureEnd']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  needsDecision?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['DecisionRule']>, ParentType, ContextType>;
  sets?: Resolver<ReadonlyArray<ResolversTypes['SetScore']>, ParentType, ContextType>;
  sideA?: Resolver<ResolversTypes['FixtureSide'], ParentType, ContextType>;
  sideB?: Resolver<ResolversTypes['FixtureSide'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['CompetitionStage'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FixtureState'], ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
};

export type TournamentGroupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TournamentGroup'] = ResolversParentTypes['TournamentGroup']> = {
  fixtures?: Resolver<ReadonlyArray<ResolversTypes['TournamentFixture']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  qualifiers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  table?: Resolver<ReadonlyArray<ResolversTypes['GroupStanding']>, ParentType, ContextType>;
};

export type TournamentPhotoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TournamentPhoto'] = ResolversParentTypes['TournamentPhoto']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  largeUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  smallUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TournamentPlaceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TournamentPlace'] = ResolversParentTypes['TournamentPlace']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  radiusKm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TournamentRegistrationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TournamentRegistration'] = ResolversParentTypes['TournamentRegistration']> = {
  captain?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedBecause?: Resolver<Maybe<ResolversTypes['ReleaseReason']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mayCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paid?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  partner?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  paymentReference?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentRefusal?: Resolver<Maybe<ResolversTypes['TournamentErrorCode']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RegistrationState'], ParentType, ContextType>;
  tournament?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TournamentRunResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TournamentRun'] = ResolversParentTypes['TournamentRun']> = {
  entry?: Resolver<ResolversTypes['TournamentEntry'], ParentType, ContextType>;
  fixtures?: Resolver<ReadonlyArray<ResolversTypes['TournamentFixture']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['RunResult'], ParentType, ContextType>;
  tournament?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType>;
};

export type TournamentSeedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TournamentSeed'] = ResolversParentTypes['TournamentSeed']> = {
  entry?: Resolver<ResolversTypes['TournamentEntry'], ParentType, ContextType>;
  isByHand?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TournamentTaskResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TournamentTask'] = ResolversParentTypes['TournamentTask']> = {
  award?: Resolver<Maybe<ResolversTypes['TournamentAward']>, ParentType, ContextType>;
  fixture?: Resolver<Maybe<ResolversTypes['TournamentFixture']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TournamentTaskKind'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  BracketRound?: BracketRoundResolvers<ContextType>;
  CheckRegistrationPayload?: CheckRegistrationPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DraftPayment?: DraftPaymentResolvers<ContextType>;
  EntryMonth?: EntryMonthResolvers<ContextType>;
  EntryOdds?: EntryOddsResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FixtureSide?: FixtureSideResolvers<ContextType>;
  FixtureSource?: FixtureSourceResolvers<ContextType>;
  GroupStanding?: GroupStandingResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PartnerCandidate?: PartnerCandidateResolvers<ContextType>;
  PreviewTournamentRecordPayload?: PreviewTournamentRecordPayloadResolvers<ContextType>;
  PriorityPlace?: PriorityPlaceResolvers<ContextType>;
  Prize?: PrizeResolvers<ContextType>;
  PrizeChoice?: PrizeChoiceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecordEvent?: RecordEventResolvers<ContextType>;
  RecordPerson?: RecordPersonResolvers<ContextType>;
  RecordWarning?: RecordWarningResolvers<ContextType>;
  RegistrationDraft?: RegistrationDraftResolvers<ContextType>;
  RegistrationDraftPayload?: RegistrationDraftPayloadResolvers<ContextType>;
  RegistrationPayload?: RegistrationPayloadResolvers<ContextType>;
  SeekTeamPayload?: SeekTeamPayloadResolvers<ContextType>;
  SetScore?: SetScoreResolvers<ContextType>;
  Sport?: SportResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SupportTournamentPayload?: SupportTournamentPayloadResolvers<ContextType>;
  Tournament?: TournamentResolvers<ContextType>;
  TournamentAction?: TournamentActionResolvers<ContextType>;
  TournamentAward?: TournamentAwardResolvers<ContextType>;
  TournamentAwardPayload?: TournamentAwardPayloadResolvers<ContextType>;
  TournamentBracket?: TournamentBracketResolvers<ContextType>;
  TournamentConnection?: TournamentConnectionResolvers<ContextType>;
  TournamentDraw?: TournamentDrawResolvers<ContextType>;
  TournamentEdge?: TournamentEdgeResolvers<ContextType>;
  TournamentEntry?: TournamentEntryResolvers<ContextType>;
  TournamentFixture?: TournamentFixtureResolvers<ContextType>;
  TournamentGroup?: TournamentGroupResolvers<ContextType>;
  TournamentPhoto?: TournamentPhotoResolvers<ContextType>;
  TournamentPlace?: TournamentPlaceResolvers<ContextType>;
  TournamentRegistration?: TournamentRegistrationResolvers<ContextType>;
  TournamentRun?: TournamentRunResolvers<ContextType>;
  TournamentSeed?: TournamentSeedResolvers<ContextType>;
  TournamentTask?: TournamentTaskResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

