import type { UserId } from '@setpoint/kernel';
import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { MatchRow } from '../entities.js';
import type { PersonRow } from '../projection-entities.js';

/** A player's rating in the sport and format of a match; null if unknown. */
export type Ratings = (player: UserId, match: Pick<MatchRow, 'sport' | 'number_players'>) => number | null;

/** The ratings of these players, in one statement. */
export async function ratingsOf(manager: EntityManager, players: readonly UserId[]): Promise<Ratings> {
  const rows = await rowsOf<Pick<PersonRow, 'id' | 'levels'>>(
    manager,
    sql`select id, levels from person where id = any(${players}::text[])`,
  );
  const levels = new Map(rows.map((row) => [row.id, row.levels]));
  return (player, { sport, number_players: numberPlayers }) =>
    levels.get(player)?.find((level) => level.sport === sport && level.numberPlayers === numberPlayers)?.rating ?? null;
}
