import { courtId, matchId, userId, type CourtId, type Side, type UserId } from '@setpoint/kernel';
import type { SetScore } from '@setpoint/scoring';
import { ruleContextOf, type RuleContext, type Engagement, type Person } from '../src/domain/rule-context.js';
import { guestId, type Guest } from '../src/domain/guest.js';
import type { Draft } from '../src/domain/create-match.js';
import type { Competition } from '../src/domain/competition/competition.js';
import type { EnteredResult } from '../src/domain/entered-result.js';
import type {
  AwaitingConfirmationMatch,
  AwaitingResultMatch,
  CancelledMatch,
  ConfirmedMatch,
  ExpiredMatch,
  Invitation,
  Match,
  MatchCore,
  MatchState,
  NotPlayedMatch,
  OrganizingMatch,
  Place,
  Plan,
  ReadyMatch,
  Schedule,
} from '../src/domain/match.js';
import type { PlanProposal } from '../src/domain/proposal/proposal.js';
import type { Poll } from '../src/domain/polls/poll.js';
import type { Waiter } from '../src/domain/waiting-list/waiter.js';
import { CRITERIA, type GivenEvaluation } from '../src/domain/rules/evaluations.js';

/** Ana organises; Ben is the other side, or Ana's partner's opponent; Carla and David complete a doubles. */
export const ana = userId('ana');
export const ben = userId('ben');
export const carla = userId('carla');
export const david = userId('david');
export const eva = userId('eva');
export const club = courtId('club');

/** An instant of the match's day in June, on Roman clocks; `at('18:00', '2026-06-11')` another day. */
export const at = (time: string, day = '2026-06-10'): Date =>
  new Date(`${day}T${time.length === 5 ? `${time}:00` : time}+02:00`);
export const now = at('09:00', '2026-06-01');

export const plus = (instant: Date, parts: { days?: number; hours?: number; minutes?: number; ms?: number }): Date =>
  new Date(
    instant.getTime() +
      (((parts.days ?? 0) * 24 + (parts.hours ?? 0)) * 60 + (parts.minutes ?? 0)) * 60_000 +
      (parts.ms ?? 0),
  );

/** Who has accepted court and time, where there are some. */
export const place = (playerId: UserId, joinedAt = now): Place => ({ playerId, joinedAt, agreedAt: joinedAt });
export const places = (...ids: UserId[]): Place[] => ids.map((id) => place(id));

/** Ana's, that all others have to answer. */
export const aProposal = (more: Partial<PlanProposal> = {}): PlanProposal => ({
  ...{ id: 'proposal', by: ana, at: now, plan: aSchedule(), accepted: [], end: null },
  ...more,
});

/** In the order of arrival. */
export const waiting = (...ids: UserId[]): Waiter[] => ids.map((playerId) => ({ playerId, since: now }));

export const anInvitation = (playerId: UserId, more: Partial<Invitation> = {}): Invitation => ({
  id: `invitation-${playerId}`,
  playerId,
  invitedBy: ana,
  side: 'B',
  state: 'PENDING',
  createdAt: now,
  answeredAt: null,
  ...more,
});

export const giulia = guestId('giulia');

/** Giulia, whom Ana invited by mail. */
export const aGuest = (more: Partial<Guest> = {}): Guest => ({
  id: giulia,
  name: 'Giulia',
  channel: 'EMAIL',
  address: 'giulia@example.com',
  language: null,
  invitedBy: ana,
  wantsMessages: true,
  claimedBy: null,
  ...more,
});

/** Ana asks for two days; nobody has answered. */
export const aPoll = (more: Partial<Poll> = {}): Poll => ({
  ...{ id: 'poll', matchId: matchId('match'), openedBy: ana, openedAt: now, closesAt: plus(now, { days: 2 }) },
  ...{ times: [], votes: [], endedAt: null, chosenId: null },
  ...more,
});

export const openPlan: Plan = { courtId: null, booked: false, when: null, minutesPlay: 60, timeZone: 'Europe/Rome' };

/** 10 June 2026, 18:00 to 19:00 in Rome. */
export function aSchedule(time = '18:00', day = '2026-06-10', court: CourtId = club): Schedule {
  const startsAt = at(time, day);
  const when = { datePlay: day, timePlay: time, startsAt, endsAt: plus(startsAt, { hours: 1 }) };
  return { courtId: court, booked: true, minutesPlay: 60, timeZone: 'Europe/Rome', when };
}

