import {
  placeOffered,
  qualificationMissed,
  registrationHeld,
  resultConfirmed,
  tournamentCompleted,
} from '@setpoint/events';
import { player, support, type TestService } from '@setpoint/testkit';
import { details, Stage } from './stage.js';

let count = 0;
/** Over before a slam that begins on 1 July. */
const EARLY = { startOn: '2026-06-05', teamsToStart: 4, maxTeams: 4 };

/** A match that a player has played at that instant. */
function played(service: TestService, who: string, startsAt: string, outcome: 'COMPLETED' | 'WALKOVER' = 'COMPLETED') {
  const common = { sport: 1 as const, numberPlayers: 1 as const, visibility: 'PUBLIC' as const, isFriendly: false };
  return service.deliver(resultConfirmed, {
    match: {
      ...{ ...common, matchId: `m${(count += 1)}`, organiserId: who, courtId: null, startsAt },
      ...{ timeZone: 'Europe/Rome', minutesPlay: 90, teamA: [who], teamB: ['somebody'], invited: [] },
    },
    ...{ actorId: null, automatic: true, confirmedAt: startsAt },
    result: {
      ...{ gameMode: 'NEXTGEN', sets: [], outcome, winner: 'A', enteredBy: who, enteredAt: startsAt },
    },
  });
}

