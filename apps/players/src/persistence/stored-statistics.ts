import { Injectable } from '@nestjs/common';
import { userId, type UserId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { sql, type Transaction } from 'kysely';
import { StatisticsOfPlayers, type Statistics, type StatisticsFilter } from '../application/ports/statistics.js';
import type { Tally } from '../domain/result-tally.js';
import type { Tables } from './tables.js';

@Injectable()
export class StoredStatistics extends StatisticsOfPlayers {
  constructor(private readonly storage: Storage<Tables>) {
    super();
  }

  async of(players: readonly UserId[], { sport, numberPlayers }: StatisticsFilter): Promise<Map<UserId, Statistics>> {
    // A winning streak is what was won after the last match that was not; the id decides between matches of one instant.
    const { rows } = await sql<Statistics & { playerId: string }>`
      with played as (
        select *, max(to_char(played_at at time zone 'UTC', 'YYYYMMDDHH24MISSMS') || match_id collate "C")
          filter (where outcome <> 'W') over (partition by player_id) as last_not_won,
          to_char(played_at at time zone 'UTC', 'YYYYMMDDHH24MISSMS') || match_id collate "C" as place
        from tally
        where player_id = any(${[...players]}::text[])
          and (${sport}::int is null or sport = ${sport})
          and (${numberPlayers}::int is null or number_players = ${numberPlayers})
      )
      select player_id as "playerId",
        count(*)::int as matches,
        count(*) filter (where outcome = 'W')::int as wins,
        count(*) filter (where outcome = 'L')::int as losses,
        count(*) filter (where outcome = 'D')::int as draws,
        sum(sets_won)::int as "setsWon",
        sum(sets_lost)::int as "setsLost",
        sum(games_won)::int as "gamesWon",
        sum(games_lost)::int as "gamesLost",
        count(*) filter (where outcome = 'W' and (last_not_won is null or place > last_not_won))::int as "currentStreak",
        (select count(distinct met) from played p, unnest(p.opponents) as met where p.player_id = played.player_id)::int as "playersMet"
      from played
      group by player_id`.execute(this.storage.db);
    return new Map(rows.map(({ playerId, ...statistics }) => [userId(playerId), statistics]));
  }
}

/** Adds what a match was worth to its players; a match that is counted already changes nothing. */
export async function addTallies(tx: Transaction<Tables>, tallies: readonly Tally[]): Promise<void> {
  for (let start = 0; start < tallies.length; start += 5000) {
    await tx
      .insertInto('tally')
      .values(
        tallies.slice(start, start + 5000).map((tally) => ({
          player_id: tally.playerId,
          match_id: tally.matchId,
          sport: tally.sport,
          number_players: tally.numberPlayers,
          played_at: tally.playedAt,
          outcome: tally.outcome,
          sets_won: tally.setsWon,
          sets_lost: tally.setsLost,
          games_won: tally.gamesWon,
          games_lost: tally.gamesLost,
          opponents: [...tally.opponents],
        })),
      )
      .onConflict((conflict) => conflict.columns(['player_id', 'match_id']).doNothing())
      .execute();
  }
}