const core: MatchCore = {
  id: matchId('match'),
  sport: 1,
  numberPlayers: 1,
  visibility: 'PUBLIC',
  isFriendly: false,
  gameMode: 'THREE_SETS_6_GAMES',
  levelMin: null,
  levelMax: null,
  organiserId: ana,
  message: null,
  createdAt: now,
  teamA: places(ana),
  teamB: places(ben),
  invitations: [],
  guests: [],
  removedIds: [],
  proposal: null,
  waitingList: [],
  noShows: [],
  evaluations: [],
  competition: null,
};

/** Singles of Ana, place B free, nothing scheduled. */
export const anOrganizingMatch = (more: Partial<OrganizingMatch> = {}): OrganizingMatch => ({
  ...core,
  teamB: [],
  state: 'ORGANIZING',
  plan: openPlan,
  cancelsAt: plus(now, { days: 15 }),
  ...more,
});

/** Of the first round of a cup, from 1 June on: there is time for years. */
export const aCompetition = (more: Partial<Competition> = {}): Competition => ({
  ...{ kind: 'TOURNAMENT', id: 'cup', name: 'Spring Cup', stage: 'LAST_8', fixtureId: 'fixture', revision: 1 },
  ...{ drawAllowed: false, opensAt: now, closesAt: at('00:00', '2031-06-15'), latestClose: null },
  ...{ timeZone: 'Europe/Rome', extensions: 0, tried: [], timeIsUpAt: null, abandonedBy: null },
  ...more,
});

/** Ana against Ben for a cup; nothing is agreed. */
export const aFixtureMatch = (more: Partial<OrganizingMatch> = {}): OrganizingMatch => ({
  ...core,
  competition: aCompetition(),
  state: 'ORGANIZING',
  plan: openPlan,
  cancelsAt: null,
  ...more,
});

export const aReadyMatch = (more: Partial<ReadyMatch> = {}): ReadyMatch => {
  const plan = more.plan ?? aSchedule();
  return {
    ...core,
    state: 'READY',
    plan,
    remindDayAt: plus(plan.when.startsAt, { days: -1 }),
    remindHourAt: plus(plan.when.startsAt, { hours: -1 }),
    ...more,
  };
};

export const anAwaitingResultMatch = (more: Partial<AwaitingResultMatch> = {}): AwaitingResultMatch => ({
  ...core,
  state: 'AWAITING_RESULT',
  plan: aSchedule(),
  returned: null,
  givesUpAt: plus(at('19:00'), { days: 15 }),
  ...more,
});

export const set = (a: number, b: number, tieBreak?: number): SetScore => ({
  a,
  b,
  superTieBreak: false,
  ...(tieBreak === undefined ? {} : { tieBreak }),
});

export const aResult = (more: Partial<EnteredResult> = {}): EnteredResult => ({
  version: 1,
  sets: [set(6, 4), set(7, 5)],
  outcome: 'COMPLETED',
  winner: 'A',
  comment: null,
  enteredBy: ana,
  enteredAt: at('20:00'),
  ...more,
});

export const aDispute = (by = ben, when = at('21:00')) => ({ by, note: 'it was 6-4 4-6', at: when });

export const anAwaitingConfirmationMatch = (
  more: Partial<AwaitingConfirmationMatch> = {},
): AwaitingConfirmationMatch => {
  const result = more.result ?? aResult();
  return {
    ...core,
    state: 'AWAITING_CONFIRMATION',
    plan: aSchedule(),
    result,
    dispute: null,
    earlier: [],
    confirmsAt: plus(result.enteredAt, { days: 3 }),
    ...more,
  };
};

/** Disputed once, entered again, disputed again: both versions are kept. */
export const aContestedMatch = (more: Partial<AwaitingConfirmationMatch> = {}): AwaitingConfirmationMatch =>
  anAwaitingConfirmationMatch({
    result: aResult({ version: 2, sets: [set(6, 4), set(6, 4)], enteredAt: at('22:00') }),
    dispute: aDispute(ben, at('22:30')),
    earlier: [{ result: aResult(), dispute: aDispute() }],
    confirmsAt: null,
    ...more,
  });

export const aConfirmedMatch = (more: Partial<ConfirmedMatch> = {}): ConfirmedMatch => ({
  ...core,
  state: 'CONFIRMED',
  plan: aSchedule(),
  result: aResult(),
  earlier: [],
  confirmedAt: at('21:00'),
  confirmedBy: ben,
  ...more,
});

