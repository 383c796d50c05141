import { randomUUID } from 'node:crypto';
import type { Payload } from './race-rounds.ts';
import { accepted, requestId, type CompetitionRace, type Contest } from './race-contest.ts';
import {
  captured,
  openDues,
  payByCard,
  payFirstTournaments,
  payment,
  type OpenDue,
  type Started,
} from './race-dues.ts';
import { ABANDON_PAYMENT, ADJUST_POINTS, CREATE_COUPON, REDEEM_POINTS, START_PAYMENT } from './race-operations.ts';
import { PRICE } from './race-places.ts';

/** What the coupon and the voucher take off, and how many points such a voucher costs. */
const OFF = 500;
const POINTS = 100;

interface Redeemed extends Payload {
  readonly voucher: { readonly id: string } | null;
}

interface Winner {
  readonly due: OpenDue;
  readonly started: Started;
}

/** All dues are begun to be paid at once with the same reduction. It lowers one price. */
async function begin(contest: Contest, about: string, dues: readonly OpenDue[], more: object): Promise<Winner | null> {
  const answers = await Promise.all(
    dues.map((due) => contest.press<Started>(due.playerId, 'billing', START_PAYMENT, payment(due, PRICE - OFF, more))),
  );
  contest.expect('accepted', about, accepted(answers).length, 1);
  const n = answers.findIndex(({ success }) => success);
  return n < 0 ? null : { due: dues[n]!, started: answers[n]! };
}

async function expectCaptured(contest: Contest, { started }: Winner): Promise<void> {
  const { id } = started.payment!;
  const lines = await captured(contest, id);
  contest.expect('captured', `payment ${id}`, lines, [`PROVIDER ${PRICE - OFF}`, `REVENUE ${OFF - PRICE}`]);
}

/** Paid in every second round, given up in the others: then it is free again. */
async function couponRound(contest: Contest, dues: OpenDue[], round: number): Promise<void> {
  const code = `RACE-${requestId().slice(0, 18)}`;
  const details = { requestId: requestId(), code, cents: OFF, audience: 'EVERYBODY', mostUses: 1 };
  const { coupon } = await contest.support<Payload & { coupon: { id: string } }>('billing', CREATE_COUPON, details);
  const about = `coupon ${coupon.id}`;
  const winner = await begin(contest, about, dues, { couponCode: code });
  const uses = async () => [
    await contest.count('billing.coupon where id = $1 and uses = 1', coupon.id),
    await contest.count('billing.coupon_use where coupon_id = $1', coupon.id),
    await contest.count('billing.coupon_use where coupon_id = $1 and used_at is not null', coupon.id),
  ];
  contest.expect('set aside', about, await uses(), [1, 1, 0]);
  if (!winner) return;
  const { due, started } = winner;
  if (round % 2 === 0) {
    await payByCard(contest, due.playerId, started);
    await expectCaptured(contest, winner);
    contest.expect('used', about, await uses(), [1, 1, 1]);
    [dues[dues.indexOf(due)]] = (await openDues(contest, [due.playerId])) as [OpenDue];
  } else {
    await contest.replicas.ask('billing', due.playerId, ABANDON_PAYMENT, { id: started.payment!.id });
    contest.expect('free again', about, await uses(), [0, 0, 0]);
  }
  contest.statistics.won(round % 2 === 0 ? 'paid with it' : 'given up after it');
}

async function voucherRound(contest: Contest, owner: string, dues: OpenDue[]): Promise<void> {
  await givePoints(contest, owner);
  const wish = { requestId: requestId(), cents: OFF };
  const { voucher } = await contest.must<Redeemed>(owner, 'billing', REDEEM_POINTS, wish);
  const about = `voucher ${voucher!.id}`;
  const winner = await begin(contest, about, dues, { voucherIds: [voucher!.id] });
  const used = (state: string) =>
    contest.count('billing.voucher where id = $1 and state = $2 and payment_id is not null', voucher!.id, state);
  contest.expect('set aside', about, await used('RESERVED'), 1);
  if (!winner) return;
  await payByCard(contest, owner, winner.started);
  await expectCaptured(contest, winner);
  contest.expect('used', about, await used('USED'), 1);
  [dues[dues.indexOf(winner.due)]] = (await openDues(contest, [owner])) as [OpenDue];
  contest.statistics.won('one tab');
}

const givePoints = (contest: Contest, playerId: string) => {
  const input = { requestId: requestId(), playerId, points: POINTS, reason: 'for a race' };
  return contest.support('billing', ADJUST_POINTS, input);
};

/** Points for one voucher: half of the presses are the same one doubled, half are of tabs of their own. */
async function pointsRound(contest: Contest, player: string): Promise<void> {
  await givePoints(contest, player);
  const before = await contest.count('billing.voucher where player_id = $1', player);
  const doubled = requestId();
  const answers = await contest.all((_, n) =>
    contest.press<Redeemed>(player, 'billing', REDEEM_POINTS, {
      ...{ requestId: n % 2 === 0 ? doubled : requestId(), cents: OFF },
    }),
  );
  const vouchers = new Set(accepted(answers).map(({ voucher }) => voucher?.id));
  const isDoubled = answers[0]!.success;
  contest.expect('vouchers', player, vouchers.size, 1);
  contest.expect('answers', player, accepted(answers).length, isDoubled ? Math.ceil(answers.length / 2) : 1);
  const made = (await contest.count('billing.voucher where player_id = $1', player)) - before;
  contest.expect('vouchers made', player, made, 1);
  const left = await contest.count('billing.points_account where player_id = $1 and balance = 0', player);
  contest.expect('nothing left', player, left, 1);
  contest.statistics.won(isDoubled ? 'the doubled press' : 'another tab');
}

const whoPay = async (contest: Contest, players: readonly string[]): Promise<OpenDue[]> => {
  await payFirstTournaments(contest, [...new Set(players)]);
  return openDues(contest, players);
};

export const paymentRaces: readonly CompetitionRace[] = [
  {
    key: 'coupon',
    name: 'a coupon for one use',
    async run(contest, rounds) {
      const dues = await whoPay(contest, contest.crowd);
      await contest.eachRound(rounds, (round) => couponRound(contest, dues, round));
    },
  },
  {
    key: 'voucher',
    name: 'a voucher in many tabs',
    async run(contest, rounds) {
      const [, owner] = contest.hosts;
      const tabs = contest.crowd.map(() => owner);
      const dues = await whoPay(contest, tabs);
      await contest.eachRound(rounds, () => voucherRound(contest, owner, dues));
    },
  },
  {
    key: 'points',
    name: 'points for one voucher',
    async run(contest, rounds) {
      // Nobody else gives them points.
      const player = randomUUID();
      await contest.eachRound(rounds, () => pointsRound(contest, player));
    },
  },
];
