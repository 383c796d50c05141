import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Sport as SportModel, CalendarEntry as CalendarEntryModel, MatchInvitation as MatchInvitationModel, Match as MatchModel, Case as CaseModel, NoShowReport as NoShowReportModel, MatchPoll as MatchPollModel, MatchProposal as MatchProposalModel, MatchAgreement as MatchAgreementModel, MatchPlace as MatchPlaceModel, MatchConnection as MatchConnectionModel } from '../models.js';
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

export type AbandonCompetitionMatchPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type ActOnCaseInput = {
  readonly action: CaseAction;
  readonly caseId: Scalars['ID']['input'];
  /** Needed to note, warn, answer and close; at most 1,000 characters. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** The version that was seen: another one is refused with CASE_CHANGED. */
  readonly version: Scalars['Int']['input'];
};

export type ActOnCasePayload = {
  /** The current state of the case. */
  readonly case: Maybe<Case>;
  readonly errorCode: Maybe<CaseErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly success: Scalars['Boolean']['output'];
};

export type AnswerAsGuestInput = {
  readonly accept: Scalars['Boolean']['input'];
  readonly token: Scalars['String']['input'];
};

export type AnswerInvitationInput = {
  readonly accept: Scalars['Boolean']['input'];
  readonly matchId: Scalars['ID']['input'];
};

export type AnswerInvitationPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type AnswerNoShowInput = {
  /** True: my side did not come. False: it did, and the result is to be entered. */
  readonly accept: Scalars['Boolean']['input'];
  readonly matchId: Scalars['ID']['input'];
};

export type AnswerNoShowPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type AnswerProposalInput = {
  readonly accept: Scalars['Boolean']['input'];
  readonly matchId: Scalars['ID']['input'];
  readonly proposalId: Scalars['ID']['input'];
};

export type AnswerProposalPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** An entry of a calendar (BYD-05). */
export type CalendarEntry = {
  readonly changedAt: Scalars['DateTime']['output'];
  readonly endsAt: Scalars['DateTime']['output'];
  readonly kind: CalendarEntryKind;
  /** Null where the player is out of the match. */
  readonly match: Maybe<Match>;
  /** Rises with each change of the match. */
  readonly sequence: Scalars['Int']['output'];
  readonly startsAt: Scalars['DateTime']['output'];
  readonly status: CalendarEntryStatus;
  /** IANA name. */
  readonly timeZone: Scalars['String']['output'];
  /** The same at every reading, so that calendars update what they have. */
  readonly uid: Scalars['ID']['output'];
};

export type CalendarEntryKind =
  /** Deadline for answering a reported no-show. */
  | 'ANSWER_NO_SHOW'
  /** Until when to answer proposed court and time. */
  | 'ANSWER_PROPOSAL'
  /** Until when to confirm or dispute the result. */
  | 'CONFIRM_RESULT'
  /** Until when to enter the result. */
  | 'ENTER_RESULT'
  /** Until when to answer the invitation. */
  | 'INVITATION'
  | 'MATCH'
  /** Until when to set court and time. */
  | 'ORGANISE'
  /** When a match of a tournament or league may be played, while no time is agreed. */
  | 'PLAY_PERIOD'
  /** Until when to vote on the times that were proposed. */
  | 'VOTE';

export type CalendarEntryStatus =
  /** Called off, or not the player's any more. */
  | 'CANCELLED'
  | 'CONFIRMED'
  /** It has a time; court or players are missing. */
  | 'TENTATIVE';

/** The address of a player's calendar. */
export type CalendarFeed = {
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
};

export type CancelMatchPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** Something for support to look into (ADM-03). */
export type Case = {
  readonly accused: Maybe<User>;
  /** Who looks into it. */
  readonly assignee: Maybe<User>;
  readonly category: Maybe<MisconductCategory>;
  /** Oldest first. */
  readonly history: ReadonlyArray<CaseEntry>;
  readonly id: Scalars['ID']['output'];
  readonly kind: CaseKind;
  readonly match: Match;
  readonly openedAt: Scalars['DateTime']['output'];
  /** Other reports about the same person, newest first, at most 20. */
  readonly others: ReadonlyArray<Case>;
  /** What the case is about, where it is about a photo. */
  readonly photo: Maybe<ReportedPhoto>;
  /** Who reports; null where the case is about a result, as the next three. */
  readonly reporter: Maybe<User>;
  readonly state: CaseState;
  readonly text: Maybe<Scalars['String']['output']>;
  /** How many entries the history has: whoever acts names what they saw. */
  readonly version: Scalars['Int']['output'];
};

export type CaseAction =
  /** Who reported it gets a notice and a mail with the text. */
  | 'ANSWER'
  /** The account of the accused was locked; setAccountAccess locks it. */
  | 'BAR'
  | 'CLOSE'
  /** The result of the match was corrected; correctResult does it and writes this. */
  | 'CORRECT_RESULT'
  | 'NOTE'
  /** The match shows the photo no more; who added it gets a notice and a mail with the text. */
  | 'REMOVE_PHOTO'
  /** Looks into it. */
  | 'TAKE'
  /** The accused gets a notice and a mail with the text. */
  | 'WARN';

export type CaseConnection = {
  readonly edges: ReadonlyArray<CaseEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type CaseEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Case;
};

export type CaseEntry = {
  readonly action: CaseAction;
  readonly at: Scalars['DateTime']['output'];
  readonly by: User;
  readonly text: Maybe<Scalars['String']['output']>;
};

/** Refusals of what support does about a case. */
export type CaseErrorCode =
  /** Somebody else did something about it meanwhile. */
  | 'CASE_CHANGED'
  /** The case is closed. */
  | 'CASE_CLOSED'
  /** There is no such case. */
  | 'CASE_NOT_FOUND'
  /** One or more fields are not valid; see fieldErrors. */
  | 'INVALID_DATA'
  /** The match shows this photo no more. */
  | 'PHOTO_GONE';

export type CaseKind =
  /** The sides disputed a result twice (RES-04). */
  | 'CONTESTED_RESULT'
  /** A participant reports another one (REP-02). */
  | 'MISCONDUCT'
  /** Somebody reports the photo of a match (MAT-17). */
  | 'PHOTO';

export type CaseState =
  | 'CLOSED'
  | 'IN_REVIEW'
  | 'OPEN';

export type CasesFilter = {
  /** Reports about this person. */
  readonly accusedId?: InputMaybe<Scalars['ID']['input']>;
  readonly kind?: InputMaybe<CaseKind>;
  readonly state?: InputMaybe<CaseState>;
};

export type ChangeMatchOptionsInput = {
  readonly levelMax?: InputMaybe<Scalars['Float']['input']>;
  readonly levelMin?: InputMaybe<Scalars['Float']['input']>;
  readonly matchId: Scalars['ID']['input'];
  readonly message?: InputMaybe<Scalars['String']['input']>;
  readonly visibility?: InputMaybe<MatchVisibility>;
};

export type ChangeMatchOptionsPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type ChoosePollTimeInput = {
  readonly booked?: InputMaybe<Scalars['Boolean']['input']>;
  /** For a time without a court. */
  readonly courtId?: InputMaybe<Scalars['ID']['input']>;
  readonly matchId: Scalars['ID']['input'];
  readonly pollId: Scalars['ID']['input'];
  readonly timeId: Scalars['ID']['input'];
};

export type ChoosePollTimePayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type ClosePollInput = {
  readonly matchId: Scalars['ID']['input'];
  readonly pollId: Scalars['ID']['input'];
};

export type ClosePollPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type CompetitionKind =
  | 'LEAGUE'
  | 'TOURNAMENT';

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

export type ConfirmResultInput = {
  readonly evaluations?: InputMaybe<ReadonlyArray<EvaluationInput>>;
  readonly matchId: Scalars['ID']['input'];
  /** The version of the result that was seen: another one is refused with RESULT_CHANGED. Without it, the first one is meant. */
  readonly resultVersion?: InputMaybe<Scalars['Int']['input']>;
};

export type ConfirmResultPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type CorrectResultInput = {
  readonly matchId: Scalars['ID']['input'];
  readonly outcome: ResultOutcome;
  /** For support, at most 1,000 characters. */
  readonly reason: Scalars['String']['input'];
  readonly sets: ReadonlyArray<SetScoreInput>;
  /** The version of the result that was seen: another one is refused with RESULT_CHANGED. */
  readonly version: Scalars['Int']['input'];
  /** The side that won by retirement or walkover. */
  readonly winner?: InputMaybe<Side>;
};

export type CorrectResultPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** The current state of the match. */
  readonly match: Maybe<Match>;
  /** The set that is not allowed, from 0. */
  readonly setIndex: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** A sports centre; the courts subgraph knows more. */
export type Court = {
  readonly id: Scalars['ID']['output'];
};