describe('slams', () => {
  let stage: Stage;
  beforeAll(async () => (stage = await Stage.start()));
  afterAll(() => stage?.stop());

  const priorityList = async (id: string) =>
    (await stage.tournament(id, 'priorityList { position matches players { id } }', player('x'))).priorityList.map(
      ({ players, matches }: { players: { id: string }[]; matches: number }) => [players[0]!.id, matches],
    );
  const enterSlam = async (name: string, id: string, matches: number) => {
    const who = await stage.person(name);
    for (let i = 0; i < matches; i += 1) await played(stage.service, name, `2026-05-${10 + i}T10:00:00.000Z`);
    return (await stage.register(who, id)).registration;
  };

  it('TRN-12 take those who have played in the 90 days before entries opened', async () => {
    const id = await stage.open({ type: 'SLAM' });
    const idle = await stage.person('idle');
    await played(stage.service, 'idle', '2026-03-03T11:59:59.999Z');
    await played(stage.service, 'idle', '2026-05-03T12:00:00.000Z', 'WALKOVER');
    expect(await stage.register(idle, id)).toMatchObject({ errorCode: 'SLAM_NOT_QUALIFIED' });
    await played(stage.service, 'idle', '2026-03-03T12:00:00.000Z');
    expect(await stage.register(idle, id)).toMatchObject({
      ...{ success: true, registration: { state: 'RESERVED', until: '2026-06-20T22:00:00.000Z', mayWithdraw: true } },
    });
  });

  it('TRN-12 a freed place goes to the next of the priority list, who has a day to take it', async () => {
    const id = await stage.open({ type: 'SLAM', teamsToStart: 2, maxTeams: 2 });
    const ana = await enterSlam('ana', id, 1);
    const ben = await enterSlam('ben', id, 1);
    for (const [name, matches] of [
      ['carla', 2],
      ['dora', 4],
      ['emma', 1],
    ] as const)
      // oxfmt-ignore
      expect(await enterSlam(name, id, matches)).toMatchObject({ state: 'WAITING', until: null });
    expect(await priorityList(id)).toEqual([
      ['dora', 4],
      ['carla', 2],
      ['emma', 1],
    ]);
    expect(await stage.change('withdrawFromSlam', player('ana'), ana.id)).toMatchObject({
      ...{ success: true, registration: { state: 'WITHDRAWN' } },
    });
    const offered = await stage.service.eventsOf(placeOffered);
    expect(offered.filter(({ tournament }) => tournament.id === id)).toMatchObject([
      { playerIds: ['dora'], until: '2026-06-02T12:00:00.000Z' },
    ]);
    const offer = (await stage.tournament(id, 'myRegistration { id state until }', player('dora'))).myRegistration;
    expect(offer).toMatchObject({ state: 'OFFERED', until: '2026-06-02T12:00:00.000Z' });
    expect(await stage.change('takeOfferedPlace', player('carla'), offer.id)).toMatchObject({
      errorCode: 'REGISTRATION_NOT_FOUND',
    });
    stage.clock.advance({ days: 1 });
    expect(await stage.change('takeOfferedPlace', player('dora'), offer.id)).toMatchObject({
      errorCode: 'OFFER_EXPIRED',
    });
    await stage.passTime();
    const next = (await stage.tournament(id, 'myRegistration { id state }', player('carla'))).myRegistration;
    for (let i = 0; i < 2; i += 1)
      expect(await stage.change('takeOfferedPlace', player('carla'), next.id)).toMatchObject({
        ...{ success: true, registration: { state: 'RESERVED', paymentReference: next.id } },
      });
    const held = await stage.service.eventsOf(registrationHeld);
    expect(held.filter(({ registrationId }) => registrationId === next.id)).toHaveLength(1);
    expect(await priorityList(id)).toEqual([['emma', 1]]);
    await stage.paid(ben.id, 'ben');
    expect(await stage.change('withdrawFromSlam', player('ben'), ben.id)).toMatchObject({ errorCode: 'ALREADY_PAID' });
    stage.clock.set('2026-06-20T22:00:00.001Z');
    expect(await stage.change('withdrawFromSlam', player('carla'), next.id)).toMatchObject({
      errorCode: 'UNDER_TEN_DAYS',
    });
    stage.clock.set('2026-06-01T12:00:00Z');
  });

  it('TRN-12 ADM-04~ support moves entries within the priority list, with a reason', async () => {
    const id = await stage.open({ type: 'SLAM', teamsToStart: 2, maxTeams: 2 });
    for (const name of ['f1', 'f2']) await enterSlam(name, id, 1);
    const first = await enterSlam('g1', id, 3);
    await enterSlam('g2', id, 2);
    const last = await enterSlam('g3', id, 1);
    const move = (registrationId: string, position: number, reason: string) =>
      stage.support('moveInPriorityList', { registrationId, position, reason });
    expect(await move(last.id, 1, ' ')).toMatchObject({ errorCode: 'REASON_REQUIRED' });
    expect(await move(last.id, 0, 'Wild card')).toMatchObject({
      fieldErrors: [{ field: 'position', code: 'INVALID' }],
    });
    expect(await move('nobody', 1, 'Wild card')).toMatchObject({ errorCode: 'NOT_ON_PRIORITY_LIST' });
    expect(await move(last.id, 1, 'Wild card')).toMatchObject({ success: true });
    expect((await priorityList(id)).map(([name]: [string]) => name)).toEqual(['g3', 'g1', 'g2']);
    const newcomer = await enterSlam('g4', id, 9);
    expect(newcomer.state).toBe('WAITING');
    expect((await priorityList(id)).map(([name]: [string]) => name)).toEqual(['g4', 'g3', 'g1', 'g2']);
    expect(await move(first.id, 99, 'Asked for it')).toMatchObject({ success: true });
    expect((await priorityList(id)).map(([name]: [string]) => name)).toEqual(['g4', 'g3', 'g2', 'g1']);
  });

  it('TRN-12 the winner and the second of a qualifier are entered by themselves, once', async () => {
    const slamId = await stage.open({ type: 'SLAM' });
    const qualifier = await stage.open({ type: 'SLAM_QUALI', slamId, ...EARLY });
    expect(await stage.tournament(qualifier, 'slam { id type }', player('w1'))).toEqual({
      slam: { id: slamId, type: 'slam' },
    });
    const entrants = [
      { playerIds: ['w3'], reached: 'SEMIFINAL' as const },
      { playerIds: ['w2'], reached: 'FINAL' as const },
      { playerIds: ['w1'], reached: 'WON' as const },
    ];
    const completed = {
      ...{ tournamentId: qualifier, sport: 1 as const, numberPlayers: 1 as const, entrants },
      ...{ completedAt: '2026-06-01T12:00:00.000Z', timeZone: 'Europe/Rome' },
    };
    for (let i = 0; i < 2; i += 1) await stage.service.deliver(tournamentCompleted, completed);
    const state = async (name: string) =>
      (await stage.tournament(slamId, 'myRegistration { state }', player(name))).myRegistration?.state;
    expect([await state('w1'), await state('w2'), await state('w3')]).toEqual(['RESERVED', 'RESERVED', undefined]);
    expect(await stage.tournament(slamId, 'placesLeft', player('w1'))).toEqual({ placesLeft: 6 });
  });

  const completedBy = (tournamentId: string, ...finalists: string[]) =>
    stage.service.deliver(tournamentCompleted, {
      ...{ tournamentId, sport: 1, numberPlayers: 1, entrants: [], finalists: finalists.map((name) => [name]) },
      ...{ completedAt: stage.clock.now().toISOString(), timeZone: 'Europe/Rome' },
    });

  it('TRN-12 TRN-06~ who qualifies within ten days of the slam has a day to take the place, and pays once the mobile number is known', async () => {
    const slamId = await stage.open({ type: 'SLAM' });
    const qualifier = await stage.open({ type: 'SLAM_QUALI', slamId, ...EARLY });
    const who = await stage.person('late', { mobile: false });
    const soon = await stage.person('soon', { mobile: false });
    await completedBy(qualifier, 'soon');
    expect(await stage.tournament(slamId, 'myRegistration { state paymentReference paymentRefusal }', soon)).toEqual({
      ...{ myRegistration: { state: 'RESERVED', paymentReference: null, paymentRefusal: 'MOBILE_REQUIRED' } },
    });
    const held = await stage.service.eventsOf(registrationHeld);
    expect(held.filter(({ playerId }) => playerId === 'soon')).toMatchObject([{ awaitsMobile: true }]);
    stage.clock.set('2026-06-25T12:00:00Z');
    await completedBy(qualifier, 'late');
    const mine = 'myRegistration { id state until paymentReference paymentRefusal }';
    const { myRegistration: offered } = await stage.tournament(slamId, mine, who);
    expect(offered).toMatchObject({
      ...{ state: 'OFFERED', until: '2026-06-26T12:00:00.000Z', paymentRefusal: 'MOBILE_REQUIRED' },
    });
    expect(await stage.change('takeOfferedPlace', who, offered.id)).toMatchObject({ errorCode: 'MOBILE_REQUIRED' });
    await stage.person('late');
    expect(await stage.change('takeOfferedPlace', who, offered.id)).toMatchObject({
      ...{ success: true, registration: { state: 'HELD', until: '2026-06-25T12:30:00.000Z' } },
    });
    expect(await stage.tournament(slamId, mine, who)).toMatchObject({
      ...{ myRegistration: { paymentReference: offered.id, paymentRefusal: null } },
    });
    stage.clock.set('2026-06-01T12:00:00Z');
  });

  it('TRN-12 who qualifies for a slam that has begun is told', async () => {
    const slamId = await stage.open({ type: 'SLAM' });
    const qualifier = await stage.open({ type: 'SLAM_QUALI', slamId, ...EARLY });
    await stage.person('missed');
    stage.clock.set('2026-06-30T22:00:00.000Z');
    await completedBy(qualifier, 'missed');
    expect(await stage.service.eventsOf(qualificationMissed)).toMatchObject([
      { tournament: { id: slamId }, playerIds: ['missed'] },
    ]);
    const { myRegistration } = await stage.tournament(slamId, 'myRegistration { id }', player('missed'));
    expect(myRegistration).toBeNull();
    stage.clock.set('2026-06-01T12:00:00Z');
  });

  it('TRN-12 a qualifier is over before its slam begins, whichever of the two is moved', async () => {
    const slamId = await stage.open({ type: 'SLAM' });
    const qualifier = (startOn: string) => stage.open({ type: 'SLAM_QUALI', slamId, ...EARLY, startOn });
    // Two rounds of 5 days each; from 15 June on they have 15.
    await expect(qualifier('2026-06-15')).rejects.toThrow('AFTER_SLAM');
    const id = await qualifier('2026-06-05');
    const edit = (of: string, version: number, changes: object) =>
      stage.support('editTournament', { id: of, version, details: details(changes) });
    const later = { type: 'SLAM_QUALI', slamId, ...EARLY, startOn: '2026-06-28' };
    expect(await edit(id, 2, later)).toMatchObject({ fieldErrors: [{ field: 'startOn', code: 'AFTER_SLAM' }] });
    expect(await edit(slamId, 2, { type: 'SLAM', startOn: '2026-06-10' })).toMatchObject({
      fieldErrors: [{ field: 'startOn', code: 'BEFORE_QUALIFIER' }],
    });
    expect(await edit(slamId, 2, { type: 'SLAM', startOn: '2026-07-10' })).toMatchObject({ success: true });
  });

  it('TRN-12 a qualifier belongs to a slam of its sport and format', async () => {
    const classic = await stage.open();
    await expect(stage.open({ type: 'SLAM_QUALI', slamId: classic })).rejects.toThrow('slamId');
    await expect(stage.open({ type: 'CLASSIC', slamId: classic })).rejects.toThrow('ONLY_OF_QUALIFIERS');
  });

  describe('support', () => {
    const INVITE = `mutation ($input: InviteToSlamInput!) { inviteToSlam(input: $input) {
      success errorCode fieldErrors { field code } } }`;
    const invite = (tournamentId: string, playerIds: readonly string[], reason = 'a wild card') =>
      stage.ask(INVITE, { input: { tournamentId, playerIds, reason } }, support('sam'));
    const done = { success: true, errorCode: null };
    const mine = async (id: string, who: string) =>
      (await stage.tournament(id, 'myRegistration { state until }', player(who))).myRegistration;

    it('TRN-12~ gives a player a place who has not played, once however often it is pressed, and the player pays for it', async () => {
      const id = await stage.open({ type: 'SLAM' });
      const wild = await stage.person('wild');
      expect(await stage.register(wild, id)).toMatchObject({ errorCode: 'SLAM_NOT_QUALIFIED' });
      for (let press = 0; press < 2; press += 1) expect(await invite(id, ['wild'])).toMatchObject(done);
      expect(await mine(id, 'wild')).toEqual({ state: 'RESERVED', until: '2026-06-20T22:00:00.000Z' });
      const held = (await stage.service.eventsOf(registrationHeld)).filter(({ tournament }) => tournament.id === id);
      expect(held).toMatchObject([{ playerId: 'wild', role: 'CAPTAIN', priceCents: 2_500 }]);
      const { history } = await stage.ask(
        'query ($id: ID!) { tournament(id: $id) { history { kind reason } } }',
        { id },
        support('sam'),
      );
      expect(history).toContainEqual({ kind: 'PLAYERS_INVITED', reason: 'a wild card' });
    });

    it('TRN-12~ gives the head of the priority list where no place is free, also to whoever waits', async () => {
      const id = await stage.open({ type: 'SLAM', teamsToStart: 2, maxTeams: 2 });
      for (const name of ['p1', 'p2', 'p3', 'p4']) await enterSlam(name, id, 3);
      await stage.person('wilma');
      expect(await invite(id, ['wilma'])).toMatchObject(done);
      expect((await priorityList(id)).map(([name]: [string]) => name)).toEqual(['wilma', 'p3', 'p4']);
      expect(await invite(id, ['p4'])).toMatchObject(done);
      expect((await priorityList(id)).map(([name]: [string]) => name)).toEqual(['p4', 'wilma', 'p3']);
    });

    it('TRN-12~ invites nobody to anything else, outside its limits, twice in different teams or without a reason', async () => {
      const refused = (errorCode: string) => ({ success: false, errorCode });
      await stage.person('willy');
      await stage.person('xavi', { rating: 6.5 });
      await stage.person('yves', { numberPlayers: 2 });
      await stage.person('zoe', { numberPlayers: 2, sex: 'M' });
      await stage.person('zita', { numberPlayers: 2, sex: 'M' });
      const [open, slam, doubles] = [
        await stage.open(),
        await stage.open({ type: 'SLAM', levelMin: 3, levelMax: 5 }),
        await stage.open({ type: 'SLAM', numberPlayers: 2, sex: 'MIXED' }),
      ];
      expect(await invite(open, ['willy'])).toMatchObject(refused('NOT_A_SLAM'));
      expect(await invite('nowhere', ['willy'])).toMatchObject(refused('TOURNAMENT_NOT_FOUND'));
      expect(await invite(slam, ['willy'], ' ')).toMatchObject(refused('REASON_REQUIRED'));
      expect(await invite(slam, ['willy', 'xavi'])).toMatchObject({
        ...refused('INVALID_DATA'),
        fieldErrors: [{ field: 'playerIds', code: 'INVALID' }],
      });
      expect(await invite(slam, ['xavi'])).toMatchObject(refused('PLAYER_NOT_ELIGIBLE'));
      expect(await invite(slam, ['nobody'])).toMatchObject(refused('PLAYER_NOT_ELIGIBLE'));
      expect(await invite(doubles, ['zoe', 'zita'])).toMatchObject(refused('PLAYER_NOT_ELIGIBLE'));
      expect(await invite(doubles, ['yves', 'zoe'])).toMatchObject(done);
      expect(await invite(doubles, ['zita', 'yves'])).toMatchObject(refused('PLAYER_ENTERED_ALREADY'));
      await stage.support('cancelTournament', { id: slam, reason: 'rain' });
      expect(await invite(slam, ['willy'])).toMatchObject(refused('WRONG_STATE'));
    });
  });
});
