import { absenceChanged, blockChanged, followChanged, levelsChanged } from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { player, support, VISITOR } from '@setpoint/testkit';
import type { GraphQLEnumType } from 'graphql';
import { MATCH_STATES } from '../../src/domain/match.js';
import { MATCH_ACTIONS } from '../../src/domain/permits.js';
import { MATCH_CODES } from '../../src/domain/refusals.js';
import { CRITERIA } from '../../src/domain/rules/evaluations.js';
import { on, openStage, score, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

describe('refusals', () => {
  it('API-11 has one documented code for each, the same as the domain', () => {
    const values = (name: string) => (stage.service.schema.getType(name) as GraphQLEnumType).getValues();
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
    const matchId = await stage.ready(4);
    expect(await stage.call('joinMatch', { matchId }, 'carla')).toEqual({
      success: false,
      errorCode: 'TEAM_FULL',
      match: { id: matchId, state: 'READY', myActions: ['WAIT'], proposal: null },
    });
  });

  it('MAT-10 refuses by level, block, absence', async () => {
    const matchId = (await stage.create('ana', { ...on(stage.inDays(3)), levelMin: 5, levelMax: 6 })).match!.id;
    expect(await stage.call('joinMatch', { matchId }, 'ben')).toMatchObject({ errorCode: 'LEVEL_NOT_ALLOWED' });
    await stage.service.deliver(levelsChanged, {
      userId: 'ben',
      levels: [{ sport: 1, numberPlayers: 1, rating: 5.1 }],
    });
    await stage.service.deliver(absenceChanged, {
      userId: 'ben',
      absence: { from: stage.inDays(2), to: stage.inDays(4) },
    });
    expect(await stage.call('joinMatch', { matchId }, 'ben')).toMatchObject({ errorCode: 'CANNOT_JOIN' });
    await stage.service.deliver(absenceChanged, { userId: 'ben', absence: null });
    await stage.service.deliver(blockChanged, { blockerId: 'ana', blockedId: 'ben', blocked: true });
    expect(await stage.call('joinMatch', { matchId }, 'ben')).toEqual({
      success: false,
      errorCode: 'CANNOT_JOIN',
      match: null,
    });
    await stage.service.deliver(blockChanged, { blockerId: 'ana', blockedId: 'ben', blocked: false });
    expect(await stage.call('joinMatch', { matchId }, 'ben')).toMatchObject({ success: true });
    await stage.newPlayer('ben');
  });

  it('MAT-10 says ahead why somebody may not join, in the words in which joining is refused', async () => {
    const limited = (await stage.create('ana', { ...on(stage.inDays(3)), levelMin: 5, levelMax: 6 })).match!.id;
    const full = await stage.ready(4);
    const open = (await stage.create('ana', on(stage.inDays(6)))).match!.id;
    const doubles = (await stage.create('ana', { ...on(stage.inDays(7)), numberPlayers: 2 })).match!.id;
    const overlapping = (await stage.create('carla', on(stage.inDays(6)))).match!.id;
    const called = (await stage.create('ana', on(stage.inDays(8)))).match!.id;
    await stage.call('cancelMatch', { matchId: called }, 'ana');
    await stage.call('joinMatch', { matchId: open }, 'ben');
    await stage.service.deliver(absenceChanged, {
      userId: 'david',
      absence: { from: stage.inDays(7), to: stage.inDays(7) },
    });
    const said = async (id: string, who: Identity) => {
      const answer = await stage.service.query<{ match: { joinRefusal: string | null } }>(
        `{ match(id: "${id}") { joinRefusal } }`,
        {},
        who,
      );
      return answer.data!.match.joinRefusal;
    };
    const codes = new Set<string | null>();
    for (const id of [limited, full, open, doubles, overlapping, called])
      for (const who of ['ben', 'carla', 'david', 'eva']) {
        const ahead = await said(id, player(who));
        const { errorCode } = await stage.call('joinMatch', { matchId: id }, who);
        expect([id, who, ahead]).toEqual([id, who, errorCode]);
        codes.add(ahead);
      }
    expect([...codes].sort()).toEqual([
      'CANNOT_JOIN',
      'LEVEL_NOT_ALLOWED',
      'MATCH_OVERLAPS',
      'NOT_IN_THIS_STATE',
      'TEAM_FULL',
      null,
    ]);
    expect(await said(limited, player('ana'))).toBeNull();
    expect(await said(limited, VISITOR)).toBeNull();
    await stage.service.deliver(absenceChanged, { userId: 'david', absence: null });
  });

  it('MAT-03 MAT-04 refuses drafts and says which field', async () => {
    expect(await stage.create('ana', { sport: 2 })).toMatchObject({
      errorCode: 'INVALID_DATA',
      fieldErrors: [{ field: 'numberPlayers', code: 'NOT_IN_THIS_SPORT' }],
    });
    expect(await stage.create('ana', { datePlay: '2026-01-01', timePlay: '10:00' })).toMatchObject({
      errorCode: 'NOT_IN_THE_FUTURE',
    });
    expect(await stage.create('ana', { courtId: 'nowhere' })).toMatchObject({ errorCode: 'COURT_NOT_FOUND' });
    expect(await stage.create('ana', { inviteTeamB: ['ana'] })).toMatchObject({ errorCode: 'DUPLICATE_PLAYERS' });
    expect(await stage.create('ana', { inviteTeamB: ['nobody'] })).toMatchObject({ errorCode: 'CANNOT_INVITE' });
    expect(await stage.create('ana', { requestId: '' })).toMatchObject({ fieldErrors: [{ field: 'requestId' }] });
    const friendly = await stage.create('ana', { isFriendly: true });
    expect(friendly.success).toBe(true);
    expect(await stage.create('ana', { isFriendly: true })).toMatchObject({ errorCode: 'FRIENDLY_LIMIT' });
    expect(await stage.create('ben', { isFriendly: true })).toMatchObject({ success: true });
    const again = async (who: string) => (await stage.service.query('{ nextFriendlyAt }', {}, player(who))).data;
    const at = new Date(stage.clock.now().getTime() + 30 * 86_400_000).toISOString();
    expect([await again('ana'), await again('carla')]).toEqual([{ nextFriendlyAt: at }, { nextFriendlyAt: null }]);
  });

  it('MAT-03 MAT-14 lets only followed players make a private match private enough', async () => {
    const draft = { visibility: 'PRIVATE', inviteTeamB: ['ben'] };
    expect(await stage.create('ana', draft)).toMatchObject({
      errorCode: 'INVALID_DATA',
      fieldErrors: [{ code: 'TOO_FEW_FOLLOWED' }],
    });
    await stage.service.deliver(followChanged, { followerId: 'ana', followedId: 'ben', following: true });
    const { match } = await stage.create('ana', draft);
    expect(match).not.toBeNull();
    const show = (who: Identity) => stage.service.query(`{ match(id: "${match!.id}") { id } }`, {}, who);
    expect((await show(player('ben'))).data).toEqual({ match: { id: match!.id } });
    expect((await show(player('carla'))).data).toEqual({ match: null });
    expect((await show(VISITOR)).data).toEqual({ match: null });
    expect(await stage.call('joinMatch', { matchId: match!.id }, 'carla')).toEqual({
      success: false,
      errorCode: 'MATCH_NOT_FOUND',
      match: null,
    });
    expect(await stage.call('cancelMatch', { matchId: match!.id }, 'carla')).toMatchObject({
      errorCode: 'MATCH_NOT_FOUND',
    });
    await stage.service.deliver(followChanged, { followerId: 'ana', followedId: 'ben', following: false });
    expect(await stage.create('ana', draft)).toMatchObject({ errorCode: 'INVALID_DATA' });
  });

  it("MAT-11 MAT-12 MAT-13 keeps what is the organiser's, and the last two hours", async () => {
    const matchId = await stage.ready(1);
    for (const [mutation, input] of [
      ['cancelMatch', {}],
      ['reorganiseMatch', {}],
      ['removePlayer', { playerId: 'ana' }],
      ['changeMatchOptions', { message: 'x' }],
    ] as const)
      expect([mutation, await stage.call(mutation, { matchId, ...input }, 'ben')]).toMatchObject([
        mutation,
        { errorCode: 'NOT_THE_ORGANISER' },
      ]);
    expect(await stage.call('changeMatchOptions', { matchId, message: 'x' }, 'ana')).toMatchObject({
      errorCode: 'NOT_IN_THIS_STATE',
    });
    expect(await stage.call('leaveMatch', { matchId }, 'carla')).toMatchObject({ errorCode: 'USER_NOT_IN_MATCH' });
    stage.clock.set(`${stage.inDays(1)}T14:00:00.001Z`);
    expect(await stage.call('leaveMatch', { matchId }, 'ben')).toMatchObject({ errorCode: 'TOO_LATE_TO_LEAVE' });
    const alone = (await stage.create('ana')).match!.id;
    expect(await stage.call('leaveMatch', { matchId: alone }, 'ana')).toMatchObject({ errorCode: 'LAST_PARTICIPANT' });
    expect(await stage.call('leaveMatch', { matchId: 'nowhere' }, 'ana')).toMatchObject({
      errorCode: 'MATCH_NOT_FOUND',
      match: null,
    });
  });

  it('MAT-20 answers invitations once, by the invited', async () => {
    const matchId = (await stage.create('ana', { inviteTeamB: ['ben'] })).match!.id;
    expect(await stage.call('invitePlayers', { matchId, side: 'B', playerIds: ['ben'] }, 'ana')).toMatchObject({
      errorCode: 'INVITATION_EXISTS',
    });
    expect(await stage.call('answerInvitation', { matchId, accept: true }, 'carla')).toMatchObject({
      errorCode: 'INVITATION_NOT_FOR_YOU',
    });
    expect(await stage.call('answerInvitation', { matchId, accept: false }, 'ben')).toMatchObject({ success: true });
    expect(await stage.call('answerInvitation', { matchId, accept: true }, 'ben')).toMatchObject({
      errorCode: 'ALREADY_ANSWERED',
    });
    expect(await stage.call('invitePlayers', { matchId, side: 'B', playerIds: ['carla'] }, 'ana')).toMatchObject({
      success: true,
    });
  });

  it('RES-02 RES-05~ RES-06 refuses impossible results, and says which set', async () => {
    const matchId = await stage.played();
    const enter = (sets: unknown[], more: Record<string, unknown> = {}) =>
      stage.call('enterResult', { matchId, sets, ...more }, 'ana');
    expect(await enter(score([6, 4], [7, 2]))).toMatchObject({ errorCode: 'GAME_COUNT_NOT_ALLOWED', setIndex: 1 });
    expect(await enter(score([6, 4], [6, 5]))).toMatchObject({ errorCode: 'SET_UNFINISHED', setIndex: 1 });
    expect(await enter(score([6, 4]))).toMatchObject({ errorCode: 'SET_MISSING', setIndex: 0 });
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
    expect(await stage.call('enterResult', { matchId, sets: good }, 'ben')).toMatchObject({
      errorCode: 'RESULT_ALREADY_SAVED',
    });
    expect(await stage.call('confirmResult', { matchId }, 'ana')).toMatchObject({ errorCode: 'OWN_RESULT' });
    const again = await stage.call('evaluateOpponents', { matchId, evaluations: [{ userId: 'ben', ...marks }] }, 'ana');
    expect(again).toMatchObject({ errorCode: 'RATING_ALREADY_ENTERED' });
    expect(await stage.call('disputeResult', { matchId, note: '' }, 'ben')).toMatchObject({
      fieldErrors: [{ field: 'note', code: 'REQUIRED' }],
    });
  });

  it('API-14 limits how often somebody creates matches', async () => {
    await stage.newPlayer('busy');
    for (let i = 0; i < 30; i++) {
      expect(await stage.create('busy')).toMatchObject({ errorCode: null, retryAfterSeconds: null });
    }
    const refused = await stage.create('busy');
    expect(refused.errorCode).toBe('TOO_MANY_REQUESTS');
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
  });

  it('API-13 wants people to sign in, and shows invitations to those inside only', async () => {
    const { match } = await stage.create('ana', { inviteTeamB: ['ben'] });
    const codes = async (query: string, who: Identity) =>
      (await stage.service.query(query, {}, who)).errors?.map((error) => error.extensions?.code);
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

  it('RES-03 refuses an answer to another version of the result, with the match as it is now', async () => {
    const matchId = await stage.played();
    await stage.call('enterResult', { matchId, sets: score([6, 4], [6, 4]) }, 'ana');
    for (const [mutation, more] of [
      ['confirmResult', {}],
      ['disputeResult', { note: 'no' }],
    ] as const)
      expect(await stage.call(mutation, { matchId, resultVersion: 2, ...more }, 'ben')).toMatchObject({
        ...{ success: false, errorCode: 'RESULT_CHANGED' },
        match: {
          id: matchId,
          state: 'AWAITING_CONFIRMATION',
          myActions: ['CONFIRM_RESULT', 'DISPUTE_RESULT', 'EVALUATE'],
        },
      });
    await stage.call('disputeResult', { matchId, note: 'no' }, 'ben');
    await stage.call('enterResult', { matchId, sets: score([6, 0], [6, 0]) }, 'ana');
    expect(await stage.call('confirmResult', { matchId }, 'ben')).toMatchObject({ errorCode: 'RESULT_CHANGED' });
    expect(await stage.call('confirmResult', { matchId, resultVersion: 2 }, 'ben')).toMatchObject({ success: true });
  });
});
