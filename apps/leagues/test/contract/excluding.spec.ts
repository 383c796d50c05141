import { chargeDue, chargeRefunded, chargeWithdrawn, fixtureClosed, leagueFixtureWithdrawn, subscriptionChanged } from '@setpoint/events'; // oxfmt-ignore
import { rowsOf, sql } from '@setpoint/service-kit';
import { player, support } from '@setpoint/testkit';
import { PlayingGroups } from '../../src/application/ports/playing-groups.js';
import type { LeagueSubscription } from '../../src/domain/subscription.js';
import { startSubscribing, type Subscribing } from '../subscribing.js';

const EXCLUDE = `mutation ($input: ExcludeLeagueMemberInput!) { excludeLeagueMember(input: $input) {
  success errorCode fieldErrors { field code } league { id history { kind by { id } reason } } } }`;
const MINE = `{ mySubscriptions { id state endedBecause nextChargeOn myActions } }`;
const AUTUMN = { year: 2026, number: 3 } as const;

/* eslint-disable @typescript-eslint/no-explicit-any */
describe('excluding a member', () => {
  let s: Subscribing;
  beforeEach(async () => (s = await startSubscribing()));
  afterEach(() => s?.service.stop());

  const exclude = async (memberId: string, reason = 'Insults') => {
    const { data, errors } = await s.service.query(EXCLUDE, { input: { memberId, reason } }, support('sam'));
    expect(errors).toBeUndefined();
    return (data as any).excludeLeagueMember;
  };
  const mine = async ({ playerId }: LeagueSubscription) =>
    ((await s.service.query(MINE, {}, player(playerId))).data as any).mySubscriptions[0];
  const memberIdOf = async ({ id }: LeagueSubscription) =>
    (await rowsOf<{ id: string }>(s.service.manager, sql`select id from member where subscription_id = ${id} order by id desc`))[0]!.id; // oxfmt-ignore
  const groupOf = async (memberId: string) =>
    (await s.service.app.get(PlayingGroups).transaction((work) => work.load({ memberId })))!;

  async function inSpring(count = 15) {
    const league = await s.newLeague();
    const all: LeagueSubscription[] = [];
    for (let i = 0; i < count; i += 1) all.push(await s.member(league));
    await s.at('2026-04-01T00:00:00+02:00');
    await s.at('2026-04-02T00:00:00+02:00');
    return { league, all };
  }
  const autumn = async () => {
    await s.at('2026-08-10T00:00:00+02:00');
    await s.at('2026-09-01T00:00:00+02:00');
  };

  it('ADM-04~ LEA-08~ TRN-15~ ends the subscription: open matches are forfeits, results stand, nothing more is charged', async () => {
    const { league, all } = await inSpring();
    const group = await groupOf(await memberIdOf(all[0]!));
    const fixture = group.fixtures[0]!;
    const [memberId, opponent] = fixture.sides;
    const subscription = all.find(
      ({ id }) => id === group.members.find((each) => each.id === memberId)!.subscriptionId,
    )!;
    expect(await exclude(memberId, ' ')).toMatchObject({ errorCode: 'REASON_REQUIRED' });
    expect(await exclude(memberId, 'x'.repeat(501))).toMatchObject({
      fieldErrors: [{ field: 'reason', code: 'TOO_LONG' }],
    });
    expect(await exclude('none')).toMatchObject({ errorCode: 'MEMBER_NOT_FOUND', league: null });
    const answers = await Promise.all([exclude(memberId), exclude(memberId)]);
    expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual(['MEMBER_OUT_ALREADY', null].sort());
    const { history } = answers.find(({ success }) => success).league;
    expect(history.filter(({ kind }: any) => kind === 'MEMBER_EXCLUDED')).toEqual([
      { kind: 'MEMBER_EXCLUDED', by: { id: 'sam' }, reason: 'Insults' },
    ]);
    expect(await mine(subscription)).toMatchObject({
      ...{ state: 'INACTIVE', endedBecause: 'EXCLUDED', nextChargeOn: null, myActions: [] },
    });
    const told = (await s.service.eventsOf(subscriptionChanged)).filter(({ state }) => state === 'INACTIVE');
    expect(told).toMatchObject([{ subscriptionId: subscription.id, endedBecause: 'EXCLUDED', cause: null }]);
    expect((await s.service.eventsOf(leagueFixtureWithdrawn)).map(({ fixtureId }) => fixtureId)).toEqual([fixture.id]);
    await s.service.deliver(fixtureClosed, {
      ...{
        fixtureId: fixture.id,
        revision: 1,
        matchId: 'm',
        at: s.clock.now().toISOString(),
        how: 'WITHDRAWN' as const,
      },
    });
    const after = await groupOf(memberId);
    expect(after.fixtures.find(({ id }) => id === fixture.id)!.decision).toMatchObject({ how: 'FORFEIT', winner: 'B', rule: 'EXCLUDED' }); // oxfmt-ignore
    expect(after.members.find(({ id }) => id === memberId)!.outBecause).toBe('EXCLUDED');
    expect(after.members.find(({ id }) => id === opponent)!.outBecause).toBeNull();
    expect(await s.service.eventsOf(chargeRefunded)).toEqual([]);
    await autumn();
    const charged = (await s.service.eventsOf(chargeDue)).filter(({ phase, by }) => phase.phase === 3 && by === 'SAVED_MEANS'); // oxfmt-ignore
    expect(charged).toHaveLength(14);
    expect(charged.map(({ subscriptionId }) => subscriptionId)).not.toContain(subscription.id);
    expect(await exclude(memberId)).toMatchObject({ errorCode: 'MEMBER_OUT_ALREADY' });
    expect(league.id).toBe(after.league.id);
  });

  it('ADM-04~ LEA-12~ gives back what was paid for a phase that has not begun, and closes what is open', async () => {
    const { all } = await inSpring(16);
    const [paid, open, late] = all as [LeagueSubscription, LeagueSubscription, LeagueSubscription];
    await autumn();
    await s.pay(paid, AUTUMN);
    await s.fail('INSUFFICIENT_FUNDS', late, AUTUMN);
    for (const each of [paid, open, late])
      expect(await exclude(await memberIdOf(each))).toMatchObject({ success: true });
    const refunds = async () =>
      (await s.service.eventsOf(chargeRefunded)).map(({ playerId, reason }) => [playerId, reason]);
    expect(await refunds()).toEqual([[paid.playerId, 'SUBSCRIPTION_OVER']]);
    const closing = (await s.service.eventsOf(chargeWithdrawn)).map(({ playerId }) => playerId);
    expect(closing.sort()).toEqual([open.playerId, late.playerId].sort());
    await s.pay(open, AUTUMN);
    await s.close(late, AUTUMN);
    await s.pay(paid, AUTUMN);
    expect(await refunds()).toEqual([paid, open].map(({ playerId }) => [playerId, 'SUBSCRIPTION_OVER']));
    for (const each of [paid, open, late])
      expect(await s.stored(each)).toMatchObject({ machine: { state: 'INACTIVE' }, endedBecause: 'EXCLUDED' });
    for (const each of all.slice(3)) await s.pay(each, AUTUMN);
    await s.settle(s.clock.now());
    // Thirteen are left, and nobody is waited for.
    const refunded = await s.service.eventsOf(chargeRefunded);
    expect(refunded.filter(({ reason }) => reason === 'PHASE_CANCELLED')).toHaveLength(13);
  });

  it('ADM-04~ who was excluded subscribes anew when enrolment opens', async () => {
    const { league, all } = await inSpring();
    const [one] = all;
    await exclude(await memberIdOf(one!));
    await s.at('2026-08-10T00:00:00+02:00');
    expect(await s.enrol(league, one!.playerId)).toMatchObject({ isPending: true, first: AUTUMN });
  });
});
