import { courtId, pageSize, userId, type PageRequest, type Side, type UserId } from '@setpoint/kernel';
import type { SetScore } from '@setpoint/scoring';
import type { CreateMatchRequest } from '../application/create-match.js';
import type { InviteGuestRequest } from '../application/invite-guest.js';
import type { MatchesQuery } from '../application/ports/match-reads.js';
import type { ProposedPlan, ProposedResult } from '../domain/commands.js';
import { GUEST_LANGUAGES } from '../domain/guest.js';
import { checkFilter, type MatchFilter } from '../domain/match-filter.js';
import type { GivenEvaluation } from '../domain/rules/evaluations.js';
import type {
  ChangeMatchOptionsInput,
  CreateMatchInput,
  EnterResultInput,
  EvaluationInput,
  InputMaybe,
  MatchesFilter,
  NewGuestInput,
  OrganiseMatchInput,
  QueryMatchesArgs,
  SetScoreInput,
} from './generated/schema.js';

// Maps GraphQL inputs to the input of use-cases.

/** Whether a text can be an id at all; anything else is in no table. */
export const isId = (raw: string): boolean => /^[\w.:-]{1,100}$/.test(raw);

/** An id that matches nothing. */
export const knownTo = (raw: string): string => (isId(raw) ? raw : '-');
export const toUserId = (raw: string): UserId => userId(knownTo(raw));

export const toPage = ({ first, after }: Pick<QueryMatchesArgs, 'first' | 'after'>): PageRequest => ({
  first: pageSize(first),
  after: after ?? null,
});

export const toQuery = (args: QueryMatchesArgs): MatchesQuery => ({
  ...toPage(args),
  ...toFilter(args.filter ?? {}),
  orderBy: args.orderBy ?? 'DATE',
});

const toFilter = (filter: MatchesFilter): MatchFilter =>
  checkFilter({
    near: filter.near ? { ...filter.near, km: filter.near.km ?? 30 } : null,
    sports: filter.sports ?? null,
    levels: levelsOf(filter),
    missing: filter.missing ?? null,
    numberPlayers: filter.numberPlayers ?? null,
    courtId: filter.courtId ? courtId(knownTo(filter.courtId)) : null,
    playerId: filter.playerId ? toUserId(filter.playerId) : null,
    states: filter.states ?? null,
    dayFrom: filter.dayFrom ?? null,
    dayTo: filter.dayTo ?? null,
    timesOfDay: filter.timesOfDay ?? null,
    withoutMine: filter.withoutMine ?? false,
    joinable: filter.joinable ?? false,
  });

/** `level` is one more of the levels. */
const levelsOf = ({ level, levels }: MatchesFilter): readonly number[] | null =>
  level == null ? (levels ?? null) : [...(levels ?? []), level];

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
  invitedGuests: input.guests.slice(0, MOST_INVITED).map(toGuestRequest),
  message: input.message ?? null,
});

/** Truncates long lists: more entries than fit into a team are refused anyway. */
const MOST_INVITED = 4;
const invitedTo = (side: Side, ids: readonly string[]) =>
  ids.slice(0, MOST_INVITED).map((id) => ({ playerId: toUserId(id), side }));

export const toPlayerIds = (ids: readonly string[]): UserId[] => ids.slice(0, MOST_INVITED).map(toUserId);

/** An unsupported language falls back to the inviter's. */
export const toGuestRequest = ({ side, name, email, phone, language }: NewGuestInput): InviteGuestRequest => ({
  side,
  name,
  email: email ?? null,
  phone: phone ?? null,
  language: GUEST_LANGUAGES.find((each) => each === language) ?? null,
});

export const toPlan = (input: OrganiseMatchInput): ProposedPlan => ({
  courtId: courtId(knownTo(input.courtId)),
  booked: input.booked ?? false,
  datePlay: input.datePlay,
  timePlay: input.timePlay,
  minutesPlay: input.minutesPlay,
});

/** Omitted fields stay unchanged. Null clears a limit or the message; visibility cannot be cleared. */
export const toOptions = (input: ChangeMatchOptionsInput) => ({
  ...(input.visibility ? { visibility: input.visibility } : {}),
  ...(input.levelMin !== undefined ? { levelMin: input.levelMin } : {}),
  ...(input.levelMax !== undefined ? { levelMax: input.levelMax } : {}),
  ...(input.message !== undefined ? { message: input.message } : {}),
});

export const toResult = (input: EnterResultInput): ProposedResult => ({
  sets: input.sets.map(toSet),
  outcome: input.outcome,
  winner: input.winner ?? null,
  comment: input.comment ?? null,
});

export const toSet = ({ a, b, tieBreak, superTieBreak }: SetScoreInput): SetScore => ({
  a,
  b,
  superTieBreak: superTieBreak ?? false,
  ...(tieBreak == null ? {} : { tieBreak }),
});

export const toEvaluations = (inputs: InputMaybe<readonly EvaluationInput[]> | undefined): GivenEvaluation[] =>
  (inputs ?? []).map((input) => ({ ...input, userId: toUserId(input.userId) }));
