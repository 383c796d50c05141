import {
  absenceChanged,
  blockChanged,
  courtChanged,
  followChanged,
  levelsChanged,
  matchReminderDue,
  profileChanged,
  resultConfirmed,
  resultDisputed,
} from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { countStatements, MemoryPushBus, MemoryRateLimiter, RateLimiter } from '@setpoint/service-kit';
import { FixedClock, player, startTestService, support, VISITOR, type TestService } from '@setpoint/testkit';
import { GraphQLEnumType } from 'graphql';
import { MATCH_CODES } from '../../src/domain/refusals.js';
import { MATCH_ACTIONS } from '../../src/domain/permits.js';
import { MATCH_STATES } from '../../src/domain/match.js';
import { matchesService } from '../../src/index.js';
import type { Tables } from '../../src/persistence/tables.js';
import { CRITERIA } from '../../src/domain/rules/evaluations.js';

let service: TestService<Tables>;
let clock: FixedClock;
const push = new MemoryPushBus();
/** A fresh hour for every test. */
class Limiter extends RateLimiter {
  private hour = new MemoryRateLimiter();
  next() {
    this.hour = new MemoryRateLimiter();
  }
  override take(...asked: Parameters<RateLimiter['take']>) {
    return this.hour.take(...asked);
  }
}
const limiter = new Limiter();
let requests = 0;

beforeAll(async () => {
  clock = new FixedClock('2026-06-01T08:00:00Z');
  service = await startTestService<Tables>(matchesService, { clock, push, limiter });
  for (const id of ['ana', 'ben', 'carla', 'david', 'eva']) await newPlayer(id);
  for (const [courtId, city, timeZone, lat, lng] of [
    ['club', 'Milano', 'Europe/Rome', 45.46, 9.19],
    ['thames', 'London', 'Europe/London', 51.5, -0.12],
  ] as const)
    await service.deliver(courtChanged, {
      courtId,
      name: courtId,
      city,
      country: 'IT',
      lat,
      lng,
      timeZone,
      sports: [1, 2],
    });
}, 60_000);
afterAll(async () => {
  await service.stop();
  await push.stop();
});

async function newPlayer(userId: string, rating = 4) {
  await service.deliver(profileChanged, {
    ...{
      userId,
      firstName: userId,
      lastName: 'Rossi',
      displayName: userId,
      sex: null,
      language: 'it',
      sports: [1, 2],
      inviteCode: userId,
    },
    location: { name: 'Milano', country: 'IT', lat: 45.46, lng: 9.19, timeZone: 'Europe/Rome' },
  });
  const levels = (
    [
      [1, 1],
      [1, 2],
      [2, 2],
    ] as const
  ).map(([sport, numberPlayers]) => ({ sport, numberPlayers, rating }));
  await service.deliver(levelsChanged, { userId, levels });
}

interface Payload {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly fieldErrors?: readonly { field: string; code: string }[];
  readonly setIndex?: number | null;
  readonly match: { id: string; state: string; myActions: string[] } | null;
  readonly overlapping?: readonly { id: string }[];
}

const PAYLOADS: Record<string, [string, string]> = {
  createMatch: ['CreateMatchInput', 'fieldErrors { field code } overlapping { id }'],
  joinMatch: ['JoinMatchInput', ''],
  leaveMatch: ['MatchIdInput', ''],
  invitePlayers: ['InvitePlayersInput', ''],
  answerInvitation: ['AnswerInvitationInput', ''],
  organiseMatch: ['OrganiseMatchInput', 'fieldErrors { field code }'],
  reorganiseMatch: ['MatchIdInput', ''],
  cancelMatch: ['MatchIdInput', ''],
  changeMatchOptions: ['ChangeMatchOptionsInput', 'fieldErrors { field code }'],
  removePlayer: ['RemovePlayerInput', ''],
  enterResult: ['EnterResultInput', 'setIndex fieldErrors { field code }'],
  confirmResult: ['ConfirmResultInput', ''],
  disputeResult: ['DisputeResultInput', 'fieldErrors { field code }'],
  evaluateOpponents: ['EvaluateOpponentsInput', 'fieldErrors { field code }'],
};

