import {
  accountDeleted,
  chargeDue,
  chargeRefunded,
  chargeWithdrawn,
  leagueFixtureWithdrawn,
  subscriptionChanged,
} from '@setpoint/events';
import { rowsOf, sql } from '@setpoint/service-kit';
import { PlayingGroups } from '../../src/application/ports/playing-groups.js';
import type { LeagueSubscription } from '../../src/domain/subscription.js';
import { startSubscribing, type Subscribing } from '../subscribing.js';

describe('subscriptions of a deleted account', () => {
  let s: Subscribing;
  beforeEach(async () => (s = await startSubscribing()));
  afterEach(() => s?.service.stop());

  async function deleted(userId: string) {
    await s.service.deliver(accountDeleted, { userId, at: s.clock.now().toISOString() });
    await s.settle(s.clock.now());
  }
  const ended = async (subscription: LeagueSubscription) => (await s.stored(subscription)).endedBecause;
  const historyOf = (leagueId: string) =>
    rowsOf<{ kind: string; reason: string }>(
      s.service.manager,
      sql`select kind, reason from league_action where league_id = ${leagueId} and kind = 'MEMBER_EXCLUDED'`,
    );

  it('ACC-06 that are not paid yet end, and billing is told that nothing is due', async () => {
    const league = await s.newLeague();
    const subscription = await s.enrol(league, await s.newPlayer());
    await deleted(subscription.playerId);
    expect(await ended(subscription)).toBe('EXCLUDED');
    expect(await s.service.eventsOf(chargeWithdrawn)).toMatchObject([{ playerId: subscription.playerId }]);
  });

  it('ACC-06 get back what was paid for a phase that has not begun', async () => {
    const subscription = await s.member(await s.newLeague());
    await deleted(subscription.playerId);
    expect(await s.service.eventsOf(chargeRefunded)).toMatchObject([
      { playerId: subscription.playerId, reason: 'SUBSCRIPTION_OVER' },
    ]);
  });

  it('ACC-06 leave the group under way: open matches are forfeits, nothing more is charged; once', async () => {
    const league = await s.newLeague();
    const all: LeagueSubscription[] = [];
    for (let i = 0; i < 15; i += 1) all.push(await s.member(league));
    await s.at('2026-04-01T00:00:00+02:00');
    await s.at('2026-04-02T00:00:00+02:00');
    const [leaver] = all as [LeagueSubscription];
    const [{ id: memberId }] = (await rowsOf<{ id: string }>(
      s.service.manager,
      sql`select id from member where subscription_id = ${leaver.id}`,
    )) as [{ id: string }];
    const group = async () => (await s.service.app.get(PlayingGroups).transaction((work) => work.load({ memberId })))!;
    const open = (await group()).fixtures.filter(({ sides }) => sides.includes(memberId)).map(({ id }) => id);
    expect(open.length).toBeGreaterThan(0);

    await deleted(leaver.playerId);
    expect(await ended(leaver)).toBe('EXCLUDED');
    expect((await group()).members.find(({ id }) => id === memberId)).toMatchObject({ outBecause: 'EXCLUDED' });
    const withdrawn = (await s.service.eventsOf(leagueFixtureWithdrawn)).map(({ fixtureId }) => fixtureId);
    expect(open).toEqual(expect.arrayContaining(withdrawn));
    expect(withdrawn.length).toBeGreaterThan(0);

    const before = await s.service.events();
    await deleted(leaver.playerId);
    for (const hours of [0.1, 1, 6]) await s.service.runTimers(s.clock.advance({ hours }));
    expect((await s.service.events()).slice(before.length).map(({ type }) => type)).toEqual([]);
    expect(await historyOf(league.id)).toEqual([{ kind: 'MEMBER_EXCLUDED', reason: 'The account was deleted' }]);

    await s.at('2026-08-10T00:00:00+02:00');
    await s.at('2026-09-01T00:00:00+02:00');
    const charged = (await s.service.eventsOf(chargeDue)).filter(({ phase }) => phase.phase === 3);
    expect(charged.map(({ subscriptionId }) => subscriptionId)).not.toContain(leaver.id);
    expect(charged).toHaveLength(14);
  });

  it('ACC-06 of a team end with either of the two; a reserve leaves the team as it is', async () => {
    const league = await s.newLeague({ numberPlayers: 2 });
    const team = async () => {
      const [playerId, partnerId, reserveId] = [await s.newPlayer(), await s.newPlayer(), await s.newPlayer()];
      for (const other of [partnerId, reserveId]) {
        await s.follow(playerId, other);
        await s.follow(other, playerId);
      }
      const subscription = await s.enrol(league, playerId, { partnerId, reserveId });
      await s.agree(subscription, partnerId, reserveId);
      await s.pay(subscription);
      return { subscription, partnerId, reserveId };
    };
    const [one, other] = [await team(), await team()];
    await deleted(one.partnerId);
    expect(await ended(one.subscription)).toBe('EXCLUDED');
    await deleted(other.reserveId);
    expect(await ended(other.subscription)).toBeNull();
    const { versions } = await s.stored(other.subscription);
    expect(versions.map(({ value }) => [value.partnerId, value.reserveId])).toEqual([[other.partnerId, null]]);
    expect(await rowsOf(s.service.manager, sql`select * from entrant where player_id = ${other.reserveId}`)).toEqual(
      [],
    );
    const over = (await s.service.eventsOf(subscriptionChanged)).filter(({ state }) => state === 'INACTIVE');
    expect(over.map(({ subscriptionId }) => subscriptionId)).toEqual([one.subscription.id]);
  });

  it('ACC-06~ go on where who was only asked into them leaves', async () => {
    const league = await s.newLeague({ numberPlayers: 2 });
    const [playerId, partnerId] = [await s.newPlayer(), await s.newPlayer()];
    await s.follow(playerId, partnerId);
    const subscription = await s.enrol(league, playerId, { partnerId });
    await deleted(partnerId);
    expect(await ended(subscription)).toBeNull();
    expect((await s.stored(subscription)).versions).toMatchObject([{ value: { partnerId: null, acceptedIds: [] } }]);
  });

  it('ACC-06 of two, one of whom stands in as reserve, end when that one leaves', async () => {
    const league = await s.newLeague({ numberPlayers: 2 });
    const [playerId, reserveId] = [await s.newPlayer(), await s.newPlayer()];
    await s.follow(playerId, reserveId);
    const subscription = await s.enrol(league, playerId, { reserveId });
    await s.agree(subscription, reserveId);
    await s.pay(subscription);
    await deleted(reserveId);
    expect(await ended(subscription)).toBe('EXCLUDED');
  });
});
