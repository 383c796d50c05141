import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { League as LeagueModel, LeagueAction as LeagueActionModel, LeaguePhase as LeaguePhaseModel, LeagueSubscription as LeagueSubscriptionModel, LeagueTerms as LeagueTermsModel, LeagueAward as LeagueAwardModel, LeagueGroup as LeagueGroupModel, LeagueStanding as LeagueStandingModel } from '../models.js';
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

export type AnnounceTermsInput = {
  readonly id: Scalars['ID']['input'];
  readonly priceCents: Scalars['Int']['input'];
  readonly reason: Scalars['String']['input'];
  readonly terms?: InputMaybe<Scalars['String']['input']>;
};

export type AnswerTeamInvitationInput = {
  readonly accept: Scalars['Boolean']['input'];
  readonly subscriptionId: Scalars['ID']['input'];
};

export type AwardPlacing =
  | 'SECOND'
  | 'SEMIFINALIST'
  | 'WINNER';

/** A match as the league plays it; one of another sport or format, or a friendly one, is refused. */
export type ChallengeMemberInput = {
  readonly groupId: Scalars['ID']['input'];
  readonly isFriendly?: InputMaybe<Scalars['Boolean']['input']>;
  readonly memberId: Scalars['ID']['input'];
  readonly numberPlayers?: InputMaybe<Scalars['Int']['input']>;
  /** The league's where it is left out; so is the number of players. */
  readonly sport?: InputMaybe<Scalars['Int']['input']>;
};

