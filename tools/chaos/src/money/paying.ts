import { randomUUID } from 'node:crypto';
import { registrationExpired, registrationHeld, registrationReleased } from '@setpoint/events';
import { pick } from '../table.ts';
import { ABANDON, ANSWER, CONFIRM, DUE, PAY, START, VOUCHERS } from './money-documents.ts';
import { chance, upTo, type Begun, type MoneyLoad, type Place } from './money-load.ts';

/** Every behaviour of the sandbox, and one that is no card. */
const CARDS = [
  ...['4242424242424242', '4242424242424242', '4242424242424242', '4000000000000002', '4000000000009995'],
  ...['4000000000000069', '4000000000000119', '4000000000003220', 'paypal', '4000000000008011', '4000000000008029'],
  ...['4000000000008037', '4000000000008045', '4000000000008052', '4000000000008060', '4000000000005126'],
  ...['4000000000007726', '4000002500003155', '4000000000008104', '4000000000000259', '4000000000008203', '1234'],
];
/** From what no card pays to what needs a stamp. */
const PRICES = [30, 75, 490, 990, 1_500, 2_000, 3_500, 12_000];
const TOURNAMENT = { id: 't1', name: 'Chaos Open', type: 'CLASSIC', sport: 1, numberPlayers: 1 } as const;

export const aCard = (): string => pick(CARDS);

const inMinutes = (load: MoneyLoad, minutes: number) => new Date(load.now() + minutes * 60_000).toISOString();

export async function hold(load: MoneyLoad): Promise<void> {
  const place: Place = { reference: randomUUID(), playerId: pick(load.players), kind: 'TOURNAMENT', attempt: 0 };
  const { reference: registrationId, playerId } = place;
  await load.publish(registrationHeld, {
    ...{ registrationId, tournament: TOURNAMENT, playerId, role: 'CAPTAIN', teammateId: null },
    ...{ priceCents: pick(PRICES), paysBy: inMinutes(load, pick([2, 10, 30, 30])) },
  });
  load.places.push(place);
}

interface Quoted {
  readonly dueOf: {
    readonly id: string;
    readonly status: string;
    readonly price: { readonly couponRefusal: string | null; total: { cents: number }; card: { cents: number } };
  } | null;
}

/** From the price to the bank and back, or so far. */
export async function pay(load: MoneyLoad, place = load.place): Promise<void> {
  if (!place) return hold(load);
  const { playerId } = place;
  const coupon = chance(35) ? (chance(10) ? 'NO-SUCH-CODE' : pick(load.coupons)?.code) : undefined;
  const usable = chance(25)
    ? (await load.ask<{ myVouchers: { id: string; state: string }[] }>(playerId, VOUCHERS)).myVouchers
    : [];
  const voucherIds = usable.filter(({ state }) => state !== 'USED' && state !== 'CANCELLED').map(({ id }) => id);
  const wish = { useCredit: chance(60), couponCode: coupon ?? null, voucherIds: voucherIds.slice(0, 1 + upTo(3)) };
  const { dueOf: due } = await load.ask<Quoted>(playerId, DUE, { reference: place.reference, ...wish });
  if (!due) return;
  const { couponRefusal, total, card } = due.price;
  if (couponRefusal && chance(90)) wish.couponCode = null;
  const input = {
    ...wish,
    ...{ dueId: due.id, requestId: randomUUID(), saveMeans: place.kind === 'LEAGUE' },
    ...{ expectedCents: total.cents, expectedCardCents: card.cents },
  };
  if (chance(4)) return forge(load, playerId, input);
  if (chance(3)) return asSomebodyElse(load, playerId, input);
  const other = { ...input, requestId: randomUUID(), useCredit: !input.useCredit };
  const presses = chance(8) ? [input, input, input] : chance(6) ? [input, other] : [input];
  const begun = (await Promise.all(presses.map((press) => begin(load, playerId, press)))).find(Boolean);
  if (begun && chance(85)) await atTheBank(load, begun);
}

