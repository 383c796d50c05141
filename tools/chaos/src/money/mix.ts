import { random } from '../options.ts';
import { abandon, atTheBank, confirm, expire, hold, pay, release } from './paying.ts';
import { charge, leaveMeans, look, refundPhase, withdraw } from './subscribing.ts';
import { bar, cancelVoucher, createCoupon, endCoupon, givePoints, prize, redeem, refund, refundNonsense } from './supporting.ts'; // oxfmt-ignore
import type { MoneyLoad } from './money-load.ts';

type Work = (load: MoneyLoad) => Promise<void>;

/** What is done how often, of all that is done. */
const MIX: readonly (readonly [number, Work])[] = [
  [14, hold],
  [34, (load) => pay(load)],
  [5, (load) => atTheBank(load)],
  [4, (load) => confirm(load)],
  [3, abandon],
  [2, expire],
  [4, release],
  [8, refund],
  [0.5, refundNonsense],
  [6, charge],
  [3, leaveMeans],
  [1, look],
  [1, (load) => withdraw(load)],
  [1, refundPhase],
  [4, givePoints],
  [3, redeem],
  [4, prize],
  [2, createCoupon],
  [0.5, endCoupon],
  [1, cancelVoucher],
  [0.5, bar],
];
const TICKETS = MIX.reduce((sum, [weight]) => sum + weight, 0);

export function mix(): Work {
  let ticket = random() * TICKETS;
  return MIX.find(([weight]) => (ticket -= weight) < 0)![1];
}
