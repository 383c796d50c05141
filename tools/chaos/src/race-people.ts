import { randomUUID } from 'node:crypto';
import {
  availabilityChanged,
  followChanged,
  phoneChanged,
  resultConfirmed,
  type DataOf,
  type EventEnvelope,
} from '@setpoint/events';
import { envelope } from './world.ts';

/** Beside what the world tells of them: what is known of players who may enter tournaments and leagues. */
export const competitorEvents = (players: readonly string[], now: Date): EventEnvelope[] =>
  players.flatMap((player, n) => [
    envelope(phoneChanged, { userId: player, number: `+39333${String(1_000_000 + n)}` }),
    envelope(availabilityChanged, { userId: player, noFixedDays: true, slots: [] }),
    envelope(resultConfirmed, aResult(player, players[n ^ 1] ?? players[0]!, now)),
    // Two by two they enter doubles.
    ...(players[n ^ 1]
      ? [envelope(followChanged, { followerId: player, followedId: players[n ^ 1]!, following: true })]
      : []),
  ]);

/** With it a level counts for leagues. */
function aResult(player: string, rival: string, now: Date): DataOf<typeof resultConfirmed> {
  const at = now.toISOString();
  return {
    match: {
      ...{ matchId: randomUUID(), sport: 1, numberPlayers: 1, visibility: 'PUBLIC', isFriendly: false },
      ...{ organiserId: player, courtId: null, startsAt: at, timeZone: 'Europe/Rome', minutesPlay: 60 },
      ...{ teamA: [player], teamB: [rival], invited: [] },
    },
    ...{ actorId: rival, automatic: false, confirmedAt: at },
    result: {
      ...{ gameMode: 'ONE_SET_9_GAMES', sets: [{ a: 9, b: 5, superTieBreak: false }], outcome: 'COMPLETED' },
      ...{ winner: 'A', enteredBy: player, enteredAt: at },
    },
  };
}
