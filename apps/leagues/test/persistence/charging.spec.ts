import { accountAccessChanged, chargeDue, chargeRefunded, groupFormed, phaseCancelled, phaseDelayed, phaseStarting, subscriptionChanged, taskChanged, teamChanged, teammateInvited, termsAnnounced } from '@setpoint/events'; // oxfmt-ignore
import { rowsOf, sql } from '@setpoint/service-kit';
import { eventually, startTestService } from '@setpoint/testkit';
import pg from 'pg';
import { RunLeague } from '../../src/application/run-league.js';
import { stateOf, type LeagueSubscription } from '../../src/domain/subscription.js';
import type { League } from '../../src/domain/league.js';
import { leaguesService } from '../../src/service.js';
import { PRICE, startSubscribing, type Subscribing } from '../subscribing.js';

const PHASE_2 = { year: 2026, number: 2 } as const;
const PHASE_3 = { year: 2026, number: 3 } as const;

describe('charging at the start of a phase', () => {
  let s: Subscribing;
  beforeEach(async () => (s = await startSubscribing()));
  afterEach(() => s?.service.stop());

  const members = async (league: League, count: number) => {
    const all: LeagueSubscription[] = [];
    for (let i = 0; i < count; i += 1) all.push(await s.member(league));
    return all;
  };
  const dues = async (phase: number) =>
    (await s.service.eventsOf(chargeDue)).filter((due) => due.phase.phase === phase && due.by === 'SAVED_MEANS');
  const autumn = async () => {
    await s.at('2026-04-01T00:00:00+02:00');
    await s.at('2026-08-25T09:00:00+02:00');
    return s.clock.set('2026-09-01T00:00:00+02:00');
  };

  it('LEA-01 LEA-03 LEA-12~ plays with fourteen: told a week before, paid ones charged no more, then each by the saved means', async () => {
    const league = await s.newLeague();
    const all = await members(league, 14);
    await s.at('2026-03-25T00:00:00+01:00');
    expect((await s.service.eventsOf(phaseStarting))[0]).toMatchObject({ startsOn: '2026-04-01' });
    await s.at('2026-04-01T00:00:00+02:00');
    expect(await dues(2)).toEqual([]);
    expect((await s.phaseOf(league, 2)).state).toBe('IN_PROGRESS');
    const groups = await s.service.eventsOf(groupFormed);
    expect(groups.flatMap(({ playerIds }) => playerIds)).toHaveLength(14);
    await s.settle(await autumn());
    expect((await dues(3)).map(({ playerId, attempt }) => [playerId, attempt])).toEqual(
      expect.arrayContaining(all.map(({ playerId }) => [playerId, 1])),
    );
    expect(await dues(3)).toHaveLength(14);
    for (const each of all.slice(1)) await s.pay(each, PHASE_3);
    await s.service.runTimers(s.clock.now());
    expect((await s.phaseOf(league, 3)).state).toBe('CHARGING');
    await s.fail('INSUFFICIENT_FUNDS', all[0]!, PHASE_3);
    await s.service.runTimers(s.clock.now());
    expect((await s.phaseOf(league, 3)).state).toBe('CHARGING');
    // No card will do, and no time is left to find another.
    await s.at('2026-09-15T00:00:00+02:00');
    await s.close(all[0]!, PHASE_3);
    await s.settle(s.clock.now());
    expect((await s.phaseOf(league, 3)).state).toBe('CANCELLED');
    expect((await s.service.eventsOf(chargeRefunded)).map(({ reason }) => reason)).toEqual(
      Array(13).fill('PHASE_CANCELLED'),
    );
    await s.pay(all[0]!, PHASE_3);
    expect((await s.service.eventsOf(chargeRefunded)).at(-1)).toMatchObject({ reason: 'SUBSCRIPTION_OVER' });
  });

  it('LEA-03~ LEA-12~ BIL-08~ waits for who can still put a failed charge right: told, not called off, and all who pay are in', async () => {
    const league = await s.newLeague();
    const all = await members(league, 16);
    await s.settle(await autumn());
    const causes = [
      'INSUFFICIENT_FUNDS',
      'EXPIRED_CARD',
      'DECLINED',
      'RETRY_LATER',
      'AUTHENTICATION_REQUIRED',
    ] as const;
    const [poor, expired, declined, later, asked] = all.slice(11) as LeagueSubscription[];
    for (const each of all.slice(0, 11)) await s.pay(each, PHASE_3);
    for (const [i, cause] of causes.entries()) await s.fail(cause, all[11 + i]!, PHASE_3);
    await s.settle(s.clock.now());
    const state = async () => (await s.phaseOf(league, 3)).state;
    expect(await state()).toBe('CHARGING');
    await s.at('2026-09-02T00:00:00+02:00');
    const players = all.map(({ playerId }) => playerId);
    const delayed = { phase: { year: 2026, phase: 3 }, paid: 11, needed: 14, groupsBy: '2026-09-15' };
    const [told, ...more] = await s.service.eventsOf(phaseDelayed);
    expect([told, more]).toMatchObject([delayed, []]);
    expect([...told!.playerIds].sort()).toEqual([...players].sort());
    // By itself, with a new card, and with a word to the bank.
    for (const each of [later!, expired!, asked!]) await s.pay(each, PHASE_3);
    await s.at('2026-09-08T00:00:00+02:00');
    await s.close(declined!, PHASE_3);
    await s.settle(s.clock.now());
    expect(await state()).toBe('CHARGING');
    await s.at('2026-09-15T00:00:00+02:00');
    expect(await state()).toBe('CHARGING');
    await s.close(poor!, PHASE_3);
    await s.settle(s.clock.now());
    expect(await state()).toBe('IN_PROGRESS');
    const grouped = (await s.service.eventsOf(groupFormed)).filter(({ phase }) => phase.phase === 3);
    const out = [poor!.playerId, declined!.playerId];
    expect(grouped.flatMap(({ playerIds }) => playerIds).sort()).toEqual(
      players.filter((id) => !out.includes(id)).sort(),
    );
    expect(await s.service.eventsOf(chargeRefunded)).toEqual([]);
    expect(await s.service.eventsOf(phaseCancelled)).toEqual([]);
    expect(await s.service.eventsOf(phaseDelayed)).toHaveLength(1);
  });

  it('LEA-03 is not held with thirteen: everybody gets the money back, and stays subscribed', async () => {
    const league = await s.newLeague();
    const all = await members(league, 13);
    await s.at('2026-04-01T00:00:00+02:00');
    expect((await s.phaseOf(league, 2)).state).toBe('CANCELLED');
    const refunds = await s.service.eventsOf(chargeRefunded);
    expect(new Set(refunds.map(({ reference }) => reference)).size).toBe(13);
    expect((await s.service.eventsOf(phaseCancelled))[0]!.playerIds).toHaveLength(13);
    expect(stateOf(await s.stored(all[0]!))).toBe('ACTIVE');
    await s.settle(await autumn());
    expect(await dues(3)).toHaveLength(13);
  });

  it('LEA-02~ LEA-03~ a team with too few who have agreed sits the phase out: refunded, not counted, not charged', async () => {
    const league = await s.newLeague({ numberPlayers: 2 });
    const team = async (hasAgreed: boolean) => {
      const [me, partnerId] = [await s.newPlayer(), await s.newPlayer()];
      await s.follow(me, partnerId);
      const subscription = await s.enrol(league, me, { partnerId });
      if (hasAgreed) await s.agree(subscription, partnerId);
      await s.pay(subscription);
      return subscription;
    };
    const teams: LeagueSubscription[] = [];
    for (let i = 0; i < 15; i += 1) teams.push(await team(i > 0));
    const [alone, left] = teams as [LeagueSubscription, LeagueSubscription];
    await s.at('2026-03-25T00:00:00+01:00');
    const reminded = (await s.service.eventsOf(teammateInvited)).filter((each) => each.subscriptionId === alone.id);
    expect(reminded).toHaveLength(2);
    await s.at('2026-04-01T00:00:00+02:00');
    expect((await s.phaseOf(league, 2)).state).toBe('IN_PROGRESS');
    const players = (await s.service.eventsOf(groupFormed)).flatMap(({ playerIds }) => playerIds);
    expect(players).toHaveLength(28);
    expect(players).not.toContain(alone.playerId);
    expect((await s.service.eventsOf(chargeRefunded)).map(({ playerId }) => playerId)).toEqual([alone.playerId]);
    expect(await s.team.leave(left.versions[0]!.value.partnerId!, left.id)).toMatchObject({ ok: true });
    await s.settle(await autumn());
    expect((await dues(3)).map(({ subscriptionId }) => subscriptionId).sort()).toEqual(
      teams.slice(2).map(({ id }) => id).sort(),
    ); // oxfmt-ignore
    const incomplete = (await s.service.eventsOf(teamChanged)).filter(({ change }) => change === 'INCOMPLETE');
    expect(incomplete.map(({ subscriberId }) => subscriberId)).toEqual(
      expect.arrayContaining([alone.playerId, left.playerId]),
    );
    expect(stateOf(await s.stored(alone))).toBe('ACTIVE');
  });

  it('LEA-09 LEA-12~ charges the old price within the thirty days of notice, and the announced one from the next phase on', async () => {
    const league = await s.newLeague();
    const subscription = await s.member(league);
    await s.at('2026-04-01T00:00:00+02:00');
    // 22 days before the next phase.
    await s.at('2026-08-10T09:00:00+02:00');
    const run = s.service.app.get(RunLeague);
    const dearer = { priceCents: 2 * PRICE, terms: null };
    expect(await run.announce(subscription.playerId, league.id, dearer, 'Balls cost more')).toMatchObject({ ok: true });
    expect(await s.service.eventsOf(termsAnnounced)).toMatchObject([
      { playerIds: [subscription.playerId], priceCents: 2 * PRICE, from: { year: 2027, phase: 1 } },
    ]);
    await s.at('2026-09-01T00:00:00+02:00');
    expect(await dues(3)).toMatchObject([{ priceCents: PRICE }]);
    await s.pay(subscription, PHASE_3);
    await s.at('2026-09-02T00:00:00+02:00');
    await s.at('2027-01-02T00:00:00+01:00');
    expect(await dues(1)).toMatchObject([{ priceCents: 2 * PRICE }]);
  });

  it('LEA-12~ charges fifty subscriptions once each, with two replicas at the same time', async () => {
    const league = await s.newLeague();
    const all = await members(league, 50);
    const other = await startTestService(leaguesService, { clock: s.clock, databaseUrl: s.service.databaseUrl });
    try {
      const now = await autumn();
      await Promise.all([1, 2, 3].flatMap(() => [s.service.runTimers(now), other.runTimers(now)]));
    } finally {
      await other.stop();
    }
    const references = (await dues(3)).map(({ reference }) => reference);
    expect(references.sort()).toEqual(all.map(({ id }) => `${id}:2026-3`).sort());
    const charges = await rowsOf(s.service.manager, sql`select 1 from charge where reference like '%:2026-3'`);
    expect(charges).toHaveLength(50);
  });

  it('LEA-12~ killed in the middle of charging, starts over and charges once', async () => {
    const league = await s.newLeague();
    const all = await members(league, 14);
    const now = await autumn();
    const killer = new pg.Client(s.service.databaseUrl);
    await killer.connect();
    try {
      // Places are written after the charges: the transaction waits between the two.
      await killer.query('begin; lock table leagues.entrant in share mode');
      const charging = expect(s.service.runTimers(now)).rejects.toThrow('terminating connection');
      const victim = await eventually(async () => {
        const { rows } = await killer.query<{ pid: number }>(
          `select pid from pg_locks where relation = 'leagues.entrant'::regclass and not granted`,
        );
        return rows[0]?.pid ?? null;
      }, 'nobody waits to write places');
      const written = await killer.query(
        `select 1 from pg_locks where pid = $1 and relation = 'leagues.charge'::regclass`,
        [victim],
      );
      expect(written.rowCount).toBeGreaterThan(0);
      await killer.query('select pg_terminate_backend($1)', [victim]);
      // The killer's own transaction would see the connections that it saw first for as long as it lasts.
      await eventually(async () => {
        const alive = await rowsOf(s.service.manager, sql`select 1 from pg_stat_activity where pid = ${victim}`);
        return alive.length === 0;
      }, 'the connection lives');
      expect(await dues(3)).toEqual([]);
      expect(await rowsOf(s.service.manager, sql`select 1 from charge where reference like '%:2026-3'`)).toEqual([]);
      await killer.query('rollback');
      await charging;
    } finally {
      await killer.end();
    }
    s.clock.advance({ minutes: 1 });
    await s.service.runTimers(s.clock.now());
    await s.service.runTimers(s.clock.now());
    expect((await dues(3)).map(({ subscriptionId }) => subscriptionId).sort()).toEqual(all.map(({ id }) => id).sort());
  });

  it('LEA-12~ the table refuses a second charge of a subscription for a phase', async () => {
    const league = await s.newLeague();
    const [one] = await members(league, 1);
    await expect(
      s.service.manager.query(`insert into charge select reference || 'x', subscription_id, phase_id, attempt, paid_by,
        price_cents, state, asked_at, pays_by, ended_at from charge where subscription_id = '${one!.id}'`),
    ).rejects.toMatchObject({ constraint: 'charged_once_for_a_phase' });
  });

  it('LEA-08 BIL-08~ suspends by cause, tries again by itself, and ends after fourteen days unless it is paid', async () => {
    const league = await s.newLeague();
    const [poor, late, ...others] = await members(league, 16);
    await s.settle(await autumn());
    for (const each of others) await s.pay(each, PHASE_3);
    for (const each of [poor!, late!]) await s.fail('INSUFFICIENT_FUNDS', each, PHASE_3);
    const attempts = async (of: LeagueSubscription) =>
      (await dues(3)).filter(({ subscriptionId }) => subscriptionId === of.id).map(({ attempt }) => attempt);
    expect(await s.stored(poor!)).toMatchObject({ machine: { state: 'SUSPENDED', cause: 'INSUFFICIENT_FUNDS' } });
    for (const [day, attempt] of [[4, 2], [6, 3], [8, 4]] as const) {
      await s.at(`2026-09-0${day}T00:00:00+02:00`);
      expect((await attempts(poor!)).at(-1)).toBe(attempt);
      await s.fail('INSUFFICIENT_FUNDS', poor!, PHASE_3, attempt);
    } // oxfmt-ignore
    await s.pay(late!, PHASE_3);
    expect(stateOf(await s.stored(late!))).toBe('ACTIVE');
    await s.at('2026-09-15T00:00:00+02:00');
    expect(await s.stored(poor!)).toMatchObject({ machine: { closing: 'UNPAID' } });
    await s.close(poor!, PHASE_3);
    expect(await s.stored(poor!)).toMatchObject({ endedBecause: 'UNPAID' });
    await s.pay(poor!, PHASE_3);
    expect(
      (await s.service.eventsOf(chargeRefunded)).filter(({ playerId }) => playerId === poor!.playerId),
    ).toMatchObject([{ reason: 'SUBSCRIPTION_OVER' }]);
    const told = (await s.service.eventsOf(subscriptionChanged)).filter((each) => each.subscriptionId === poor!.id);
    expect(told.map(({ state, cause }) => [state, cause])).toEqual([
      ['ACTIVE', null],
      ['SUSPENDED', 'INSUFFICIENT_FUNDS'],
      ['INACTIVE', 'INSUFFICIENT_FUNDS'],
    ]);
  });

  it('BIL-09~ LEA-08~ ends with a payment that the bank takes back before the phase has begun; later support decides', async () => {
    const league = await s.newLeague();
    const all = await members(league, 15);
    const [early, late] = all as [LeagueSubscription, LeagueSubscription];
    await s.reverse(early);
    await s.reverse(early);
    expect(await s.stored(early)).toMatchObject({
      ...{ machine: { state: 'INACTIVE' }, endedBecause: 'PAYMENT_REVERSED', charges: [{ state: 'REFUNDED' }] },
    });
    const told = (await s.service.eventsOf(subscriptionChanged)).filter((each) => each.subscriptionId === early.id);
    expect(told.at(-1)).toMatchObject({ state: 'INACTIVE', endedBecause: 'UNPAID', reversed: true });
    // Billing returns what was paid with credit.
    expect((await s.service.eventsOf(chargeRefunded)).map(({ playerId }) => playerId)).toEqual([early.playerId]);
    await s.at('2026-04-01T00:00:00+02:00');
    expect((await s.phaseOf(league, 2)).state).toBe('IN_PROGRESS');
    await s.reverse(late);
    expect(await s.stored(late)).toMatchObject({ machine: { state: 'ACTIVE' }, charges: [{ state: 'PAID' }] });
    const players = (await s.service.eventsOf(groupFormed)).flatMap(({ playerIds }) => playerIds);
    expect(players.sort()).toEqual(all.slice(1).map(({ playerId }) => playerId).sort()); // oxfmt-ignore
  });

  it('SHL-10~ LEA-08~ tells what waits for a subscriber and a teammate: to pay, to answer, to put a payment right', async () => {
    const waiting = async (who: string) => {
      const told = (await s.service.eventsOf(taskChanged)).filter(({ playerId }) => playerId === who);
      const latest = new Map(told.map((task) => [task.taskId, task]));
      return [...latest.values()].filter(({ open }) => open);
    };
    const league = await s.newLeague({ numberPlayers: 2 });
    const [me, partnerId] = [await s.newPlayer(), await s.newPlayer()];
    await s.follow(me, partnerId);
    const subscription = await s.enrol(league, me, { partnerId });
    const about = { kind: 'LEAGUE', id: league.id, name: league.name };
    expect(await waiting(me)).toMatchObject([{ kind: 'PAY', cents: PRICE, costs: 'PLACE', about }]);
    expect(await waiting(partnerId)).toMatchObject([{ kind: 'ANSWER_TEAM', until: null, costs: null, about }]);
    await s.agree(subscription, partnerId);
    await s.pay(subscription);
    expect([...(await waiting(me)), ...(await waiting(partnerId))]).toEqual([]);
    await s.settle(await autumn());
    await s.fail('DECLINED', subscription, PHASE_3);
    expect(await waiting(me)).toMatchObject([{ kind: 'SETTLE_PAYMENT', until: '2026-09-07T22:00:00.000Z' }]);
    await s.close(subscription, PHASE_3);
    expect(await waiting(me)).toEqual([]);
  });

  it('LEA-12~ charges no account that was closed: its subscription ends with the phase', async () => {
    const league = await s.newLeague();
    const [closed, other] = await members(league, 2);
    const now = await autumn();
    await s.service.deliver(accountAccessChanged, { userId: closed!.playerId, closed: true });
    await s.settle(now);
    expect((await dues(3)).map(({ playerId }) => playerId)).toEqual([other!.playerId]);
    expect(await s.stored(closed!)).toMatchObject({ endedBecause: 'CANCELLED', machine: { state: 'INACTIVE' } });
  });

  it('LEA-12~ hears of a payment before it has failed, twice and too late, and stays paid', async () => {
    const league = await s.newLeague();
    const [one] = await members(league, 1);
    await s.pay(one!, PHASE_2);
    await s.fail('DECLINED', one!, PHASE_2);
    await s.close(one!, PHASE_2);
    expect(await s.stored(one!)).toMatchObject({ machine: { state: 'ACTIVE' }, charges: [{ state: 'PAID' }] });
    expect(await s.service.eventsOf(chargeRefunded)).toEqual([]);
  });
});
