import { Module } from '@nestjs/common';
import { AdjustPoints } from './application/adjust-points.js';
import { CheckCoupon } from './application/check-coupon.js';
import { EndDiscounts } from './application/end-discounts.js';
import { IssueCoupon } from './application/issue-coupon.js';
import { Coupons } from './application/ports/coupons.js';
import { Points } from './application/ports/points.js';
import { Vouchers } from './application/ports/vouchers.js';
import { RedeemPoints } from './application/redeem-points.js';
import { VoucherCodes } from './codes/voucher-codes.js';
import { OnAccountRegistered } from './events/on-account-registered.js';
import { OnAwardClaimed } from './events/on-award-claimed.js';
import { OnEvaluationGiven } from './events/on-evaluation-given.js';
import { OnProfileChanged } from './events/on-profile-changed.js';
import { OnResultConfirmed } from './events/on-result-confirmed.js';
import { OnTournamentCompleted } from './events/on-tournament-completed.js';
import { CouponsResolver } from './graphql/coupons.resolver.js';
import { PointsEntryResolver } from './graphql/points-entry.resolver.js';
import { PointsResolver } from './graphql/points.resolver.js';
import { SupportActionResolver } from './graphql/support-action.resolver.js';
import { VouchersResolver } from './graphql/vouchers.resolver.js';
import { PostgresCoupons } from './persistence/postgres-coupons.js';
import { PostgresPoints } from './persistence/postgres-points.js';
import { PostgresVouchers } from './persistence/postgres-vouchers.js';

/** Smash points, vouchers and coupons. */
@Module({
  providers: [
    AdjustPoints,
    CheckCoupon,
    EndDiscounts,
    IssueCoupon,
    RedeemPoints,
    VoucherCodes,
    OnAccountRegistered,
    OnAwardClaimed,
    OnEvaluationGiven,
    OnProfileChanged,
    OnResultConfirmed,
    OnTournamentCompleted,
    CouponsResolver,
    PointsEntryResolver,
    PointsResolver,
    SupportActionResolver,
    VouchersResolver,
    { provide: Coupons, useClass: PostgresCoupons },
    { provide: Points, useClass: PostgresPoints },
    { provide: Vouchers, useClass: PostgresVouchers },
  ],
})
export class PointsModule {}
