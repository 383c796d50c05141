import { courtId, pageSize, userId, type PageRequest, type Side, type UserId } from '@setpoint/kernel';
import type { GameMode, ResultOutcome, SetScore } from '@setpoint/scoring';
import type { CreateMatchRequest } from '../application/create-match.js';
import type { MatchesQuery } from '../application/ports/match-reads.js';
import type { ProposedPlan, ProposedResult } from '../domain/commands.js';
import type { MatchState, Visibility } from '../domain/match.js';
import { checkFilter, type MatchFilter } from '../domain/match-filter.js';
import type { Criterion, GivenEvaluation } from '../domain/rules/evaluations.js';

/** Inputs as the schema shapes them, and what they mean to the use-cases. */
type Maybe<T> = T | null | undefined;

/** Whether a text can be an id of anything; whatever else it is, no table knows it. */
export const isId = (raw: string): boolean => /^[\w.:-]{1,100}$/.test(raw);

/** An id that nothing has. */
const knownTo = (raw: string): string => (isId(raw) ? raw : '-');
export const toUserId = (raw: string): UserId => userId(knownTo(raw));

export interface PageArgs {
  readonly first?: Maybe<number>;
  readonly after?: Maybe<string>;
}
export const toPage = ({ first, after }: PageArgs): PageRequest => ({ first: pageSize(first), after: after ?? null });

export interface MatchesArgs extends PageArgs {
  readonly filter?: Maybe<{
    readonly near?: Maybe<{ readonly lat: number; readonly lng: number; readonly km?: Maybe<number> }>;
    readonly sports?: Maybe<readonly number[]>;
    readonly level?: Maybe<number>;
    readonly missing?: Maybe<readonly number[]>;
    readonly numberPlayers?: Maybe<number>;
    readonly courtId?: Maybe<string>;
    readonly playerId?: Maybe<string>;
    readonly states?: Maybe<readonly MatchState[]>;
  }>;
  readonly orderBy?: Maybe<'DATE' | 'DISTANCE'>;
}

export const toQuery = (args: MatchesArgs): MatchesQuery => ({
  ...toPage(args),
  ...toFilter(args.filter ?? {}),
  orderBy: args.orderBy ?? 'DATE',
});

const toFilter = (filter: NonNullable<MatchesArgs['filter']>): MatchFilter =>
  checkFilter({
    near: filter.near ? { ...filter.near, km: filter.near.km ?? 30 } : null,
    sports: filter.sports ?? null,
    level: filter.level ?? null,
    missing: filter.missing ?? null,
    numberPlayers: filter.numberPlayers ?? null,
    courtId: filter.courtId ? courtId(knownTo(filter.courtId)) : null,
    playerId: filter.playerId ? toUserId(filter.playerId) : null,
    states: filter.states ?? null,
  });

export interface CreateMatchInput {
  readonly requestId: string;
  readonly sport: number;
  readonly visibility: Visibility;
  readonly isFriendly: boolean;
  readonly numberPlayers: number;
  readonly gameMode?: Maybe<GameMode>;
  readonly levelMin?: Maybe<number>;
  readonly levelMax?: Maybe<number>;
  readonly courtId?: Maybe<string>;
  readonly booked?: Maybe<boolean>;
  readonly datePlay?: Maybe<string>;
  readonly timePlay?: Maybe<string>;
  readonly minutesPlay?: Maybe<number>;
  readonly inviteTeamA: readonly string[];
  readonly inviteTeamB: readonly string[];
  readonly message?: Maybe<string>;
}

export const toCreateRequest = (input: CreateMatchInput): CreateMatchRequest => ({
  requestId: input.requestId,
  sport: input.sport,
  visibility: input.visibility,
  isFriendly: input.isFriendly,
  numberPlayers: input.numberPlayers,
  gameMode: input.gameMode ?? 'THREE_SETS_6_GAMES',
  levelMin: input.levelMin ?? null,
  levelMax: input.levelMax ?? null,
  courtId: input.courtId ? courtId(knownTo(input.courtId)) : null,
  booked: input.booked ?? false,
  datePlay: input.datePlay ?? null,
  timePlay: input.timePlay ?? null,
  minutesPlay: input.minutesPlay ?? 60,
  invited: [...invitedTo('A', input.inviteTeamA), ...invitedTo('B', input.inviteTeamB)],
  message: input.message ?? null,
});

/** More than fit into any team are refused whatever they are: nobody reads thousands. */
const MOST_INVITED = 4;
const invitedTo = (side: Side, ids: readonly string[]) =>
  ids.slice(0, MOST_INVITED).map((id) => ({ playerId: toUserId(id), side }));

export const toPlayerIds = (ids: readonly string[]): UserId[] => ids.slice(0, MOST_INVITED).map(toUserId);

export interface PlanInput {
  readonly courtId: string;
  readonly booked?: Maybe<boolean>;
  readonly datePlay: string;
  readonly timePlay: string;
  readonly minutesPlay: number;
}

export const toPlan = (input: PlanInput): ProposedPlan => ({
  courtId: courtId(knownTo(input.courtId)),
  booked: input.booked ?? false,
  datePlay: input.datePlay,
  timePlay: input.timePlay,
  minutesPlay: input.minutesPlay,
});

export interface OptionsInput {
  readonly visibility?: Maybe<Visibility>;
  readonly levelMin?: Maybe<number>;
  readonly levelMax?: Maybe<number>;
  readonly message?: Maybe<string>;
}

/** Left out: stays. Null takes a limit or the message away; visibility can't be taken away. */
export const toOptions = (input: OptionsInput) => ({
  ...(input.visibility ? { visibility: input.visibility } : {}),
  ...(input.levelMin !== undefined ? { levelMin: input.levelMin } : {}),
  ...(input.levelMax !== undefined ? { levelMax: input.levelMax } : {}),
  ...(input.message !== undefined ? { message: input.message } : {}),
});

interface SetScoreInput {
  readonly a: number;
  readonly b: number;
  readonly tieBreak?: Maybe<number>;
  readonly superTieBreak?: Maybe<boolean>;
}

export interface ResultInput {
  readonly sets: readonly SetScoreInput[];
  readonly outcome: ResultOutcome;
  readonly winner?: Maybe<Side>;
  readonly comment?: Maybe<string>;
}

export const toResult = (input: ResultInput): ProposedResult => ({
  sets: input.sets.map(toSet),
  outcome: input.outcome,
  winner: input.winner ?? null,
  comment: input.comment ?? null,
});

const toSet = ({ a, b, tieBreak, superTieBreak }: SetScoreInput): SetScore => ({
  a,
  b,
  superTieBreak: superTieBreak ?? false,
  ...(tieBreak == null ? {} : { tieBreak }),
});

export type EvaluationInput = { readonly userId: string } & Readonly<Partial<Record<Criterion, Maybe<number>>>>;

export const toEvaluations = (inputs: Maybe<readonly EvaluationInput[]>): GivenEvaluation[] =>
  (inputs ?? []).map((input) => ({ ...input, userId: toUserId(input.userId) }));
