import { execute, insertRows, rowOf, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { LevelLedger } from '../application/ports/level-ledger.js';
import { playersOf, type Place, type Pool, type RatedMatch } from '../domain/levels/rated-match.js';
import type { LevelStep, Standing } from '../domain/levels/standing.js';
import { RatedMatchEntity, RatingEntryEntity, type RatedMatchRow } from './level-entities.js';
import { standingOr, toEntryRow, toMatchRow, toRatedMatch, toStanding, type StandingRow } from './level-rows.js';

type LastEntryRow = (StandingRow | { readonly matches: null }) & {
  readonly wanted: string;
  readonly assessed: number | null;
};

/** The level in the profile of a player who is wanted; before the first match that counts it is the own estimate. */
const profileLevel = ({ sport, numberPlayers }: Pool) => sql`
  select (level ->> 'rating')::float8 as rating from player, jsonb_array_elements(player.levels) level
  where player.id = wanted and (level ->> 'sport')::int = ${sport}
    and (level ->> 'numberPlayers')::int = ${numberPlayers}`;

/** The ledger within a transaction. */
export class PostgresLevelLedger extends LevelLedger {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async lock({ sport, numberPlayers }: Pool): Promise<void> {
    const name = `levels of ${sport} ${numberPlayers}`;
    await rowsOf(this.manager, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }

  async match(matchId: string): Promise<RatedMatch | null> {
    const row = await rowOf<RatedMatchRow>(this.manager, sql`select * from rated_match where match_id = ${matchId}`);
    return row ? toRatedMatch(row) : null;
  }

  async add(match: RatedMatch): Promise<void> {
    const { sport, numberPlayers } = match.pool;
    await insertRows(this.manager, RatedMatchEntity, [toMatchRow(match)]);
    await execute(
      this.manager,
      sql`insert into rating_start (player_id, sport, number_players, assessed)
        select wanted, ${sport}, ${numberPlayers}, profile.rating
        from unnest(${playersOf(match)}::text[]) wanted
        left join lateral (${profileLevel(match.pool)}) profile on true
        on conflict do nothing`,
    );
  }

  async remove(matchId: string): Promise<void> {
    await execute(this.manager, sql`delete from rated_match where match_id = ${matchId}`);
    await execute(this.manager, sql`delete from rating_entry where match_id = ${matchId}`);
  }

  async matchesFrom({ sport, numberPlayers }: Pool, from: Place, limit: number): Promise<RatedMatch[]> {
    const rows = await rowsOf<RatedMatchRow>(
      this.manager,
      sql`select * from rated_match
        where sport = ${sport} and number_players = ${numberPlayers}
          and (ended_at, match_id) >= (${new Date(from.endedAt)}, ${from.matchId})
        order by ended_at, match_id limit ${limit}`,
    );
    return rows.map(toRatedMatch);
  }

  async standingsBefore(pool: Pool, players: readonly string[], place: Place): Promise<Map<string, Standing>> {
    const rows = await rowsOf<LastEntryRow>(
      this.manager,
      sql`select wanted, last.*,
          case when start.player_id is null then profile.rating else start.assessed end as assessed
        from unnest(${players}::text[]) wanted
        left join rating_start start on start.player_id = wanted
          and start.sport = ${pool.sport} and start.number_players = ${pool.numberPlayers}
        left join lateral (${profileLevel(pool)}) profile on true
        left join lateral (
          select ended_at, after_mean, after_deviation, after_shown, met, elo, matches from rating_entry entry
          where entry.player_id = wanted and entry.sport = ${pool.sport}
            and entry.number_players = ${pool.numberPlayers}
            and (ended_at, match_id) < (${new Date(place.endedAt)}, ${place.matchId})
          order by ended_at desc, match_id desc limit 1
        ) last on true`,
    );
    return new Map(rows.map((row) => [row.wanted, standingOr(row, row.assessed)]));
  }

  async standingsAfter(matchIds: readonly string[]): Promise<Map<string, Map<string, Standing>>> {
    const rows = await rowsOf<StandingRow & { readonly match_id: string }>(
      this.manager,
      sql`select match_id, player_id, ended_at, after_mean, after_deviation, after_shown, met, elo, matches
        from rating_entry where match_id = any(${matchIds}::text[])`,
    );
    const byMatch = Map.groupBy(rows, ({ match_id }) => match_id);
    return new Map(
      [...byMatch].map(([id, some]) => [id, new Map(some.map((row) => [row.player_id, toStanding(row)]))]),
    );
  }

  async keep(steps: readonly LevelStep[]): Promise<void> {
    const matchIds = [...new Set(steps.map(({ match }) => match.matchId))];
    await execute(this.manager, sql`delete from rating_entry where match_id = any(${matchIds}::text[])`);
    await insertRows(this.manager, RatingEntryEntity, steps.map(toEntryRow));
  }
}
