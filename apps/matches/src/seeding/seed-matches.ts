import { Storage, type RunningService } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import { invitationRows, playerRows, toRow } from '../persistence/match-rows.js';
import type { Tables } from '../persistence/tables.js';
import { playHistory } from './history.js';
import type { HistorySeed, PastEvent } from './seeds.js';

export interface SeededMatches {
  readonly matches: number;
  /**
   * What the services would have heard, oldest first: every confirmed result, and all else of the last 30 days.
   * The outbox gets none of it.
   */
  readonly events: readonly PastEvent[];
}

/**
 * Writes two years of believable matches into a running matches service, played by the real rules in virtual time.
 * The same seed makes the same history; what is there already stays.
 */
export async function seedMatches(service: Pick<RunningService, 'app'>, seed: HistorySeed): Promise<SeededMatches> {
  const { matches, evaluations, events } = playHistory(seed);
  const storage = service.app.get<Storage<Tables>>(Storage);
  const places = new Map<string, { city: string; lat: number; lng: number }>();
  for (const { id, city, lat, lng } of [...seed.players, ...seed.courts]) places.set(id, { city, lat, lng });
  await storage.transaction(async (tx) => {
    await insert(
      tx,
      'people',
      seed.players.map((player) => ({
        ...{ id: player.id, city: player.city, lat: player.lat, lng: player.lng, time_zone: player.timeZone },
        ...{ levels: JSON.stringify(player.levels), absent_from: null, absent_to: null },
      })),
    );
    await insert(
      tx,
      'courts',
      seed.courts.map(({ id, city, lat, lng, timeZone }) => ({ id, city, lat, lng, time_zone: timeZone })),
    );
    await insert(
      tx,
      'follows',
      seed.follows.map((each) => ({ follower_id: each.followerId, followed_id: each.followedId })),
    );
    await insert(
      tx,
      'matches',
      matches.map((match) => ({
        ...toRow(match),
        ...(places.get(match.plan.courtId ?? match.organiserId) ?? { city: null, lat: null, lng: null }),
        request_id: null,
      })),
    );
    await insert(tx, 'match_players', matches.flatMap(playerRows));
    await insert(tx, 'invitations', matches.flatMap(invitationRows));
    const evaluationRows = evaluations.map(({ matchId, by, of, marks, at }) => ({
      ...{ match_id: matchId, by_id: by, of_id: of },
      ...{ marks: JSON.stringify(marks), given_at: at },
    }));
    await insert(tx, 'evaluations', evaluationRows);
  });
  return { matches: matches.length, events };
}

/** Many rows in few statements; Postgres takes 65,535 values in one. */
async function insert<Name extends keyof Tables & string>(
  tx: Transaction<Tables>,
  table: Name,
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  const size = Math.floor(60_000 / Math.max(1, columns));
  for (let start = 0; start < rows.length; start += size) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + size) as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
