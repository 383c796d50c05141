import { randomUUID } from 'node:crypto';
import { chargeDue, chargeLookRequested, chargeRefunded, chargeWithdrawn } from '@setpoint/events';
import { pick } from '../table.ts';
import { ANSWER, CONFIRM_SAVED, PAY, START_SAVING } from './money-documents.ts';
import { chance, upTo, type MoneyLoad, type Place } from './money-load.ts';
import { aCard } from './paying.ts';

const LEAGUE = { id: 'l1', name: 'Chaos League', sport: 1, numberPlayers: 1 } as const;
/** Those of which some fail without their owner, one loses its answer, and one the bank asks about each time. */
const KEPT = ['8104', '8112', '8120', '8138', '8146', '3220', '8052', '8060'].map((end) => `400000000000${end}`);

/** Leaves a card for subscriptions. */
export async function leaveMeans(load: MoneyLoad): Promise<void> {
  const playerId = pick(load.players);
  const requestId = randomUUID();
  const started = await load.press(playerId, START_SAVING, { requestId });
  const { id, clientSecret } = started;
  if (!started.success || clientSecret === null) return;
  const input = { clientSecret, means: chance(60) ? pick(KEPT) : aCard() };
  const { asksPayer } = await load.press(playerId, PAY, { input });
  if (asksPayer) await load.press(playerId, ANSWER, { input: { clientSecret, approves: chance(85) } });
  if (chance(80)) await load.press(playerId, CONFIRM_SAVED, { id });
}

/** Those among the places that are known last. */
export const subscriptions = (load: MoneyLoad, most = 200): Place[] =>
  load.places.slice(-most).filter(({ kind }) => kind === 'LEAGUE');

/** A phase is to be paid, or is tried once more. */
export async function charge(load: MoneyLoad): Promise<void> {
  const again = chance(50) ? pick(subscriptions(load)) : undefined;
  const subscriptionId = randomUUID();
  const place: Place = again ?? {
    ...{ reference: `${subscriptionId}:2026:2`, playerId: pick(load.players), kind: 'LEAGUE', attempt: 0 },
  };
  place.attempt += 1;
  await load.publish(chargeDue, {
    ...{ reference: place.reference, attempt: place.attempt, subscriptionId, league: LEAGUE },
    ...{ phase: { year: 2026, phase: 2 }, playerId: place.playerId, priceCents: 1_500 },
    by: chance(80) ? 'SAVED_MEANS' : 'PLAYER',
    paysBy: new Date(load.now() + (1 + upTo(12)) * 3_600_000).toISOString(),
  });
  if (!again) load.places.push(place);
}

export async function look(load: MoneyLoad): Promise<void> {
  const place = pick(subscriptions(load));
  if (place) await load.publish(chargeLookRequested, { reference: place.reference, playerId: place.playerId });
}

export async function withdraw(load: MoneyLoad, place: Place | undefined = pick(subscriptions(load))): Promise<void> {
  if (place) await load.publish(chargeWithdrawn, { reference: place.reference, playerId: place.playerId });
}

export async function refundPhase(load: MoneyLoad): Promise<void> {
  const place = pick(subscriptions(load));
  if (!place) return;
  const { reference, playerId } = place;
  const to = pick(['MEANS', 'CREDIT'] as const);
  await load.publish(chargeRefunded, { reference, league: LEAGUE, playerId, reason: 'PHASE_CANCELLED', to });
}