export const aNotPlayedMatch = (more: Partial<NotPlayedMatch> = {}): NotPlayedMatch => ({
  ...core,
  state: 'NOT_PLAYED',
  plan: aSchedule(),
  returned: null,
  gaveUpAt: plus(at('19:00'), { days: 15 }),
  ...more,
});

export const aCancelledMatch = (more: Partial<CancelledMatch> = {}): CancelledMatch => ({
  ...core,
  state: 'CANCELLED',
  plan: aSchedule(),
  cancelledAt: now,
  cancelledBy: ana,
  ...more,
});

export const anExpiredMatch = (more: Partial<ExpiredMatch> = {}): ExpiredMatch => ({
  ...core,
  teamB: [],
  state: 'EXPIRED',
  plan: aSchedule(),
  expiredAt: at('19:00'),
  ...more,
});

/** One of each state, with the instant at which a test finds it. */
export const oneOfEachState: Readonly<Record<MatchState, { readonly match: Match; readonly now: Date }>> = {
  ORGANIZING: { match: anOrganizingMatch(), now },
  READY: { match: aReadyMatch(), now },
  AWAITING_RESULT: { match: anAwaitingResultMatch(), now: at('20:00') },
  AWAITING_CONFIRMATION: { match: anAwaitingConfirmationMatch(), now: at('20:30') },
  CONFIRMED: { match: aConfirmedMatch(), now: at('22:00') },
  NOT_PLAYED: { match: aNotPlayedMatch(), now: plus(at('19:00'), { days: 16 }) },
  CANCELLED: { match: aCancelledMatch(), now },
  EXPIRED: { match: anExpiredMatch(), now: at('20:00') },
};

export const doubles = { numberPlayers: 2, teamA: places(ana, carla), teamB: places(ben, david) } as const;

export const aPerson = (id: UserId, more: Partial<Person> = {}): Person => ({
  id,
  levels: [
    { sport: 1, numberPlayers: 1, rating: 4 },
    { sport: 1, numberPlayers: 2, rating: 4 },
    { sport: 2, numberPlayers: 2, rating: 4 },
  ],
  absence: null,
  timeZone: 'Europe/Rome',
  engagements: [],
  waitsFor: 0,
  ...more,
});

export const anEngagement = (startsAt: Date, endsAt: Date, id = 'other'): Engagement => ({
  matchId: matchId(id),
  startsAt,
  endsAt,
  isPrivate: false,
});

interface World {
  readonly people?: readonly Person[];
  readonly blocks?: readonly [UserId, UserId][];
  readonly follows?: readonly [UserId, UserId][];
}

/** Everyone is known, at level 4, free and at peace; Ana follows everyone. A test names what differs. */
export function aContext({ people = [], blocks = [], follows }: World = {}): RuleContext {
  const usual = [ana, ben, carla, david, eva]
    .filter((id) => !people.some((person) => person.id === id))
    .map((id) => aPerson(id));
  return ruleContextOf({
    people: [...usual, ...people],
    courts: [{ id: club, timeZone: 'Europe/Rome' }],
    blocks: blocks.map(([blocker, blocked]) => ({ blocker, blocked })),
    follows: (follows ?? [ben, carla, david, eva].map((id): [UserId, UserId] => [ana, id])).map(
      ([follower, followed]) => ({
        follower,
        followed,
      }),
    ),
  });
}

export const marks = (of: UserId, mark = 4): GivenEvaluation => ({
  userId: of,
  ...Object.fromEntries(CRITERIA.map((criterion) => [criterion, mark])),
});

export const invitees = (...ids: (UserId | [UserId, Side])[]) =>
  ids.map((each) => {
    const [playerId, side] = Array.isArray(each) ? each : [each, 'B' as const];
    return { invitationId: `invitation-${playerId}`, playerId, side };
  });

/** Ana's public singles without court, date or invitations. */
export const aDraft = (more: Partial<Draft> = {}): Draft => ({
  matchId: matchId('match'),
  organiserId: ana,
  sport: 1,
  visibility: 'PUBLIC',
  isFriendly: false,
  numberPlayers: 1,
  gameMode: 'THREE_SETS_6_GAMES',
  levelMin: 0,
  levelMax: 0,
  courtId: null,
  booked: false,
  datePlay: null,
  timePlay: null,
  minutesPlay: 60,
  invitees: [],
  guests: [],
  message: null,
  ...more,
});
