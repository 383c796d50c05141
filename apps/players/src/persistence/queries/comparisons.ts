import type { UserId } from '@setpoint/kernel';
import { rowOf, rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { CommonOpponent, ComparedMatches, HeadToHead } from '../../application/ports/comparisons.js';
import type { Pool } from '../../domain/levels/rated-match.js';
import type { TwoSides } from '../../domain/levels/sides.js';
import { visibleTo } from './visible-to.js';

const RECORD = sql`count(*)::int as matches, (count(*) filter (where outcome = 'W'))::int as wins,
  (count(*) filter (where outcome = 'L'))::int as losses, (count(*) filter (where outcome = 'D'))::int as draws`;

const HEAD_TO_HEAD = sql`${RECORD}, coalesce(sum(sets_won), 0)::int as "setsWon",
  coalesce(sum(sets_lost), 0)::int as "setsLost", coalesce(sum(games_won), 0)::int as "gamesWon",
  coalesce(sum(games_lost), 0)::int as "gamesLost", max(played_at) as "lastPlayedAt"`;

const counts = ({ sport, numberPlayers }: ComparedMatches): Sql =>
  sql`sport = coalesce(${sport}::int, sport) and number_players = coalesce(${numberPlayers}::int, number_players)`;

/** Matches of two players on opposite sides; partners of a pair have none. */
export async function headToHead(
  manager: EntityManager,
  player: UserId,
  other: UserId,
  matches: ComparedMatches,
): Promise<HeadToHead> {
  const row = await rowOf<HeadToHead>(
    manager,
    sql`select ${HEAD_TO_HEAD}
      from match_statistics where player_id = ${player} and ${other} = any(opponents) and ${counts(matches)}`,
  );
  return row!;
}

/** Matches of the first side's players together against exactly the other side. */
export async function headToHeadOf(
  manager: EntityManager,
  { sport, numberPlayers }: Pool,
  { A, B }: TwoSides,
): Promise<HeadToHead> {
  const row = await rowOf<HeadToHead>(
    manager,
    sql`select ${HEAD_TO_HEAD}
      from match_statistics played
      where player_id = ${A[0]!} and sport = ${sport} and number_players = ${numberPlayers} and opponents @> ${B}::text[]
        and not exists (
          select from unnest(${A}::text[]) partner(id)
          where not exists (
            select from match_statistics together
            where together.player_id = partner.id and together.match_id = played.match_id
              and together.opponents @> ${B}::text[]))`,
  );
  return row!;
}

export interface CommonOpponentsQuery extends ComparedMatches {
  readonly player: UserId;
  readonly other: UserId;
  readonly viewer: UserId;
  readonly most: number;
}

export function commonOpponents(
  manager: EntityManager,
  { player, other, viewer, most, ...matches }: CommonOpponentsQuery,
): Promise<CommonOpponent[]> {
  const met = (who: UserId) => sql`select opponent, ${RECORD}
    from match_statistics cross join lateral unnest(opponents) opponent
    where player_id = ${who} and ${counts(matches)} group by opponent`;
  return rowsOf<CommonOpponent>(
    manager,
    sql`select player.id as "opponentId", to_jsonb(mine) - 'opponent' as player, to_jsonb(theirs) - 'opponent' as other
      from (${met(player)}) mine
      join (${met(other)}) theirs using (opponent)
      join player on player.id = opponent
      where ${visibleTo(viewer)}
      order by mine.matches + theirs.matches desc, player.id limit ${most}`,
  );
}
