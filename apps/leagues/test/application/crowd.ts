import { userId } from '@setpoint/kernel';
import type { LeaguePhase } from '../../src/domain/league.js';
import type { LeagueSubscription } from '../../src/domain/subscription.js';
import { PREFERENCES, PRICE } from '../subscribing.js';

/** Others who have paid, so that a phase may be held. */
export const crowdIn = (phase: LeaguePhase, count: number): LeagueSubscription[] =>
  Array.from({ length: count }, (_, i) => {
    const { year, number } = phase;
    const id = `crowd${i}`;
    return {
      ...{ id, leagueId: phase.leagueId, playerId: userId(id), first: { year, number }, createdAt: phase.startsAt },
      ...{ isPending: false, endedBecause: null, endedAt: null, lastCause: null, dueAt: null },
      machine: { state: 'ACTIVE', charge: { phase: { year, number }, attempt: 1 }, isCharging: false, endsAfter: null },
      versions: [
        {
          from: { year, number },
          value: { partnerId: null, reserveId: null, acceptedIds: [], preferences: PREFERENCES },
        },
      ],
      charges: [
        {
          ...{ reference: `${id}:${year}-${number}`, subscriptionId: id, phase: { year, number }, phaseId: phase.id },
          ...{ attempt: 1, by: 'SAVED_MEANS', priceCents: PRICE, state: 'PAID', askedAt: phase.startsAt },
          ...{ paysBy: phase.startsAt, endedAt: phase.startsAt },
        },
      ],
    };
  });
