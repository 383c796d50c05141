import { randomUUID } from 'node:crypto';
import { tournamentAwardClaimed, type DataOf } from '@setpoint/events';
import { pick } from '../table.ts';
import {
  CANCEL_VOUCHER,
  CREATE_COUPON,
  END_COUPON,
  GIVE_POINTS,
  REDEEM,
  REFUND,
  SAVE_DATA,
  SET_ACCESS,
  VOUCHERS,
} from './money-documents.ts';
import { chance, upTo, type MoneyLoad } from './money-load.ts';

const SUPPORT = 'support';
const BILLING_DATA = {
  ...{ firstName: 'Ana', lastName: 'Rossi', address: 'Via Roma 1', municipality: 'Milano', postalCode: '20121' },
  ...{ province: 'MI', country: 'IT', taxCode: 'RSSMRA85T10A562S' },
};

/** A part of a payment, all of it, or more than there is; pressed once or twice. */
export async function refund(load: MoneyLoad): Promise<void> {
  const begun = load.payment;
  if (!begun) return;
  const cents = chance(40) ? begun.cents : 1 + upTo(Math.ceil(begun.cents * 1.2));
  const requestId = randomUUID();
  const input = { paymentId: begun.paymentId, requestId, cents, asCredit: chance(40), reason: 'chaos' };
  const presses = Array.from({ length: chance(25) ? 3 : 1 }, () => load.press(SUPPORT, REFUND, { input }, 'SUPPORT'));
  const answers = await Promise.all(presses);
  if (answers.some(({ success }) => success)) load.promised.refunded.add(requestId);
}

/** Negative, nothing, or more than a number can be. */
export async function refundNonsense(load: MoneyLoad): Promise<void> {
  const begun = load.payment;
  if (!begun) return;
  const cents = pick([0, -1, -begun.cents, 2_000_000_000]);
  const input = { paymentId: begun.paymentId, requestId: randomUUID(), cents, asCredit: chance(50), reason: 'chaos' };
  if ((await load.press(SUPPORT, REFUND, { input }, 'SUPPORT')).success) load.blame(`${cents} cents were refunded`);
}

export async function givePoints(load: MoneyLoad): Promise<void> {
  const input = { requestId: randomUUID(), playerId: pick(load.players), points: 150 + upTo(400), reason: 'chaos' };
  await load.press(SUPPORT, GIVE_POINTS, { input }, 'SUPPORT');
}

export async function redeem(load: MoneyLoad): Promise<void> {
  const playerId = pick(load.players);
  const input = { requestId: randomUUID(), cents: pick([500, 1_000]) };
  const presses = Array.from({ length: chance(25) ? 3 : 1 }, () => load.press(playerId, REDEEM, { input }));
  const answers = await Promise.all(presses);
  if (answers.some(({ success }) => success)) load.promised.redeemed.add(`${playerId} ${input.requestId}`);
}

/** Credit, points or a voucher for who has won something; told twice it is given once. */
export async function prize(load: MoneyLoad): Promise<void> {
  const awardId = randomUUID();
  const competition = { kind: 'TOURNAMENT', id: 't1', name: 'Chaos Open' } as const;
  const data: DataOf<typeof tournamentAwardClaimed> = {
    ...{ awardId, competition, playerId: pick(load.players), at: new Date(load.now()).toISOString() },
    prize: pick<DataOf<typeof tournamentAwardClaimed>['prize']>([
      { kind: 'CREDIT', cents: 100 + upTo(4_000) },
      { kind: 'CREDIT', cents: 20 },
      { kind: 'POINTS', points: 50 + upTo(100) },
      { kind: 'VOUCHER', cents: 300 + upTo(2_000) },
    ]),
  };
  await load.publish(tournamentAwardClaimed, data);
  if (chance(20)) await load.publish(tournamentAwardClaimed, data);
  load.prizes++;
}

export async function createCoupon(load: MoneyLoad): Promise<void> {
  const worth = chance(50) ? { percent: pick([10, 25, 100]) } : { cents: pick([100, 500, 2_000]) };
  const input = {
    ...{ requestId: randomUUID(), code: `CHAOS-${upTo(1_000_000)}`, audience: 'EVERYBODY', ...worth },
    mostUses: pick([1, 1, 2, 5, null]),
  };
  const { coupon } = await load.press(SUPPORT, CREATE_COUPON, { input }, 'SUPPORT');
  if (coupon) load.coupons.push(coupon as { id: string; code: string });
  if (load.coupons.length > 12) load.coupons.shift();
}

export async function endCoupon(load: MoneyLoad): Promise<void> {
  const coupon = pick(load.coupons);
  if (coupon) await load.press(SUPPORT, END_COUPON, { input: { id: coupon.id, reason: 'chaos' } }, 'SUPPORT');
}

export async function cancelVoucher(load: MoneyLoad): Promise<void> {
  const { myVouchers } = await load.ask<{ myVouchers: { id: string }[] }>(pick(load.players), VOUCHERS);
  const voucher = pick(myVouchers);
  if (!voucher) return;
  const input = { id: voucher.id, reason: 'chaos', givePointsBack: chance(50) };
  await load.press(SUPPORT, CANCEL_VOUCHER, { input }, 'SUPPORT');
}

export async function bar(load: MoneyLoad): Promise<void> {
  const userId = pick(load.players);
  for (const barred of [true, false])
    await load.press(SUPPORT, SET_ACCESS, { input: { userId, barred, reason: 'chaos' } }, 'SUPPORT');
}

export const saveData = (load: MoneyLoad, playerId: string): Promise<unknown> =>
  load.press(playerId, SAVE_DATA, { input: BILLING_DATA });