async function begin(load: MoneyLoad, playerId: string, input: Begun['input']): Promise<Begun | null> {
  const { success, payment, clientSecret } = await load.press(playerId, START, { input });
  if (!success) return null;
  load.promised.started.add(`${playerId} ${input['requestId'] as string}`);
  const { id: paymentId } = payment as { id: string };
  const begun = { paymentId, playerId, input, clientSecret: clientSecret as string | null, cents: input['expectedCents'] as number }; // oxfmt-ignore
  load.begun.push(begun);
  return begun;
}

/** A cent less than it costs. */
async function forge(load: MoneyLoad, playerId: string, input: Begun['input']): Promise<void> {
  const expectedCents = Math.max(0, (input['expectedCents'] as number) - 1 - upTo(2_000));
  if (expectedCents === input['expectedCents']) return;
  const forged = { ...input, expectedCents, expectedCardCents: chance(50) ? -1 : expectedCents };
  const { success } = await load.press(playerId, START, { input: forged });
  if (success) load.blame('a forged price was taken');
}

async function asSomebodyElse(load: MoneyLoad, playerId: string, input: Begun['input']): Promise<void> {
  const thief = pick(load.players.filter((each) => each !== playerId));
  const { success } = await load.press(thief, START, { input });
  const known = load.payment;
  const touched = known && known.playerId !== thief && (await load.press(thief, chance(50) ? CONFIRM : ABANDON, { id: known.paymentId })); // oxfmt-ignore
  if (success || (touched && touched.success)) load.blame('a due or a payment of somebody else was touched');
}

export async function atTheBank(load: MoneyLoad, begun = load.payment): Promise<void> {
  if (!begun) return;
  const { clientSecret, playerId, paymentId } = begun;
  if (clientSecret !== null) {
    const input = { clientSecret, means: aCard() };
    const presses = Array.from({ length: chance(10) ? 2 : 1 }, () => load.press(playerId, PAY, { input }));
    const [answer] = await Promise.all(presses);
    if (answer!['asksPayer'] && chance(80)) await load.press(playerId, ANSWER, { input: { clientSecret, approves: chance(80) } }); // oxfmt-ignore
  }
  // Others close the tab, and never say that they have paid.
  if (chance(55)) await confirm(load, begun);
  if (chance(6)) await load.press(playerId, START, { input: begun.input });
  if (chance(3)) await load.press(playerId, ABANDON, { id: paymentId });
}

export async function confirm(load: MoneyLoad, begun = load.payment): Promise<void> {
  if (!begun) return;
  const { payment } = await load.press(begun.playerId, CONFIRM, { id: begun.paymentId });
  if ((payment as { status: string } | null)?.status === 'PAID') load.promised.paid.add(begun.paymentId);
}

export async function abandon(load: MoneyLoad): Promise<void> {
  const begun = load.payment;
  if (begun) await load.press(begun.playerId, ABANDON, { id: begun.paymentId });
}

/** Time is up, says the tournament. */
export async function expire(load: MoneyLoad): Promise<void> {
  const place = load.place;
  if (place?.kind !== 'TOURNAMENT') return;
  const { reference: registrationId, playerId } = place;
  await load.publish(registrationExpired, { registrationId, tournamentId: TOURNAMENT.id, playerId });
}

/** An entry is out: also one of which billing has not heard. */
export async function release(load: MoneyLoad): Promise<void> {
  const place = load.place;
  if (place?.kind !== 'TOURNAMENT') return;
  const { playerId } = place;
  const registrationId = chance(5) ? randomUUID() : place.reference;
  await load.publish(registrationReleased, {
    ...{ registrationId, tournament: TOURNAMENT, playerIds: [playerId], reason: 'WITHDRAWN' },
    refunds: chance(80) ? [{ playerId, to: pick(['MEANS', 'CREDIT'] as const) }] : [],
    at: new Date(load.now()).toISOString(),
  });
}