/** Calls a mutation as the gateway would, and answers its payload. */
async function call(mutation: string, input: Record<string, unknown>, who: Identity | string): Promise<Payload> {
  const [type, more] = PAYLOADS[mutation]!;
  const answer = await service.query<Record<string, Payload>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { success errorCode ${more} match { id state myActions } } }`,
    { input },
    typeof who === 'string' ? player(who) : who,
  );
  if (answer.errors) throw new Error(answer.errors[0]!.message);
  return answer.data![mutation]!;
}

const create = (who: string, more: Record<string, unknown> = {}) =>
  call('createMatch', { requestId: `request-${(requests += 1)}`, sport: 1, numberPlayers: 1, ...more }, who);
const on = (day: string, timePlay = '18:00') => ({ courtId: 'club', datePlay: day, timePlay });
const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const score = (...games: [number, number][]) => games.map(([a, b]) => ({ a, b }));

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

async function cleared() {
  limiter.next();
  await service.db.deleteFrom('matches').execute();
  await service.db.deleteFrom('outbox').execute();
}
beforeEach(cleared);

describe('what people can do', () => {
  it('MAT-01 MAT-10 RES-03 RES-06 RES-08 goes from a draft to a confirmed result', async () => {
    const told: string[] = [];
    const created = await create('ana', { message: 'who is in?', levelMin: 3, levelMax: 5 });
    expect(created).toMatchObject({ success: true, errorCode: null, overlapping: [], match: { state: 'ORGANIZING' } });
    const matchId = created.match!.id;
    const unsubscribe = await push.subscribe(`match:${matchId}`, () => told.push('changed'));
    expect(created.match!.myActions).toEqual(['INVITE', 'ORGANISE', 'CANCEL', 'CHANGE_OPTIONS']);

    const joined = await call('joinMatch', { matchId, side: 'B' }, 'ben');
    expect(joined.match!.myActions).toEqual(['LEAVE']);
    const organised = await call('organiseMatch', { matchId, ...on(inDays(3)), minutesPlay: 90 }, 'ana');
    expect(organised.match).toMatchObject({
      state: 'READY',
      myActions: ['LEAVE', 'REORGANISE', 'CANCEL', 'REMOVE_PLAYER'],
    });

    clock.advance({ days: 3, hours: 10 });
    await service.runTimers();
    const evaluations = [{ userId: 'ben', ...Object.fromEntries(CRITERIA.map((criterion) => [criterion, 5])) }];
    const entered = await call(
      'enterResult',
      { matchId, sets: score([6, 4], [7, 5]), comment: 'grande!', evaluations },
      'ana',
    );
    expect(entered).toMatchObject({
      success: true,
      setIndex: null,
      match: { state: 'AWAITING_CONFIRMATION', myActions: [] },
    });
    const confirmed = await call('confirmResult', { matchId }, 'ben');
    expect(confirmed.match).toMatchObject({ state: 'CONFIRMED', myActions: ['EVALUATE'] });
    const evaluated = await call(
      'evaluateOpponents',
      { matchId, evaluations: [{ ...evaluations[0], userId: 'ana' }] },
      'ben',
    );
    expect(evaluated.match!.myActions).toEqual([]);

    expect((await service.events()).map((event) => event.type.split('.')[1])).toEqual([
      ...['match-created', 'player-joined', 'match-organised', 'match-ready'],
      ...['result-entered', 'evaluation-given', 'result-confirmed', 'evaluation-given'],
    ]);
    expect(told).toHaveLength(6);
    await unsubscribe();

    const { data } = await service.query(
      `query ($id: ID!) { match(id: $id) {
        state sport { id name nameCapitalize } numberPlayers levelMin levelMax organiser { id } court { id } courts { id } booked
        datePlay timePlay minutesPlay startsAt endsAt timeZone expiry city missing message mySide tournament { id }
        teamA { user { id } badge } teamB { user { id } badge } invitations { id }
        result { sets { a b tieBreak superTieBreak } outcome winner comment enteredBy { id } confirmedByItself disputes disputeNote } } }`,
      { id: matchId },
      player('ana'),
    );
    expect(data).toEqual({
      match: {
        ...{ state: 'CONFIRMED', sport: { id: '1', name: 'tennis', nameCapitalize: 'Tennis' }, numberPlayers: 1 },
        ...{
          levelMin: 3,
          levelMax: 5,
          organiser: { id: 'ana' },
          court: { id: 'club' },
          courts: { id: 'club' },
          booked: false,
        },
        ...{ datePlay: '2026-06-04', timePlay: '18:00', minutesPlay: 90, timeZone: 'Europe/Rome', expiry: null },
        ...{ startsAt: '2026-06-04T16:00:00.000Z', endsAt: '2026-06-04T17:30:00.000Z', city: 'Milano', missing: 0 },
        ...{ message: 'who is in?', mySide: 'A', tournament: null, invitations: [] },
        teamA: [{ user: { id: 'ana' }, badge: 'ACCEPTED' }],
        teamB: [{ user: { id: 'ben' }, badge: 'ACCEPTED' }],
        result: {
          sets: [
            { a: 6, b: 4, tieBreak: null, superTieBreak: false },
            { a: 7, b: 5, tieBreak: null, superTieBreak: false },
          ],
          ...{ outcome: 'COMPLETED', winner: 'A', comment: 'grande!', enteredBy: { id: 'ana' } },
          ...{ confirmedByItself: false, disputes: 0, disputeNote: null },
        },
      },
    });
  });

  it('MAT-01 creates one match of one request', async () => {
    const input = { requestId: 'same', sport: 2, numberPlayers: 2 };
    const [one, two] = await Promise.all([call('createMatch', input, 'ana'), call('createMatch', input, 'ana')]);
    expect(one.match!.id).toBe(two.match!.id);
    expect((await call('createMatch', input, 'ben')).match!.id).not.toBe(one.match!.id);
  });

  it('MAT-18 warns when creating and refuses when joining and organising', async () => {
    const first = await ready(5);
    const created = await create('ana', on(inDays(5), '18:30'));
    expect(created).toMatchObject({ success: true, overlapping: [{ id: first }] });
    const other = await create('carla', on(inDays(5), '18:30'));
    expect(await call('joinMatch', { matchId: other.match!.id }, 'ben')).toMatchObject({
      success: false,
      errorCode: 'MATCH_OVERLAPS',
    });
    const third = await create('david');
    await call('joinMatch', { matchId: third.match!.id }, 'ben');
    const plan = { matchId: third.match!.id, ...on(inDays(5), '18:30'), minutesPlay: 60 };
    expect(await call('organiseMatch', plan, 'david')).toMatchObject({ errorCode: 'MATCH_OVERLAPS' });
    expect(await call('organiseMatch', { ...plan, timePlay: '19:00' }, 'david')).toMatchObject({ success: true });
  });

  it('MAT-20 shows invited players their badge, to those inside only', async () => {
    const { match } = await create('ana', { numberPlayers: 2, inviteTeamA: ['carla'], inviteTeamB: ['ben', 'david'] });
    await call('answerInvitation', { matchId: match!.id, accept: true }, 'ben');
    await call('answerInvitation', { matchId: match!.id, accept: false }, 'david');
    const query = '{ match(id: "ID") { missing teamA { user { id } badge } teamB { user { id } badge } } }'.replace(
      'ID',
      match!.id,
    );
    const asCarla = await service.query(query, {}, player('carla'));
    expect(asCarla.data).toEqual({
      match: {
        missing: 2,
        teamA: [
          { user: { id: 'ana' }, badge: 'ACCEPTED' },
          { user: { id: 'carla' }, badge: 'AWAY' },
        ],
        teamB: [
          { user: { id: 'ben' }, badge: 'ACCEPTED' },
          { user: { id: 'david' }, badge: 'REFUTED' },
        ],
      },
    });
    const asEva = await service.query(query, {}, player('eva'));
    expect(asEva.data).toMatchObject({ match: { missing: 2, teamA: [{}], teamB: [{ user: { id: 'ben' } }] } });
    const waiting = await service.query('{ waitingForMe { kind until match { id } } }', {}, player('carla'));
    expect(waiting.data).toEqual({
      waitingForMe: [
        {
          kind: 'INVITATION',
          until: expiryFromNow(),
          match: { id: match!.id },
        },
      ],
    });
  });
  const expiryFromNow = () => new Date(clock.now().getTime() + 15 * 86_400_000).toISOString();

  it('RES-04 shows what was disputed, and keeps both versions for those inside', async () => {
    const matchId = await played();
    await call('enterResult', { matchId, sets: score([6, 4], [6, 4]) }, 'ana');
    await call('disputeResult', { matchId, note: 'it was 4-6' }, 'ben');
    const fields =
      'state earlierVersions { disputeNote disputes sets { a b } } result { disputes disputeNote confirmsItselfAt sets { a b } }';
    const read = (who: Identity) => service.query(`{ match(id: "${matchId}") { ${fields} } }`, {}, who);
    expect((await read(player('ana'))).data).toMatchObject({
      match: {
        state: 'AWAITING_RESULT',
        earlierVersions: [],
        result: { disputes: 1, disputeNote: 'it was 4-6', confirmsItselfAt: null },
      },
    });
    await call('enterResult', { matchId, sets: score([6, 4], [6, 3]) }, 'ana');
    await call('disputeResult', { matchId, note: 'still wrong' }, 'ben');
    expect((await service.eventsOf(resultDisputed)).map((data) => [data.disputes, data.note])).toEqual([
      [1, 'it was 4-6'],
      [2, 'still wrong'],
    ]);
    await call('enterResult', { matchId, sets: score([4, 6], [3, 6]) }, 'ben');
    for (const who of [player('ben'), support()])
      expect((await read(who)).data).toMatchObject({
        match: {
          state: 'AWAITING_CONFIRMATION',
          earlierVersions: [
            { disputes: 1, disputeNote: 'it was 4-6' },
            { disputes: 2, disputeNote: 'still wrong' },
          ],
          result: {
            disputes: 2,
            confirmsItselfAt: null,
            sets: [
              { a: 4, b: 6 },
              { a: 3, b: 6 },
            ],
          },
        },
      });
    clock.advance({ days: 30 });
    await service.runTimers();
    expect(await service.eventsOf(resultConfirmed)).toEqual([]);
    expect(await call('confirmResult', { matchId }, 'ana')).toMatchObject({
      success: true,
      match: { state: 'CONFIRMED' },
    });
  });

  it('RES-03 says that it was confirmed by itself', async () => {
    const matchId = await played();
    await call('enterResult', { matchId, sets: score([6, 4], [6, 4]) }, 'ana');
    clock.advance({ days: 3 });
    await service.runTimers();
    const { data } = await service.query(
      `{ match(id: "${matchId}") { state result { confirmedByItself confirmedAt } } }`,
    );
    expect(data).toEqual({
      match: { state: 'CONFIRMED', result: { confirmedByItself: true, confirmedAt: clock.now().toISOString() } },
    });
    expect(await service.eventsOf(resultConfirmed)).toMatchObject([{ automatic: true, actorId: null }]);
  });

  it('REP-05 reminds the day before and the hour before, each once', async () => {
    await ready(3);
    for (let hour = 0; hour < 80; hour++) {
      clock.advance({ hours: 1 });
      await service.runTimers();
    }
    expect((await service.eventsOf(matchReminderDue)).map((data) => data.ahead)).toEqual(['DAY', 'HOUR']);
  });

  it('MAT-03 reads date and time on the clocks of the court', async () => {
    const { match } = await create('ana', { courtId: 'thames', datePlay: inDays(5), timePlay: '18:00' });
    const { data } = await service.query<{ match: { startsAt: string } }>(
      `{ match(id: "${match!.id}") { startsAt timeZone city timePlay } }`,
    );
    expect(data!.match).toMatchObject({
      startsAt: `${inDays(5)}T17:00:00.000Z`,
      timeZone: 'Europe/London',
      city: 'London',
      timePlay: '18:00',
    });
  });
});

describe('refusals', () => {
  it('API-11 has one documented code for each, the same as the domain', () => {
    const values = (name: string) => (service.schema.getType(name) as GraphQLEnumType).getValues();
    expect(
      values('MatchErrorCode')
        .map((value) => value.name)
        .sort(),
    ).toEqual([...MATCH_CODES].sort());
    expect(values('MatchErrorCode').every((value) => value.description)).toBe(true);
    expect(
      values('MatchAction')
        .map((value) => value.name)
        .sort(),
    ).toEqual([...MATCH_ACTIONS].sort());
    expect(values('MatchState').map((value) => value.name)).toEqual(MATCH_STATES);
  });

  it('MAT-10 answers a full team with a fresh view', async () => {
    const matchId = await ready(4);
    expect(await call('joinMatch', { matchId }, 'carla')).toEqual({
      success: false,
      errorCode: 'TEAM_FULL',
      match: { id: matchId, state: 'READY', myActions: [] },
    });
  });

  it('MAT-10 refuses by level, block, absence', async () => {
    const matchId = (await create('ana', { ...on(inDays(3)), levelMin: 5, levelMax: 6 })).match!.id;
    expect(await call('joinMatch', { matchId }, 'ben')).toMatchObject({ errorCode: 'LEVEL_NOT_ALLOWED' });
    await service.deliver(levelsChanged, { userId: 'ben', levels: [{ sport: 1, numberPlayers: 1, rating: 5.1 }] });
    await service.deliver(absenceChanged, { userId: 'ben', absence: { from: inDays(2), to: inDays(4) } });
    expect(await call('joinMatch', { matchId }, 'ben')).toMatchObject({ errorCode: 'CANNOT_JOIN' });
    await service.deliver(absenceChanged, { userId: 'ben', absence: null });
    await service.deliver(blockChanged, { blockerId: 'ana', blockedId: 'ben', blocked: true });
    expect(await call('joinMatch', { matchId }, 'ben')).toEqual({
      success: false,
      errorCode: 'CANNOT_JOIN',
      match: null,
    });
    await service.deliver(blockChanged, { blockerId: 'ana', blockedId: 'ben', blocked: false });
    expect(await call('joinMatch', { matchId }, 'ben')).toMatchObject({ success: true });
    await newPlayer('ben');
  });

  it('MAT-03 MAT-04 refuses drafts and says which field', async () => {
    expect(await create('ana', { sport: 2 })).toMatchObject({
      errorCode: 'INVALID_DATA',
      fieldErrors: [{ field: 'numberPlayers', code: 'NOT_IN_THIS_SPORT' }],
    });
    expect(await create('ana', { datePlay: '2026-01-01', timePlay: '10:00' })).toMatchObject({
      errorCode: 'NOT_IN_THE_FUTURE',
    });
    expect(await create('ana', { courtId: 'nowhere' })).toMatchObject({ errorCode: 'COURT_NOT_FOUND' });
    expect(await create('ana', { inviteTeamB: ['ana'] })).toMatchObject({ errorCode: 'DUPLICATE_PLAYERS' });
    expect(await create('ana', { inviteTeamB: ['nobody'] })).toMatchObject({ errorCode: 'CANNOT_INVITE' });
    expect(await create('ana', { requestId: '' })).toMatchObject({ fieldErrors: [{ field: 'requestId' }] });
    const friendly = await create('ana', { isFriendly: true });
    expect(friendly.success).toBe(true);
    expect(await create('ana', { isFriendly: true })).toMatchObject({ errorCode: 'FRIENDLY_LIMIT' });
    expect(await create('ben', { isFriendly: true })).toMatchObject({ success: true });
  });

  it('MAT-03 MAT-14 lets only followed players make a private match private enough', async () => {
    const draft = { visibility: 'PRIVATE', inviteTeamB: ['ben'] };
    expect(await create('ana', draft)).toMatchObject({
      errorCode: 'INVALID_DATA',
      fieldErrors: [{ code: 'TOO_FEW_FOLLOWED' }],
    });
    await service.deliver(followChanged, { followerId: 'ana', followedId: 'ben', following: true });
    const { match } = await create('ana', draft);
    expect(match).not.toBeNull();
    const show = (who: Identity) => service.query(`{ match(id: "${match!.id}") { id } }`, {}, who);
    expect((await show(player('ben'))).data).toEqual({ match: { id: match!.id } });
    expect((await show(player('carla'))).data).toEqual({ match: null });
    expect((await show(VISITOR)).data).toEqual({ match: null });
    expect(await call('joinMatch', { matchId: match!.id }, 'carla')).toEqual({
      success: false,
      errorCode: 'CANNOT_JOIN',
      match: null,
    });
    expect(await call('cancelMatch', { matchId: match!.id }, 'carla')).toMatchObject({ errorCode: 'MATCH_NOT_FOUND' });
    await service.deliver(followChanged, { followerId: 'ana', followedId: 'ben', following: false });
    expect(await create('ana', draft)).toMatchObject({ errorCode: 'INVALID_DATA' });
  });

  it("MAT-11 MAT-12 MAT-13 keeps what is the organiser's, and the last two hours", async () => {
    const matchId = await ready(1);
    for (const [mutation, input] of [
      ['cancelMatch', {}],
      ['reorganiseMatch', {}],
      ['removePlayer', { playerId: 'ana' }],
      ['changeMatchOptions', { message: 'x' }],
    ] as const)
      expect([mutation, await call(mutation, { matchId, ...input }, 'ben')]).toMatchObject([
        mutation,
        { errorCode: 'NOT_THE_ORGANISER' },
      ]);
    expect(await call('changeMatchOptions', { matchId, message: 'x' }, 'ana')).toMatchObject({
      errorCode: 'NOT_IN_THIS_STATE',
    });
    expect(await call('leaveMatch', { matchId }, 'carla')).toMatchObject({ errorCode: 'USER_NOT_IN_MATCH' });
    clock.set(`${inDays(1)}T14:00:00.001Z`);
    expect(await call('leaveMatch', { matchId }, 'ben')).toMatchObject({ errorCode: 'TOO_LATE_TO_LEAVE' });
    const alone = (await create('ana')).match!.id;
    expect(await call('leaveMatch', { matchId: alone }, 'ana')).toMatchObject({ errorCode: 'LAST_PARTICIPANT' });
    expect(await call('leaveMatch', { matchId: 'nowhere' }, 'ana')).toMatchObject({
      errorCode: 'MATCH_NOT_FOUND',
      match: null,
    });
  });

  it('MAT-20 answers invitations once, by the invited', async () => {
    const matchId = (await create('ana', { inviteTeamB: ['ben'] })).match!.id;
    expect(await call('invitePlayers', { matchId, side: 'B', playerIds: ['ben'] }, 'ana')).toMatchObject({
      errorCode: 'INVITATION_EXISTS',
    });
    expect(await call('answerInvitation', { matchId, accept: true }, 'carla')).toMatchObject({
      errorCode: 'INVITATION_NOT_FOR_YOU',
    });
    expect(await call('answerInvitation', { matchId, accept: false }, 'ben')).toMatchObject({ success: true });
    expect(await call('answerInvitation', { matchId, accept: true }, 'ben')).toMatchObject({
      errorCode: 'ALREADY_ANSWERED',
    });
    expect(await call('invitePlayers', { matchId, side: 'B', playerIds: ['carla'] }, 'ana')).toMatchObject({
      success: true,
    });
  });

  it('RES-02 RES-05 RES-06 refuses impossible results, and says which set', async () => {
    const matchId = await played();
    const enter = (sets: unknown[], more: Record<string, unknown> = {}) =>
      call('enterResult', { matchId, sets, ...more }, 'ana');
    expect(await enter(score([6, 4], [6, 5]))).toMatchObject({ errorCode: 'GAME_COUNT_NOT_ALLOWED', setIndex: 1 });
    expect(
      await enter([
        { a: 6, b: 4 },
        { a: 10, b: 8, superTieBreak: true },
      ]),
    ).toMatchObject({ errorCode: 'SUPER_TIE_BREAK_NOT_ALLOWED', setIndex: 1 });
    expect(await enter(score([6, 4], [4, 6]), { outcome: 'TIME_EXPIRED' })).toMatchObject({
      errorCode: 'DRAW_NOT_ALLOWED',
      setIndex: 1,
    });
    expect(await enter([], { outcome: 'WALKOVER' })).toMatchObject({
      errorCode: 'INVALID_DATA',
      fieldErrors: [{ field: 'winner', code: 'REQUIRED' }],
    });
    const good = score([6, 4], [6, 4]);
    expect(await enter(good, { evaluations: [{ userId: 'ben', serve: 5 }] })).toMatchObject({
      errorCode: 'EVALUATION_INCOMPLETE',
    });
    const marks = Object.fromEntries(CRITERIA.map((criterion) => [criterion, 4]));
    expect(await enter(good, { evaluations: [{ userId: 'ben', ...marks }] })).toMatchObject({ success: true });
    expect(await call('enterResult', { matchId, sets: good }, 'ben')).toMatchObject({
      errorCode: 'RESULT_ALREADY_SAVED',
    });
    expect(await call('confirmResult', { matchId }, 'ana')).toMatchObject({ errorCode: 'OWN_RESULT' });
    const again = await call('evaluateOpponents', { matchId, evaluations: [{ userId: 'ben', ...marks }] }, 'ana');
    expect(again).toMatchObject({ errorCode: 'RATING_ALREADY_ENTERED' });
    expect(await call('disputeResult', { matchId, note: '' }, 'ben')).toMatchObject({
      fieldErrors: [{ field: 'note', code: 'REQUIRED' }],
    });
  });

  it('API-14 limits how often somebody creates matches', async () => {
    await newPlayer('busy');
    const codes = [];
    for (let i = 0; i < 31; i++) codes.push((await create('busy')).errorCode);
    expect(codes.filter((code) => code === null)).toHaveLength(30);
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });

  it('API-13 wants people to sign in, and shows invitations to those inside only', async () => {
    const { match } = await create('ana', { inviteTeamB: ['ben'] });
    const codes = async (query: string, who: Identity) =>
      (await service.query(query, {}, who)).errors?.map((error) => error.extensions?.code);
    expect(await codes('{ myMatches(when: PAST) { totalCount } }', VISITOR)).toEqual(['UNAUTHENTICATED']);
    expect(await codes('{ friendsMatches { totalCount } }', VISITOR)).toEqual(['UNAUTHENTICATED']);
    expect(await codes('{ waitingForMe { kind } }', VISITOR)).toEqual(['UNAUTHENTICATED']);
    expect(await codes('mutation { joinMatch(input: { matchId: "x" }) { success } }', VISITOR)).toEqual([
      'UNAUTHENTICATED',
    ]);
    const inside = `{ match(id: "${match!.id}") { id invitations { user { id } invitedBy { id } side state createdAt } } }`;
    expect(await codes(inside, VISITOR)).toEqual(['UNAUTHENTICATED']);
    expect(await codes(inside, player('carla'))).toEqual(['FORBIDDEN']);
    for (const who of [player('ana'), player('ben'), support()]) expect(await codes(inside, who)).toBeUndefined();
  });

  it('API-11 has no surprise for hostile input', async () => {
    const weird = ['', '\u0000', 'a\u0000b', "'; drop table matches; --", '💥', 'x'.repeat(5000), '../..', '\ud800'];
    const own = (await create('ana')).match!.id;
    for (const text of weird) {
      const answers = [
        await service.query('query ($id: ID!) { match(id: $id) { id } }', { id: text }, player('ana')),
        await service.query(
          'query ($id: ID!) { matches(filter: { courtId: $id, playerId: $id }) { totalCount edges { node { id } } } }',
          { id: text },
        ),
        await service.query('query ($after: String) { matches(after: $after) { edges { cursor } } }', { after: text }),
        await service.query(
          'mutation ($id: ID!) { joinMatch(input: { matchId: $id }) { errorCode } }',
          { id: text },
          player('ana'),
        ),
        await service.query(
          'mutation ($id: ID!, $own: ID!) { invitePlayers(input: { matchId: $own, side: B, playerIds: [$id] }) { errorCode } }',
          { id: text, own },
          player('ana'),
        ),
        await service.query(
          'mutation ($id: ID!, $own: ID!) { changeMatchOptions(input: { matchId: $own, message: $id }) { errorCode match { message } } }'.replace(
            '$id: ID!',
            '$id: String!',
          ),
          { id: text, own },
          player('ana'),
        ),
        await service.query(
          'mutation ($id: ID!) { createMatch(input: { requestId: $id, sport: 1, numberPlayers: 1, courtId: $id }) { errorCode } }',
          { id: text },
          player('ana'),
        ),
      ];
      for (const answer of answers) expect([text, answer.errors]).toEqual([text, undefined]);
    }
    const numbers = await service.query(
      `{ matches(first: 2147483647, filter: { near: { lat: 1e308, lng: -1e308, km: -5 }, sports: [2147483647, -1], missing: [2147483647], numberPlayers: -2147483648, level: 1e308, states: [] }) { totalCount } }`,
    );
    expect(numbers.errors).toBeUndefined();
  });
});

describe('lists for the page', () => {
  const LIST = `query ($first: Int) { matches(first: $first) { edges { node {
    id state city teamA { user { id } badge } teamB { user { id } } missing myActions mySide organiser { id } court { id } result { winner } } } } }`;

  it('PLY-12 needs the same few statements for one match and for many', async () => {
    for (let i = 0; i < 12; i++) await create(['ana', 'ben', 'carla', 'david'][i % 4]!, on(inDays(10 + i)));
    const statements = async (first: number) => {
      const { result, statements: sent } = await countStatements(() =>
        service.query<{ matches: { edges: unknown[] } }>(LIST, { first }, player('eva')),
      );
      expect(result.errors).toBeUndefined();
      return [result.data!.matches.edges.length, sent.length];
    };
    expect(await statements(1)).toEqual([1, 3]);
    expect(await statements(12)).toEqual([12, 3]);
    const references = async (count: number) => {
      const { data } = await service.query<{ matches: { edges: { node: { id: string } }[] } }>(
        '{ matches(first: 12) { edges { node { id } } } }',
      );
      const representations = data!.matches.edges
        .slice(0, count)
        .map(({ node }) => ({ __typename: 'Match', id: node.id }));
      const query =
        'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Match { id state myActions teamA { badge } } } }';
      const { result, statements: sent } = await countStatements(() =>
        service.query<{ _entities: unknown[] }>(query, { r: representations }, player('eva')),
      );
      return [result.data!._entities.length, sent.length];
    };
    expect(await references(1)).toEqual([1, 3]);
    expect(await references(12)).toEqual([12, 3]);
    const dashboard = await countStatements(() =>
      service.query(
        '{ waitingForMe { kind match { id myActions } } myMatches(when: UPCOMING) { edges { node { id myActions } } } friendsMatches { edges { node { id } } } }',
        {},
        player('ana'),
      ),
    );
    expect(dashboard.statements).toHaveLength(5);
  });

  it('MAT-14 resolves references only for those who may see the match', async () => {
    await service.deliver(followChanged, { followerId: 'ana', followedId: 'ben', following: true });
    const secret = (await create('ana', { visibility: 'PRIVATE', inviteTeamB: ['ben'] })).match!.id;
    const query = 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Match { id } } }';
    const ask = async (who: Identity) =>
      (
        await service.query(
          query,
          {
            r: [
              { __typename: 'Match', id: secret },
              { __typename: 'Match', id: 'no' },
            ],
          },
          who,
        )
      ).data;
    expect(await ask(player('ben'))).toEqual({ _entities: [{ id: secret }, null] });
    expect(await ask(player('carla'))).toEqual({ _entities: [null, null] });
    expect(await ask(VISITOR)).toEqual({ _entities: [null, null] });
  });

  it('MAT-15 FLT-03 lists near a place, by distance', async () => {
    await create('ana', on(inDays(9)));
    await create('ben', { courtId: 'thames', datePlay: inDays(8), timePlay: '18:00' });
    const near =
      '{ matches(filter: { near: { lat: 45.47, lng: 9.2, km: 500 } }, orderBy: DISTANCE) { totalCount edges { node { city distanceKm } } } }';
    expect((await service.query(near)).data).toEqual({
      matches: { totalCount: 1, edges: [{ node: { city: 'Milano', distanceKm: 1 } }] },
    });
  });
});

describe('what others tell', () => {
  it('MAT-15 moves open matches along with their court, or with an organiser without one', async () => {
    const [here, there] = [(await create('eva', on(inDays(9)))).match!.id, (await create('eva')).match!.id];
    const city = async (id: string) =>
      (await service.query<{ match: { city: string } }>(`{ match(id: "${id}") { city } }`)).data!.match.city;
    await service.deliver(profileChanged, {
      ...{
        userId: 'eva',
        firstName: 'Eva',
        lastName: 'B',
        displayName: 'Eva',
        sex: 'F',
        language: 'it',
        sports: [1],
        inviteCode: 'e',
      },
      location: { name: 'Torino', country: 'IT', lat: 45.07, lng: 7.69, timeZone: 'Europe/Rome' },
    });
    await service.deliver(courtChanged, {
      courtId: 'club',
      name: 'Club',
      city: 'Segrate',
      country: 'IT',
      lat: 45.49,
      lng: 9.3,
      timeZone: 'Europe/Rome',
      sports: [1],
    });
    expect([await city(here), await city(there)]).toEqual(['Segrate', 'Torino']);
    await call('organiseMatch', { matchId: there, ...on(inDays(12)), minutesPlay: 60 }, 'eva');
    expect(await city(there)).toBe('Segrate');
    await call('reorganiseMatch', { matchId: there }, 'eva');
    expect(await city(there)).toBe('Torino');
  });

  it('PLY-04 hears of an event twice and does it once', async () => {
    const event = await service.deliver(blockChanged, { blockerId: 'ana', blockedId: 'eva', blocked: true });
    await service.deliver(blockChanged, { blockerId: 'ana', blockedId: 'eva', blocked: false });
    await service.deliver(blockChanged, { blockerId: 'ana', blockedId: 'eva', blocked: true }, { id: event.id });
    expect(await service.db.selectFrom('blocks').selectAll().execute()).toEqual([]);
  });
});