export type CreateCalendarFeedInput = {
  /** The feed whose address it replaces; null for the first one. Another one by now is refused with CALENDAR_FEED_CHANGED. */
  readonly replaces?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateCalendarFeedPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  /** The current state of the feed. */
  readonly feed: Maybe<CalendarFeed>;
  /** Path of the new address, returned only once. */
  readonly path: Maybe<Scalars['String']['output']>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** The wizard's draft (MAT-02). */
export type CreateMatchInput = {
  readonly booked?: InputMaybe<Scalars['Boolean']['input']>;
  readonly courtId?: InputMaybe<Scalars['ID']['input']>;
  readonly datePlay?: InputMaybe<Scalars['Date']['input']>;
  readonly gameMode?: InputMaybe<GameMode>;
  /** People without an account, invited by mail or SMS (MAT-05). */
  readonly guests: ReadonlyArray<NewGuestInput>;
  /** In addition to the organiser, who is the first of team A. */
  readonly inviteTeamA: ReadonlyArray<Scalars['ID']['input']>;
  readonly inviteTeamB: ReadonlyArray<Scalars['ID']['input']>;
  readonly isFriendly: Scalars['Boolean']['input'];
  /** 0 or null: no limit. */
  readonly levelMax?: InputMaybe<Scalars['Float']['input']>;
  /** 0 or null: no limit. */
  readonly levelMin?: InputMaybe<Scalars['Float']['input']>;
  /** At most 140 characters. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
  /** 60, 90 or 120. */
  readonly minutesPlay?: InputMaybe<Scalars['Int']['input']>;
  readonly numberPlayers: Scalars['Int']['input'];
  /** Made by the client once for each draft; sending twice creates one match. */
  readonly requestId: Scalars['ID']['input'];
  readonly sport: Scalars['Int']['input'];
  readonly timePlay?: InputMaybe<Scalars['Time']['input']>;
  readonly visibility: MatchVisibility;
};

export type CreateMatchPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly match: Maybe<Match>;
  /** Other matches of mine at the same time (MAT-18). */
  readonly overlapping: ReadonlyArray<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type DisputeResultInput = {
  readonly matchId: Scalars['ID']['input'];
  /** At most 140 characters. */
  readonly note: Scalars['String']['input'];
  /** The version of the result that was seen: another one is refused with RESULT_CHANGED. Without it, the first one is meant. */
  readonly resultVersion?: InputMaybe<Scalars['Int']['input']>;
};

export type DisputeResultPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type EditTeamsInput = {
  readonly matchId: Scalars['ID']['input'];
  /** Who plays on side A from now on, guests by their id; all others play on side B. */
  readonly teamA: ReadonlyArray<Scalars['ID']['input']>;
};

export type EditTeamsPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type EnterResultInput = {
  /** At most 140 characters. */
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  readonly evaluations?: InputMaybe<ReadonlyArray<EvaluationInput>>;
  readonly matchId: Scalars['ID']['input'];
  readonly outcome: ResultOutcome;
  /** The version of the result that was known, 0 for none: another one is refused with RESULT_CHANGED. Without it, any is meant. */
  readonly resultVersion?: InputMaybe<Scalars['Int']['input']>;
  readonly sets: ReadonlyArray<SetScoreInput>;
  /** The side that won by retirement or walkover. */
  readonly winner?: InputMaybe<Side>;
};

export type EnterResultPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  /** For a score: which set, counted from 0, is wrong. */
  readonly setIndex: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type EvaluateOpponentsInput = {
  readonly evaluations: ReadonlyArray<EvaluationInput>;
  readonly matchId: Scalars['ID']['input'];
};

export type EvaluateOpponentsPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** An evaluation of an opponent: all nine criteria or none, 1 to 5 each (RES-06). */
export type EvaluationInput = {
  readonly availability?: InputMaybe<Scalars['Int']['input']>;
  readonly backhand?: InputMaybe<Scalars['Int']['input']>;
  readonly collaboration?: InputMaybe<Scalars['Int']['input']>;
  readonly fairness?: InputMaybe<Scalars['Int']['input']>;
  readonly forehand?: InputMaybe<Scalars['Int']['input']>;
  readonly power?: InputMaybe<Scalars['Int']['input']>;
  readonly punctuality?: InputMaybe<Scalars['Int']['input']>;
  readonly serve?: InputMaybe<Scalars['Int']['input']>;
  readonly speed?: InputMaybe<Scalars['Int']['input']>;
  readonly userId: Scalars['ID']['input'];
};

export type ExtendPlayPeriodInput = {
  /** Which extension is asked for, from 1: asked for twice, or by both sides, it is taken once. */
  readonly extension: Scalars['Int']['input'];
  readonly matchId: Scalars['ID']['input'];
};

export type ExtendPlayPeriodPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** A field of a form, with its error. */
export type FieldError = {
  readonly code: Scalars['String']['output'];
  readonly field: Scalars['String']['output'];
};

export type FindTimesInput = {
  /** First day, on the clocks at the court. */
  readonly from: Scalars['Date']['input'];
  /** 60, 90 or 120. */
  readonly minutes?: InputMaybe<Scalars['Int']['input']>;
  readonly numberPlayers: Scalars['Int']['input'];
  /** 1 to 3 others; one in singles. */
  readonly playerIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly sport: Scalars['Int']['input'];
  /** Last day; at most 14 days with the first. */
  readonly to: Scalars['Date']['input'];
};

export type FollowMatchPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type FoundTimes = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Between the strongest and the weakest of them, in levels; null while somebody has none. */
  readonly levelGap: Maybe<Scalars['Float']['output']>;
  /** Where no time suits all: at most three that suit all but one, the nearest first. */
  readonly nearMisses: ReadonlyArray<NearMiss>;
  readonly proposals: ReadonlyArray<TimeProposal>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** How a match is scored (RES-02). */
export type GameMode =
  /** Best of three sets to 4, tie-break at 3-3, killer point. */
  | 'NEXTGEN'
  /** One set to 9 games, tie-break at 8-8. */
  | 'ONE_SET_9_GAMES'
  /** Best of three sets to 6, super tie-break as third set allowed. */
  | 'THREE_SETS_6_GAMES';

export type GuestLinkInput = {
  /** From the address of the guest's page. */
  readonly token: Scalars['String']['input'];
};

/** A match, as the page of a guest shows it (MAT-05). */
export type GuestMatch = {
  readonly id: Scalars['ID']['output'];
  readonly invitedBy: User;
  readonly match: Match;
  readonly mayAccept: Scalars['Boolean']['output'];
  readonly mayDecline: Scalars['Boolean']['output'];
  readonly mayLeave: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly side: Side;
  readonly standing: GuestStanding;
  /** False once the address asked for no more messages. */
  readonly wantsMessages: Scalars['Boolean']['output'];
};

export type GuestPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  /** As it is now; null for a link that is none. */
  readonly guestMatch: Maybe<GuestMatch>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** The state of a guest in the match. */
export type GuestStanding =
  | 'ACCEPTED'
  | 'DECLINED'
  /** It is an account's match by now. */
  | 'KEPT'
  /** Left, or was removed. */
  | 'OUT'
  | 'PENDING'
  /** The organiser took the invitation back. */
  | 'WITHDRAWN';

export type InvitationState =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'PENDING';

export type InviteGuestInput = {
  /** Goes before the phone number. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Of the messages: it, en, es or fr; that of who invites when left out. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
  readonly matchId: Scalars['ID']['input'];
  /** At most 50 characters. */
  readonly name: Scalars['String']['input'];
  /** With the prefix of the country: +39 333 1234567. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly side: Side;
};

export type InviteGuestPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type InvitePlayersInput = {
  readonly matchId: Scalars['ID']['input'];
  readonly playerIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly side: Side;
};

export type InvitePlayersPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type JoinMatchInput = {
  readonly matchId: Scalars['ID']['input'];
  /** Any side with a free place when left out. */
  readonly side?: InputMaybe<Side>;
};

export type JoinMatchPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type JoinWaitingListPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type KeepGuestMatchPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type LackingForTimes =
  /** Both sides have no time in common. */
  | 'COMMON_TIME'
  /** There is no centre that one of them favours, and none around. */
  | 'COURT';

export type LeaveMatchPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type LeaveWaitingListPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** A match. */
export type Match = {
  /** Who watches, and what they say (MAT-22). */
  readonly audience: Maybe<MatchAudience>;
  /** Whether the field at the court is booked. */
  readonly booked: Maybe<Scalars['Boolean']['output']>;
  /** The match as calendars show it; null while it has no time (MAT-16). */
  readonly calendarEntry: Maybe<CalendarEntry>;
  /** City of the court, or of the organiser while there is none. */
  readonly city: Maybe<Scalars['String']['output']>;
  /** The tournament or league that it is played for; null for matches that people made. */
  readonly competition: Maybe<MatchCompetition>;
  readonly court: Maybe<Court>;
  /**
   * The court, under the name that existing clients read.
   * @deprecated Read court.
   */
  readonly courts: Maybe<Court>;
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Day, in the match's own time zone. */
  readonly datePlay: Maybe<Scalars['Date']['output']>;
  /** Distance from the position that the search named, in km. */
  readonly distanceKm: Maybe<Scalars['Int']['output']>;
  /** Versions of the result that were disputed or replaced, oldest first (RES-04); refused, and null, as invitations. */
  readonly earlierVersions: Maybe<ReadonlyArray<MatchResult>>;
  readonly endsAt: Maybe<Scalars['DateTime']['output']>;
  /** The next deadline: when it is cancelled, confirmed or given up by itself; of a reported no-show for players only. */
  readonly expiry: Maybe<Scalars['DateTime']['output']>;
  readonly gameMode: Maybe<GameMode>;
  /** Who plays or is invited without an account (MAT-05); invited ones only for those involved, as in the teams. */
  readonly guests: Maybe<ReadonlyArray<MatchGuest>>;
  readonly id: Scalars['ID']['output'];
  /** Open and answered invitations; refused, and null, for all who neither play nor are invited. */
  readonly invitations: Maybe<ReadonlyArray<MatchInvitation>>;
  /** Friendly matches never move a level (LVL-03). */
  readonly isFriendly: Maybe<Scalars['Boolean']['output']>;
  /** Why joinMatch would refuse the signed-in player now; null when it would not, when they play already, and for visitors. */
  readonly joinRefusal: Maybe<MatchErrorCode>;
  /** Highest level that may join, if limited. */
  readonly levelMax: Maybe<Scalars['Float']['output']>;
  /** Lowest level that may join, if limited. */
  readonly levelMin: Maybe<Scalars['Float']['output']>;
  /** Whether setMatchPhoto would accept a photo of the signed-in player now, or another one in its place. */
  readonly mayAddPhoto: Maybe<Scalars['Boolean']['output']>;
  /** Whether openPoll would accept times of the signed-in player now. */
  readonly mayOpenPoll: Maybe<Scalars['Boolean']['output']>;
  /** Whether reportMisconduct would accept a report of the signed-in player now. */
  readonly mayReportMisconduct: Maybe<Scalars['Boolean']['output']>;
  readonly message: Maybe<Scalars['String']['output']>;
  readonly minutesPlay: Maybe<Scalars['Int']['output']>;
  /** Free places, invitations not yet answered among them. */
  readonly missing: Maybe<Scalars['Int']['output']>;
  /** What the signed-in player may do now; the interface offers just this. */
  readonly myActions: Maybe<ReadonlyArray<MatchAction>>;
  /** The signed-in player's side, if any. */
  readonly mySide: Maybe<Side>;
  /** The last report that a side did not come (REP-01); null where there is none, and for all who don't play. */
  readonly noShow: Maybe<NoShowReport>;
  /** Singles (1) or doubles (2). */
  readonly numberPlayers: Maybe<Scalars['Int']['output']>;
  readonly organiser: Maybe<User>;
  /** For those who are signed in; null for visitors, and without one (MAT-17). */
  readonly photo: Maybe<MatchPhoto>;
  /** The newest poll of times (BYD-04); null where there is none, and for all who neither play nor are invited. */
  readonly poll: Maybe<MatchPoll>;
  /** The latest invitation to play, until it is accepted; null without one, and for all who neither play nor are invited (MAT-23). */
  readonly proposal: Maybe<MatchProposal>;
  /** Of a match of a competition, as long as court and time are not agreed: those that both sides could agree on (BYD-10). Null otherwise, and for all who don't play. */
  readonly proposedTimes: Maybe<ProposedTimes>;
  readonly result: Maybe<MatchResult>;
  /** What enterResult accepts for this match; result forms go by it alone. */
  readonly resultRules: Maybe<ResultRules>;
  readonly sport: Maybe<Sport>;
  readonly startsAt: Maybe<Scalars['DateTime']['output']>;
  readonly state: Maybe<MatchState>;
  readonly teamA: Maybe<ReadonlyArray<MatchPlace>>;
  readonly teamB: Maybe<ReadonlyArray<MatchPlace>>;
  /** Time of day, in the match's own time zone. */
  readonly timePlay: Maybe<Scalars['Time']['output']>;
  /** IANA name of the time zone that datePlay and timePlay are meant in. */
  readonly timeZone: Maybe<Scalars['String']['output']>;
  /** Null for matches outside tournaments. */
  readonly tournament: Maybe<Tournament>;
  readonly visibility: Maybe<MatchVisibility>;
  /** Who waits for a place (BYD-04). */
  readonly waitingList: Maybe<MatchWaitingList>;
};

/** What can be done with a match. */
export type MatchAction =
  | 'ABANDON'
  | 'ACCEPT'
  /** answerProposal. */
  | 'ACCEPT_PROPOSAL'
  | 'CANCEL'
  | 'CHANGE_OPTIONS'
  | 'CONFIRM_NO_SHOW'
  | 'CONFIRM_RESULT'
  | 'DECLINE'
  | 'DECLINE_PROPOSAL'
  | 'DISPUTE_RESULT'
  | 'EDIT_TEAMS'
  | 'ENTER_RESULT'
  | 'EVALUATE'
  | 'EXTEND_PLAY_PERIOD'
  | 'INVITE'
  | 'JOIN'
  | 'LEAVE'
  /** organiseMatch: proposes court and time, or another time instead. */
  | 'ORGANISE'
  | 'REJECT_NO_SHOW'
  | 'REMOVE_PLAYER'
  | 'REORGANISE'
  | 'REPORT_NO_SHOW'
  /** leaveWaitingList. */
  | 'STOP_WAITING'
  /** joinWaitingList. */
  | 'WAIT'
  /** Of a guest who has not answered. */
  | 'WITHDRAW_INVITATION'
  | 'WITHDRAW_PROPOSAL';

export type MatchAgreement = {
  readonly at: Scalars['DateTime']['output'];
  readonly user: User;
};

/** The audience of a match, counted. */
export type MatchAudience = {
  /** Whether followMatch would accept the signed-in player; false for who follows already, and for visitors. */
  readonly canFollow: Scalars['Boolean']['output'];
  readonly fans: Scalars['Int']['output'];
  /** Whether the signed-in player follows the match. */
  readonly isFollowing: Scalars['Boolean']['output'];
  /** What the signed-in player gave, if in the audience. */
  readonly myReaction: Maybe<MatchReaction>;
  /** Those that somebody gave, in the order of MatchReaction. */
  readonly reactions: ReadonlyArray<ReactionCount>;
};

/** What a tournament or a league has settled about its match. */
export type MatchCompetition = {
  /** The side that left the competition with this match (REP-04). */
  readonly abandonedBy: Maybe<Side>;
  /** The first instant at which it is too late. */
  readonly closesAt: Scalars['DateTime']['output'];
  readonly drawAllowed: Scalars['Boolean']['output'];
  /** How often players took more time (REP-03). */
  readonly extensions: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** Time is up, and only a result that is on its way is waited for. */
  readonly isTimeUp: Scalars['Boolean']['output'];
  readonly kind: CompetitionKind;
  readonly name: Scalars['String']['output'];
  /** It is played from this instant on. */
  readonly opensAt: Scalars['DateTime']['output'];
  readonly stage: CompetitionStage;
  /** Whose days the play period counts; IANA name. */
  readonly timeZone: Scalars['String']['output'];
};

export type MatchConnection = {
  readonly edges: ReadonlyArray<MatchEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type MatchEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Match;
};

/** Refusals of this subgraph. */
export type MatchErrorCode =
  /** You answered this invitation already. */
  | 'ALREADY_ANSWERED'
  /** This side has left the competition already (REP-04). */
  | 'ALREADY_LEFT_COMPETITION'
  /** A no-show is reported already: by your side, or it waits for an answer (REP-01). */
  | 'ALREADY_REPORTED'
  /** The address of the calendar was renewed or ended meanwhile. */
  | 'CALENDAR_FEED_CHANGED'
  /** You can't follow this match: you play in it, or a block stands between you. */
  | 'CANNOT_FOLLOW'
  /** This player can't be invited: not a player you follow, or a block stands between you. */
  | 'CANNOT_INVITE'
  /** You can't join this match: it is private, a block stands between you, or you are away. */
  | 'CANNOT_JOIN'
  /** Who plays a match of a competition, and that it is played, the competition decides. */
  | 'COMPETITION_MATCH'
  /** The court is not known. */
  | 'COURT_NOT_FOUND'
  /** No draw in this stage (RES-05). */
  | 'DRAW_NOT_ALLOWED'
  /** A player is in the teams twice. */
  | 'DUPLICATE_PLAYERS'
  /** An evaluation has all nine criteria or none (RES-06). */
  | 'EVALUATION_INCOMPLETE'
  /** One friendly match every 30 days (MAT-04). */
  | 'FRIENDLY_LIMIT'
  /** These games are not possible in this game mode. */
  | 'GAME_COUNT_NOT_ALLOWED'
  /** Somebody with this address is invited or plays already (MAT-05). */
  | 'GUEST_EXISTS'
  /** The guest has answered meanwhile: the invitation can’t be taken back (MAT-05). */
  | 'GUEST_HAS_ANSWERED'
  /** This link is not, or no longer, one of a guest (MAT-05). */
  | 'GUEST_LINK_NOT_VALID'
  /** One or more fields are not valid; see fieldErrors. */
  | 'INVALID_DATA'
  /** This player is invited or plays already. */
  | 'INVITATION_EXISTS'
  /** This invitation is not for you. */
  | 'INVITATION_NOT_FOR_YOU'
  /** The organiser took the invitation back (MAT-05). */
  | 'INVITATION_WITHDRAWN'
  /** The last participant can't leave; cancel instead (MAT-11). */
  | 'LAST_PARTICIPANT'
  /** You are outside the match's level limits. */
  | 'LEVEL_NOT_ALLOWED'
  /** There is no such match, or it is not for you. */
  | 'MATCH_NOT_FOUND'
  /** You play another match at that time (MAT-18). */
  | 'MATCH_OVERLAPS'
  /** There is no more time to take (REP-03). */
  | 'MAX_EXTENSIONS_REACHED'
  /** You reported this player in this match already (REP-02). */
  | 'MISCONDUCT_ALREADY_REPORTED'
  /** It is played for no tournament or league. */
  | 'NOT_A_COMPETITION_MATCH'
  /** Only the audience reacts: follow the match first (MAT-22). */
  | 'NOT_IN_AUDIENCE'
  /** Date and time have to be in the future. */
  | 'NOT_IN_THE_FUTURE'
  /** The match is not in a state for this. */
  | 'NOT_IN_THIS_STATE'
  /** Only the organiser does this. */
  | 'NOT_THE_ORGANISER'
  /** Somebody else added the photo: they remove it, or the organiser (MAT-17). */
  | 'NOT_YOUR_PHOTO'
  /** Only who proposed it withdraws it. */
  | 'NOT_YOUR_PROPOSAL'
  /** The sets don't fit how the match ended: they decide it, or a walkover has some. */
  | 'OUTCOME_NOT_ALLOWED'
  /** The time is outside of the days in which the match is to be played (TRN-10). */
  | 'OUTSIDE_PLAY_PERIOD'
  /** It is your own photo: remove it (MAT-17). */
  | 'OWN_PHOTO'
  /** Who proposes has agreed. */
  | 'OWN_PROPOSAL'
  /** The side that reported a no-show can't answer it. */
  | 'OWN_REPORT'
  /** The side that entered the result can't confirm or dispute it. */
  | 'OWN_RESULT'
  /** The match shows this photo no more (MAT-17). */
  | 'PHOTO_GONE'
  /** A place is free: there is nothing to wait for (BYD-04). */
  | 'PLACE_IS_FREE'
  /** An invited player is on holiday on that day, or today where there is none yet (ACC-07). */
  | 'PLAYER_AWAY'
  /** Another player of the match plays elsewhere at that time (MAT-18). */
  | 'PLAYER_NOT_FREE'
  /** The days in which the match was to be played are over. */
  | 'PLAY_PERIOD_ENDED'
  /** The voting has ended, or there is another poll by now (BYD-04). */
  | 'POLL_ENDED'
  /** There is a poll in which one votes (BYD-04). */
  | 'POLL_EXISTS'
  /** The proposal was declined, withdrawn or replaced, or has lapsed. */
  | 'PROPOSAL_ENDED'
  /** Somebody else has proposed a time meanwhile: it waits for an answer (MAT-23). */
  | 'PROPOSAL_EXISTS'
  /** You evaluated this player already (RES-06). */
  | 'RATING_ALREADY_ENTERED'
  /** There is no such reaction (MAT-22). */
  | 'REACTION_NOT_FOUND'
  /** The result is saved already (RES-03). */
  | 'RESULT_ALREADY_SAVED'
  /** The result is not the one that you saw: it was entered anew or disputed meanwhile (RES-03). */
  | 'RESULT_CHANGED'
  /** A correction that says what the result says already. */
  | 'RESULT_UNCHANGED'
  /** Nobody has won yet: the next set is missing. */
  | 'SET_MISSING'
  /** The match was over before this set. */
  | 'SET_NOT_NEEDED'
  /** A set of a match that was played to the end is still under way. */
  | 'SET_UNFINISHED'
  /** No super tie-break here. */
  | 'SUPER_TIE_BREAK_NOT_ALLOWED'
  /** A super tie-break goes to 10 points, with two clear. */
  | 'SUPER_TIE_BREAK_POINTS_NOT_ALLOWED'
  /** The last place is taken (MAT-10). */
  | 'TEAM_FULL'
  /** The points of the loser can't be these, or no tie-break decided the set. */
  | 'TIE_BREAK_POINTS_NOT_ALLOWED'
  /** The other side never accepted this time, so nobody stayed away (REP-01). */
  | 'TIME_NOT_AGREED'
  /** A photo is added from the start of the match on (MAT-17). */
  | 'TOO_EARLY_FOR_PHOTO'
  /** The match has not begun: nobody can have stayed away (REP-01). */
  | 'TOO_EARLY_TO_REPORT'
  /** Less than 2 hours before the start (MAT-11). */
  | 'TOO_LATE_TO_LEAVE'
  /** It starts within two hours: only a time that both sides accept can replace the one they agreed on. */
  | 'TOO_LATE_TO_REORGANISE'
  /** More than 30 days after the match (REP-02). */
  | 'TOO_LATE_TO_REPORT'
  /** Less than 2 hours before the start nobody takes a place by waiting (BYD-04). */
  | 'TOO_LATE_TO_WAIT'
  /** It starts within two hours: too late for the others to answer a proposal (MAT-23). */
  | 'TOO_LITTLE_NOTICE'
  /** Too many requests; try later. */
  | 'TOO_MANY_REQUESTS'
  /** You wait for five matches already (BYD-04). */
  | 'TOO_MANY_WAITING_LISTS'
  /** Less than 5 minutes since the reaction that it would change (MAT-22). */
  | 'TOO_SOON'
  /** This upload is not yours, was used already, or is older than a day (MAT-17). */
  | 'UPLOAD_NOT_FOUND'
  /** This player is not in the match. */
  | 'USER_NOT_IN_MATCH'
  /** Ten wait for this match already (BYD-04). */
  | 'WAITING_LIST_FULL';

/** Figures of matches (ADM-08). */
export type MatchFigures = {
  /** Matches that were created in the time, by the state they have now; states that none has are left out. */
  readonly states: ReadonlyArray<MatchStateCount>;
  readonly weeks: ReadonlyArray<MatchWeek>;
};

/** Somebody without an account in a team (MAT-05). */
export type MatchGuest = {
  /** Mail address or number; null for all but who invited. */
  readonly address: Maybe<Scalars['String']['output']>;
  readonly badge: PlaceBadge;
  /** For removePlayer and withdrawInvitation. */
  readonly id: Scalars['ID']['output'];
  /** Null for visitors; a guest who plays or is invited reads it through the link. */
  readonly name: Maybe<Scalars['String']['output']>;
  readonly side: Side;
};

export type MatchIdInput = {
  readonly matchId: Scalars['ID']['input'];
};

export type MatchInvitation = {
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly invitedBy: User;
  readonly side: Side;
  readonly state: InvitationState;
  readonly user: User;
};

/** The photo of a match (MAT-17). */
export type MatchPhoto = {
  readonly addedAt: Scalars['DateTime']['output'];
  readonly addedBy: User;
  readonly id: Scalars['ID']['output'];
  /** With at most 1600. */
  readonly largeUrl: Scalars['String']['output'];
  /** Whether removeMatchPhoto would accept it from the signed-in player. */
  readonly mayRemove: Scalars['Boolean']['output'];
  /** Whether reportMatchPhoto would accept it from the signed-in player. */
  readonly mayReport: Scalars['Boolean']['output'];
  /** Path of the picture with at most 640 pixels on each side. */
  readonly smallUrl: Scalars['String']['output'];
};

/** One place in a team. */
export type MatchPlace = {
  readonly badge: PlaceBadge;
  /** The player's level in the match's sport and format, in half steps; null while there is none (RNK-04). */
  readonly level: Maybe<Scalars['Float']['output']>;
  readonly user: User;
};

/** A poll of times; only for players and invitees (BYD-04). */
export type MatchPoll = {
  /** The time that was chosen. */
  readonly chosenId: Maybe<Scalars['ID']['output']>;
  /** Until when one votes; the organiser may choose later, too. */
  readonly closesAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** What the signed-in player may do now. */
  readonly myActions: ReadonlyArray<PollAction>;
  readonly openedBy: User;
  readonly state: PollState;
  /** The soonest first. */
  readonly times: ReadonlyArray<PollTime>;
  /** Everybody in the poll. */
  readonly voters: ReadonlyArray<User>;
};

/** An invitation to play: court, date and time that somebody proposes to the others (MAT-23). */
export type MatchProposal = {
  /** Who has said yes, besides the proposer. */
  readonly acceptedBy: ReadonlyArray<User>;
  /** Whether the field at the court is booked. */
  readonly booked: Scalars['Boolean']['output'];
  readonly court: Maybe<Court>;
  /** Day, in the time zone of the court. */
  readonly datePlay: Scalars['Date']['output'];
  /** Who declined or withdrew it; null while it waits, and where it ended by itself. */
  readonly endedBy: Maybe<User>;
  readonly endsAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** When it lapses without everybody's answer: two hours before the start, or at the end of the play period. */
  readonly lapsesAt: Scalars['DateTime']['output'];
  readonly minutesPlay: Scalars['Int']['output'];
  readonly proposedAt: Scalars['DateTime']['output'];
  readonly proposedBy: User;
  readonly startsAt: Scalars['DateTime']['output'];
  readonly state: MatchProposalState;
  readonly timePlay: Scalars['Time']['output'];
  /** IANA name. */
  readonly timeZone: Scalars['String']['output'];
  /** Who still has to answer; empty once it has ended. */
  readonly waitsFor: ReadonlyArray<User>;
};

export type MatchProposalState =
  | 'DECLINED'
  /** Somebody did not answer in time. */
  | 'LAPSED'
  /** It waits for answers. */
  | 'OPEN'
  | 'WITHDRAWN';

export type MatchReaction =
  | 'ACE'
  | 'CLAP'
  | 'FIRE'
  | 'HEART'
  | 'WOW';

/** A result and how far it is agreed. */
export type MatchResult = {
  readonly comment: Maybe<Scalars['String']['output']>;
  readonly confirmedAt: Maybe<Scalars['DateTime']['output']>;
  /** True when nobody answered in three days. */
  readonly confirmedByItself: Scalars['Boolean']['output'];
  /** When it is confirmed by itself (RES-03). */
  readonly confirmsItselfAt: Maybe<Scalars['DateTime']['output']>;
  /** Who of support put it in the place of a confirmed one; enteredBy is the platform then. */
  readonly correctedBy: Maybe<User>;
  /** Why they did. */
  readonly correctionReason: Maybe<Scalars['String']['output']>;
  /** What the other side said when disputing. */
  readonly disputeNote: Maybe<Scalars['String']['output']>;
  /** How often it was disputed: 0, 1 or 2 (RES-04). */
  readonly disputes: Scalars['Int']['output'];
  readonly enteredAt: Scalars['DateTime']['output'];
  readonly enteredBy: User;
  readonly outcome: ResultOutcome;
  readonly sets: ReadonlyArray<SetScore>;
  /** Counts the results entered in this match, from 1. Who confirms or disputes names the one they saw. */
  readonly version: Scalars['Int']['output'];
  /** Null for a draw. */
  readonly winner: Maybe<Side>;
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

export type MatchStateCount = {
  readonly count: Scalars['Int']['output'];
  readonly state: MatchState;
};

export type MatchVisibility =
  | 'PRIVATE'
  | 'PUBLIC';

/** Who waits for a place of a full match, counted: a place that is freed goes to the first who can play (BYD-04). */
export type MatchWaitingList = {
  readonly count: Scalars['Int']['output'];
  /** Until when freed places go to the waiting list; null while the match has no time. */
  readonly fillsUntil: Maybe<Scalars['DateTime']['output']>;
  /** The signed-in player's turn, from 1; null for who does not wait. */
  readonly myPosition: Maybe<Scalars['Int']['output']>;
  /** Why the signed-in player, who waits, would not get a place that is freed now; null when nothing stands in the way. */
  readonly passedOver: Maybe<MatchErrorCode>;
};

/** Matches of one week. */
export type MatchWeek = {
  /** People who took part in one of them. */
  readonly activePlayers: Scalars['Int']['output'];
  /** Results that began to count in this week. */
  readonly confirmed: Scalars['Int']['output'];
  /** Matches of this week that were played, with or without a result yet. */
  readonly played: Scalars['Int']['output'];
  /** Its Monday. */
  readonly week: Scalars['Date']['output'];
};

/** Filters of the list of matches (FLT-03). */
export type MatchesFilter = {
  /** Only matches of this court. */
  readonly courtId?: InputMaybe<Scalars['ID']['input']>;
  /** First day of play, in each match's own time zone. */
  readonly dayFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Last day of play, in each match's own time zone. */
  readonly dayTo?: InputMaybe<Scalars['Date']['input']>;
  /** Only those that the signed-in player could join now, by the level in the sport and format of each; needs a session. */
  readonly joinable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Matches open to this level; one more of the levels. */
  readonly level?: InputMaybe<Scalars['Float']['input']>;
  /** Matches open to any of these levels. */
  readonly levels?: InputMaybe<ReadonlyArray<Scalars['Float']['input']>>;
  /** Free places: any of these numbers. */
  readonly missing?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly near?: InputMaybe<NearInput>;
  readonly numberPlayers?: InputMaybe<Scalars['Int']['input']>;
  /** Only confirmed and coming matches of this player; needs a session. */
  readonly playerId?: InputMaybe<Scalars['ID']['input']>;
  readonly sports?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly states?: InputMaybe<ReadonlyArray<MatchState>>;
  /** Matches that begin in any of these parts of the day, in their own time zone. */
  readonly timesOfDay?: InputMaybe<ReadonlyArray<TimeOfDay>>;
  /** Without those in which the signed-in player plays or was invited. */
  readonly withoutMine?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MatchesOrder =
  | 'DATE'
  | 'DISTANCE';

export type MisconductCategory =
  | 'CHEATING'
  | 'FALSE_PROFILE'
  | 'INSULTS'
  | 'OTHER'
  | 'VIOLENCE';

export type Mutation = {
  /** Leaves the tournament or league: this match is lost (REP-04). */
  readonly abandonCompetitionMatch: Maybe<AbandonCompetitionMatchPayload>;
  /** What support does about a case (ADM-03). It never decides a result. */
  readonly actOnCase: Maybe<ActOnCasePayload>;
  /** A guest accepts or declines, once, by the link alone (MAT-05). */
  readonly answerAsGuest: Maybe<GuestPayload>;
  /** Accepts or declines an invitation, once (MAT-20). */
  readonly answerInvitation: Maybe<AnswerInvitationPayload>;
  /** The side that is said to have stayed away confirms that, and loses by walkover, or rejects it (REP-01). */
  readonly answerNoShow: Maybe<AnswerNoShowPayload>;
  /** Accepts or declines proposed court, date and time; each answers once (MAT-23). */
  readonly answerProposal: Maybe<AnswerProposalPayload>;
  /** Cancels the match for everyone, before a result (MAT-13). */
  readonly cancelMatch: Maybe<CancelMatchPayload>;
  /** Changes visibility, level limits or message before the match is complete (MAT-13). */
  readonly changeMatchOptions: Maybe<ChangeMatchOptionsPayload>;
  /** Ends a poll with one of its times, which is proposed to those who have not said yes to it, as by organiseMatch. */
  readonly choosePollTime: Maybe<ChoosePollTimePayload>;
  /** Ends a poll without a time. */
  readonly closePoll: Maybe<ClosePollPayload>;
  /** The other side says that the result is right (RES-03). */
  readonly confirmResult: Maybe<ConfirmResultPayload>;
  /** Puts another result in the place of a confirmed one: levels, statistics, points and competitions follow. The same again is success. */
  readonly correctResult: Maybe<CorrectResultPayload>;
  /** Makes an address at which calendar programs read my matches, or renews it: the former one ends (BYD-05). */
  readonly createCalendarFeed: Maybe<CreateCalendarFeedPayload>;
  /** Creates a match from the wizard's draft (MAT-01 to MAT-04). The same requestId creates one match. */
  readonly createMatch: Maybe<CreateMatchPayload>;
  /** The other side says that the result is wrong (RES-04). */
  readonly disputeResult: Maybe<DisputeResultPayload>;
  /** Moves players between the sides, when the teams are complete and before a result (MAT-24). */
  readonly editTeams: Maybe<EditTeamsPayload>;
  /** Enters the result (RES-01 to RES-03). */
  readonly enterResult: Maybe<EnterResultPayload>;
  /** Evaluates opponents once a result is entered, for those who neither entered nor confirmed it (RES-06). */
  readonly evaluateOpponents: Maybe<EvaluateOpponentsPayload>;
  /** Takes three more days for a match of a competition before its time is up, twice at most; either side (REP-03). */
  readonly extendPlayPeriod: Maybe<ExtendPlayPeriodPayload>;
  /** Watches the match from the audience; who plays in it does not (MAT-22). */
  readonly followMatch: Maybe<FollowMatchPayload>;
  /** Invites a person without an account, by mail or SMS (MAT-05). Does not reveal whether the address has opted out. */
  readonly inviteGuest: Maybe<InviteGuestPayload>;
  /** Invites players (MAT-20). */
  readonly invitePlayers: Maybe<InvitePlayersPayload>;
  /** Takes a free place (MAT-10). */
  readonly joinMatch: Maybe<JoinMatchPayload>;
  /** Waits for the next place that is freed in a full match, and takes it in turn (BYD-04). */
  readonly joinWaitingList: Maybe<JoinWaitingListPayload>;
  /** The guest has an account now: the place becomes the signed-in player's (MAT-05). */
  readonly keepGuestMatch: Maybe<KeepGuestMatchPayload>;
  /** A guest gives the place back, up to 2 hours before the start (MAT-05, MAT-11). */
  readonly leaveAsGuest: Maybe<GuestPayload>;
  /** Gives the place back, up to 2 hours before the start (MAT-11). */
  readonly leaveMatch: Maybe<LeaveMatchPayload>;
  /** Waits no longer. */
  readonly leaveWaitingList: Maybe<LeaveWaitingListPayload>;
  /** Starts a poll of two to eight times among players and invitees, while the match has no time (BYD-04). */
  readonly openPoll: Maybe<OpenPollPayload>;
  /** Proposes court, date and time to the others in the match; with everybody's yes they are set. Whoever is alone in it sets them (MAT-09, MAT-23). */
  readonly organiseMatch: Maybe<OrganiseMatchPayload>;
  /** Reacts from the audience; a reaction can be changed after 5 minutes (MAT-22). */
  readonly reactToMatch: Maybe<ReactToMatchPayload>;
  /** Keeps in mind an upload whose files are about to be stored, and answers its id. Asked by the gateway for POST /uploads/match. */
  readonly registerMatchPhoto: Maybe<Scalars['ID']['output']>;
  /** Removes the photo: who added it, or the organiser (MAT-17). */
  readonly removeMatchPhoto: Maybe<RemoveMatchPhotoPayload>;
  /** Removes a player, when the teams are complete and before a result (MAT-12). */
  readonly removePlayer: Maybe<RemovePlayerPayload>;
  /** Clears court, date and time and starts organising again (MAT-08). */
  readonly reorganiseMatch: Maybe<ReorganiseMatchPayload>;
  /** Reports the photo to support: everybody with an account who sees it (MAT-17). The same again is success. */
  readonly reportMatchPhoto: Maybe<ReportMatchPhotoPayload>;
  /** Reports another participant to support, from the start of the match until 30 days after it; once for each (REP-02). */
  readonly reportMisconduct: Maybe<ReportMisconductPayload>;
  /** Says that the other side did not come, from the start until a result is entered; once for each side (REP-01). */
  readonly reportNoShow: Maybe<ReportNoShowPayload>;
  /** Ends the address of my calendar. */
  readonly revokeCalendarFeed: Maybe<RevokeCalendarFeedPayload>;
  /** Adds the photo of the match, or puts another one in its place: who plays, from the start on (MAT-17). */
  readonly setMatchPhoto: Maybe<SetMatchPhotoPayload>;
  /** Stops all messages to the guest's address, from any organiser (MAT-05). */
  readonly stopGuestMessages: Maybe<GuestPayload>;
  /** Leaves the audience. */
  readonly unfollowMatch: Maybe<UnfollowMatchPayload>;
  /** Answers times of a poll; answers can be changed until the voting ends. */
  readonly voteInPoll: Maybe<VoteInPollPayload>;
  /** The organiser withdraws the invitation of a guest who has not answered; idempotent (MAT-05). */
  readonly withdrawInvitation: Maybe<WithdrawInvitationPayload>;
  /** Takes back what one has proposed, as long as it waits for answers. */
  readonly withdrawProposal: Maybe<WithdrawProposalPayload>;
};


export type MutationAbandonCompetitionMatchArgs = {
  input: MatchIdInput;
};


export type MutationActOnCaseArgs = {
  input: ActOnCaseInput;
};


export type MutationAnswerAsGuestArgs = {
  input: AnswerAsGuestInput;
};


export type MutationAnswerInvitationArgs = {
  input: AnswerInvitationInput;
};


export type MutationAnswerNoShowArgs = {
  input: AnswerNoShowInput;
};


export type MutationAnswerProposalArgs = {
  input: AnswerProposalInput;
};


export type MutationCancelMatchArgs = {
  input: MatchIdInput;
};


export type MutationChangeMatchOptionsArgs = {
  input: ChangeMatchOptionsInput;
};


export type MutationChoosePollTimeArgs = {
  input: ChoosePollTimeInput;
};


export type MutationClosePollArgs = {
  input: ClosePollInput;
};


export type MutationConfirmResultArgs = {
  input: ConfirmResultInput;
};


export type MutationCorrectResultArgs = {
  input: CorrectResultInput;
};


export type MutationCreateCalendarFeedArgs = {
  input: CreateCalendarFeedInput;
};


export type MutationCreateMatchArgs = {
  input: CreateMatchInput;
};


export type MutationDisputeResultArgs = {
  input: DisputeResultInput;
};


export type MutationEditTeamsArgs = {
  input: EditTeamsInput;
};


export type MutationEnterResultArgs = {
  input: EnterResultInput;
};


export type MutationEvaluateOpponentsArgs = {
  input: EvaluateOpponentsInput;
};


export type MutationExtendPlayPeriodArgs = {
  input: ExtendPlayPeriodInput;
};


export type MutationFollowMatchArgs = {
  input: MatchIdInput;
};


export type MutationInviteGuestArgs = {
  input: InviteGuestInput;
};


export type MutationInvitePlayersArgs = {
  input: InvitePlayersInput;
};


export type MutationJoinMatchArgs = {
  input: JoinMatchInput;
};


export type MutationJoinWaitingListArgs = {
  input: MatchIdInput;
};


export type MutationKeepGuestMatchArgs = {
  input: GuestLinkInput;
};


export type MutationLeaveAsGuestArgs = {
  input: GuestLinkInput;
};


export type MutationLeaveMatchArgs = {
  input: MatchIdInput;
};


export type MutationLeaveWaitingListArgs = {
  input: MatchIdInput;
};


export type MutationOpenPollArgs = {
  input: OpenPollInput;
};


export type MutationOrganiseMatchArgs = {
  input: OrganiseMatchInput;
};


export type MutationReactToMatchArgs = {
  input: ReactToMatchInput;
};


export type MutationRegisterMatchPhotoArgs = {
  key: Scalars['String']['input'];
  ownerId: Scalars['ID']['input'];
};


export type MutationRemoveMatchPhotoArgs = {
  input: RemoveMatchPhotoInput;
};


export type MutationRemovePlayerArgs = {
  input: RemovePlayerInput;
};


export type MutationReorganiseMatchArgs = {
  input: MatchIdInput;
};


export type MutationReportMatchPhotoArgs = {
  input: ReportMatchPhotoInput;
};


export type MutationReportMisconductArgs = {
  input: ReportMisconductInput;
};


export type MutationReportNoShowArgs = {
  input: MatchIdInput;
};


export type MutationSetMatchPhotoArgs = {
  input: SetMatchPhotoInput;
};


export type MutationStopGuestMessagesArgs = {
  input: GuestLinkInput;
};


export type MutationUnfollowMatchArgs = {
  input: MatchIdInput;
};


export type MutationVoteInPollArgs = {
  input: VoteInPollInput;
};


export type MutationWithdrawInvitationArgs = {
  input: WithdrawInvitationInput;
};


export type MutationWithdrawProposalArgs = {
  input: WithdrawProposalInput;
};

export type MyMatches =
  /** Full ones in which the player waits for a place (BYD-04). */
  | 'ON_WAITING_LIST'
  | 'PAST'
  | 'UPCOMING'
  | 'WAITING';

/** A point and a radius. */
export type NearInput = {
  /** Radius in km, 1 to 500. */
  readonly km?: InputMaybe<Scalars['Int']['input']>;
  readonly lat: Scalars['Float']['input'];
  readonly lng: Scalars['Float']['input'];
};

/** A time that suits all but one player. */
export type NearMiss = {
  /** When that player could begin on the same day. */
  readonly couldAt: Scalars['Time']['output'];
  /** Who has no time then. */
  readonly missing: User;
  readonly proposal: TimeProposal;
};

/** Somebody without an account, as a new match invites them; refusals name them `guests.0.email`. */
export type NewGuestInput = {
  /** Goes before the phone number. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Of the messages: it, en, es or fr; that of who invites when left out. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  readonly name: Scalars['String']['input'];
  /** With the prefix of the country: +39 333 1234567. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly side: Side;
};

/** A side says that the other one did not come (REP-01). */
export type NoShowReport = {
  /** Who of the other side had accepted court and time, and when (MAT-23). */
  readonly agreements: ReadonlyArray<MatchAgreement>;
  /** When it counts by itself; null once it was answered. */
  readonly countsAt: Maybe<Scalars['DateTime']['output']>;
  readonly reportedAt: Scalars['DateTime']['output'];
  readonly reportedBy: User;
  readonly state: NoShowState;
};

export type NoShowState =
  /** They did not come: the match is a walkover. */
  | 'CONFIRMED'
  /** They were there: the result is to be entered. */
  | 'REJECTED'
  /** The other side has not answered. */
  | 'REPORTED';

export type OpenPollInput = {
  /** At most 14 days ahead; in 48 hours when left out. */
  readonly closesAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly matchId: Scalars['ID']['input'];
  /** Two to eight. */
  readonly times: ReadonlyArray<PollTimeInput>;
};

export type OpenPollPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type OrganiseMatchInput = {
  readonly booked?: InputMaybe<Scalars['Boolean']['input']>;
  readonly courtId: Scalars['ID']['input'];
  readonly datePlay: Scalars['Date']['input'];
  readonly matchId: Scalars['ID']['input'];
  readonly minutesPlay: Scalars['Int']['input'];
  /** The proposal of somebody else that is open, if this one answers it: one that nobody has seen is not passed over. */
  readonly proposalId?: InputMaybe<Scalars['ID']['input']>;
  readonly timePlay: Scalars['Time']['input'];
};

export type OrganiseMatchPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** Where a page of a connection begins and ends. */
export type PageInfo = {
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** What is wrong with a photo. */
export type PhotoReason =
  | 'NOT_THIS_MATCH'
  | 'OFFENSIVE'
  /** With a text that says more. */
  | 'OTHER'
  /** Somebody in it does not want to be. */
  | 'PRIVACY';

/** The state of an invited player (MAT-20). */
export type PlaceBadge =
  | 'ACCEPTED'
  /** Invited, not yet answered. */
  | 'AWAY'
  /** Declined. */
  | 'REFUTED';

export type PollAction =
  | 'CHOOSE'
  | 'CLOSE'
  | 'VOTE';

export type PollAnswer =
  | 'IF_NEED_BE'
  | 'NO'
  | 'YES';

export type PollState =
  /** Nobody votes any more; the organiser chooses. */
  | 'CLOSED'
  /** A time was chosen, the poll was ended, or the match got a time otherwise. */
  | 'ENDED'
  /** One votes. */
  | 'OPEN';

/** A time that is proposed. */
export type PollTime = {
  /** Null: still to be chosen. */
  readonly court: Maybe<Court>;
  readonly datePlay: Scalars['Date']['output'];
  readonly id: Scalars['ID']['output'];
  readonly minutesPlay: Scalars['Int']['output'];
  readonly startsAt: Scalars['DateTime']['output'];
  readonly timePlay: Scalars['Time']['output'];
  /** IANA name. */
  readonly timeZone: Scalars['String']['output'];
  readonly votes: ReadonlyArray<PollVote>;
};

export type PollTimeInput = {
  readonly courtId?: InputMaybe<Scalars['ID']['input']>;
  readonly datePlay: Scalars['Date']['input'];
  /** 60, 90 or 120. */
  readonly minutesPlay: Scalars['Int']['input'];
  readonly timePlay: Scalars['Time']['input'];
};

export type PollVote = {
  readonly answer: PollAnswer;
  readonly user: User;
};

export type PollVoteInput = {
  readonly answer: PollAnswer;
  readonly timeId: Scalars['ID']['input'];
};

/** Inside of the days in which the match is to be played. */
export type ProposedTimes = {
  /** Why there is none; null where there are some. */
  readonly lacking: Maybe<LackingForTimes>;
  /** Three at most, the soonest first. */
  readonly times: ReadonlyArray<TimeProposal>;
};

export type Query = {
  /** Whose calendar has this token in its address; null for one that is not, or not any more. Asked by the gateway for /calendar. */
  readonly calendarOwner: Maybe<Scalars['ID']['output']>;
  /** One case; null when there is none. */
  readonly case: Maybe<Case>;
  /** Support's cases, newest first (ADM-03). */
  readonly cases: Maybe<CaseConnection>;
  /** Times at which the signed-in player and all of these could play, at the centre that suits them best; at most 20, the best first (BYD-04). */
  readonly findTimes: Maybe<FoundTimes>;
  /** Matches of the players I follow: what is to come, the soonest first, then what was played, the newest first (PLY-11). */
  readonly friendsMatches: Maybe<MatchConnection>;
  /** The match of a guest, for who follows the link of a mail or SMS; null for a link that is none (MAT-05). */
  readonly guestMatch: Maybe<GuestMatch>;
  /** One match; null when there is none or it is private and not for you (MAT-14). */
  readonly match: Maybe<Match>;
  /** How many matches there were, and how many people played, from one day to another, both included, in UTC (ADM-08). */
  readonly matchFigures: Maybe<MatchFigures>;
  /** Public matches by the filters of FLT-03 (MAT-15). */
  readonly matches: Maybe<MatchConnection>;
  /** What the signed-in player's calendar holds: matches of the last 90 days and ahead, deadlines, and what was called off in the last 30 days (BYD-05). */
  readonly myCalendar: Maybe<ReadonlyArray<CalendarEntry>>;
  /** The address of the signed-in player's calendar; null when there is none. */
  readonly myCalendarFeed: Maybe<CalendarFeed>;
  /** The signed-in player's matches (MAT-15). */
  readonly myMatches: Maybe<MatchConnection>;
  /** When the signed-in player may create a friendly match again; null: now (MAT-04). */
  readonly nextFriendlyAt: Maybe<Scalars['DateTime']['output']>;
  /** What waits for the signed-in player, most urgent first (PLY-12); at most so much, 100 when left out. */
  readonly waitingForMe: Maybe<ReadonlyArray<WaitingItem>>;
};


export type QueryCalendarOwnerArgs = {
  token: Scalars['String']['input'];
};


export type QueryCaseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CasesFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFindTimesArgs = {
  input: FindTimesInput;
};


export type QueryFriendsMatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  withoutMine?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryGuestMatchArgs = {
  token: Scalars['String']['input'];
};


export type QueryMatchArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMatchFiguresArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


export type QueryMatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MatchesFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<MatchesOrder>;
};


export type QueryMyMatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  when: MyMatches;
};


export type QueryWaitingForMeArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ReactToMatchInput = {
  readonly matchId: Scalars['ID']['input'];
  /** The name of a MatchReaction; any other is refused with REACTION_NOT_FOUND. */
  readonly reaction: Scalars['String']['input'];
};

export type ReactToMatchPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until it is allowed; only with TOO_SOON and TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type ReactionCount = {
  readonly count: Scalars['Int']['output'];
  readonly reaction: MatchReaction;
};

export type RemoveMatchPhotoInput = {
  readonly matchId: Scalars['ID']['input'];
  /** The photo that was seen; when it is gone already, this is success. */
  readonly photoId: Scalars['ID']['input'];
};

export type RemoveMatchPhotoPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type RemovePlayerInput = {
  readonly matchId: Scalars['ID']['input'];
  readonly playerId: Scalars['ID']['input'];
};

export type RemovePlayerPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type ReorganiseMatchPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type ReportMatchPhotoInput = {
  readonly matchId: Scalars['ID']['input'];
  readonly photoId: Scalars['ID']['input'];
  readonly reason: PhotoReason;
  /** At most 1,000 characters; needed with OTHER. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

export type ReportMatchPhotoPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type ReportMisconductInput = {
  readonly category: MisconductCategory;
  readonly matchId: Scalars['ID']['input'];
  /** The participant whom it is about. */
  readonly playerId: Scalars['ID']['input'];
  /** At most 1,000 characters. */
  readonly text: Scalars['String']['input'];
};

export type ReportMisconductPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type ReportNoShowPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** What support did, and when. */
export type ReportedPhoto = {
  /** Whether the match still shows it. */
  readonly isShown: Scalars['Boolean']['output'];
  readonly largeUrl: Maybe<Scalars['String']['output']>;
  readonly reason: PhotoReason;
  /** Null once it is gone, 90 days after it was removed. */
  readonly smallUrl: Maybe<Scalars['String']['output']>;
};

export type ResultOutcome =
  | 'COMPLETED'
  /** The losing side gave up during the match. */
  | 'RETIRED'
  /** Unfinished by time; counts as a draw or by sets won. */
  | 'TIME_EXPIRED'
  /** The losing side did not play. */
  | 'WALKOVER';

/** What may be entered as the result of a match (RES-02, RES-05, RES-07). */
export type ResultRules = {
  /** Whether it may end in a draw when time runs out. */
  readonly drawAllowed: Scalars['Boolean']['output'];
  /** Games that win a set, with two clear. */
  readonly games: Scalars['Int']['output'];
  /** How the match may end. */
  readonly outcomes: ReadonlyArray<ResultOutcome>;
  /** Sets that win the match. */
  readonly setsToWin: Scalars['Int']['output'];
  /** Whether the deciding set may be a super tie-break. */
  readonly superTieBreak: Scalars['Boolean']['output'];
  /** Games of each side at which a tie-break decides the set. */
  readonly tieBreakAt: Scalars['Int']['output'];
};

export type RevokeCalendarFeedPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly success: Scalars['Boolean']['output'];
};

export type SetMatchPhotoInput = {
  readonly matchId: Scalars['ID']['input'];
  /** What POST /uploads/match answered, to the same person, within a day. */
  readonly uploadId: Scalars['ID']['input'];
};

export type SetMatchPhotoPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** Games of one set; in a super tie-break its points. */
export type SetScore = {
  readonly a: Scalars['Int']['output'];
  readonly b: Scalars['Int']['output'];
  readonly superTieBreak: Scalars['Boolean']['output'];
  /** Points of the loser in the tie-break, where there was one and it is known. */
  readonly tieBreak: Maybe<Scalars['Int']['output']>;
};

export type SetScoreInput = {
  readonly a: Scalars['Int']['input'];
  readonly b: Scalars['Int']['input'];
  readonly superTieBreak?: InputMaybe<Scalars['Boolean']['input']>;
  readonly tieBreak?: InputMaybe<Scalars['Int']['input']>;
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
  /** The match after each change. Private matches only for those who may see them. */
  readonly matchUpdated: Maybe<Match>;
};


export type SubscriptionMatchUpdatedArgs = {
  id: Scalars['ID']['input'];
};

/** A part of the day. */
export type TimeOfDay =
  /** From 13:00, before 18:00. */
  | 'AFTERNOON'
  /** From 18:00. */
  | 'EVENING'
  /** Before 13:00. */
  | 'MORNING';

/** A time that all have, and why there. */
export type TimeProposal = {
  readonly court: Court;
  readonly datePlay: Scalars['Date']['output'];
  readonly endsAt: Scalars['DateTime']['output'];
  /** The longest distance of a player, rounded up; null while no positions are known. */
  readonly farthestKm: Maybe<Scalars['Int']['output']>;
  /** Those whose favourite the centre is. */
  readonly favouriteOf: ReadonlyArray<User>;
  readonly minutesPlay: Scalars['Int']['output'];
  readonly startsAt: Scalars['DateTime']['output'];
  readonly timePlay: Scalars['Time']['output'];
  /** IANA name. */
  readonly timeZone: Scalars['String']['output'];
  /** Those who entered no times and have to be asked. */
  readonly uncertain: ReadonlyArray<User>;
};

/** A tournament; the tournaments subgraph knows more. */
export type Tournament = {
  readonly id: Scalars['ID']['output'];
};

export type UnfollowMatchPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** A person with an account; other subgraphs know more. */
export type User = {
  readonly id: Scalars['ID']['output'];
};

export type VoteInPollInput = {
  readonly matchId: Scalars['ID']['input'];
  readonly pollId: Scalars['ID']['input'];
  readonly votes: ReadonlyArray<PollVoteInput>;
};

export type VoteInPollPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** Something that waits for an answer. */
export type WaitingItem = {
  readonly kind: WaitingKind;
  readonly match: Match;
  /** Until when; null without a deadline. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

export type WaitingKind =
  | 'ANSWER_NO_SHOW'
  /** Proposed court and time (MAT-23). */
  | 'ANSWER_PROPOSAL'
  | 'CONFIRM_RESULT'
  | 'ENTER_RESULT'
  | 'INVITATION'
  | 'ORGANISE'
  /** In the poll of times, in which one has not voted yet. */
  | 'VOTE';

export type WithdrawInvitationInput = {
  readonly guestId: Scalars['ID']['input'];
  readonly matchId: Scalars['ID']['input'];
};

export type WithdrawInvitationPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type WithdrawProposalInput = {
  readonly matchId: Scalars['ID']['input'];
  readonly proposalId: Scalars['ID']['input'];
};

export type WithdrawProposalPayload = {
  readonly errorCode: Maybe<MatchErrorCode>;
  readonly match: Maybe<Match>;
  /** Seconds until the limit allows it again; only with TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
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
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Match:
    ( { __typename: 'Match' }
    & GraphQLRecursivePick<FederationTypes['Match'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AbandonCompetitionMatchPayload: ResolverTypeWrapper<Omit<AbandonCompetitionMatchPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ActOnCaseInput: ActOnCaseInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ActOnCasePayload: ResolverTypeWrapper<Omit<ActOnCasePayload, 'case'> & { case?: Maybe<ResolversTypes['Case']> }>;
  AnswerAsGuestInput: AnswerAsGuestInput;
  AnswerInvitationInput: AnswerInvitationInput;
  AnswerInvitationPayload: ResolverTypeWrapper<Omit<AnswerInvitationPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  AnswerNoShowInput: AnswerNoShowInput;
  AnswerNoShowPayload: ResolverTypeWrapper<Omit<AnswerNoShowPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  AnswerProposalInput: AnswerProposalInput;
  AnswerProposalPayload: ResolverTypeWrapper<Omit<AnswerProposalPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  CalendarEntry: ResolverTypeWrapper<CalendarEntryModel>;
  CalendarEntryKind: CalendarEntryKind;
  CalendarEntryStatus: CalendarEntryStatus;
  CalendarFeed: ResolverTypeWrapper<CalendarFeed>;
  CancelMatchPayload: ResolverTypeWrapper<Omit<CancelMatchPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  Case: ResolverTypeWrapper<CaseModel>;
  CaseAction: CaseAction;
  CaseConnection: ResolverTypeWrapper<Omit<CaseConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CaseEdge']> }>;
  CaseEdge: ResolverTypeWrapper<Omit<CaseEdge, 'node'> & { node: ResolversTypes['Case'] }>;
  CaseEntry: ResolverTypeWrapper<CaseEntry>;
  CaseErrorCode: CaseErrorCode;
  CaseKind: CaseKind;
  CaseState: CaseState;
  CasesFilter: CasesFilter;
  ChangeMatchOptionsInput: ChangeMatchOptionsInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ChangeMatchOptionsPayload: ResolverTypeWrapper<Omit<ChangeMatchOptionsPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  ChoosePollTimeInput: ChoosePollTimeInput;
  ChoosePollTimePayload: ResolverTypeWrapper<Omit<ChoosePollTimePayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  ClosePollInput: ClosePollInput;
  ClosePollPayload: ResolverTypeWrapper<Omit<ClosePollPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  CompetitionKind: CompetitionKind;
  CompetitionStage: CompetitionStage;
  ConfirmResultInput: ConfirmResultInput;
  ConfirmResultPayload: ResolverTypeWrapper<Omit<ConfirmResultPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  CorrectResultInput: CorrectResultInput;
  CorrectResultPayload: ResolverTypeWrapper<Omit<CorrectResultPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  Court: ResolverTypeWrapper<Court>;
  CreateCalendarFeedInput: CreateCalendarFeedInput;
  CreateCalendarFeedPayload: ResolverTypeWrapper<CreateCalendarFeedPayload>;
  CreateMatchInput: CreateMatchInput;
  CreateMatchPayload: ResolverTypeWrapper<Omit<CreateMatchPayload, 'match' | 'overlapping'> & { match?: Maybe<ResolversTypes['Match']>, overlapping: ReadonlyArray<ResolversTypes['Match']> }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DisputeResultInput: DisputeResultInput;
  DisputeResultPayload: ResolverTypeWrapper<Omit<DisputeResultPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  EditTeamsInput: EditTeamsInput;
  EditTeamsPayload: ResolverTypeWrapper<Omit<EditTeamsPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  EnterResultInput: EnterResultInput;
  EnterResultPayload: ResolverTypeWrapper<Omit<EnterResultPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  EvaluateOpponentsInput: EvaluateOpponentsInput;
  EvaluateOpponentsPayload: ResolverTypeWrapper<Omit<EvaluateOpponentsPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  EvaluationInput: EvaluationInput;
  ExtendPlayPeriodInput: ExtendPlayPeriodInput;
  ExtendPlayPeriodPayload: ResolverTypeWrapper<Omit<ExtendPlayPeriodPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  FieldError: ResolverTypeWrapper<FieldError>;
  FindTimesInput: FindTimesInput;
  FollowMatchPayload: ResolverTypeWrapper<Omit<FollowMatchPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  FoundTimes: ResolverTypeWrapper<FoundTimes>;
  GameMode: GameMode;
  GuestLinkInput: GuestLinkInput;
  GuestMatch: ResolverTypeWrapper<Omit<GuestMatch, 'match'> & { match: ResolversTypes['Match'] }>;
  GuestPayload: ResolverTypeWrapper<Omit<GuestPayload, 'guestMatch'> & { guestMatch?: Maybe<ResolversTypes['GuestMatch']> }>;
  GuestStanding: GuestStanding;
  InvitationState: InvitationState;
  InviteGuestInput: InviteGuestInput;
  InviteGuestPayload: ResolverTypeWrapper<Omit<InviteGuestPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  InvitePlayersInput: InvitePlayersInput;
  InvitePlayersPayload: ResolverTypeWrapper<Omit<InvitePlayersPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  JoinMatchInput: JoinMatchInput;
  JoinMatchPayload: ResolverTypeWrapper<Omit<JoinMatchPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  JoinWaitingListPayload: ResolverTypeWrapper<Omit<JoinWaitingListPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  KeepGuestMatchPayload: ResolverTypeWrapper<Omit<KeepGuestMatchPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  LackingForTimes: LackingForTimes;
  LeaveMatchPayload: ResolverTypeWrapper<Omit<LeaveMatchPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  LeaveWaitingListPayload: ResolverTypeWrapper<Omit<LeaveWaitingListPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  Match: ResolverTypeWrapper<MatchModel>;
  MatchAction: MatchAction;
  MatchAgreement: ResolverTypeWrapper<MatchAgreementModel>;
  MatchAudience: ResolverTypeWrapper<MatchAudience>;
  MatchCompetition: ResolverTypeWrapper<MatchCompetition>;
  MatchConnection: ResolverTypeWrapper<MatchConnectionModel>;
  MatchEdge: ResolverTypeWrapper<Omit<MatchEdge, 'node'> & { node: ResolversTypes['Match'] }>;
  MatchErrorCode: MatchErrorCode;
  MatchFigures: ResolverTypeWrapper<MatchFigures>;
  MatchGuest: ResolverTypeWrapper<MatchGuest>;
  MatchIdInput: MatchIdInput;
  MatchInvitation: ResolverTypeWrapper<MatchInvitationModel>;
  MatchPhoto: ResolverTypeWrapper<MatchPhoto>;
  MatchPlace: ResolverTypeWrapper<MatchPlaceModel>;
  MatchPoll: ResolverTypeWrapper<MatchPollModel>;
  MatchProposal: ResolverTypeWrapper<MatchProposalModel>;
  MatchProposalState: MatchProposalState;
  MatchReaction: MatchReaction;
  MatchResult: ResolverTypeWrapper<MatchResult>;
  MatchState: MatchState;
  MatchStateCount: ResolverTypeWrapper<MatchStateCount>;
  MatchVisibility: MatchVisibility;
  MatchWaitingList: ResolverTypeWrapper<MatchWaitingList>;
  MatchWeek: ResolverTypeWrapper<MatchWeek>;
  MatchesFilter: MatchesFilter;
  MatchesOrder: MatchesOrder;
  MisconductCategory: MisconductCategory;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyMatches: MyMatches;
  NearInput: NearInput;
  NearMiss: ResolverTypeWrapper<NearMiss>;
  NewGuestInput: NewGuestInput;
  NoShowReport: ResolverTypeWrapper<NoShowReportModel>;
  NoShowState: NoShowState;
  OpenPollInput: OpenPollInput;
  OpenPollPayload: ResolverTypeWrapper<Omit<OpenPollPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  OrganiseMatchInput: OrganiseMatchInput;
  OrganiseMatchPayload: ResolverTypeWrapper<Omit<OrganiseMatchPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PhotoReason: PhotoReason;
  PlaceBadge: PlaceBadge;
  PollAction: PollAction;
  PollAnswer: PollAnswer;
  PollState: PollState;
  PollTime: ResolverTypeWrapper<PollTime>;
  PollTimeInput: PollTimeInput;
  PollVote: ResolverTypeWrapper<PollVote>;
  PollVoteInput: PollVoteInput;
  ProposedTimes: ResolverTypeWrapper<ProposedTimes>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReactToMatchInput: ReactToMatchInput;
  ReactToMatchPayload: ResolverTypeWrapper<Omit<ReactToMatchPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  ReactionCount: ResolverTypeWrapper<ReactionCount>;
  RemoveMatchPhotoInput: RemoveMatchPhotoInput;
  RemoveMatchPhotoPayload: ResolverTypeWrapper<Omit<RemoveMatchPhotoPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  RemovePlayerInput: RemovePlayerInput;
  RemovePlayerPayload: ResolverTypeWrapper<Omit<RemovePlayerPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  ReorganiseMatchPayload: ResolverTypeWrapper<Omit<ReorganiseMatchPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  ReportMatchPhotoInput: ReportMatchPhotoInput;
  ReportMatchPhotoPayload: ResolverTypeWrapper<Omit<ReportMatchPhotoPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  ReportMisconductInput: ReportMisconductInput;
  ReportMisconductPayload: ResolverTypeWrapper<ReportMisconductPayload>;
  ReportNoShowPayload: ResolverTypeWrapper<Omit<ReportNoShowPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  ReportedPhoto: ResolverTypeWrapper<ReportedPhoto>;
  ResultOutcome: ResultOutcome;
  ResultRules: ResolverTypeWrapper<ResultRules>;
  RevokeCalendarFeedPayload: ResolverTypeWrapper<RevokeCalendarFeedPayload>;
  SetMatchPhotoInput: SetMatchPhotoInput;
  SetMatchPhotoPayload: ResolverTypeWrapper<Omit<SetMatchPhotoPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  SetScore: ResolverTypeWrapper<SetScore>;
  SetScoreInput: SetScoreInput;
  Side: Side;
  Sport: ResolverTypeWrapper<SportModel>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Time: ResolverTypeWrapper<Scalars['Time']['output']>;
  TimeOfDay: TimeOfDay;
  TimeProposal: ResolverTypeWrapper<TimeProposal>;
  Tournament: ResolverTypeWrapper<Tournament>;
  UnfollowMatchPayload: ResolverTypeWrapper<Omit<UnfollowMatchPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  User: ResolverTypeWrapper<User>;
  VoteInPollInput: VoteInPollInput;
  VoteInPollPayload: ResolverTypeWrapper<Omit<VoteInPollPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  WaitingItem: ResolverTypeWrapper<Omit<WaitingItem, 'match'> & { match: ResolversTypes['Match'] }>;
  WaitingKind: WaitingKind;
  WithdrawInvitationInput: WithdrawInvitationInput;
  WithdrawInvitationPayload: ResolverTypeWrapper<Omit<WithdrawInvitationPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  WithdrawProposalInput: WithdrawProposalInput;
  WithdrawProposalPayload: ResolverTypeWrapper<Omit<WithdrawProposalPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AbandonCompetitionMatchPayload: Omit<AbandonCompetitionMatchPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  ActOnCaseInput: ActOnCaseInput;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  ActOnCasePayload: Omit<ActOnCasePayload, 'case'> & { case?: Maybe<ResolversParentTypes['Case']> };
  AnswerAsGuestInput: AnswerAsGuestInput;
  AnswerInvitationInput: AnswerInvitationInput;
  AnswerInvitationPayload: Omit<AnswerInvitationPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  AnswerNoShowInput: AnswerNoShowInput;
  AnswerNoShowPayload: Omit<AnswerNoShowPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  AnswerProposalInput: AnswerProposalInput;
  AnswerProposalPayload: Omit<AnswerProposalPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  CalendarEntry: CalendarEntryModel;
  CalendarFeed: CalendarFeed;
  CancelMatchPayload: Omit<CancelMatchPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  Case: CaseModel;
  CaseConnection: Omit<CaseConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CaseEdge']> };
  CaseEdge: Omit<CaseEdge, 'node'> & { node: ResolversParentTypes['Case'] };
  CaseEntry: CaseEntry;
  CasesFilter: CasesFilter;
  ChangeMatchOptionsInput: ChangeMatchOptionsInput;
  Float: Scalars['Float']['output'];
  ChangeMatchOptionsPayload: Omit<ChangeMatchOptionsPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  ChoosePollTimeInput: ChoosePollTimeInput;
  ChoosePollTimePayload: Omit<ChoosePollTimePayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  ClosePollInput: ClosePollInput;
  ClosePollPayload: Omit<ClosePollPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  ConfirmResultInput: ConfirmResultInput;
  ConfirmResultPayload: Omit<ConfirmResultPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  CorrectResultInput: CorrectResultInput;
  CorrectResultPayload: Omit<CorrectResultPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  Court: Court;
  CreateCalendarFeedInput: CreateCalendarFeedInput;
  CreateCalendarFeedPayload: CreateCalendarFeedPayload;
  CreateMatchInput: CreateMatchInput;
  CreateMatchPayload: Omit<CreateMatchPayload, 'match' | 'overlapping'> & { match?: Maybe<ResolversParentTypes['Match']>, overlapping: ReadonlyArray<ResolversParentTypes['Match']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DisputeResultInput: DisputeResultInput;
  DisputeResultPayload: Omit<DisputeResultPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  EditTeamsInput: EditTeamsInput;
  EditTeamsPayload: Omit<EditTeamsPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  EnterResultInput: EnterResultInput;
  EnterResultPayload: Omit<EnterResultPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  EvaluateOpponentsInput: EvaluateOpponentsInput;
  EvaluateOpponentsPayload: Omit<EvaluateOpponentsPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  EvaluationInput: EvaluationInput;
  ExtendPlayPeriodInput: ExtendPlayPeriodInput;
  ExtendPlayPeriodPayload: Omit<ExtendPlayPeriodPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  FieldError: FieldError;
  FindTimesInput: FindTimesInput;
  FollowMatchPayload: Omit<FollowMatchPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  FoundTimes: FoundTimes;
  GuestLinkInput: GuestLinkInput;
  GuestMatch: Omit<GuestMatch, 'match'> & { match: ResolversParentTypes['Match'] };
  GuestPayload: Omit<GuestPayload, 'guestMatch'> & { guestMatch?: Maybe<ResolversParentTypes['GuestMatch']> };
  InviteGuestInput: InviteGuestInput;
  InviteGuestPayload: Omit<InviteGuestPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  InvitePlayersInput: InvitePlayersInput;
  InvitePlayersPayload: Omit<InvitePlayersPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  JoinMatchInput: JoinMatchInput;
  JoinMatchPayload: Omit<JoinMatchPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  JoinWaitingListPayload: Omit<JoinWaitingListPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  KeepGuestMatchPayload: Omit<KeepGuestMatchPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  LeaveMatchPayload: Omit<LeaveMatchPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  LeaveWaitingListPayload: Omit<LeaveWaitingListPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  Match: MatchModel;
  MatchAgreement: MatchAgreementModel;
  MatchAudience: MatchAudience;
  MatchCompetition: MatchCompetition;
  MatchConnection: MatchConnectionModel;
  MatchEdge: Omit<MatchEdge, 'node'> & { node: ResolversParentTypes['Match'] };
  MatchFigures: MatchFigures;
  MatchGuest: MatchGuest;
  MatchIdInput: MatchIdInput;
  MatchInvitation: MatchInvitationModel;
  MatchPhoto: MatchPhoto;
  MatchPlace: MatchPlaceModel;
  MatchPoll: MatchPollModel;
  MatchProposal: MatchProposalModel;
  MatchResult: MatchResult;
  MatchStateCount: MatchStateCount;
  MatchWaitingList: MatchWaitingList;
  MatchWeek: MatchWeek;
  MatchesFilter: MatchesFilter;
  Mutation: Record<PropertyKey, never>;
  NearInput: NearInput;
  NearMiss: NearMiss;
  NewGuestInput: NewGuestInput;
  NoShowReport: NoShowReportModel;
  OpenPollInput: OpenPollInput;
  OpenPollPayload: Omit<OpenPollPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  OrganiseMatchInput: OrganiseMatchInput;
  OrganiseMatchPayload: Omit<OrganiseMatchPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  PageInfo: PageInfo;
  PollTime: PollTime;
  PollTimeInput: PollTimeInput;
  PollVote: PollVote;
  PollVoteInput: PollVoteInput;
  ProposedTimes: ProposedTimes;
  Query: Record<PropertyKey, never>;
  ReactToMatchInput: ReactToMatchInput;
  ReactToMatchPayload: Omit<ReactToMatchPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  ReactionCount: ReactionCount;
  RemoveMatchPhotoInput: RemoveMatchPhotoInput;
  RemoveMatchPhotoPayload: Omit<RemoveMatchPhotoPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  RemovePlayerInput: RemovePlayerInput;
  RemovePlayerPayload: Omit<RemovePlayerPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  ReorganiseMatchPayload: Omit<ReorganiseMatchPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  ReportMatchPhotoInput: ReportMatchPhotoInput;
  ReportMatchPhotoPayload: Omit<ReportMatchPhotoPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  ReportMisconductInput: ReportMisconductInput;
  ReportMisconductPayload: ReportMisconductPayload;
  ReportNoShowPayload: Omit<ReportNoShowPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  ReportedPhoto: ReportedPhoto;
  ResultRules: ResultRules;
  RevokeCalendarFeedPayload: RevokeCalendarFeedPayload;
  SetMatchPhotoInput: SetMatchPhotoInput;
  SetMatchPhotoPayload: Omit<SetMatchPhotoPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  SetScore: SetScore;
  SetScoreInput: SetScoreInput;
  Sport: SportModel;
  Subscription: Record<PropertyKey, never>;
  Time: Scalars['Time']['output'];
  TimeProposal: TimeProposal;
  Tournament: Tournament;
  UnfollowMatchPayload: Omit<UnfollowMatchPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  User: User;
  VoteInPollInput: VoteInPollInput;
  VoteInPollPayload: Omit<VoteInPollPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  WaitingItem: Omit<WaitingItem, 'match'> & { match: ResolversParentTypes['Match'] };
  WithdrawInvitationInput: WithdrawInvitationInput;
  WithdrawInvitationPayload: Omit<WithdrawInvitationPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  WithdrawProposalInput: WithdrawProposalInput;
  WithdrawProposalPayload: Omit<WithdrawProposalPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
};

export type AbandonCompetitionMatchPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AbandonCompetitionMatchPayload'] = ResolversParentTypes['AbandonCompetitionMatchPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ActOnCasePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ActOnCasePayload'] = ResolversParentTypes['ActOnCasePayload']> = {
  case?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['CaseErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AnswerInvitationPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AnswerInvitationPayload'] = ResolversParentTypes['AnswerInvitationPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AnswerNoShowPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AnswerNoShowPayload'] = ResolversParentTypes['AnswerNoShowPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AnswerProposalPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AnswerProposalPayload'] = ResolversParentTypes['AnswerProposalPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CalendarEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CalendarEntry'] = ResolversParentTypes['CalendarEntry']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CalendarEntryKind'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CalendarEntryStatus'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CalendarFeedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CalendarFeed'] = ResolversParentTypes['CalendarFeed']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CancelMatchPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CancelMatchPayload'] = ResolversParentTypes['CancelMatchPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CaseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Case'] = ResolversParentTypes['Case']> = {
  accused?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['MisconductCategory']>, ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['CaseEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CaseKind'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  others?: Resolver<ReadonlyArray<ResolversTypes['Case']>, ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['ReportedPhoto']>, ParentType, ContextType>;
  reporter?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CaseState'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CaseConnection'] = ResolversParentTypes['CaseConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CaseEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CaseEdge'] = ResolversParentTypes['CaseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Case'], ParentType, ContextType>;
};

export type CaseEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CaseEntry'] = ResolversParentTypes['CaseEntry']> = {
  action?: Resolver<ResolversTypes['CaseAction'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChangeMatchOptionsPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeMatchOptionsPayload'] = ResolversParentTypes['ChangeMatchOptionsPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChoosePollTimePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChoosePollTimePayload'] = ResolversParentTypes['ChoosePollTimePayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClosePollPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ClosePollPayload'] = ResolversParentTypes['ClosePollPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConfirmResultPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConfirmResultPayload'] = ResolversParentTypes['ConfirmResultPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CorrectResultPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CorrectResultPayload'] = ResolversParentTypes['CorrectResultPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  setIndex?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CourtResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Court'] = ResolversParentTypes['Court']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CreateCalendarFeedPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateCalendarFeedPayload'] = ResolversParentTypes['CreateCalendarFeedPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  feed?: Resolver<Maybe<ResolversTypes['CalendarFeed']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreateMatchPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateMatchPayload'] = ResolversParentTypes['CreateMatchPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  overlapping?: Resolver<ReadonlyArray<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DisputeResultPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DisputeResultPayload'] = ResolversParentTypes['DisputeResultPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EditTeamsPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EditTeamsPayload'] = ResolversParentTypes['EditTeamsPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EnterResultPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EnterResultPayload'] = ResolversParentTypes['EnterResultPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  setIndex?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EvaluateOpponentsPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EvaluateOpponentsPayload'] = ResolversParentTypes['EvaluateOpponentsPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExtendPlayPeriodPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExtendPlayPeriodPayload'] = ResolversParentTypes['ExtendPlayPeriodPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FollowMatchPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FollowMatchPayload'] = ResolversParentTypes['FollowMatchPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FoundTimesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FoundTimes'] = ResolversParentTypes['FoundTimes']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  levelGap?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nearMisses?: Resolver<ReadonlyArray<ResolversTypes['NearMiss']>, ParentType, ContextType>;
  proposals?: Resolver<ReadonlyArray<ResolversTypes['TimeProposal']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GuestMatchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GuestMatch'] = ResolversParentTypes['GuestMatch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  mayAccept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayDecline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayLeave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['Side'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['GuestStanding'], ParentType, ContextType>;
  wantsMessages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GuestPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GuestPayload'] = ResolversParentTypes['GuestPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  guestMatch?: Resolver<Maybe<ResolversTypes['GuestMatch']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InviteGuestPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InviteGuestPayload'] = ResolversParentTypes['InviteGuestPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvitePlayersPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InvitePlayersPayload'] = ResolversParentTypes['InvitePlayersPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type JoinMatchPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['JoinMatchPayload'] = ResolversParentTypes['JoinMatchPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type JoinWaitingListPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['JoinWaitingListPayload'] = ResolversParentTypes['JoinWaitingListPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type KeepGuestMatchPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['KeepGuestMatchPayload'] = ResolversParentTypes['KeepGuestMatchPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LeaveMatchPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeaveMatchPayload'] = ResolversParentTypes['LeaveMatchPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LeaveWaitingListPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeaveWaitingListPayload'] = ResolversParentTypes['LeaveWaitingListPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MatchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match'], FederationReferenceType extends FederationReferenceTypes['Match'] = FederationReferenceTypes['Match']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Match']> | FederationReferenceType, FederationReferenceType, ContextType>;
  audience?: Resolver<Maybe<ResolversTypes['MatchAudience']>, ParentType, ContextType>;
  booked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  calendarEntry?: Resolver<Maybe<ResolversTypes['CalendarEntry']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  competition?: Resolver<Maybe<ResolversTypes['MatchCompetition']>, ParentType, ContextType>;
  court?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType>;
  courts?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  datePlay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  earlierVersions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MatchResult']>>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiry?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gameMode?: Resolver<Maybe<ResolversTypes['GameMode']>, ParentType, ContextType>;
  guests?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MatchGuest']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MatchInvitation']>>, ParentType, ContextType>;
  isFriendly?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  joinRefusal?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  levelMax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  levelMin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mayAddPhoto?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mayOpenPoll?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mayReportMisconduct?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minutesPlay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  myActions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MatchAction']>>, ParentType, ContextType>;
  mySide?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
  noShow?: Resolver<Maybe<ResolversTypes['NoShowReport']>, ParentType, ContextType>;
  numberPlayers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  organiser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['MatchPhoto']>, ParentType, ContextType>;
  poll?: Resolver<Maybe<ResolversTypes['MatchPoll']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['MatchProposal']>, ParentType, ContextType>;
  proposedTimes?: Resolver<Maybe<ResolversTypes['ProposedTimes']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['MatchResult']>, ParentType, ContextType>;
  resultRules?: Resolver<Maybe<ResolversTypes['ResultRules']>, ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['MatchState']>, ParentType, ContextType>;
  teamA?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MatchPlace']>>, ParentType, ContextType>;
  teamB?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MatchPlace']>>, ParentType, ContextType>;
  timePlay?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tournament?: Resolver<Maybe<ResolversTypes['Tournament']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['MatchVisibility']>, ParentType, ContextType>;
  waitingList?: Resolver<Maybe<ResolversTypes['MatchWaitingList']>, ParentType, ContextType>;
};

export type MatchAgreementResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchAgreement'] = ResolversParentTypes['MatchAgreement']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type MatchAudienceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchAudience'] = ResolversParentTypes['MatchAudience']> = {
  canFollow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  myReaction?: Resolver<Maybe<ResolversTypes['MatchReaction']>, ParentType, ContextType>;
  reactions?: Resolver<ReadonlyArray<ResolversTypes['ReactionCount']>, ParentType, ContextType>;
};

export type MatchCompetitionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchCompetition'] = ResolversParentTypes['MatchCompetition']> = {
  abandonedBy?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  drawAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  extensions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTimeUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CompetitionKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['CompetitionStage'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MatchConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchConnection'] = ResolversParentTypes['MatchConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MatchEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchEdge'] = ResolversParentTypes['MatchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
};

export type MatchFiguresResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchFigures'] = ResolversParentTypes['MatchFigures']> = {
  states?: Resolver<ReadonlyArray<ResolversTypes['MatchStateCount']>, ParentType, ContextType>;
  weeks?: Resolver<ReadonlyArray<ResolversTypes['MatchWeek']>, ParentType, ContextType>;
};

export type MatchGuestResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchGuest'] = ResolversParentTypes['MatchGuest']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  badge?: Resolver<ResolversTypes['PlaceBadge'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  side?: Resolver<ResolversTypes['Side'], ParentType, ContextType>;
};

export type MatchInvitationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchInvitation'] = ResolversParentTypes['MatchInvitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['Side'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InvitationState'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type MatchPhotoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchPhoto'] = ResolversParentTypes['MatchPhoto']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  addedBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  largeUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayRemove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  smallUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MatchPlaceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchPlace'] = ResolversParentTypes['MatchPlace']> = {
  badge?: Resolver<ResolversTypes['PlaceBadge'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type MatchPollResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchPoll'] = ResolversParentTypes['MatchPoll']> = {
  chosenId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  myActions?: Resolver<ReadonlyArray<ResolversTypes['PollAction']>, ParentType, ContextType>;
  openedBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PollState'], ParentType, ContextType>;
  times?: Resolver<ReadonlyArray<ResolversTypes['PollTime']>, ParentType, ContextType>;
  voters?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
};

export type MatchProposalResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchProposal'] = ResolversParentTypes['MatchProposal']> = {
  acceptedBy?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  booked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  court?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType>;
  datePlay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lapsesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  minutesPlay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  proposedBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MatchProposalState'], ParentType, ContextType>;
  timePlay?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitsFor?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
};

export type MatchResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchResult'] = ResolversParentTypes['MatchResult']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmedByItself?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmsItselfAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  correctedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  correctionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disputeNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disputes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enteredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  enteredBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ResultOutcome'], ParentType, ContextType>;
  sets?: Resolver<ReadonlyArray<ResolversTypes['SetScore']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
};

export type MatchStateCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchStateCount'] = ResolversParentTypes['MatchStateCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MatchState'], ParentType, ContextType>;
};

export type MatchWaitingListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchWaitingList'] = ResolversParentTypes['MatchWaitingList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fillsUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  myPosition?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  passedOver?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
};

export type MatchWeekResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MatchWeek'] = ResolversParentTypes['MatchWeek']> = {
  activePlayers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  played?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  abandonCompetitionMatch?: Resolver<Maybe<ResolversTypes['AbandonCompetitionMatchPayload']>, ParentType, ContextType, RequireFields<MutationAbandonCompetitionMatchArgs, 'input'>>;
  actOnCase?: Resolver<Maybe<ResolversTypes['ActOnCasePayload']>, ParentType, ContextType, RequireFields<MutationActOnCaseArgs, 'input'>>;
  answerAsGuest?: Resolver<Maybe<ResolversTypes['GuestPayload']>, ParentType, ContextType, RequireFields<MutationAnswerAsGuestArgs, 'input'>>;
  answerInvitation?: Resolver<Maybe<ResolversTypes['AnswerInvitationPayload']>, ParentType, ContextType, RequireFields<MutationAnswerInvitationArgs, 'input'>>;
  answerNoShow?: Resolver<Maybe<ResolversTypes['AnswerNoShowPayload']>, ParentType, ContextType, RequireFields<MutationAnswerNoShowArgs, 'input'>>;
  answerProposal?: Resolver<Maybe<ResolversTypes['AnswerProposalPayload']>, ParentType, ContextType, RequireFields<MutationAnswerProposalArgs, 'input'>>;
  cancelMatch?: Resolver<Maybe<ResolversTypes['CancelMatchPayload']>, ParentType, ContextType, RequireFields<MutationCancelMatchArgs, 'input'>>;
  changeMatchOptions?: Resolver<Maybe<ResolversTypes['ChangeMatchOptionsPayload']>, ParentType, ContextType, RequireFields<MutationChangeMatchOptionsArgs, 'input'>>;
  choosePollTime?: Resolver<Maybe<ResolversTypes['ChoosePollTimePayload']>, ParentType, ContextType, RequireFields<MutationChoosePollTimeArgs, 'input'>>;
  closePoll?: Resolver<Maybe<ResolversTypes['ClosePollPayload']>, ParentType, ContextType, RequireFields<MutationClosePollArgs, 'input'>>;
  confirmResult?: Resolver<Maybe<ResolversTypes['ConfirmResultPayload']>, ParentType, ContextType, RequireFields<MutationConfirmResultArgs, 'input'>>;
  correctResult?: Resolver<Maybe<ResolversTypes['CorrectResultPayload']>, ParentType, ContextType, RequireFields<MutationCorrectResultArgs, 'input'>>;
  createCalendarFeed?: Resolver<Maybe<ResolversTypes['CreateCalendarFeedPayload']>, ParentType, ContextType, RequireFields<MutationCreateCalendarFeedArgs, 'input'>>;
  createMatch?: Resolver<Maybe<ResolversTypes['CreateMatchPayload']>, ParentType, ContextType, RequireFields<MutationCreateMatchArgs, 'input'>>;
  disputeResult?: Resolver<Maybe<ResolversTypes['DisputeResultPayload']>, ParentType, ContextType, RequireFields<MutationDisputeResultArgs, 'input'>>;
  editTeams?: Resolver<Maybe<ResolversTypes['EditTeamsPayload']>, ParentType, ContextType, RequireFields<MutationEditTeamsArgs, 'input'>>;
  enterResult?: Resolver<Maybe<ResolversTypes['EnterResultPayload']>, ParentType, ContextType, RequireFields<MutationEnterResultArgs, 'input'>>;
  evaluateOpponents?: Resolver<Maybe<ResolversTypes['EvaluateOpponentsPayload']>, ParentType, ContextType, RequireFields<MutationEvaluateOpponentsArgs, 'input'>>;
  extendPlayPeriod?: Resolver<Maybe<ResolversTypes['ExtendPlayPeriodPayload']>, ParentType, ContextType, RequireFields<MutationExtendPlayPeriodArgs, 'input'>>;
  followMatch?: Resolver<Maybe<ResolversTypes['FollowMatchPayload']>, ParentType, ContextType, RequireFields<MutationFollowMatchArgs, 'input'>>;
  inviteGuest?: Resolver<Maybe<ResolversTypes['InviteGuestPayload']>, ParentType, ContextType, RequireFields<MutationInviteGuestArgs, 'input'>>;
  invitePlayers?: Resolver<Maybe<ResolversTypes['InvitePlayersPayload']>, ParentType, ContextType, RequireFields<MutationInvitePlayersArgs, 'input'>>;
  joinMatch?: Resolver<Maybe<ResolversTypes['JoinMatchPayload']>, ParentType, ContextType, RequireFields<MutationJoinMatchArgs, 'input'>>;
  joinWaitingList?: Resolver<Maybe<ResolversTypes['JoinWaitingListPayload']>, ParentType, ContextType, RequireFields<MutationJoinWaitingListArgs, 'input'>>;
  keepGuestMatch?: Resolver<Maybe<ResolversTypes['KeepGuestMatchPayload']>, ParentType, ContextType, RequireFields<MutationKeepGuestMatchArgs, 'input'>>;
  leaveAsGuest?: Resolver<Maybe<ResolversTypes['GuestPayload']>, ParentType, ContextType, RequireFields<MutationLeaveAsGuestArgs, 'input'>>;
  leaveMatch?: Resolver<Maybe<ResolversTypes['LeaveMatchPayload']>, ParentType, ContextType, RequireFields<MutationLeaveMatchArgs, 'input'>>;
  leaveWaitingList?: Resolver<Maybe<ResolversTypes['LeaveWaitingListPayload']>, ParentType, ContextType, RequireFields<MutationLeaveWaitingListArgs, 'input'>>;
  openPoll?: Resolver<Maybe<ResolversTypes['OpenPollPayload']>, ParentType, ContextType, RequireFields<MutationOpenPollArgs, 'input'>>;
  organiseMatch?: Resolver<Maybe<ResolversTypes['OrganiseMatchPayload']>, ParentType, ContextType, RequireFields<MutationOrganiseMatchArgs, 'input'>>;
  reactToMatch?: Resolver<Maybe<ResolversTypes['ReactToMatchPayload']>, ParentType, ContextType, RequireFields<MutationReactToMatchArgs, 'input'>>;
  registerMatchPhoto?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationRegisterMatchPhotoArgs, 'key' | 'ownerId'>>;
  removeMatchPhoto?: Resolver<Maybe<ResolversTypes['RemoveMatchPhotoPayload']>, ParentType, ContextType, RequireFields<MutationRemoveMatchPhotoArgs, 'input'>>;
  removePlayer?: Resolver<Maybe<ResolversTypes['RemovePlayerPayload']>, ParentType, ContextType, RequireFields<MutationRemovePlayerArgs, 'input'>>;
  reorganiseMatch?: Resolver<Maybe<ResolversTypes['ReorganiseMatchPayload']>, ParentType, ContextType, RequireFields<MutationReorganiseMatchArgs, 'input'>>;
  reportMatchPhoto?: Resolver<Maybe<ResolversTypes['ReportMatchPhotoPayload']>, ParentType, ContextType, RequireFields<MutationReportMatchPhotoArgs, 'input'>>;
  reportMisconduct?: Resolver<Maybe<ResolversTypes['ReportMisconductPayload']>, ParentType, ContextType, RequireFields<MutationReportMisconductArgs, 'input'>>;
  reportNoShow?: Resolver<Maybe<ResolversTypes['ReportNoShowPayload']>, ParentType, ContextType, RequireFields<MutationReportNoShowArgs, 'input'>>;
  revokeCalendarFeed?: Resolver<Maybe<ResolversTypes['RevokeCalendarFeedPayload']>, ParentType, ContextType>;
  setMatchPhoto?: Resolver<Maybe<ResolversTypes['SetMatchPhotoPayload']>, ParentType, ContextType, RequireFields<MutationSetMatchPhotoArgs, 'input'>>;
  stopGuestMessages?: Resolver<Maybe<ResolversTypes['GuestPayload']>, ParentType, ContextType, RequireFields<MutationStopGuestMessagesArgs, 'input'>>;
  unfollowMatch?: Resolver<Maybe<ResolversTypes['UnfollowMatchPayload']>, ParentType, ContextType, RequireFields<MutationUnfollowMatchArgs, 'input'>>;
  voteInPoll?: Resolver<Maybe<ResolversTypes['VoteInPollPayload']>, ParentType, ContextType, RequireFields<MutationVoteInPollArgs, 'input'>>;
  withdrawInvitation?: Resolver<Maybe<ResolversTypes['WithdrawInvitationPayload']>, ParentType, ContextType, RequireFields<MutationWithdrawInvitationArgs, 'input'>>;
  withdrawProposal?: Resolver<Maybe<ResolversTypes['WithdrawProposalPayload']>, ParentType, ContextType, RequireFields<MutationWithdrawProposalArgs, 'input'>>;
};

export type NearMissResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NearMiss'] = ResolversParentTypes['NearMiss']> = {
  couldAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  proposal?: Resolver<ResolversTypes['TimeProposal'], ParentType, ContextType>;
};

export type NoShowReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NoShowReport'] = ResolversParentTypes['NoShowReport']> = {
  agreements?: Resolver<ReadonlyArray<ResolversTypes['MatchAgreement']>, ParentType, ContextType>;
  countsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reportedBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['NoShowState'], ParentType, ContextType>;
};

export type OpenPollPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OpenPollPayload'] = ResolversParentTypes['OpenPollPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrganiseMatchPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrganiseMatchPayload'] = ResolversParentTypes['OrganiseMatchPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PollTimeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PollTime'] = ResolversParentTypes['PollTime']> = {
  court?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType>;
  datePlay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minutesPlay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timePlay?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  votes?: Resolver<ReadonlyArray<ResolversTypes['PollVote']>, ParentType, ContextType>;
};

export type PollVoteResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PollVote'] = ResolversParentTypes['PollVote']> = {
  answer?: Resolver<ResolversTypes['PollAnswer'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ProposedTimesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProposedTimes'] = ResolversParentTypes['ProposedTimes']> = {
  lacking?: Resolver<Maybe<ResolversTypes['LackingForTimes']>, ParentType, ContextType>;
  times?: Resolver<ReadonlyArray<ResolversTypes['TimeProposal']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  calendarOwner?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<QueryCalendarOwnerArgs, 'token'>>;
  case?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType, RequireFields<QueryCaseArgs, 'id'>>;
  cases?: Resolver<Maybe<ResolversTypes['CaseConnection']>, ParentType, ContextType, RequireFields<QueryCasesArgs, 'first'>>;
  findTimes?: Resolver<Maybe<ResolversTypes['FoundTimes']>, ParentType, ContextType, RequireFields<QueryFindTimesArgs, 'input'>>;
  friendsMatches?: Resolver<Maybe<ResolversTypes['MatchConnection']>, ParentType, ContextType, RequireFields<QueryFriendsMatchesArgs, 'first' | 'withoutMine'>>;
  guestMatch?: Resolver<Maybe<ResolversTypes['GuestMatch']>, ParentType, ContextType, RequireFields<QueryGuestMatchArgs, 'token'>>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType, RequireFields<QueryMatchArgs, 'id'>>;
  matchFigures?: Resolver<Maybe<ResolversTypes['MatchFigures']>, ParentType, ContextType, RequireFields<QueryMatchFiguresArgs, 'from' | 'to'>>;
  matches?: Resolver<Maybe<ResolversTypes['MatchConnection']>, ParentType, ContextType, RequireFields<QueryMatchesArgs, 'first' | 'orderBy'>>;
  myCalendar?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CalendarEntry']>>, ParentType, ContextType>;
  myCalendarFeed?: Resolver<Maybe<ResolversTypes['CalendarFeed']>, ParentType, ContextType>;
  myMatches?: Resolver<Maybe<ResolversTypes['MatchConnection']>, ParentType, ContextType, RequireFields<QueryMyMatchesArgs, 'first' | 'when'>>;
  nextFriendlyAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waitingForMe?: Resolver<Maybe<ReadonlyArray<ResolversTypes['WaitingItem']>>, ParentType, ContextType, Partial<QueryWaitingForMeArgs>>;
};

export type ReactToMatchPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReactToMatchPayload'] = ResolversParentTypes['ReactToMatchPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReactionCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReactionCount'] = ResolversParentTypes['ReactionCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reaction?: Resolver<ResolversTypes['MatchReaction'], ParentType, ContextType>;
};

export type RemoveMatchPhotoPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemoveMatchPhotoPayload'] = ResolversParentTypes['RemoveMatchPhotoPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RemovePlayerPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemovePlayerPayload'] = ResolversParentTypes['RemovePlayerPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReorganiseMatchPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReorganiseMatchPayload'] = ResolversParentTypes['ReorganiseMatchPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportMatchPhotoPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportMatchPhotoPayload'] = ResolversParentTypes['ReportMatchPhotoPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportMisconductPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportMisconductPayload'] = ResolversParentTypes['ReportMisconductPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportNoShowPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportNoShowPayload'] = ResolversParentTypes['ReportNoShowPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportedPhotoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportedPhoto'] = ResolversParentTypes['ReportedPhoto']> = {
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  largeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['PhotoReason'], ParentType, ContextType>;
  smallUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResultRulesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ResultRules'] = ResolversParentTypes['ResultRules']> = {
  drawAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  games?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcomes?: Resolver<ReadonlyArray<ResolversTypes['ResultOutcome']>, ParentType, ContextType>;
  setsToWin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  superTieBreak?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tieBreakAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RevokeCalendarFeedPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RevokeCalendarFeedPayload'] = ResolversParentTypes['RevokeCalendarFeedPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SetMatchPhotoPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetMatchPhotoPayload'] = ResolversParentTypes['SetMatchPhotoPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  matchUpdated?: SubscriptionResolver<Maybe<ResolversTypes['Match']>, "matchUpdated", ParentType, ContextType, RequireFields<SubscriptionMatchUpdatedArgs, 'id'>>;
};

export interface TimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Time'], any> {
  name: 'Time';
}

export type TimeProposalResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TimeProposal'] = ResolversParentTypes['TimeProposal']> = {
  court?: Resolver<ResolversTypes['Court'], ParentType, ContextType>;
  datePlay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  farthestKm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  favouriteOf?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  minutesPlay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timePlay?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uncertain?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
};

export type TournamentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Tournament'] = ResolversParentTypes['Tournament']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UnfollowMatchPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UnfollowMatchPayload'] = ResolversParentTypes['UnfollowMatchPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VoteInPollPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VoteInPollPayload'] = ResolversParentTypes['VoteInPollPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WaitingItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WaitingItem'] = ResolversParentTypes['WaitingItem']> = {
  kind?: Resolver<ResolversTypes['WaitingKind'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WithdrawInvitationPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WithdrawInvitationPayload'] = ResolversParentTypes['WithdrawInvitationPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WithdrawProposalPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WithdrawProposalPayload'] = ResolversParentTypes['WithdrawProposalPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['MatchErrorCode']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  AbandonCompetitionMatchPayload?: AbandonCompetitionMatchPayloadResolvers<ContextType>;
  ActOnCasePayload?: ActOnCasePayloadResolvers<ContextType>;
  AnswerInvitationPayload?: AnswerInvitationPayloadResolvers<ContextType>;
  AnswerNoShowPayload?: AnswerNoShowPayloadResolvers<ContextType>;
  AnswerProposalPayload?: AnswerProposalPayloadResolvers<ContextType>;
  CalendarEntry?: CalendarEntryResolvers<ContextType>;
  CalendarFeed?: CalendarFeedResolvers<ContextType>;
  CancelMatchPayload?: CancelMatchPayloadResolvers<ContextType>;
  Case?: CaseResolvers<ContextType>;
  CaseConnection?: CaseConnectionResolvers<ContextType>;
  CaseEdge?: CaseEdgeResolvers<ContextType>;
  CaseEntry?: CaseEntryResolvers<ContextType>;
  ChangeMatchOptionsPayload?: ChangeMatchOptionsPayloadResolvers<ContextType>;
  ChoosePollTimePayload?: ChoosePollTimePayloadResolvers<ContextType>;
  ClosePollPayload?: ClosePollPayloadResolvers<ContextType>;
  ConfirmResultPayload?: ConfirmResultPayloadResolvers<ContextType>;
  CorrectResultPayload?: CorrectResultPayloadResolvers<ContextType>;
  Court?: CourtResolvers<ContextType>;
  CreateCalendarFeedPayload?: CreateCalendarFeedPayloadResolvers<ContextType>;
  CreateMatchPayload?: CreateMatchPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DisputeResultPayload?: DisputeResultPayloadResolvers<ContextType>;
  EditTeamsPayload?: EditTeamsPayloadResolvers<ContextType>;
  EnterResultPayload?: EnterResultPayloadResolvers<ContextType>;
  EvaluateOpponentsPayload?: EvaluateOpponentsPayloadResolvers<ContextType>;
  ExtendPlayPeriodPayload?: ExtendPlayPeriodPayloadResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FollowMatchPayload?: FollowMatchPayloadResolvers<ContextType>;
  FoundTimes?: FoundTimesResolvers<ContextType>;
  GuestMatch?: GuestMatchResolvers<ContextType>;
  GuestPayload?: GuestPayloadResolvers<ContextType>;
  InviteGuestPayload?: InviteGuestPayloadResolvers<ContextType>;
  InvitePlayersPayload?: InvitePlayersPayloadResolvers<ContextType>;
  JoinMatchPayload?: JoinMatchPayloadResolvers<ContextType>;
  JoinWaitingListPayload?: JoinWaitingListPayloadResolvers<ContextType>;
  KeepGuestMatchPayload?: KeepGuestMatchPayloadResolvers<ContextType>;
  LeaveMatchPayload?: LeaveMatchPayloadResolvers<ContextType>;
  LeaveWaitingListPayload?: LeaveWaitingListPayloadResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  MatchAgreement?: MatchAgreementResolvers<ContextType>;
  MatchAudience?: MatchAudienceResolvers<ContextType>;
  MatchCompetition?: MatchCompetitionResolvers<ContextType>;
  MatchConnection?: MatchConnectionResolvers<ContextType>;
  MatchEdge?: MatchEdgeResolvers<ContextType>;
  MatchFigures?: MatchFiguresResolvers<ContextType>;
  MatchGuest?: MatchGuestResolvers<ContextType>;
  MatchInvitation?: MatchInvitationResolvers<ContextType>;
  MatchPhoto?: MatchPhotoResolvers<ContextType>;
  MatchPlace?: MatchPlaceResolvers<ContextType>;
  MatchPoll?: MatchPollResolvers<ContextType>;
  MatchProposal?: MatchProposalResolvers<ContextType>;
  MatchResult?: MatchResultResolvers<ContextType>;
  MatchStateCount?: MatchStateCountResolvers<ContextType>;
  MatchWaitingList?: MatchWaitingListResolvers<ContextType>;
  MatchWeek?: MatchWeekResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NearMiss?: NearMissResolvers<ContextType>;
  NoShowReport?: NoShowReportResolvers<ContextType>;
  OpenPollPayload?: OpenPollPayloadResolvers<ContextType>;
  OrganiseMatchPayload?: OrganiseMatchPayloadResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PollTime?: PollTimeResolvers<ContextType>;
  PollVote?: PollVoteResolvers<ContextType>;
  ProposedTimes?: ProposedTimesResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReactToMatchPayload?: ReactToMatchPayloadResolvers<ContextType>;
  ReactionCount?: ReactionCountResolvers<ContextType>;
  RemoveMatchPhotoPayload?: RemoveMatchPhotoPayloadResolvers<ContextType>;
  RemovePlayerPayload?: RemovePlayerPayloadResolvers<ContextType>;
  ReorganiseMatchPayload?: ReorganiseMatchPayloadResolvers<ContextType>;
  ReportMatchPhotoPayload?: ReportMatchPhotoPayloadResolvers<ContextType>;
  ReportMisconductPayload?: ReportMisconductPayloadResolvers<ContextType>;
  ReportNoShowPayload?: ReportNoShowPayloadResolvers<ContextType>;
  ReportedPhoto?: ReportedPhotoResolvers<ContextType>;
  ResultRules?: ResultRulesResolvers<ContextType>;
  RevokeCalendarFeedPayload?: RevokeCalendarFeedPayloadResolvers<ContextType>;
  SetMatchPhotoPayload?: SetMatchPhotoPayloadResolvers<ContextType>;
  SetScore?: SetScoreResolvers<ContextType>;
  Sport?: SportResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Time?: GraphQLScalarType;
  TimeProposal?: TimeProposalResolvers<ContextType>;
  Tournament?: TournamentResolvers<ContextType>;
  UnfollowMatchPayload?: UnfollowMatchPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  VoteInPollPayload?: VoteInPollPayloadResolvers<ContextType>;
  WaitingItem?: WaitingItemResolvers<ContextType>;
  WithdrawInvitationPayload?: WithdrawInvitationPayloadResolvers<ContextType>;
  WithdrawProposalPayload?: WithdrawProposalPayloadResolvers<ContextType>;
};

