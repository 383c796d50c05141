import { chargeDue, chargeRefunded, chargeWithdrawn, levelsChanged, paymentAccessChanged, resultConfirmed, subscriptionChanged, teamChanged, teammateInvited } from '@setpoint/events'; // oxfmt-ignore
import { rowsOf, sql } from '@setpoint/service-kit';
import { stateOf } from '../../src/domain/subscription.js';
import { aResult, PREFERENCES, PRICE, startSubscribing, type Subscribing } from '../subscribing.js';

describe('subscribing to a league', () => {
  let s: Subscribing;
  beforeEach(async () => (s = await startSubscribing()));
  afterEach(() => s?.service.stop());
  // Each test has an hour of its own, and a province of its own, as there is one league of a kind in each.
  const provinces = ['MI', 'TO', 'RM', 'NA', 'BO', 'FI', 'GE', 'VE', 'PD', 'VR', 'BG', 'BS', 'CO'];
  const newLeague = (more = {}) => s.newLeague({ province: provinces.shift()!, ...more });

  /** Somebody whom a player follows. */
  const followed = async (by: string) => {
    const id = await s.newPlayer();
    await s.follow(by, id);
    return id;
  };

  it('LEA-01 LEA-02 asks for the first phase at once, with half an hour to pay, and counts once it is paid', async () => {
    const league = await newLeague();
    const player = await s.newPlayer();
    const subscription = await s.enrol(league, player);
    expect(stateOf(await s.stored(subscription))).toBe('PENDING');
    const due = (await s.service.eventsOf(chargeDue)).filter(({ playerId }) => playerId === player);
    expect(due).toEqual([
      {
        ...{ reference: `${subscription.id}:2026-2`, attempt: 1, subscriptionId: subscription.id, playerId: player },
        league: { id: league.id, name: league.name, sport: 1, numberPlayers: 1 },
        ...{ phase: { year: 2026, phase: 2 }, priceCents: PRICE, by: 'PLAYER', paysBy: '2026-03-10T10:30:00.000Z' },
      },
    ]);
    await s.pay(subscription);
    await s.pay(subscription);
    expect(stateOf(await s.stored(subscription))).toBe('ACTIVE');
    const changes = (await s.service.eventsOf(subscriptionChanged)).filter((each) => each.playerIds.includes(player));
    expect(changes.map(({ state }) => state)).toEqual(['ACTIVE']);
  });

  it('LEA-03~ ends unpaid when billing closes the payment, and gives back what arrives later', async () => {
    const league = await newLeague();
    const player = await s.newPlayer();
    const subscription = await s.enrol(league, player);
    await s.close(subscription);
    expect(await s.stored(subscription)).toMatchObject({ endedBecause: 'NOT_PAID', machine: { state: 'INACTIVE' } });
    await s.pay(subscription);
    const refunds = (await s.service.eventsOf(chargeRefunded)).filter(({ playerId }) => playerId === player);
    expect(refunds).toMatchObject([{ reason: 'SUBSCRIPTION_OVER', to: 'MEANS' }]);
    expect(stateOf(await s.enrol(league, player))).toBe('PENDING');
  });

  it('LEA-02~ asks once for one request, and refuses the request for something else', async () => {
    const league = await newLeague();
    const player = await s.newPlayer();
    const wish = s.wish(league);
    const answers = await Promise.all([1, 2, 3].map(() => s.subscribe.execute(player, wish)));
    expect(new Set(answers.map((each) => each.ok && each.value.id)).size).toBe(1);
    const other = { ...wish, preferences: { ...PREFERENCES, courtIds: ['c1'] } };
    expect(await s.subscribe.execute(player, other)).toMatchObject({ code: 'REQUEST_REUSED' });
  });

  it('LEA-03 makes one subscription of two at once, and the database refuses a second place', async () => {
    const league = await newLeague();
    const player = await s.newPlayer();
    const answers = await Promise.all([1, 2, 3, 4].map(() => s.subscribe.execute(player, s.wish(league))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((each) => (each.ok ? [] : [each.code]))).toEqual(Array(3).fill('ALREADY_SUBSCRIBED'));
    const places = await rowsOf(s.service.manager, sql`select * from entrant where player_id = ${player}`);
    expect(places).toHaveLength(1);
    await expect(
      s.service.manager.query('insert into entrant select league_id, player_id, subscription_id, role from entrant'),
    ).rejects.toMatchObject({ constraint: 'entrant_pkey' });
  });

  it('LEA-03 needs a level from a public match: private and friendly ones don’t count', async () => {
    const league = await newLeague();
    const player = await s.newPlayer({ level: 0 });
    await s.service.deliver(levelsChanged, { userId: player, levels: [{ sport: 1, numberPlayers: 1, rating: 4 }] });
    const refused = async () => {
      const outcome = await s.subscribe.execute(player, s.wish(league));
      return outcome.ok ? null : outcome.code;
    };
    expect(await refused()).toBe('LEVEL_REQUIRED');
    await s.service.deliver(resultConfirmed, aResult(player, { visibility: 'PRIVATE' }));
    await s.service.deliver(resultConfirmed, aResult(player, { isFriendly: true }));
    await s.service.deliver(resultConfirmed, aResult(player, { numberPlayers: 2 }));
    expect(await refused()).toBe('LEVEL_REQUIRED');
    await s.service.deliver(resultConfirmed, aResult(player));
    expect(await refused()).toBeNull();
    const ofTournament = await s.newPlayer({ level: 0 });
    await s.service.deliver(levelsChanged, {
      userId: ofTournament,
      levels: [{ sport: 1, numberPlayers: 1, rating: 4 } as never],
    });
    const competition = { kind: 'TOURNAMENT', id: 't', name: 'Open' } as const;
    const fixture = { fixtureId: 'f', revision: 1, competition, stage: 'FINAL' } as const;
    await s.service.deliver(resultConfirmed, aResult(ofTournament, { visibility: 'PRIVATE', fixture }));
    expect(await s.enrol(league, ofTournament)).toMatchObject({ isPending: true });
  });

  it('LEA-03 BIL-09~ refuses the barred, the other sex, another price, and who can’t be reached', async () => {
    const league = await newLeague({ sex: 'M' });
    const code = async (player: string, more = {}) => {
      const outcome = await s.subscribe.execute(player as never, s.wish(league, more));
      return outcome.ok ? null : outcome.code;
    };
    expect(await code(await s.newPlayer({ sex: 'F' }))).toBe('SEX_NOT_ALLOWED');
    const man = await s.newPlayer({ sex: 'M', mobile: false });
    expect(await code(man, { expectedCents: 1 })).toBe('WRONG_PRICE');
    expect(await code(man)).toBe('MOBILE_REQUIRED');
    expect(await code(man, { preferences: { ...PREFERENCES, notificationMobile: '12' } })).toBe('INVALID_DATA');
    await s.service.deliver(paymentAccessChanged, { userId: man, barred: true });
    expect(await code(man)).toBe('PAID_REGISTRATIONS_BLOCKED');
    await s.service.deliver(paymentAccessChanged, { userId: man, barred: false });
    expect(await code(man, { leagueId: 'none' })).toBe('LEAGUE_NOT_FOUND');
    expect(await code(man, { preferences: { ...PREFERENCES, notificationMobile: '+393330000000' } })).toBeNull();
  });

  it('LEA-03 takes a team of people who follow each other and are in no other one', async () => {
    const league = await newLeague({ numberPlayers: 2 });
    const [ana, ben, carla, dora] = [
      await s.newPlayer(),
      await s.newPlayer(),
      await s.newPlayer(),
      await s.newPlayer(),
    ];
    const code = async (player: typeof ana, more: object) => {
      const outcome = await s.subscribe.execute(player, s.wish(league, more));
      return outcome.ok ? null : outcome.code;
    };
    expect(await code(ana, {})).toBe('TEAMMATE_REQUIRED');
    expect(await code(ana, { partnerId: ana })).toBe('DUPLICATE_PLAYERS');
    expect(await code(ana, { partnerId: ben })).toBe('TEAMMATE_NOT_FOLLOWED');
    await s.follow(ana, ben);
    await s.follow(carla, ben);
    await s.follow(carla, ana);
    expect(await code(ana, { partnerId: ben })).toBeNull();
    const [asked] = await s.service.eventsOf(teammateInvited);
    expect(asked).toMatchObject({ subscriberId: ana, playerId: ben, from: { year: 2026, phase: 2 } });
    await s.team.accept(ben, asked!.subscriptionId);
    expect(await code(carla, { partnerId: ben })).toBe('TEAMMATE_IN_ANOTHER_TEAM');
    expect(await code(carla, { partnerId: ana })).toBe('TEAMMATE_ENROLLED');
    expect(await code(ben, { partnerId: dora })).toBe('IN_ANOTHER_TEAM');
    const singles = await newLeague();
    expect(await s.subscribe.execute(ana, s.wish(singles, { partnerId: ben }))).toMatchObject({
      code: 'PARTNER_NOT_ALLOWED',
    });
  });

  it('LEA-02 LEA-03 nobody is in a team without having agreed, nor kept from another one by being named', async () => {
    const league = await newLeague({ numberPlayers: 2 });
    const [ana, ben, carla, dora] = [await s.newPlayer(), await s.newPlayer(), await s.newPlayer(), await s.newPlayer()]; // oxfmt-ignore
    for (const captain of [ana, carla]) await s.follow(captain, ben);
    await s.follow(ana, dora);
    const [first, second] = [
      await s.enrol(league, ana, { partnerId: ben, reserveId: dora }),
      await s.enrol(league, carla, { partnerId: ben }),
    ];
    const placesOf = async (player: string) =>
      rowsOf(s.service.manager, sql`select role from entrant where league_id = ${league.id} and player_id = ${player}`);
    expect(await placesOf(ben)).toEqual([]);
    await s.pay(first);
    const told = (await s.service.eventsOf(subscriptionChanged)).filter((each) => each.subscriptionId === first.id);
    expect(told.map(({ playerIds }) => playerIds)).toEqual([[ana]]);
    for (let press = 0; press < 2; press += 1) expect(await s.team.accept(ben, second.id)).toMatchObject({ ok: true });
    expect(await placesOf(ben)).toEqual([{ role: 'TEAMMATE' }]);
    expect(await s.team.accept(ben, first.id)).toMatchObject({ code: 'IN_ANOTHER_TEAM' });
    for (let press = 0; press < 2; press += 1)
      expect(await s.team.decline(ben, first.id)).toMatchObject({ ok: true, value: null });
    expect(await s.team.accept(ben, first.id)).toMatchObject({ code: 'INVITATION_NOT_FOUND' });
    expect(await s.team.accept(ana, first.id)).toMatchObject({ code: 'NOT_A_TEAMMATE' });
    expect(await s.team.leave(ana, first.id)).toMatchObject({ code: 'NOT_A_TEAMMATE' });
    expect(await s.team.accept(ben, 'none')).toMatchObject({ code: 'SUBSCRIPTION_NOT_FOUND' });
    // Doubles of their own come first.
    const own = await s.enrol(league, dora, { partnerId: await followed(dora) });
    expect(await s.team.accept(dora, first.id)).toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
    await s.close(own);
    expect(await s.team.accept(dora, own.id)).toMatchObject({ code: 'NOT_A_TEAMMATE' });
    expect(await s.team.accept(dora, first.id)).toMatchObject({ ok: true });
    const changes = (await s.service.eventsOf(teamChanged)).filter(({ subscriptionId }) =>
      [first.id, second.id].includes(subscriptionId),
    );
    expect(changes.map(({ subscriberId, change, playerId }) => [subscriberId, change, playerId])).toEqual([
      [carla, 'ACCEPTED', ben],
      [ana, 'DECLINED', ben],
      [ana, 'ACCEPTED', dora],
    ]);
  });

  it('LEA-02~ who was named by a subscription that has ended can’t agree to it any more', async () => {
    const league = await newLeague({ numberPlayers: 2 });
    const me = await s.newPlayer();
    const partnerId = await followed(me);
    const subscription = await s.enrol(league, me, { partnerId });
    await s.close(subscription);
    expect(await s.team.accept(partnerId, subscription.id)).toMatchObject({ code: 'SUBSCRIPTION_INACTIVE' });
  });

  it('LEA-02~ LEA-09~ a partner or reserve leaves a team, from the next phase on, and gets a place in another one then', async () => {
    const league = await newLeague({ numberPlayers: 2 });
    const me = await s.newPlayer();
    const [partnerId, reserveId] = [await followed(me), await followed(me)];
    const subscription = await s.enrol(league, me, { partnerId, reserveId });
    await s.agree(subscription, partnerId, reserveId);
    await s.pay(subscription);
    // Before the phase has begun at once.
    for (let press = 0; press < 2; press += 1)
      expect(await s.team.leave(reserveId, subscription.id)).toMatchObject({ ok: true });
    expect((await s.stored(subscription)).versions).toMatchObject([
      { from: { number: 2 }, value: { partnerId, reserveId: null, acceptedIds: [partnerId] } },
    ]);
    s.clock.set('2026-04-10T10:00:00Z');
    for (let press = 0; press < 2; press += 1)
      expect(await s.team.leave(partnerId, subscription.id)).toMatchObject({ ok: true });
    expect((await s.stored(subscription)).versions).toMatchObject([
      { from: { number: 2 }, value: { partnerId, acceptedIds: [partnerId] } },
      { from: { number: 3 }, value: { partnerId: null, acceptedIds: [] } },
    ]);
    expect(await rowsOf(s.service.manager, sql`select 1 from entrant where player_id = ${reserveId}`)).toEqual([]);
    const changes = (await s.service.eventsOf(teamChanged)).filter((each) => each.subscriptionId === subscription.id);
    expect(changes.map(({ change, playerId }) => [change, playerId]).slice(2)).toEqual([
      ['LEFT', reserveId],
      ['LEFT', partnerId],
    ]);
  });

  it('BIL-08~ says that time is up after half an hour, and leaves the end to billing', async () => {
    const league = await newLeague();
    const subscription = await s.enrol(league, await s.newPlayer());
    s.clock.advance({ minutes: 30, ms: -1 });
    await s.service.runTimers(s.clock.now());
    const withdrawn = async () =>
      (await s.service.eventsOf(chargeWithdrawn)).filter(({ playerId }) => playerId === subscription.playerId).length;
    expect(await withdrawn()).toBe(0);
    s.clock.advance({ ms: 1 });
    await s.service.runTimers(s.clock.now());
    await s.service.runTimers(s.clock.now());
    expect(await withdrawn()).toBe(1);
    expect(stateOf(await s.stored(subscription))).toBe('PENDING');
    await s.pay(subscription);
    expect(stateOf(await s.stored(subscription))).toBe('ACTIVE');
  });
});
