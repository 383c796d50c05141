import { leagueAwardClaimed, tournamentAwardClaimed, type DataOf } from '@setpoint/events';
import { EndDiscounts } from '../../src/application/end-discounts.js';
import { Credits } from '../../src/application/ports/credits.js';
import { Points } from '../../src/application/ports/points.js';
import { Vouchers } from '../../src/application/ports/vouchers.js';
import { userId } from '@setpoint/kernel';
import { player, type TestService } from '@setpoint/testkit';
import { givePoints, startBilling } from '../stage.js';

type Claimed = DataOf<typeof tournamentAwardClaimed>;

describe('prizes that players have chosen', () => {
  let service: TestService;
  let count = 0;
  beforeAll(async () => (service = await startBilling()));
  afterAll(() => service?.stop());

  const claimed = (prize: Claimed['prize']): Claimed => ({
    awardId: `award-${(count += 1)}`,
    competition: { kind: 'TOURNAMENT', id: 't1', name: 'Spring Open' },
    playerId: `player-${count}`,
    prize,
    at: '2026-06-01T18:00:00.000Z',
  });
  const hasOf = async ({ playerId }: Claimed) => {
    const player = userId(playerId);
    const vouchers = await service.app.get(Vouchers).of(player, 10);
    return {
      vouchers: vouchers.map(({ cents, points, state }) => ({ cents, points, state })),
      points: await service.app.get(Points).balanceOf(player),
      credit: (await service.app.get(Credits).of(player)).cents,
    };
  };

  it('TRN-13~ SMS-02~ a voucher costs no points, and comes once', async () => {
    const award = claimed({ kind: 'VOUCHER', cents: 2_000 });
    await service.deliver(tournamentAwardClaimed, award);
    await service.deliver(tournamentAwardClaimed, award);
    const vouchers = [{ cents: 2_000, points: 0, state: 'ACTIVE' }];
    expect(await hasOf(award)).toEqual({ vouchers, points: 0, credit: 0 });
  });

  it('TRN-13~ ADM-06~ a voucher that support cancels gives no points back: it has cost none', async () => {
    const award = claimed({ kind: 'VOUCHER', cents: 2_000 });
    await service.deliver(tournamentAwardClaimed, award);
    const [voucher] = await service.app.get(Vouchers).of(userId(award.playerId), 1);
    const ending = { id: voucher!.id, reason: 'Given by mistake', givePointsBack: true };
    const cancelled = await service.app.get(EndDiscounts).cancel(userId('sam'), ending);
    expect(cancelled).toMatchObject({ ok: true, value: { state: 'CANCELLED' } });
    expect(await hasOf(award)).toMatchObject({ points: 0 });
  });

  it('TRN-13~ SMS-02~ a request that is called like the prize does not take its place', async () => {
    const award = claimed({ kind: 'VOUCHER', cents: 2_000 });
    await givePoints(service, award.playerId, 4);
    const redeemed = await service.query<{ redeemPoints: { success: boolean } }>(
      `mutation ($id: String!) { redeemPoints(input: { cents: 500, requestId: $id }) { success } }`,
      { id: `award:${award.awardId}` },
      player(award.playerId),
    );
    expect(redeemed.data?.redeemPoints).toEqual({ success: true });
    await service.deliver(tournamentAwardClaimed, award);
    expect((await hasOf(award)).vouchers.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([500, 2_000]);
  });

  it('TRN-13~ points come once', async () => {
    const award = claimed({ kind: 'POINTS', points: 60 });
    await service.deliver(tournamentAwardClaimed, award);
    await service.deliver(tournamentAwardClaimed, award);
    expect(await hasOf(award)).toEqual({ vouchers: [], points: 60, credit: 0 });
    const history = await service.app.get(Points).history(userId(award.playerId), { first: 10, after: null });
    expect(history.items).toMatchObject([{ kind: 'PRIZE', about: award.awardId }]);
  });

  it('TRN-13~ LEA-11~ credit comes once, of leagues as well', async () => {
    const award = claimed({ kind: 'CREDIT', cents: 5_000 });
    await service.deliver(leagueAwardClaimed, award);
    await service.deliver(leagueAwardClaimed, award);
    expect(await hasOf(award)).toEqual({ vouchers: [], points: 0, credit: 5_000 });
  });
});
