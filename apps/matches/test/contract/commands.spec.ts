import { matchReminderDue, resultConfirmed, resultDisputed } from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { player, support } from '@setpoint/testkit';
import { CRITERIA } from '../../src/domain/rules/evaluations.js';
import { on, openStage, score, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

describe('what people can do', () => {
  it('MAT-01 MAT-10 RES-03 RES-06 RES-08~ goes from a draft to a confirmed result', async () => {
    const signals: string[] = [];
    const created = await stage.create('ana', { message: 'who is in?', levelMin: 3, levelMax: 5 });
    expect(created).toMatchObject({ success: true, errorCode: null, overlapping: [], match: { state: 'ORGANIZING' } });
    const matchId = created.match!.id;
    const unsubscribe = await stage.push.subscribe(`match:${matchId}`, () => signals.push('changed'));
    expect(created.match!.myActions).toEqual(['INVITE', 'ORGANISE', 'CANCEL', 'CHANGE_OPTIONS']);

    const joined = await stage.call('joinMatch', { matchId, side: 'B' }, 'ben');
    expect(joined.match!.myActions).toEqual(['LEAVE']);
    const plan = { matchId, ...on(stage.inDays(3)), minutesPlay: 90 };
    const proposed = await stage.call('organiseMatch', plan, 'ana');
    expect(proposed.match).toMatchObject({
      ...{ state: 'ORGANIZING', proposal: { state: 'OPEN' } },
      myActions: ['LEAVE', 'ORGANISE', 'WITHDRAW_PROPOSAL', 'CANCEL', 'CHANGE_OPTIONS', 'REMOVE_PLAYER'],
    });
    const organised = await stage.agree(plan, 'ana', 'ben');
    expect(organised.match).toMatchObject({ state: 'READY', proposal: null, myActions: ['LEAVE'] });

    stage.clock.advance({ days: 3, hours: 10 });
    await stage.service.runTimers();
    const evaluations = [{ userId: 'ben', ...Object.fromEntries(CRITERIA.map((criterion) => [criterion, 5])) }];
    const entered = await stage.call(
      'enterResult',
      { matchId, sets: score([6, 4], [7, 5]), comment: 'grande!', evaluations },
      'ana',
    );
    expect(entered).toMatchObject({
      success: true,
      setIndex: null,
      match: { state: 'AWAITING_CONFIRMATION', myActions: [] },
    });
    const confirmed = await stage.call('confirmResult', { matchId }, 'ben');
    expect(confirmed.match).toMatchObject({ state: 'CONFIRMED', myActions: ['EVALUATE'] });
    const evaluated = await stage.call(
      'evaluateOpponents',
      { matchId, evaluations: [{ ...evaluations[0], userId: 'ana' }] },
      'ben',
    );
    expect(evaluated.match!.myActions).toEqual([]);

    expect((await stage.service.events()).map((event) => event.type.split('.')[1])).toEqual([
      ...['match-created', 'people-changed', 'player-joined', 'people-changed'],
      ...['match-proposed', 'proposal-answered', 'match-organised', 'match-ready'],
      ...['result-entered', 'evaluation-given', 'result-confirmed', 'evaluation-given'],
    ]);
    expect(signals).toHaveLength(7);
    await unsubscribe();

    const { data } = await stage.service.query(
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
    const [one, two] = await Promise.all([
      stage.call('createMatch', input, 'ana'),
      stage.call('createMatch', input, 'ana'),
    ]);
    expect(one.match!.id).toBe(two.match!.id);
    expect((await stage.call('createMatch', input, 'ben')).match!.id).not.toBe(one.match!.id);
  });

  it('MAT-18 warns when creating and refuses when joining and organising', async () => {
    const first = await stage.ready(5);
    const created = await stage.create('ana', on(stage.inDays(5), '18:30'));
    expect(created).toMatchObject({ success: true, overlapping: [{ id: first }] });
    const other = await stage.create('carla', on(stage.inDays(5), '18:30'));
    expect(await stage.call('joinMatch', { matchId: other.match!.id }, 'ben')).toMatchObject({
      success: false,
      errorCode: 'MATCH_OVERLAPS',
    });
    const third = await stage.create('david');
    await stage.call('joinMatch', { matchId: third.match!.id }, 'ben');
    const plan = { matchId: third.match!.id, ...on(stage.inDays(5), '18:30'), minutesPlay: 60 };
    expect(await stage.call('organiseMatch', plan, 'david')).toMatchObject({ errorCode: 'PLAYER_NOT_FREE' });
    expect(await stage.call('organiseMatch', { ...plan, timePlay: '19:00' }, 'david')).toMatchObject({ success: true });
  });

  it('MAT-20 shows invited players their badge, to those inside only', async () => {
    const { match } = await stage.create('ana', {
      numberPlayers: 2,
      inviteTeamA: ['carla'],
      inviteTeamB: ['ben', 'david'],
    });
    await stage.call('answerInvitation', { matchId: match!.id, accept: true }, 'ben');
    await stage.call('answerInvitation', { matchId: match!.id, accept: false }, 'david');
    const query =
      '{ match(id: "ID") { missing teamA { user { id } badge level } teamB { user { id } badge level } } }'.replace(
        'ID',
        match!.id,
      );
    const asCarla = await stage.service.query(query, {}, player('carla'));
    expect(asCarla.data).toEqual({
      match: {
        missing: 2,
        teamA: [
          { user: { id: 'ana' }, badge: 'ACCEPTED', level: 4 },
          { user: { id: 'carla' }, badge: 'AWAY', level: 4 },
        ],
        teamB: [
          { user: { id: 'ben' }, badge: 'ACCEPTED', level: 4 },
          { user: { id: 'david' }, badge: 'REFUTED', level: 4 },
        ],
      },
    });
    const asEva = await stage.service.query(query, {}, player('eva'));
    expect(asEva.data).toMatchObject({ match: { missing: 2, teamA: [{}], teamB: [{ user: { id: 'ben' } }] } });
    const waiting = await stage.service.query('{ waitingForMe { kind until match { id } } }', {}, player('carla'));
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
  const expiryFromNow = () => new Date(stage.clock.now().getTime() + 15 * 86_400_000).toISOString();

  it('RES-04 shows what was disputed, and keeps both versions for those inside', async () => {
    const matchId = await stage.played();
    await stage.call('enterResult', { matchId, sets: score([6, 4], [6, 4]) }, 'ana');
    await stage.call('disputeResult', { matchId, note: 'it was 4-6' }, 'ben');
    const fields =
      'state earlierVersions { disputeNote disputes sets { a b } } result { disputes disputeNote confirmsItselfAt sets { a b } }';
    const read = (who: Identity) => stage.service.query(`{ match(id: "${matchId}") { ${fields} } }`, {}, who);
    expect((await read(player('ana'))).data).toMatchObject({
      match: {
        state: 'AWAITING_RESULT',
        earlierVersions: [],
        result: { disputes: 1, disputeNote: 'it was 4-6', confirmsItselfAt: null },
      },
    });
    await stage.call('enterResult', { matchId, sets: score([6, 4], [6, 3]) }, 'ana');
    await stage.call('disputeResult', { matchId, resultVersion: 2, note: 'still wrong' }, 'ben');
    expect((await stage.service.eventsOf(resultDisputed)).map((data) => [data.disputes, data.note])).toEqual([
      [1, 'it was 4-6'],
      [2, 'still wrong'],
    ]);
    await stage.call('enterResult', { matchId, sets: score([4, 6], [3, 6]) }, 'ben');
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
    stage.clock.advance({ days: 30 });
    await stage.service.runTimers();
    expect(await stage.service.eventsOf(resultConfirmed)).toEqual([]);
    expect(await stage.call('confirmResult', { matchId, resultVersion: 3 }, 'ana')).toMatchObject({
      success: true,
      match: { state: 'CONFIRMED' },
    });
  });

  it('RES-03 shows that it was confirmed by itself', async () => {
    const matchId = await stage.played();
    await stage.call('enterResult', { matchId, sets: score([6, 4], [6, 4]) }, 'ana');
    stage.clock.advance({ days: 3 });
    await stage.service.runTimers();
    const { data } = await stage.service.query(
      `{ match(id: "${matchId}") { state result { confirmedByItself confirmedAt } } }`,
    );
    expect(data).toEqual({
      match: { state: 'CONFIRMED', result: { confirmedByItself: true, confirmedAt: stage.clock.now().toISOString() } },
    });
    expect(await stage.service.eventsOf(resultConfirmed)).toMatchObject([{ automatic: true, actorId: null }]);
  });

  it('REP-05~ reminds the day before and the hour before, each once', async () => {
    await stage.ready(3);
    for (let hour = 0; hour < 80; hour++) {
      stage.clock.advance({ hours: 1 });
      await stage.service.runTimers();
    }
    expect((await stage.service.eventsOf(matchReminderDue)).map((data) => data.ahead)).toEqual(['DAY', 'HOUR']);
  });

  it('MAT-03 reads date and time on the clocks of the court', async () => {
    const { match } = await stage.create('ana', { courtId: 'thames', datePlay: stage.inDays(5), timePlay: '18:00' });
    const { data } = await stage.service.query<{ match: { startsAt: string } }>(
      `{ match(id: "${match!.id}") { startsAt timeZone city timePlay } }`,
    );
    expect(data!.match).toMatchObject({
      startsAt: `${stage.inDays(5)}T17:00:00.000Z`,
      timeZone: 'Europe/London',
      city: 'London',
      timePlay: '18:00',
    });
  });
});
