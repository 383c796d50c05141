import type { accountRegistered, DataOf, evaluationGiven, profileChanged, resultConfirmed } from '@setpoint/events';
import { Clock, userId, type UserId } from '@setpoint/kernel';
import { Storage, type RunningService } from '@setpoint/service-kit';
import { EndDiscounts } from '../application/end-discounts.js';
import { IssueCoupon } from '../application/issue-coupon.js';
import { RedeemPoints } from '../application/redeem-points.js';
import type { NewCoupon } from '../domain/discounts/coupon.js';
import { playersOf, pointsOfEvaluation, pointsOfProfile, pointsOfResult } from '../domain/points/earning.js';
import type { PointsEntry } from '../domain/points/points.js';
import { keepPlayed, keepRegistrations } from '../persistence/projections/beginnings.js';
import { addPoints } from '../persistence/projections/points.js';

export interface PointsSeed {
  readonly accounts: readonly DataOf<typeof accountRegistered>[];
  readonly results: readonly DataOf<typeof resultConfirmed>[];
  readonly evaluations: readonly { readonly data: DataOf<typeof evaluationGiven>; readonly at: Date }[];
  readonly profiles: readonly DataOf<typeof profileChanged>[];
  /** Voucher purchases, in cents, as far as the players' points suffice. */
  readonly redeemed: readonly { readonly playerId: UserId; readonly cents: number }[];
  readonly coupons: readonly (NewCoupon & { readonly ended?: string })[];
  /** Of support, who issues the coupons. */
  readonly support: UserId;
}

/** Rows per statement, sent as one JSON text. */
const ROWS_AT_ONCE = 5_000;

/** Awards points by the rules of each event, then creates vouchers and coupons through the use-cases. Idempotent. */
export async function seedPoints(
  { app }: Pick<RunningService, 'app'>,
  { accounts, results, evaluations, profiles, ...seed }: PointsSeed,
): Promise<void> {
  const since = new Map(accounts.map(({ userId: id, registeredAt }) => [id, registeredAt]));
  const now = app.get(Clock).now();
  await app.get(Storage).transaction(async (manager) => {
    await keepRegistrations(manager, accounts);
    const played = results.flatMap((result) =>
      playersOf(result).map((playerId) => ({ playerId, at: new Date(result.confirmedAt) })),
    );
    const referred = await keepPlayed(manager, played);
    const earned = [
      ...results.flatMap(pointsOfResult),
      ...referred,
      ...evaluations.map(({ data, at }) => pointsOfEvaluation(data, at)),
      ...profiles.flatMap(({ userId: id, complete }) =>
        complete ? [pointsOfProfile(id, new Date(since.get(id) ?? now))] : [],
      ),
    ];
    // In chronological order, as the history shows them.
    const entries = earned.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    for (const some of chunks(entries)) await addPoints(manager, some);
  });
  const [redeem, issue, end] = [app.get(RedeemPoints), app.get(IssueCoupon), app.get(EndDiscounts)];
  for (const [i, { playerId, cents }] of seed.redeemed.entries())
    await redeem.execute(playerId, { cents, requestId: `demo-${i}` });
  for (const { ended, ...coupon } of seed.coupons) {
    const made = await issue.execute(seed.support, { ...coupon, requestId: `demo-${coupon.code}` });
    if (!made.ok) throw new Error(`coupon ${coupon.code}: ${made.code} ${JSON.stringify(made.fields)}`);
    if (ended) await end.deactivate(userId(seed.support), { id: made.value.id, reason: ended });
  }
}

function* chunks(all: readonly PointsEntry[]): Iterable<PointsEntry[]> {
  for (let i = 0; i < all.length; i += ROWS_AT_ONCE) yield all.slice(i, i + ROWS_AT_ONCE);
}
