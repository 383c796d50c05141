import { courtChanged, levelsChanged, profileChanged } from '@setpoint/events';
import { MemoryPushBus, MemoryRateLimiter, RateLimiter } from '@setpoint/service-kit';
import { FixedClock, player, startTestService, type TestService } from '@setpoint/testkit';
import { matchesService } from '../../src/index.js';
import { MatchEntity } from '../../src/persistence/entities.js';

export interface Payload {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly retryAfterSeconds?: number | null;
  readonly fieldErrors?: readonly { field: string; code: string }[];
  readonly setIndex?: number | null;
  readonly match: {
    id: string;
    state: string;
    myActions: string[];
    proposal: { id: string; state: string } | null;
  } | null;
  readonly overlapping?: readonly { id: string }[];
}

/** Input type of each mutation, and what its payload has besides the usual. */
const MUTATIONS = {
  createMatch: ['CreateMatchInput', 'retryAfterSeconds fieldErrors { field code } overlapping { id }'],
  joinMatch: ['JoinMatchInput', ''],
  leaveMatch: ['MatchIdInput', ''],
  joinWaitingList: ['MatchIdInput', ''],
  leaveWaitingList: ['MatchIdInput', ''],
  invitePlayers: ['InvitePlayersInput', ''],
  withdrawInvitation: ['WithdrawInvitationInput', ''],
  inviteGuest: ['InviteGuestInput', 'retryAfterSeconds fieldErrors { field code }'],
  keepGuestMatch: ['GuestLinkInput', ''],
  answerInvitation: ['AnswerInvitationInput', ''],
  organiseMatch: ['OrganiseMatchInput', 'fieldErrors { field code }'],
  answerProposal: ['AnswerProposalInput', ''],
  withdrawProposal: ['WithdrawProposalInput', ''],
  reorganiseMatch: ['MatchIdInput', ''],
  cancelMatch: ['MatchIdInput', ''],
  changeMatchOptions: ['ChangeMatchOptionsInput', 'fieldErrors { field code }'],
  editTeams: ['EditTeamsInput', 'fieldErrors { field code }'],
  removePlayer: ['RemovePlayerInput', ''],
  enterResult: ['EnterResultInput', 'setIndex fieldErrors { field code }'],
  confirmResult: ['ConfirmResultInput', ''],
  disputeResult: ['DisputeResultInput', 'fieldErrors { field code }'],
  reportNoShow: ['MatchIdInput', ''],
  answerNoShow: ['AnswerNoShowInput', ''],
  extendPlayPeriod: ['ExtendPlayPeriodInput', ''],
  abandonCompetitionMatch: ['MatchIdInput', ''],
  evaluateOpponents: ['EvaluateOpponentsInput', 'fieldErrors { field code }'],
} as const;
export type MutationName = keyof typeof MUTATIONS;

/** A fresh hour for every test. */
class Limiter extends RateLimiter {
  private hour = new MemoryRateLimiter();
  next() {
    this.hour = new MemoryRateLimiter();
  }
  override take(...attempt: Parameters<RateLimiter['take']>) {
    return this.hour.take(...attempt);
  }
  override giveBack(...attempt: Parameters<RateLimiter['giveBack']>) {
    return this.hour.giveBack(...attempt);
  }
}

const START = '2026-06-01T08:00:00Z';

/** The service with five players in Milano and two courts, called as the gateway would. */
export async function openStage(settings: Record<string, unknown> = {}) {
  const clock = new FixedClock(START);
  const push = new MemoryPushBus();
  const limiter = new Limiter();
  const service = await startTestService(matchesService, { clock, push, limiter, settings });
  for (const id of ['ana', 'ben', 'carla', 'david', 'eva']) await newPlayer(service, id);
  const courts = [
    { courtId: 'club', city: 'Milano', timeZone: 'Europe/Rome', lat: 45.46, lng: 9.19 },
    { courtId: 'thames', city: 'London', timeZone: 'Europe/London', lat: 51.5, lng: -0.12 },
  ];
  for (const court of courts)
    await service.deliver(courtChanged, { ...court, name: court.courtId, country: 'IT', sports: [1, 2] });

  /** Calls a mutation and answers its payload. */
  async function call(mutation: MutationName, input: Record<string, unknown>, who: string): Promise<Payload> {
    const [type, more] = MUTATIONS[mutation];
    const answer = await service.query<Record<string, Payload>>(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { success errorCode ${more} match { id state myActions proposal { id state } } } }`,
      { input },
      player(who),
    );
    if (answer.errors) throw new Error(answer.errors[0]!.message);
    return answer.data![mutation]!;
  }

  let requests = 0;
  const create = (who: string, more: Record<string, unknown> = {}) =>
    call('createMatch', { requestId: `request-${(requests += 1)}`, sport: 1, numberPlayers: 1, ...more }, who);
  const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

  /** Proposes court and time, which the others accept; answers the last payload. */
  async function agree(plan: Record<string, unknown>, who: string, ...others: string[]) {
    let last = await call('organiseMatch', { minutesPlay: 60, ...plan }, who);
    expect(last).toMatchObject({ success: true });
    for (const other of others) {
      const answer = { matchId: last.match!.id, proposalId: last.match!.proposal!.id, accept: true };
      last = await call('answerProposal', answer, other);
      expect(last).toMatchObject({ success: true });
    }
    return last;
  }

  /** Singles of Ana and Ben that is ready, in so many days. */
  async function ready(days: number, more: Record<string, unknown> = {}) {
    const { match } = await create('ana', { ...on(inDays(days)), ...more });
    const joined = await call('joinMatch', { matchId: match!.id }, 'ben');
    expect(joined).toMatchObject({ success: true, match: { state: 'READY' } });
    return match!.id;
  }

  /** The same, played. */
  async function played(more: Record<string, unknown> = {}) {
    const matchId = await ready(2, more);
    clock.advance({ days: 3 });
    return matchId;
  }

  return {
    ...{ service, clock, push, call, create, agree, inDays, ready, played },
    newPlayer: (id: string) => newPlayer(service, id),
    async clear() {
      clock.set(START);
      limiter.next();
      await service.manager.createQueryBuilder().delete().from(MatchEntity).execute();
      await service.manager.query('delete from outbox');
      await service.manager.query('delete from silenced_address');
    },
    async stop() {
      await service.stop();
      await push.stop();
    },
  };
}
export type Stage = Awaited<ReturnType<typeof openStage>>;

export const on = (day: string, timePlay = '18:00') => ({ courtId: 'club', datePlay: day, timePlay });
export const score = (...games: [number, number][]) => games.map(([a, b]) => ({ a, b }));

export async function newPlayer(service: TestService, userId: string, rating = 4) {
  await service.deliver(profileChanged, {
    ...{ userId, firstName: userId, lastName: 'Rossi', displayName: userId, sex: null, language: 'it', sports: [1, 2] },
    inviteCode: userId,
    location: { name: 'Milano', country: 'IT', lat: 45.46, lng: 9.19, timeZone: 'Europe/Rome' },
  });
  const formats = [
    { sport: 1, numberPlayers: 1 },
    { sport: 1, numberPlayers: 2 },
    { sport: 2, numberPlayers: 2 },
  ] as const;
  await service.deliver(levelsChanged, { userId, levels: formats.map((format) => ({ ...format, rating })) });
}