export type ChallengePayload = {
  readonly errorCode: Maybe<LeagueErrorCode>;
  readonly fixture: Maybe<LeagueFixture>;
  /** With TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** Omitted fields do not change; null removes the partner or reserve. */
export type ChangeSubscriptionInput = {
  readonly partnerId?: InputMaybe<Scalars['ID']['input']>;
  readonly preferences?: InputMaybe<SubscriptionPreferencesInput>;
  readonly reserveId?: InputMaybe<Scalars['ID']['input']>;
  readonly subscriptionId: Scalars['ID']['input'];
};

export type CheckSubscriptionInput = {
  readonly leagueId: Scalars['ID']['input'];
  readonly partnerId?: InputMaybe<Scalars['ID']['input']>;
  readonly reserveId?: InputMaybe<Scalars['ID']['input']>;
};

export type CheckSubscriptionPayload = {
  /** With ENROLMENT_NOT_OPEN. */
  readonly enrolmentOpensOn: Maybe<Scalars['Date']['output']>;
  readonly errorCode: Maybe<LeagueErrorCode>;
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

export type CreateLeagueInput = {
  readonly details: LeagueDetailsInput;
  readonly requestId: Scalars['String']['input'];
};

export type DecideLeagueFixtureInput = {
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

export type DeleteSubscriptionPaymentInput = {
  /** The player has confirmed the consequences. */
  readonly confirmed: Scalars['Boolean']['input'];
  readonly subscriptionId: Scalars['ID']['input'];
};

export type EditLeagueInput = {
  readonly id: Scalars['ID']['input'];
  readonly name: Scalars['String']['input'];
  readonly prizes: ReadonlyArray<LeaguePrizeInput>;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  readonly rules?: InputMaybe<Scalars['String']['input']>;
  readonly version: Scalars['Int']['input'];
};

export type ExcludeLeagueMemberInput = {
  readonly memberId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type ExtendLeagueFixtureInput = {
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

/** The same requestId imports once. */
export type ImportLeaguePhaseInput = {
  readonly leagueId: Scalars['ID']['input'];
  /** 1 to 3. */
  readonly number: Scalars['Int']['input'];
  /** TODS, in JSON; at most 2 MB. */
  readonly record: Scalars['String']['input'];
  readonly requestId: Scalars['String']['input'];
  /** Of the phase, which is over and which the league does not have. */
  readonly year: Scalars['Int']['input'];
};

/** A league of a province and a sport, with conditions of entry (LEA-01). */
export type League = {
  /** Whether it takes place, now. */
  readonly actualState: Maybe<ActualState>;
  /** A change that was announced and has not begun (LEA-09). */
  readonly announcedTerms: Maybe<LeagueTerms>;
  /** The latest first, 100 at most. */
  readonly awards: Maybe<ReadonlyArray<LeagueAward>>;
  /** The phase that is played now, or the next; null after the last. */
  readonly currentPhase: Maybe<LeaguePhase>;
  /** From the position that the search named, in km. */
  readonly distanceKm: Maybe<Scalars['Int']['output']>;
  /** The day on which enrolment for the next phase opens; null once it is open, and where no phase follows. */
  readonly enrolmentOpensOn: Maybe<Scalars['Date']['output']>;
  readonly gameMode: Maybe<GameMode>;
  /** The latest of what support did, oldest first (ADM-01). */
  readonly history: Maybe<ReadonlyArray<LeagueAction>>;
  readonly id: Scalars['ID']['output'];
  /** Members of the current phase. */
  readonly members: Maybe<Scalars['Int']['output']>;
  /** Of the signed-in player in the current phase. */
  readonly myGroup: Maybe<LeagueGroup>;
  /** Of the signed-in player, in any role; the latest. */
  readonly mySubscription: Maybe<LeagueSubscription>;
  /** What the signed-in player has to do next, most urgent first. */
  readonly myTasks: Maybe<ReadonlyArray<LeagueTask>>;
  readonly name: Maybe<Scalars['String']['output']>;
  /** Singles (1) or doubles (2). */
  readonly numberPlayers: Maybe<Scalars['Int']['output']>;
  /** In their order, the latest 30: ten years. */
  readonly phases: Maybe<ReadonlyArray<LeaguePhase>>;
  /** For each phase and player that subscribes; what the next enrolment costs. */
  readonly price: Maybe<Money>;
  readonly prizes: Maybe<ReadonlyArray<Prize>>;
  /** Two letters, such as MI, and its name. */
  readonly province: Maybe<Province>;
  /** Of the latest year that has one, where none is named; empty when the year has none yet (LEA-07). */
  readonly ranking: Maybe<LeagueRankingConnection>;
  /** Years with a ranking, the latest first. */
  readonly rankingYears: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  readonly rules: Maybe<Scalars['String']['output']>;
  readonly sex: Maybe<CompetitionSex>;
  readonly sport: Maybe<Sport>;
  /** Why subscribeToLeague would refuse the signed-in player, whoever the teammates; null when it would not, and for visitors. */
  readonly subscribingRefusal: Maybe<LeagueErrorCode>;
  /** In the order in which they were made, after the one that is named; 100 at most. */
  readonly subscriptions: Maybe<ReadonlyArray<LeagueSubscription>>;
  /** Those that hold now, of all that was announced; null where nothing was. */
  readonly terms: Maybe<LeagueTerms>;
  readonly timeZone: Maybe<Scalars['String']['output']>;
  readonly version: Maybe<Scalars['Int']['output']>;
  /** The current or next year; the last one if the league has ended. */
  readonly year: Maybe<Scalars['Int']['output']>;
};


/** A league of a province and a sport, with conditions of entry (LEA-01). */
export type LeagueRankingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** A league of a province and a sport, with conditions of entry (LEA-01). */
export type LeagueSubscriptionsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type LeagueAction = {
  readonly after: Maybe<Scalars['String']['output']>;
  readonly at: Scalars['DateTime']['output'];
  readonly before: Maybe<Scalars['String']['output']>;
  readonly by: Maybe<User>;
  readonly kind: LeagueActionKind;
  readonly reason: Maybe<Scalars['String']['output']>;
};

export type LeagueActionKind =
  | 'CREATED'
  | 'EDITED'
  | 'FIXTURE_DECIDED'
  | 'FIXTURE_EXTENDED'
  | 'MEMBER_EXCLUDED'
  | 'MEMBER_MOVED'
  | 'PHASE_CANCELLED'
  | 'PHASE_IMPORTED'
  | 'TERMS_ANNOUNCED';

export type LeagueAward = {
  readonly choices: ReadonlyArray<PrizeChoice>;
  readonly claimed: Maybe<PrizeKind>;
  readonly claimedAt: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly league: League;
  readonly placing: AwardPlacing;
  readonly player: User;
  readonly wonAt: Scalars['DateTime']['output'];
};

export type LeagueAwardPayload = {
  readonly award: Maybe<LeagueAward>;
  readonly errorCode: Maybe<LeagueErrorCode>;
  readonly success: Scalars['Boolean']['output'];
};

export type LeagueConnection = {
  readonly edges: ReadonlyArray<LeagueEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type LeagueCriterion =
  /** The mean of what was won and what was played: silence costs no games, so it comes before them. */
  | 'APPW'
  | 'GAMES_WON'
  | 'GAME_DIFFERENCE'
  | 'HEAD_TO_HEAD'
  | 'ID'
  | 'LEVEL'
  | 'POINTS';

export type LeagueDetailsInput = {
  readonly gameMode: GameMode;
  readonly name: Scalars['String']['input'];
  readonly numberPlayers: Scalars['Int']['input'];
  readonly priceCents: Scalars['Int']['input'];
  readonly prizes: ReadonlyArray<LeaguePrizeInput>;
  readonly provinceCode: Scalars['String']['input'];
  readonly rules?: InputMaybe<Scalars['String']['input']>;
  readonly sex: CompetitionSex;
  readonly sport: Scalars['Int']['input'];
  /** The first one. */
  readonly year: Scalars['Int']['input'];
};

export type LeagueEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: League;
};

/** Refusals of what players do (LEA-03, LEA-05, LEA-08, LEA-09, LEA-13). */
export type LeagueErrorCode =
  | 'ALREADY_SUBSCRIBED'
  | 'AUTHENTICATION_REQUIRED'
  | 'AWARD_ALREADY_TAKEN'
  | 'AWARD_NOT_FOUND'
  | 'CHOICE_NOT_OFFERED'
  | 'CONFIRMATION_REQUIRED'
  | 'DUPLICATE_PLAYERS'
  | 'ENROLMENT_CLOSED'
  /** See enrolmentOpensOn. */
  | 'ENROLMENT_NOT_OPEN'
  | 'FEWER_THAN_THREE_PHASES'
  /** See fieldErrors. */
  | 'INVALID_DATA'
  /** Nobody asks the player into this team any more. */
  | 'INVITATION_NOT_FOUND'
  | 'IN_ANOTHER_TEAM'
  | 'LEAGUE_NOT_FOUND'
  /** A level from a public match or a tournament is needed. */
  | 'LEVEL_REQUIRED'
  /** There is an open match of the two. */
  | 'MATCH_EXISTS'
  | 'MOBILE_REQUIRED'
  | 'NEW_CARD_REQUIRED'
  /** Only matches of the league are played in a group. */
  | 'NON_LEAGUE_MATCH'
  /** Only a partner or reserve answers and leaves: who subscribed cancels. */
  | 'NOT_A_TEAMMATE'
  | 'NOT_IN_GROUP'
  | 'NO_PENDING_PAYMENT'
  | 'PAID_REGISTRATIONS_BLOCKED'
  | 'PARTNER_NOT_ALLOWED'
  | 'PAYMENT_PENDING'
  | 'PHASE_ENDED'
  /** Its groups are formed, but its first round has not begun. */
  | 'PHASE_NOT_STARTED'
  | 'REQUEST_REUSED'
  | 'SEX_NOT_ALLOWED'
  /** Try again. */
  | 'SOMETHING_WENT_WRONG'
  | 'SUBSCRIPTION_INACTIVE'
  | 'SUBSCRIPTION_NOT_FOUND'
  | 'TEAMMATE_ENROLLED'
  | 'TEAMMATE_IN_ANOTHER_TEAM'
  | 'TEAMMATE_NOT_FOLLOWED'
  | 'TEAMMATE_REQUIRED'
  | 'TEAMMATE_SEX_NOT_ALLOWED'
  /** Nothing to change was named: neither partner nor reserve, nor preferences. */
  | 'TEAM_MISSING'
  /** There are fewer than three days in the challenge's time on which nobody of the two is away. */
  | 'TOO_FEW_COMMON_DAYS'
  /** One of the two is part of two open challenges. */
  | 'TOO_MANY_CHALLENGES'
  /** 30 subscriptions or named teammates, or 60 challenges, in an hour: see retryAfterSeconds. */
  | 'TOO_MANY_REQUESTS'
  | 'WRONG_PRICE';

/** A match of a league, or its final. */
export type LeagueFixture = {
  readonly chanceA: Maybe<Scalars['Float']['output']>;
  /** The first instant that is too late. */
  readonly closesAt: Scalars['DateTime']['output'];
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  readonly group: LeagueGroup;
  readonly how: Maybe<FixtureEnd>;
  readonly id: Scalars['ID']['output'];
  readonly isChallenge: Scalars['Boolean']['output'];
  readonly match: Maybe<Match>;
  /** Only support can tell: those who were to meet changed, but the match of those before has a result that nobody has confirmed. */
  readonly needsDecision: Maybe<Scalars['Boolean']['output']>;
  readonly opensAt: Scalars['DateTime']['output'];
  /** 1 to 9; null for challenges and the final. */
  readonly round: Maybe<Scalars['Int']['output']>;
  readonly rule: Maybe<DecisionRule>;
  readonly sets: ReadonlyArray<SetScore>;
  readonly sideA: LeagueMember;
  readonly sideB: LeagueMember;
  readonly stage: CompetitionStage;
  readonly state: FixtureState;
  readonly winner: Maybe<Side>;
};

export type LeagueGroup = {
  /** Whom the signed-in member may challenge now. */
  readonly challengeable: ReadonlyArray<LeagueMember>;
  readonly final: Maybe<LeagueFixture>;
  /** Open ones first, by the end of their time; then the latest first. */
  readonly fixtures: ReadonlyArray<LeagueFixture>;
  readonly id: Scalars['ID']['output'];
  readonly league: League;
  /** A match of it waits for support. */
  readonly needsDecision: Maybe<Scalars['Boolean']['output']>;
  readonly number: Scalars['Int']['output'];
  readonly phase: LeaguePhase;
  readonly state: LeagueGroupState;
  /** Live (LEA-06). */
  readonly table: ReadonlyArray<LeagueStanding>;
  /** Of the last night. */
  readonly tableOfLastNight: ReadonlyArray<LeagueStanding>;
};

export type LeagueGroupState =
  | 'CLOSED'
  | 'FINAL'
  | 'PLAYING';

/** A subscriber in a group, with the partner in doubles. */
export type LeagueMember = {
  readonly id: Scalars['ID']['output'];
  readonly isOut: Scalars['Boolean']['output'];
  /** In half steps (RNK-04). */
  readonly level: Maybe<Scalars['Float']['output']>;
  readonly players: ReadonlyArray<User>;
};

export type LeaguePhase = {
  readonly endsOn: Scalars['Date']['output'];
  readonly enrolmentOpensOn: Scalars['Date']['output'];
  /** The day on which the final's time begins. */
  readonly finalsOn: Scalars['Date']['output'];
  readonly groupCount: Scalars['Int']['output'];
  /** By strength, the strongest first: the first 300. Any one is found by its number with leagueGroupAt. */
  readonly groups: ReadonlyArray<LeagueGroup>;
  /** While it is charged: the day by whose end its groups are formed, when all charges have had time to be put right; null otherwise. */
  readonly groupsBy: Maybe<Scalars['Date']['output']>;
  readonly id: Scalars['ID']['output'];
  /** It was played elsewhere and came in as a record (BYD-07). */
  readonly isImported: Scalars['Boolean']['output'];
  /** So many are needed (LEA-03). */
  readonly leastMembers: Scalars['Int']['output'];
  /** Paid subscriptions, and until the charges are answered those that are renewed by themselves; in an imported phase, its members. */
  readonly members: Scalars['Int']['output'];
  /** 1 to 3. */
  readonly number: Scalars['Int']['output'];
  readonly price: Money;
  /** Both days included. */
  readonly startsOn: Scalars['Date']['output'];
  readonly state: LeaguePhaseState;
  readonly year: Scalars['Int']['output'];
};

export type LeaguePhaseActionInput = {
  readonly phaseId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type LeaguePhaseState =
  | 'CANCELLED'
  /** It has begun: subscriptions are charged, groups follow. */
  | 'CHARGING'
  | 'COMPLETED'
  | 'ENROLLING'
  | 'FINALS'
  | 'IN_PROGRESS'
  /** Nobody can enrol yet. */
  | 'PLANNED';

export type LeaguePrizeInput = {
  readonly creditCents?: InputMaybe<Scalars['Int']['input']>;
  readonly placing: AwardPlacing;
  readonly points?: InputMaybe<Scalars['Int']['input']>;
  readonly voucherCents?: InputMaybe<Scalars['Int']['input']>;
};

export type LeagueRankingConnection = {
  readonly edges: ReadonlyArray<LeagueRankingEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type LeagueRankingEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: LeagueRankingRow;
};

/** Points of the year's phases, then APPW; from five matches on (LEA-07). */
export type LeagueRankingRow = {
  readonly appw: Scalars['Float']['output'];
  readonly phases: Scalars['Int']['output'];
  readonly played: Scalars['Int']['output'];
  readonly players: ReadonlyArray<User>;
  readonly points: Scalars['Int']['output'];
  readonly position: Scalars['Int']['output'];
};

/** A row of a group's table (LEA-06). */
export type LeagueStanding = {
  /** The mean of both. */
  readonly appw: Scalars['Float']['output'];
  /** Chance to win the group, 0 to 1, simulated from the ratings; null once it is settled (BYD-13). */
  readonly chance: Maybe<Scalars['Float']['output']>;
  readonly drawn: Scalars['Int']['output'];
  /** Lost without playing; not among played and lost. */
  readonly forfeited: Scalars['Int']['output'];
  /** Of the last five matches, the latest last. */
  readonly form: ReadonlyArray<FormResult>;
  readonly gameDifference: Scalars['Int']['output'];
  readonly gamesLost: Scalars['Int']['output'];
  readonly gamesWon: Scalars['Int']['output'];
  readonly lost: Scalars['Int']['output'];
  readonly member: LeagueMember;
  /** Won of those that were played or forfeited, in percent. */
  readonly pct: Scalars['Float']['output'];
  /** Won, drawn and lost: whoever was there to play has played, also where the other side forfeits or a lot decides. */
  readonly played: Scalars['Int']['output'];
  readonly points: Scalars['Int']['output'];
  /** Played of the others in the group, in percent. */
  readonly ptp: Scalars['Float']['output'];
  readonly rank: Scalars['Int']['output'];
  /** What put it below the row above; null for the first. */
  readonly rankedBy: Maybe<LeagueCriterion>;
  readonly won: Scalars['Int']['output'];
};

export type LeagueSubscription = {
  /** Why it is suspended. */
  readonly cause: Maybe<SuspensionCause>;
  readonly createdAt: Scalars['DateTime']['output'];
  /** Why it ended. */
  readonly endedBecause: Maybe<SubscriptionEnd>;
  /** Cancelled: the last phase that is played. */
  readonly endsAfter: Maybe<LeaguePhase>;
  readonly id: Scalars['ID']['output'];
  /** A payment is under way: its answer comes by itself. */
  readonly isCharging: Scalars['Boolean']['output'];
  readonly league: League;
  readonly myActions: ReadonlyArray<SubscriptionActionKind>;
  /** From the next phase on, where it was changed. */
  readonly next: Maybe<SubscriptionTeam>;
  /** When the next phase is charged; null where none will be. */
  readonly nextChargeOn: Maybe<Scalars['Date']['output']>;
  readonly nextPrice: Maybe<Money>;
  /** Named by the subscriber, also where they have not agreed yet. */
  readonly partner: Maybe<User>;
  readonly paymentOption: PaymentOption;
  /** What is to be paid by hand now; its due is asked for by reference. Null when there is nothing. */
  readonly paymentReference: Maybe<Scalars['ID']['output']>;
  /** Partner or reserve who have not accepted yet. A doubles team with too few accepted players skips the phase. */
  readonly pending: ReadonlyArray<User>;
  readonly phasesPlayed: Scalars['Int']['output'];
  /** Those in force (LEA-09). */
  readonly preferences: SubscriptionPreferences;
  readonly reserve: Maybe<User>;
  readonly state: SubscriptionState;
  readonly subscriber: User;
  /** Until when something is to be done about it. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

export type LeagueTask = {
  readonly award: Maybe<LeagueAward>;
  readonly fixture: Maybe<LeagueFixture>;
  readonly kind: LeagueTaskKind;
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

export type LeagueTaskKind =
  | 'ENTER_AVAILABILITY'
  | 'PAY'
  | 'PLAY'
  | 'SETTLE_PAYMENT'
  | 'TAKE_AWARD';

export type LeagueTerms = {
  readonly announcedAt: Scalars['DateTime']['output'];
  /** The first phase for which they hold. */
  readonly from: LeaguePhase;
  readonly price: Money;
  readonly terms: Maybe<Scalars['String']['output']>;
};

export type LeaguesFilter = {
  readonly actualState?: InputMaybe<ActualState>;
  readonly near?: InputMaybe<NearInput>;
  readonly numberPlayers?: InputMaybe<Scalars['Int']['input']>;
  readonly sex?: InputMaybe<ReadonlyArray<CompetitionSex>>;
  readonly sports?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
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

export type MoveLeagueMemberInput = {
  readonly memberId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
  readonly toGroupId: Scalars['ID']['input'];
};

export type Mutation = {
  /** Announces a new price or terms at least 30 days ahead; subscribers are notified (LEA-09). */
  readonly announceTerms: Maybe<SupportLeaguePayload>;
  /** Agrees to play as partner or reserve of somebody who named one, or not: until then one is no member (LEA-02). */
  readonly answerTeamInvitation: Maybe<SubscriptionPayload>;
  /** Cancels a phase that has not started, or the rest of a league; payments for phases not played are refunded. */
  readonly cancelLeaguePhase: Maybe<SupportLeaguePayload>;
  /** Ends the subscription after the phase that is paid, once three phases in a row were played (LEA-09). */
  readonly cancelSubscription: Maybe<SubscriptionPayload>;
  /** Challenges another member of the group to an additional match (LEA-05). A challenge that is not played lapses without a loser. */
  readonly challengeMember: Maybe<ChallengePayload>;
  /** Changes partner, reserve or preferences, from the next phase on (LEA-09). */
  readonly changeSubscription: Maybe<SubscriptionPayload>;
  /** Creates a league of a province and a year (ADM-04). The same requestId creates one. */
  readonly createLeague: Maybe<SupportLeaguePayload>;
  /** Decides a match that nobody else decides. */
  readonly decideLeagueFixture: Maybe<SupportLeaguePayload>;
  /** Deletes the pending payment after confirmation; with it ends the subscription (LEA-08). */
  readonly deleteSubscriptionPayment: Maybe<SubscriptionPayload>;
  /** Changes name, rules and prizes; subscribers are notified of changed rules and prizes. */
  readonly editLeague: Maybe<SupportLeaguePayload>;
  /** Takes a member out, with a reason: its subscription ends, later matches are forfeits, earlier results stand. */
  readonly excludeLeagueMember: Maybe<SupportLeaguePayload>;
  /** Gives more time for a match, not beyond the phase. */
  readonly extendLeagueFixture: Maybe<SupportLeaguePayload>;
  /** Imports a past phase from a TODS record: results, standings, the ranking of its year (BYD-07). Nobody is notified or charged. */
  readonly importLeaguePhase: Maybe<SupportLeaguePayload>;
  /** Leaves the team of somebody else, from the next phase on; who subscribed cancels instead. */
  readonly leaveTeam: Maybe<SubscriptionPayload>;
  /** Moves a member into another group before the first result. */
  readonly moveLeagueMember: Maybe<SupportLeaguePayload>;
  /** Tries the payment again (LEA-08). */
  readonly retrySubscriptionPayment: Maybe<SubscriptionPayload>;
  /** Keeps a step of subscribing, so that a reload loses nothing (LEA-02). */
  readonly saveSubscriptionDraft: Maybe<SubscriptionDraftPayload>;
  /** Subscribes from the phase on in which one can enrol now (LEA-02, LEA-03); its first phase is to be paid at once. The same requestId makes one subscription. */
  readonly subscribeToLeague: Maybe<SubscriptionPayload>;
  /** Claims a prize, once, as one of its choices (LEA-11). */
  readonly takeLeagueAward: Maybe<LeagueAwardPayload>;
  /** Asks what became of a payment that is pending (LEA-08). */
  readonly verifySubscriptionPayment: Maybe<SubscriptionPayload>;
};


export type MutationAnnounceTermsArgs = {
  input: AnnounceTermsInput;
};


export type MutationAnswerTeamInvitationArgs = {
  input: AnswerTeamInvitationInput;
};


export type MutationCancelLeaguePhaseArgs = {
  input: LeaguePhaseActionInput;
};


export type MutationCancelSubscriptionArgs = {
  input: SubscriptionIdInput;
};


export type MutationChallengeMemberArgs = {
  input: ChallengeMemberInput;
};


export type MutationChangeSubscriptionArgs = {
  input: ChangeSubscriptionInput;
};


export type MutationCreateLeagueArgs = {
  input: CreateLeagueInput;
};


export type MutationDecideLeagueFixtureArgs = {
  input: DecideLeagueFixtureInput;
};


export type MutationDeleteSubscriptionPaymentArgs = {
  input: DeleteSubscriptionPaymentInput;
};


export type MutationEditLeagueArgs = {
  input: EditLeagueInput;
};


export type MutationExcludeLeagueMemberArgs = {
  input: ExcludeLeagueMemberInput;
};


export type MutationExtendLeagueFixtureArgs = {
  input: ExtendLeagueFixtureInput;
};


export type MutationImportLeaguePhaseArgs = {
  input: ImportLeaguePhaseInput;
};


export type MutationLeaveTeamArgs = {
  input: SubscriptionIdInput;
};


export type MutationMoveLeagueMemberArgs = {
  input: MoveLeagueMemberInput;
};


export type MutationRetrySubscriptionPaymentArgs = {
  input: SubscriptionIdInput;
};


export type MutationSaveSubscriptionDraftArgs = {
  input: SaveSubscriptionDraftInput;
};


export type MutationSubscribeToLeagueArgs = {
  input: SubscribeToLeagueInput;
};


export type MutationTakeLeagueAwardArgs = {
  input: TakeLeagueAwardInput;
};


export type MutationVerifySubscriptionPaymentArgs = {
  input: SubscriptionIdInput;
};

export type NearInput = {
  /** Radius in km, 1 to 500. */
  readonly km?: InputMaybe<Scalars['Int']['input']>;
  readonly lat: Scalars['Float']['input'];
  readonly lng: Scalars['Float']['input'];
};

export type PageInfo = {
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/**
 * How a subscription is paid. The default is the only one: a league is played phase after phase until one cancels (LEA-08,
 * LEA-09), so a single phase is not sold.
 */
export type PaymentOption =
  /** Each phase is charged when it starts. */
  | 'SUBSCRIPTION';

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

export type PrizeKind =
  | 'CREDIT'
  | 'POINTS'
  | 'VOUCHER';

export type Province = {
  readonly code: Scalars['String']['output'];
  readonly lat: Scalars['Float']['output'];
  readonly lng: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
};

export type Query = {
  /** Whether the signed-in player, with these, could subscribe now, and why not (LEA-03). Nothing is kept. */
  readonly checkSubscription: Maybe<CheckSubscriptionPayload>;
  /** A phase of a league as a TODS record, in JSON; null where its groups are not formed yet (BYD-07). */
  readonly exportLeaguePhase: Maybe<Scalars['String']['output']>;
  /** One league; null when there is none. */
  readonly league: Maybe<League>;
  /** Prizes of a player from leagues, the latest first (PLY-13). */
  readonly leagueAwardsOf: Maybe<ReadonlyArray<LeagueAward>>;
  /** One group of a phase; null when there is none. */
  readonly leagueGroup: Maybe<LeagueGroup>;
  /** The group of a phase with this number, from 1 to its groupCount; null when there is none. */
  readonly leagueGroupAt: Maybe<LeagueGroup>;
  /** Leagues by the filters of FLT-05, the nearest first where a place is given. */
  readonly leagues: Maybe<LeagueConnection>;
  /** Those near the signed-in player in which they could enrol, the nearest first; at most so many, 10 at most (PLY-12). */
  readonly leaguesForMe: Maybe<ReadonlyArray<League>>;
  /** Those in which a player is or was, the latest first (PLY-02). */
  readonly leaguesOf: Maybe<ReadonlyArray<League>>;
  /** Prizes of the signed-in player from leagues, the latest first (SMS-04). */
  readonly myLeagueAwards: Maybe<ReadonlyArray<LeagueAward>>;
  /** Subscriptions of the signed-in player, those that are not over first. */
  readonly mySubscriptions: Maybe<ReadonlyArray<LeagueSubscription>>;
  /** What the signed-in player has written into the steps of subscribing; null when there is nothing (LEA-02). */
  readonly subscriptionDraft: Maybe<SubscriptionDraft>;
  /** Leagues for support, the latest year first (ADM-04). */
  readonly supportLeagues: Maybe<LeagueConnection>;
  /** Whom the signed-in player follows and could play with, by name; others with the reason why not; at most 50. */
  readonly teammateCandidates: Maybe<ReadonlyArray<TeammateCandidate>>;
};


export type QueryCheckSubscriptionArgs = {
  input: CheckSubscriptionInput;
};


export type QueryExportLeaguePhaseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLeagueArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLeagueAwardsOfArgs = {
  playerId: Scalars['ID']['input'];
};


export type QueryLeagueGroupArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLeagueGroupAtArgs = {
  number: Scalars['Int']['input'];
  phaseId: Scalars['ID']['input'];
};


export type QueryLeaguesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LeaguesFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLeaguesForMeArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLeaguesOfArgs = {
  playerId: Scalars['ID']['input'];
};


export type QuerySubscriptionDraftArgs = {
  leagueId: Scalars['ID']['input'];
};


export type QuerySupportLeaguesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupportLeaguesFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTeammateCandidatesArgs = {
  leagueId: Scalars['ID']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};

export type SaveSubscriptionDraftInput = {
  readonly activeStep: Scalars['Int']['input'];
  readonly couponCode?: InputMaybe<Scalars['String']['input']>;
  readonly isComplete: Scalars['Boolean']['input'];
  readonly leagueId: Scalars['ID']['input'];
  readonly partnerId?: InputMaybe<Scalars['ID']['input']>;
  readonly preferences?: InputMaybe<SubscriptionPreferencesInput>;
  readonly reserveId?: InputMaybe<Scalars['ID']['input']>;
  readonly useCredit?: InputMaybe<Scalars['Boolean']['input']>;
  readonly voucherIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type SetScore = {
  readonly a: Scalars['Int']['output'];
  readonly b: Scalars['Int']['output'];
  readonly superTieBreak: Scalars['Boolean']['output'];
  /** Points of the loser in the tie-break, where there was one and it is known. */
  readonly tieBreak: Maybe<Scalars['Int']['output']>;
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

export type SubscribeToLeagueInput = {
  /** The price that the player has seen; another one is refused (BIL-04). */
  readonly expectedCents: Scalars['Int']['input'];
  readonly leagueId: Scalars['ID']['input'];
  readonly partnerId?: InputMaybe<Scalars['ID']['input']>;
  readonly preferences: SubscriptionPreferencesInput;
  readonly requestId: Scalars['String']['input'];
  readonly reserveId?: InputMaybe<Scalars['ID']['input']>;
};

export type Subscription = {
  /** The group after each result. */
  readonly leagueGroupUpdated: Maybe<LeagueGroup>;
};


export type SubscriptionLeagueGroupUpdatedArgs = {
  id: Scalars['ID']['input'];
};

export type SubscriptionActionKind =
  /** Invited as partner or reserve, and has not accepted yet. */
  | 'ACCEPT'
  | 'CANCEL'
  | 'CHANGE'
  | 'CHANGE_CARD'
  | 'DECLINE'
  | 'DELETE_PAYMENT'
  /** Of a partner or reserve. */
  | 'LEAVE'
  | 'PAY'
  | 'RETRY'
  | 'VERIFY';

export type SubscriptionDraft = {
  /** From 0: preferences, team, data, payment. */
  readonly activeStep: Scalars['Int']['output'];
  readonly couponCode: Maybe<Scalars['String']['output']>;
  readonly isComplete: Scalars['Boolean']['output'];
  readonly leagueId: Scalars['ID']['output'];
  readonly partnerId: Maybe<Scalars['ID']['output']>;
  readonly preferences: Maybe<SubscriptionPreferences>;
  readonly reserveId: Maybe<Scalars['ID']['output']>;
  readonly typePayment: PaymentOption;
  readonly useCredit: Scalars['Boolean']['output'];
  readonly voucherIds: ReadonlyArray<Scalars['ID']['output']>;
};

export type SubscriptionDraftPayload = {
  readonly draft: Maybe<SubscriptionDraft>;
  readonly errorCode: Maybe<LeagueErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly success: Scalars['Boolean']['output'];
};

export type SubscriptionEnd =
  | 'CANCELLED'
  | 'EXCLUDED'
  | 'NOT_AUTHENTICATED'
  /** The first phase was not paid. */
  | 'NOT_PAID'
  | 'NO_VALID_CARD'
  | 'PAYMENT_DELETED'
  /** The payer's bank has taken back what was paid for a phase that had not begun. */
  | 'PAYMENT_REVERSED'
  | 'UNPAID';

export type SubscriptionIdInput = {
  readonly subscriptionId: Scalars['ID']['input'];
};

export type SubscriptionPayload = {
  /** With ENROLMENT_NOT_OPEN. */
  readonly enrolmentOpensOn: Maybe<Scalars['Date']['output']>;
  readonly errorCode: Maybe<LeagueErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** With TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  /** Also null for former members. */
  readonly subscription: Maybe<LeagueSubscription>;
  readonly success: Scalars['Boolean']['output'];
};

/** How somebody wants to play (LEA-02). */
export type SubscriptionPreferences = {
  /** Both days included; no match is made for them in these days. */
  readonly absenceFrom: Maybe<Scalars['Date']['output']>;
  readonly absenceTo: Maybe<Scalars['Date']['output']>;
  readonly courtIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly notificationMobile: Maybe<Scalars['String']['output']>;
};

export type SubscriptionPreferencesInput = {
  readonly absenceFrom?: InputMaybe<Scalars['Date']['input']>;
  readonly absenceTo?: InputMaybe<Scalars['Date']['input']>;
  readonly courtIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly notificationMobile?: InputMaybe<Scalars['String']['input']>;
};

export type SubscriptionState =
  | 'ACTIVE'
  /** Final: to play again, create a new subscription. */
  | 'INACTIVE'
  /** The first phase is to be paid. */
  | 'PENDING'
  | 'SUSPENDED';

export type SubscriptionTeam = {
  readonly from: LeaguePhase;
  readonly partner: Maybe<User>;
  /** Those of these two who have not accepted yet. */
  readonly pending: ReadonlyArray<User>;
  readonly preferences: SubscriptionPreferences;
  readonly reserve: Maybe<User>;
};

export type SupportLeagueErrorCode =
  | 'ALREADY_PLAYED'
  /** Its end is another one by now. */
  | 'FIXTURE_CHANGED'
  | 'FIXTURE_DECIDED'
  | 'FIXTURE_NOT_FOUND'
  | 'GROUP_FULL'
  | 'GROUP_NOT_FOUND'
  | 'GROUP_TOO_SMALL'
  /** See fieldErrors. */
  | 'INVALID_DATA'
  | 'LEAGUE_CHANGED'
  /** There is one of this province, sport, sex and year. */
  | 'LEAGUE_EXISTS'
  | 'LEAGUE_NOT_FOUND'
  | 'MEMBER_NOT_FOUND'
  | 'MEMBER_OUT_ALREADY'
  /** The league has this phase. */
  | 'PHASE_EXISTS'
  /** Only finished phases can be imported. */
  | 'PHASE_NOT_OVER'
  | 'REASON_REQUIRED'
  /** The record does not follow TODS, our rules do not lead to it, or somebody in it has no account. */
  | 'RECORD_NOT_VALID'
  /** At least 30 days before the phase. */
  | 'TOO_LATE_FOR_NEXT_PHASE'
  | 'WRONG_STATE';

export type SupportLeaguePayload = {
  readonly errorCode: Maybe<SupportLeagueErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly league: Maybe<League>;
  readonly success: Scalars['Boolean']['output'];
};

export type SupportLeaguesFilter = {
  /** True: only those with a match that waits for support. */
  readonly needsDecision?: InputMaybe<Scalars['Boolean']['input']>;
  readonly sports?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** Those with phases in this year. */
  readonly year?: InputMaybe<Scalars['Int']['input']>;
};

export type SuspensionCause =
  | 'AUTHENTICATION_REQUIRED'
  | 'DECLINED'
  | 'EXPIRED_CARD'
  | 'INSUFFICIENT_FUNDS'
  | 'RETRY_LATER';

export type TakeLeagueAwardInput = {
  readonly awardId: Scalars['ID']['input'];
  readonly choice: PrizeKind;
};

export type TeammateCandidate = {
  readonly refusal: Maybe<LeagueErrorCode>;
  readonly user: User;
};

/** A person with an account; other subgraphs know more. */
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
  League: League;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  League:
    ( { __typename: 'League' }
    & GraphQLRecursivePick<FederationTypes['League'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActualState: ActualState;
  AnnounceTermsInput: AnnounceTermsInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AnswerTeamInvitationInput: AnswerTeamInvitationInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AwardPlacing: AwardPlacing;
  ChallengeMemberInput: ChallengeMemberInput;
  ChallengePayload: ResolverTypeWrapper<Omit<ChallengePayload, 'fixture'> & { fixture?: Maybe<ResolversTypes['LeagueFixture']> }>;
  ChangeSubscriptionInput: ChangeSubscriptionInput;
  CheckSubscriptionInput: CheckSubscriptionInput;
  CheckSubscriptionPayload: ResolverTypeWrapper<CheckSubscriptionPayload>;
  CompetitionSex: CompetitionSex;
  CompetitionStage: CompetitionStage;
  CreateLeagueInput: CreateLeagueInput;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideLeagueFixtureInput: DecideLeagueFixtureInput;
  DecisionRule: DecisionRule;
  DeleteSubscriptionPaymentInput: DeleteSubscriptionPaymentInput;
  EditLeagueInput: EditLeagueInput;
  ExcludeLeagueMemberInput: ExcludeLeagueMemberInput;
  ExtendLeagueFixtureInput: ExtendLeagueFixtureInput;
  FieldError: ResolverTypeWrapper<FieldError>;
  FixtureEnd: FixtureEnd;
  FixtureState: FixtureState;
  FormResult: FormResult;
  GameMode: GameMode;
  ImportLeaguePhaseInput: ImportLeaguePhaseInput;
  League: ResolverTypeWrapper<LeagueModel>;
  LeagueAction: ResolverTypeWrapper<LeagueActionModel>;
  LeagueActionKind: LeagueActionKind;
  LeagueAward: ResolverTypeWrapper<LeagueAwardModel>;
  LeagueAwardPayload: ResolverTypeWrapper<Omit<LeagueAwardPayload, 'award'> & { award?: Maybe<ResolversTypes['LeagueAward']> }>;
  LeagueConnection: ResolverTypeWrapper<Omit<LeagueConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['LeagueEdge']> }>;
  LeagueCriterion: LeagueCriterion;
  LeagueDetailsInput: LeagueDetailsInput;
  LeagueEdge: ResolverTypeWrapper<Omit<LeagueEdge, 'node'> & { node: ResolversTypes['League'] }>;
  LeagueErrorCode: LeagueErrorCode;
  LeagueFixture: ResolverTypeWrapper<Omit<LeagueFixture, 'group'> & { group: ResolversTypes['LeagueGroup'] }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  LeagueGroup: ResolverTypeWrapper<LeagueGroupModel>;
  LeagueGroupState: LeagueGroupState;
  LeagueMember: ResolverTypeWrapper<LeagueMember>;
  LeaguePhase: ResolverTypeWrapper<LeaguePhaseModel>;
  LeaguePhaseActionInput: LeaguePhaseActionInput;
  LeaguePhaseState: LeaguePhaseState;
  LeaguePrizeInput: LeaguePrizeInput;
  LeagueRankingConnection: ResolverTypeWrapper<LeagueRankingConnection>;
  LeagueRankingEdge: ResolverTypeWrapper<LeagueRankingEdge>;
  LeagueRankingRow: ResolverTypeWrapper<LeagueRankingRow>;
  LeagueStanding: ResolverTypeWrapper<LeagueStandingModel>;
  LeagueSubscription: ResolverTypeWrapper<LeagueSubscriptionModel>;
  LeagueTask: ResolverTypeWrapper<Omit<LeagueTask, 'award' | 'fixture'> & { award?: Maybe<ResolversTypes['LeagueAward']>, fixture?: Maybe<ResolversTypes['LeagueFixture']> }>;
  LeagueTaskKind: LeagueTaskKind;
  LeagueTerms: ResolverTypeWrapper<LeagueTermsModel>;
  LeaguesFilter: LeaguesFilter;
  Match: ResolverTypeWrapper<Match>;
  Money: ResolverTypeWrapper<Money>;
  MoveLeagueMemberInput: MoveLeagueMemberInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NearInput: NearInput;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PaymentOption: PaymentOption;
  Prize: ResolverTypeWrapper<Prize>;
  PrizeChoice: ResolverTypeWrapper<PrizeChoice>;
  PrizeKind: PrizeKind;
  Province: ResolverTypeWrapper<Province>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SaveSubscriptionDraftInput: SaveSubscriptionDraftInput;
  SetScore: ResolverTypeWrapper<SetScore>;
  Side: Side;
  Sport: ResolverTypeWrapper<Sport>;
  SubscribeToLeagueInput: SubscribeToLeagueInput;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubscriptionActionKind: SubscriptionActionKind;
  SubscriptionDraft: ResolverTypeWrapper<SubscriptionDraft>;
  SubscriptionDraftPayload: ResolverTypeWrapper<SubscriptionDraftPayload>;
  SubscriptionEnd: SubscriptionEnd;
  SubscriptionIdInput: SubscriptionIdInput;
  SubscriptionPayload: ResolverTypeWrapper<Omit<SubscriptionPayload, 'subscription'> & { subscription?: Maybe<ResolversTypes['LeagueSubscription']> }>;
  SubscriptionPreferences: ResolverTypeWrapper<SubscriptionPreferences>;
  SubscriptionPreferencesInput: SubscriptionPreferencesInput;
  SubscriptionState: SubscriptionState;
  SubscriptionTeam: ResolverTypeWrapper<Omit<SubscriptionTeam, 'from'> & { from: ResolversTypes['LeaguePhase'] }>;
  SupportLeagueErrorCode: SupportLeagueErrorCode;
  SupportLeaguePayload: ResolverTypeWrapper<Omit<SupportLeaguePayload, 'league'> & { league?: Maybe<ResolversTypes['League']> }>;
  SupportLeaguesFilter: SupportLeaguesFilter;
  SuspensionCause: SuspensionCause;
  TakeLeagueAwardInput: TakeLeagueAwardInput;
  TeammateCandidate: ResolverTypeWrapper<TeammateCandidate>;
  User: ResolverTypeWrapper<User>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AnnounceTermsInput: AnnounceTermsInput;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  AnswerTeamInvitationInput: AnswerTeamInvitationInput;
  Boolean: Scalars['Boolean']['output'];
  ChallengeMemberInput: ChallengeMemberInput;
  ChallengePayload: Omit<ChallengePayload, 'fixture'> & { fixture?: Maybe<ResolversParentTypes['LeagueFixture']> };
  ChangeSubscriptionInput: ChangeSubscriptionInput;
  CheckSubscriptionInput: CheckSubscriptionInput;
  CheckSubscriptionPayload: CheckSubscriptionPayload;
  CreateLeagueInput: CreateLeagueInput;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DecideLeagueFixtureInput: DecideLeagueFixtureInput;
  DeleteSubscriptionPaymentInput: DeleteSubscriptionPaymentInput;
  EditLeagueInput: EditLeagueInput;
  ExcludeLeagueMemberInput: ExcludeLeagueMemberInput;
  ExtendLeagueFixtureInput: ExtendLeagueFixtureInput;
  FieldError: FieldError;
  ImportLeaguePhaseInput: ImportLeaguePhaseInput;
  League: LeagueModel;
  LeagueAction: LeagueActionModel;
  LeagueAward: LeagueAwardModel;
  LeagueAwardPayload: Omit<LeagueAwardPayload, 'award'> & { award?: Maybe<ResolversParentTypes['LeagueAward']> };
  LeagueConnection: Omit<LeagueConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['LeagueEdge']> };
  LeagueDetailsInput: LeagueDetailsInput;
  LeagueEdge: Omit<LeagueEdge, 'node'> & { node: ResolversParentTypes['League'] };
  LeagueFixture: Omit<LeagueFixture, 'group'> & { group: ResolversParentTypes['LeagueGroup'] };
  Float: Scalars['Float']['output'];
  LeagueGroup: LeagueGroupModel;
  LeagueMember: LeagueMember;
  LeaguePhase: LeaguePhaseModel;
  LeaguePhaseActionInput: LeaguePhaseActionInput;
  LeaguePrizeInput: LeaguePrizeInput;
  LeagueRankingConnection: LeagueRankingConnection;
  LeagueRankingEdge: LeagueRankingEdge;
  LeagueRankingRow: LeagueRankingRow;
  LeagueStanding: LeagueStandingModel;
  LeagueSubscription: LeagueSubscriptionModel;
  LeagueTask: Omit<LeagueTask, 'award' | 'fixture'> & { award?: Maybe<ResolversParentTypes['LeagueAward']>, fixture?: Maybe<ResolversParentTypes['LeagueFixture']> };
  LeagueTerms: LeagueTermsModel;
  LeaguesFilter: LeaguesFilter;
  Match: Match;
  Money: Money;
  MoveLeagueMemberInput: MoveLeagueMemberInput;
  Mutation: Record<PropertyKey, never>;
  NearInput: NearInput;
  PageInfo: PageInfo;
  Prize: Prize;
  PrizeChoice: PrizeChoice;
  Province: Province;
  Query: Record<PropertyKey, never>;
  SaveSubscriptionDraftInput: SaveSubscriptionDraftInput;
  SetScore: SetScore;
  Sport: Sport;
  SubscribeToLeagueInput: SubscribeToLeagueInput;
  Subscription: Record<PropertyKey, never>;
  SubscriptionDraft: SubscriptionDraft;
  SubscriptionDraftPayload: SubscriptionDraftPayload;
  SubscriptionIdInput: SubscriptionIdInput;
  SubscriptionPayload: Omit<SubscriptionPayload, 'subscription'> & { subscription?: Maybe<ResolversParentTypes['LeagueSubscription']> };
  SubscriptionPreferences: SubscriptionPreferences;
  SubscriptionPreferencesInput: SubscriptionPreferencesInput;
  SubscriptionTeam: Omit<SubscriptionTeam, 'from'> & { from: ResolversParentTypes['LeaguePhase'] };
  SupportLeaguePayload: Omit<SupportLeaguePayload, 'league'> & { league?: Maybe<ResolversParentTypes['League']> };
  SupportLeaguesFilter: SupportLeaguesFilter;
  TakeLeagueAwardInput: TakeLeagueAwardInput;
  TeammateCandidate: TeammateCandidate;
  User: User;
};

export type ChallengePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChallengePayload'] = ResolversParentTypes['ChallengePayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['LeagueErrorCode']>, ParentType, ContextType>;
  fixture?: Resolver<Maybe<ResolversTypes['LeagueFixture']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CheckSubscriptionPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CheckSubscriptionPayload'] = ResolversParentTypes['CheckSubscriptionPayload']> = {
  enrolmentOpensOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['LeagueErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FieldErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeagueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['League'] = ResolversParentTypes['League'], FederationReferenceType extends FederationReferenceTypes['League'] = FederationReferenceTypes['League']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['League']> | FederationReferenceType, FederationReferenceType, ContextType>;
  actualState?: Resolver<Maybe<ResolversTypes['ActualState']>, ParentType, ContextType>;
  announcedTerms?: Resolver<Maybe<ResolversTypes['LeagueTerms']>, ParentType, ContextType>;
  awards?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LeagueAward']>>, ParentType, ContextType>;
  currentPhase?: Resolver<Maybe<ResolversTypes['LeaguePhase']>, ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  enrolmentOpensOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  gameMode?: Resolver<Maybe<ResolversTypes['GameMode']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LeagueAction']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  myGroup?: Resolver<Maybe<ResolversTypes['LeagueGroup']>, ParentType, ContextType>;
  mySubscription?: Resolver<Maybe<ResolversTypes['LeagueSubscription']>, ParentType, ContextType>;
  myTasks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LeagueTask']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberPlayers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  phases?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LeaguePhase']>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  prizes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Prize']>>, ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['Province']>, ParentType, ContextType>;
  ranking?: Resolver<Maybe<ResolversTypes['LeagueRankingConnection']>, ParentType, ContextType, RequireFields<LeagueRankingArgs, 'first'>>;
  rankingYears?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  rules?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['CompetitionSex']>, ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  subscribingRefusal?: Resolver<Maybe<ResolversTypes['LeagueErrorCode']>, ParentType, ContextType>;
  subscriptions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LeagueSubscription']>>, ParentType, ContextType, RequireFields<LeagueSubscriptionsArgs, 'first'>>;
  terms?: Resolver<Maybe<ResolversTypes['LeagueTerms']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LeagueActionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeagueAction'] = ResolversParentTypes['LeagueAction']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LeagueActionKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeagueAwardResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeagueAward'] = ResolversParentTypes['LeagueAward']> = {
  choices?: Resolver<ReadonlyArray<ResolversTypes['PrizeChoice']>, ParentType, ContextType>;
  claimed?: Resolver<Maybe<ResolversTypes['PrizeKind']>, ParentType, ContextType>;
  claimedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  league?: Resolver<ResolversTypes['League'], ParentType, ContextType>;
  placing?: Resolver<ResolversTypes['AwardPlacing'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  wonAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LeagueAwardPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeagueAwardPayload'] = ResolversParentTypes['LeagueAwardPayload']> = {
  award?: Resolver<Maybe<ResolversTypes['LeagueAward']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['LeagueErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LeagueConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeagueConnection'] = ResolversParentTypes['LeagueConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LeagueEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeagueEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeagueEdge'] = ResolversParentTypes['LeagueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['League'], ParentType, ContextType>;
};

export type LeagueFixtureResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeagueFixture'] = ResolversParentTypes['LeagueFixture']> = {
  chanceA?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['LeagueGroup'], ParentType, ContextType>;
  how?: Resolver<Maybe<ResolversTypes['FixtureEnd']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isChallenge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  needsDecision?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['DecisionRule']>, ParentType, ContextType>;
  sets?: Resolver<ReadonlyArray<ResolversTypes['SetScore']>, ParentType, ContextType>;
  sideA?: Resolver<ResolversTypes['LeagueMember'], ParentType, ContextType>;
  sideB?: Resolver<ResolversTypes['LeagueMember'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['CompetitionStage'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FixtureState'], ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
};

export type LeagueGroupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeagueGroup'] = ResolversParentTypes['LeagueGroup']> = {
  challengeable?: Resolver<ReadonlyArray<ResolversTypes['LeagueMember']>, ParentType, ContextType>;
  final?: Resolver<Maybe<ResolversTypes['LeagueFixture']>, ParentType, ContextType>;
  fixtures?: Resolver<ReadonlyArray<ResolversTypes['LeagueFixture']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  league?: Resolver<ResolversTypes['League'], ParentType, ContextType>;
  needsDecision?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['LeaguePhase'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LeagueGroupState'], ParentType, ContextType>;
  table?: Resolver<ReadonlyArray<ResolversTypes['LeagueStanding']>, ParentType, ContextType>;
  tableOfLastNight?: Resolver<ReadonlyArray<ResolversTypes['LeagueStanding']>, ParentType, ContextType>;
};

export type LeagueMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeagueMember'] = ResolversParentTypes['LeagueMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
};

export type LeaguePhaseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeaguePhase'] = ResolversParentTypes['LeaguePhase']> = {
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  enrolmentOpensOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  finalsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  groupCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['LeagueGroup']>, ParentType, ContextType>;
  groupsBy?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isImported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leastMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LeaguePhaseState'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeagueRankingConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeagueRankingConnection'] = ResolversParentTypes['LeagueRankingConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LeagueRankingEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeagueRankingEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeagueRankingEdge'] = ResolversParentTypes['LeagueRankingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LeagueRankingRow'], ParentType, ContextType>;
};

export type LeagueRankingRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeagueRankingRow'] = ResolversParentTypes['LeagueRankingRow']> = {
  appw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  phases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  played?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeagueStandingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeagueStanding'] = ResolversParentTypes['LeagueStanding']> = {
  appw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  chance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  drawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  forfeited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  form?: Resolver<ReadonlyArray<ResolversTypes['FormResult']>, ParentType, ContextType>;
  gameDifference?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gamesLost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gamesWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['LeagueMember'], ParentType, ContextType>;
  pct?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  played?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ptp?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rankedBy?: Resolver<Maybe<ResolversTypes['LeagueCriterion']>, ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeagueSubscriptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeagueSubscription'] = ResolversParentTypes['LeagueSubscription']> = {
  cause?: Resolver<Maybe<ResolversTypes['SuspensionCause']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedBecause?: Resolver<Maybe<ResolversTypes['SubscriptionEnd']>, ParentType, ContextType>;
  endsAfter?: Resolver<Maybe<ResolversTypes['LeaguePhase']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCharging?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  league?: Resolver<ResolversTypes['League'], ParentType, ContextType>;
  myActions?: Resolver<ReadonlyArray<ResolversTypes['SubscriptionActionKind']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['SubscriptionTeam']>, ParentType, ContextType>;
  nextChargeOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nextPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  partner?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  paymentOption?: Resolver<ResolversTypes['PaymentOption'], ParentType, ContextType>;
  paymentReference?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pending?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  phasesPlayed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preferences?: Resolver<ResolversTypes['SubscriptionPreferences'], ParentType, ContextType>;
  reserve?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SubscriptionState'], ParentType, ContextType>;
  subscriber?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LeagueTaskResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeagueTask'] = ResolversParentTypes['LeagueTask']> = {
  award?: Resolver<Maybe<ResolversTypes['LeagueAward']>, ParentType, ContextType>;
  fixture?: Resolver<Maybe<ResolversTypes['LeagueFixture']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LeagueTaskKind'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LeagueTermsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeagueTerms'] = ResolversParentTypes['LeagueTerms']> = {
  announcedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LeaguePhase'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MatchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  cents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  announceTerms?: Resolver<Maybe<ResolversTypes['SupportLeaguePayload']>, ParentType, ContextType, RequireFields<MutationAnnounceTermsArgs, 'input'>>;
  answerTeamInvitation?: Resolver<Maybe<ResolversTypes['SubscriptionPayload']>, ParentType, ContextType, RequireFields<MutationAnswerTeamInvitationArgs, 'input'>>;
  cancelLeaguePhase?: Resolver<Maybe<ResolversTypes['SupportLeaguePayload']>, ParentType, ContextType, RequireFields<MutationCancelLeaguePhaseArgs, 'input'>>;
  cancelSubscription?: Resolver<Maybe<ResolversTypes['SubscriptionPayload']>, ParentType, ContextType, RequireFields<MutationCancelSubscriptionArgs, 'input'>>;
  challengeMember?: Resolver<Maybe<ResolversTypes['ChallengePayload']>, ParentType, ContextType, RequireFields<MutationChallengeMemberArgs, 'input'>>;
  changeSubscription?: Resolver<Maybe<ResolversTypes['SubscriptionPayload']>, ParentType, ContextType, RequireFields<MutationChangeSubscriptionArgs, 'input'>>;
  createLeague?: Resolver<Maybe<ResolversTypes['SupportLeaguePayload']>, ParentType, ContextType, RequireFields<MutationCreateLeagueArgs, 'input'>>;
  decideLeagueFixture?: Resolver<Maybe<ResolversTypes['SupportLeaguePayload']>, ParentType, ContextType, RequireFields<MutationDecideLeagueFixtureArgs, 'input'>>;
  deleteSubscriptionPayment?: Resolver<Maybe<ResolversTypes['SubscriptionPayload']>, ParentType, ContextType, RequireFields<MutationDeleteSubscriptionPaymentArgs, 'input'>>;
  editLeague?: Resolver<Maybe<ResolversTypes['SupportLeaguePayload']>, ParentType, ContextType, RequireFields<MutationEditLeagueArgs, 'input'>>;
  excludeLeagueMember?: Resolver<Maybe<ResolversTypes['SupportLeaguePayload']>, ParentType, ContextType, RequireFields<MutationExcludeLeagueMemberArgs, 'input'>>;
  extendLeagueFixture?: Resolver<Maybe<ResolversTypes['SupportLeaguePayload']>, ParentType, ContextType, RequireFields<MutationExtendLeagueFixtureArgs, 'input'>>;
  importLeaguePhase?: Resolver<Maybe<ResolversTypes['SupportLeaguePayload']>, ParentType, ContextType, RequireFields<MutationImportLeaguePhaseArgs, 'input'>>;
  leaveTeam?: Resolver<Maybe<ResolversTypes['SubscriptionPayload']>, ParentType, ContextType, RequireFields<MutationLeaveTeamArgs, 'input'>>;
  moveLeagueMember?: Resolver<Maybe<ResolversTypes['SupportLeaguePayload']>, ParentType, ContextType, RequireFields<MutationMoveLeagueMemberArgs, 'input'>>;
  retrySubscriptionPayment?: Resolver<Maybe<ResolversTypes['SubscriptionPayload']>, ParentType, ContextType, RequireFields<MutationRetrySubscriptionPaymentArgs, 'input'>>;
  saveSubscriptionDraft?: Resolver<Maybe<ResolversTypes['SubscriptionDraftPayload']>, ParentType, ContextType, RequireFields<MutationSaveSubscriptionDraftArgs, 'input'>>;
  subscribeToLeague?: Resolver<Maybe<ResolversTypes['SubscriptionPayload']>, ParentType, ContextType, RequireFields<MutationSubscribeToLeagueArgs, 'input'>>;
  takeLeagueAward?: Resolver<Maybe<ResolversTypes['LeagueAwardPayload']>, ParentType, ContextType, RequireFields<MutationTakeLeagueAwardArgs, 'input'>>;
  verifySubscriptionPayment?: Resolver<Maybe<ResolversTypes['SubscriptionPayload']>, ParentType, ContextType, RequireFields<MutationVerifySubscriptionPaymentArgs, 'input'>>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type ProvinceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Province'] = ResolversParentTypes['Province']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  checkSubscription?: Resolver<Maybe<ResolversTypes['CheckSubscriptionPayload']>, ParentType, ContextType, RequireFields<QueryCheckSubscriptionArgs, 'input'>>;
  exportLeaguePhase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryExportLeaguePhaseArgs, 'id'>>;
  league?: Resolver<Maybe<ResolversTypes['League']>, ParentType, ContextType, RequireFields<QueryLeagueArgs, 'id'>>;
  leagueAwardsOf?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LeagueAward']>>, ParentType, ContextType, RequireFields<QueryLeagueAwardsOfArgs, 'playerId'>>;
  leagueGroup?: Resolver<Maybe<ResolversTypes['LeagueGroup']>, ParentType, ContextType, RequireFields<QueryLeagueGroupArgs, 'id'>>;
  leagueGroupAt?: Resolver<Maybe<ResolversTypes['LeagueGroup']>, ParentType, ContextType, RequireFields<QueryLeagueGroupAtArgs, 'number' | 'phaseId'>>;
  leagues?: Resolver<Maybe<ResolversTypes['LeagueConnection']>, ParentType, ContextType, RequireFields<QueryLeaguesArgs, 'first'>>;
  leaguesForMe?: Resolver<Maybe<ReadonlyArray<ResolversTypes['League']>>, ParentType, ContextType, RequireFields<QueryLeaguesForMeArgs, 'first'>>;
  leaguesOf?: Resolver<Maybe<ReadonlyArray<ResolversTypes['League']>>, ParentType, ContextType, RequireFields<QueryLeaguesOfArgs, 'playerId'>>;
  myLeagueAwards?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LeagueAward']>>, ParentType, ContextType>;
  mySubscriptions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LeagueSubscription']>>, ParentType, ContextType>;
  subscriptionDraft?: Resolver<Maybe<ResolversTypes['SubscriptionDraft']>, ParentType, ContextType, RequireFields<QuerySubscriptionDraftArgs, 'leagueId'>>;
  supportLeagues?: Resolver<Maybe<ResolversTypes['LeagueConnection']>, ParentType, ContextType, RequireFields<QuerySupportLeaguesArgs, 'first'>>;
  teammateCandidates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TeammateCandidate']>>, ParentType, ContextType, RequireFields<QueryTeammateCandidatesArgs, 'leagueId'>>;
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
  leagueGroupUpdated?: SubscriptionResolver<Maybe<ResolversTypes['LeagueGroup']>, "leagueGroupUpdated", ParentType, ContextType, RequireFields<SubscriptionLeagueGroupUpdatedArgs, 'id'>>;
};

export type SubscriptionDraftResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SubscriptionDraft'] = ResolversParentTypes['SubscriptionDraft']> = {
  activeStep?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  couponCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leagueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  partnerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  preferences?: Resolver<Maybe<ResolversTypes['SubscriptionPreferences']>, ParentType, ContextType>;
  reserveId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  typePayment?: Resolver<ResolversTypes['PaymentOption'], ParentType, ContextType>;
  useCredit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  voucherIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SubscriptionDraftPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SubscriptionDraftPayload'] = ResolversParentTypes['SubscriptionDraftPayload']> = {
  draft?: Resolver<Maybe<ResolversTypes['SubscriptionDraft']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['LeagueErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubscriptionPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SubscriptionPayload'] = ResolversParentTypes['SubscriptionPayload']> = {
  enrolmentOpensOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['LeagueErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['LeagueSubscription']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubscriptionPreferencesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SubscriptionPreferences'] = ResolversParentTypes['SubscriptionPreferences']> = {
  absenceFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  absenceTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  courtIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  notificationMobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionTeamResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SubscriptionTeam'] = ResolversParentTypes['SubscriptionTeam']> = {
  from?: Resolver<ResolversTypes['LeaguePhase'], ParentType, ContextType>;
  partner?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  pending?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  preferences?: Resolver<ResolversTypes['SubscriptionPreferences'], ParentType, ContextType>;
  reserve?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SupportLeaguePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SupportLeaguePayload'] = ResolversParentTypes['SupportLeaguePayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['SupportLeagueErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  league?: Resolver<Maybe<ResolversTypes['League']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TeammateCandidateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TeammateCandidate'] = ResolversParentTypes['TeammateCandidate']> = {
  refusal?: Resolver<Maybe<ResolversTypes['LeagueErrorCode']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  ChallengePayload?: ChallengePayloadResolvers<ContextType>;
  CheckSubscriptionPayload?: CheckSubscriptionPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  FieldError?: FieldErrorResolvers<ContextType>;
  League?: LeagueResolvers<ContextType>;
  LeagueAction?: LeagueActionResolvers<ContextType>;
  LeagueAward?: LeagueAwardResolvers<ContextType>;
  LeagueAwardPayload?: LeagueAwardPayloadResolvers<ContextType>;
  LeagueConnection?: LeagueConnectionResolvers<ContextType>;
  LeagueEdge?: LeagueEdgeResolvers<ContextType>;
  LeagueFixture?: LeagueFixtureResolvers<ContextType>;
  LeagueGroup?: LeagueGroupResolvers<ContextType>;
  LeagueMember?: LeagueMemberResolvers<ContextType>;
  LeaguePhase?: LeaguePhaseResolvers<ContextType>;
  LeagueRankingConnection?: LeagueRankingConnectionResolvers<ContextType>;
  LeagueRankingEdge?: LeagueRankingEdgeResolvers<ContextType>;
  LeagueRankingRow?: LeagueRankingRowResolvers<ContextType>;
  LeagueStanding?: LeagueStandingResolvers<ContextType>;
  LeagueSubscription?: LeagueSubscriptionResolvers<ContextType>;
  LeagueTask?: LeagueTaskResolvers<ContextType>;
  LeagueTerms?: LeagueTermsResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Prize?: PrizeResolvers<ContextType>;
  PrizeChoice?: PrizeChoiceResolvers<ContextType>;
  Province?: ProvinceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SetScore?: SetScoreResolvers<ContextType>;
  Sport?: SportResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SubscriptionDraft?: SubscriptionDraftResolvers<ContextType>;
  SubscriptionDraftPayload?: SubscriptionDraftPayloadResolvers<ContextType>;
  SubscriptionPayload?: SubscriptionPayloadResolvers<ContextType>;
  SubscriptionPreferences?: SubscriptionPreferencesResolvers<ContextType>;
  SubscriptionTeam?: SubscriptionTeamResolvers<ContextType>;
  SupportLeaguePayload?: SupportLeaguePayloadResolvers<ContextType>;
  TeammateCandidate?: TeammateCandidateResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

