import { chargeDue } from '@setpoint/events';
import { player, VISITOR } from '@setpoint/testkit';
import type { LeagueSubscription } from '../../src/domain/subscription.js';
import { PRICE, startSubscribing, type Subscribing } from '../subscribing.js';

const GROUPS = `query ($id: ID!) { league(id: $id) { members currentPhase { number state groups { number table {
  member { id level players { id } } } } } } }`;
const SUBSCRIBE = `mutation ($input: SubscribeToLeagueInput!) { subscribeToLeague(input: $input) {
  errorCode subscription { id paymentReference } } }`;
const MINE = `{ mySubscriptions { state cause endedBecause until nextChargeOn myActions } }`;
const RETRY = `mutation ($input: SubscriptionIdInput!) { retrySubscriptionPayment(input: $input) { success errorCode } }`;
const START = '2026-04-01T00:00:00+02:00';
const AUTUMN = { year: 2026, number: 3 } as const;

/* eslint-disable @typescript-eslint/no-explicit-any */

const COUNTS = `query ($id: ID!) { league(id: $id) { members phases { number year state members leastMembers } } }`;

describe('the start of a phase', () => {
  let s: Subscribing;
  beforeEach(async () => (s = await startSubscribing()));
  afterEach(() => s?.service.stop());

  const ask = async (document: string, variables: object, who = VISITOR as Parameters<typeof s.service.query>[2]) => {
    const { data, errors } = await s.service.query(document, { ...variables }, who);
    if (errors) throw new Error(errors[0]!.message);
    return Object.values(data!)[0] as any;
  };

  it.each([14, 20, 21, 31])(
    'LEA-04 splits %i members into groups of 7 to 10 by level, and not before',
    async (count) => {
      const league = await s.newLeague();
      const levels = new Map<string, number>();
      for (let at = 0; at < count; at += 1) {
        // Neither in the order of their levels, nor far from each other everywhere.
        const level = 2 + ((at * 7) % count) * 0.1;
        const id = await s.newPlayer({ level });
        levels.set(id, level);
        const input = { leagueId: league.id, requestId: `request-of-${id}`, expectedCents: PRICE, preferences: {} };
        const { subscription } = await ask(SUBSCRIBE, { input }, player(id));
        await s.pay({ id: subscription.id, playerId: id } as LeagueSubscription, { year: 2026, number: 2 });
      }
      const shown = () => ask(GROUPS, { id: league.id });
      await s.at('2026-03-31T23:59:59+02:00');
      expect(await shown()).toMatchObject({ members: count, currentPhase: { state: 'ENROLLING', groups: [] } });
      await s.at(START);
      const { currentPhase } = await shown();
      expect(currentPhase).toMatchObject({ number: 2, state: 'IN_PROGRESS' });
      const groups = currentPhase.groups.map(({ table }: any) => table.map(({ member }: any) => member.players[0].id));
      for (const group of groups) expect(group.length >= 7 && group.length <= 10).toBe(true);
      expect(groups.flat().toSorted()).toEqual([...levels.keys()].toSorted());
      // Whoever is in a group is not weaker than anybody of the next one.
      for (const [at, group] of groups.slice(0, -1).entries()) {
        const weakest = Math.min(...group.map((id: string) => levels.get(id)!));
        const next = Math.max(...groups[at + 1].map((id: string) => levels.get(id)!));
        expect(weakest).toBeGreaterThan(next);
      }
      await s.settle(s.clock.now());
      expect((await shown()).currentPhase.groups).toEqual(currentPhase.groups);
    },
  );

  it('LEA-03~ LEA-08~ who is renewed by itself counts toward the 14 that are needed, who has ended does not', async () => {
    const league = await s.newLeague();
    const all: LeagueSubscription[] = [];
    for (let at = 0; at < 16; at += 1) all.push(await s.member(league));
    await s.at(START);
    const ended = all.pop()!;
    await s.books.change(league.id, async (book) => {
      const machine = {
        ...(await book.subscription(ended.id))!.machine,
        endsAfter: { year: 2026, number: 2 } as const,
      };
      await book.save([{ ...(await book.subscription(ended.id))!, machine } as LeagueSubscription], AUTUMN);
    });
    const autumn = async () => {
      const { phases } = await ask(COUNTS, { id: league.id });
      return phases.find(({ number, year }: any) => number === 3 && year === 2026);
    };
    await s.at('2026-08-25T09:00:00+02:00');
    const newcomer = await s.enrol(league, await s.newPlayer());
    expect(await autumn()).toMatchObject({ state: 'ENROLLING', members: 15, leastMembers: 14 });
    await s.pay(newcomer);
    expect(await autumn()).toMatchObject({ members: 16 });
    await s.at('2026-09-01T00:00:00+02:00');
    expect(await autumn()).toMatchObject({ state: 'CHARGING', members: 16 });
    const [failing, ...paying] = all as [LeagueSubscription, ...LeagueSubscription[]];
    for (const each of paying) await s.pay(each, AUTUMN);
    await s.fail('DECLINED', failing, AUTUMN);
    await s.settle(s.clock.now());
    expect(await autumn()).toMatchObject({ state: 'CHARGING', members: 15 });
    await s.close(failing, AUTUMN);
    await s.settle(s.clock.now());
    expect(await autumn()).toMatchObject({ state: 'IN_PROGRESS', members: 15 });
  });

  it('LEA-03~ a team counts once as many have agreed as play on a side', async () => {
    const league = await s.newLeague({ numberPlayers: 2 });
    const [subscriber, partner] = [await s.newPlayer(), await s.newPlayer()];
    await s.follow(subscriber, partner);
    const subscription = await s.enrol(league, subscriber, { partnerId: partner });
    await s.pay(subscription);
    const count = async () => (await ask(COUNTS, { id: league.id })).members;
    expect(await count()).toBe(0);
    await s.agree(subscription, partner);
    expect(await count()).toBe(1);
  });

  it.each([
    ['INSUFFICIENT_FUNDS', ['09-04', '09-06', '09-08'], '2026-09-14T22:00:00.000Z', 'UNPAID'],
    ['RETRY_LATER', ['1 h', '6 h', '09-02', '09-04', '09-06', '09-08'], '2026-09-14T22:00:00.000Z', 'UNPAID'],
    ['EXPIRED_CARD', [], '2026-09-07T22:00:00.000Z', 'NO_VALID_CARD'],
    ['DECLINED', [], '2026-09-07T22:00:00.000Z', 'NO_VALID_CARD'],
    ['AUTHENTICATION_REQUIRED', [], '2026-09-07T22:00:00.000Z', 'NOT_AUTHENTICATED'],
  ] as const)(
    'BIL-08 by %s a subscription is suspended, charged again on %j, and ends at %s',
    async (cause, tries, until, end) => {
      const league = await s.newLeague();
      const all: LeagueSubscription[] = [];
      for (let at = 0; at < 15; at += 1) all.push(await s.member(league));
      const [poor, ...others] = all as [LeagueSubscription, ...LeagueSubscription[]];
      await s.at(START);
      await s.at('2026-08-25T09:00:00+02:00');
      await s.at('2026-09-01T00:00:00+02:00');
      for (const each of others) await s.pay(each, AUTUMN);
      await s.fail(cause, poor, AUTUMN);
      await s.settle(s.clock.now());
      const mine = async () => (await ask(MINE, {}, player(poor.playerId)))[0];
      const attempts = async () =>
        (await s.service.eventsOf(chargeDue)).filter(
          ({ subscriptionId, phase }) => subscriptionId === poor.id && phase.phase === 3,
        ).length;
      expect(await mine()).toMatchObject({ state: 'SUSPENDED', cause, until, endedBecause: null });
      const retries = tries.length > 0;
      const press = () => ask(RETRY, { input: { subscriptionId: poor.id } }, player(poor.playerId));
      if (!retries && cause !== 'AUTHENTICATION_REQUIRED')
        expect(await press()).toMatchObject({ success: false, errorCode: 'NEW_CARD_REQUIRED' });
      for (const [at, when] of tries.entries()) {
        const instant = when.endsWith(' h')
          ? `2026-09-01T0${when.slice(0, 1)}:00:00+02:00`
          : `2026-${when}T00:00:00+02:00`;
        await s.at(new Date(Date.parse(instant) - 1).toISOString());
        expect(await attempts()).toBe(at + 1);
        await s.at(instant);
        expect(await attempts()).toBe(at + 2);
        await s.fail(cause, poor, AUTUMN, at + 2);
      }
      await s.at(new Date(Date.parse(until) - 1).toISOString());
      expect(await mine()).toMatchObject({ state: 'SUSPENDED', cause });
      await s.at(until);
      await s.close(poor, AUTUMN);
      expect(await attempts()).toBe(tries.length + 1);
      expect(await mine()).toMatchObject({ state: 'INACTIVE', endedBecause: end, nextChargeOn: null, myActions: [] });
    },
  );
});
