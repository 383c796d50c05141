import { execute, insertRows, rowOf, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { LevelLedger } from '../application/ports/level-ledger.js';
import type { Parameters } from '@setpoint/rating';
import { comparePlaces, playersOf, type Place, type Pool, type RatedEvent } from '../domain/levels/rated-match.js';
import type { LevelStep, Standing } from '../domain/levels/standing.js';
import { RatedMatchEntity, RatingEntryEntity, type RatedMatchRow } from './level-entities.js';
import {
  standingOr,
  toBonusRow,
  toEntryRow,
  toMatchRow,
  toRatedMatch,
  toStanding,
  toWonTournament,
  type StandingRow,
} from './level-rows.js';
import { parametersInForce } from './queries/level-parameters.js';
import { RatedBonusEntity, type RatedBonusRow } from './refit-entities.js';

type LastEntryRow = (StandingRow | { readonly matches: null }) & {
  readonly wanted: string;
  readonly assessed: number | null;
};

/** The level in the player's profile; self-assessed before the first match that counts. */
const profileLevel = ({ sport, numberPlayers }: Pool) => sql`
  select (level ->> 'rating')::float8 as rating from player, jsonb_array_elements(player.levels) level
  where player.id = wanted and (level ->> 'sport')::int = ${sport}
    and (level ->> 'numberPlayers')::int = ${numberPlayers}`;

const ofPool = ({ sport, numberPlayers }: Pool) => sql`sport = ${sport} and number_players = ${numberPlayers}`;

const isBonus = (matchId: string) => matchId.startsWith('~');

/** The ledger within a transaction. */
export class PostgresLevelLedger extends LevelLedger {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async lock(pool: Pool): Promise<Parameters> {
    const name = `levels of ${pool.sport} ${pool.numberPlayers}`;
    await rowsOf(this.manager, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    return parametersInForce(this.manager, pool);
  }

  async event(matchId: string): Promise<RatedEvent | null> {
    if (isBonus(matchId)) {
      const won = await rowOf<RatedBonusRow>(this.manager, sql`select * from rated_bonus where match_id = ${matchId}`);
      return won ? toWonTournament(won) : null;
    }
    const row = await rowOf<RatedMatchRow>(this.manager, sql`select * from rated_match where match_id = ${matchId}`);
    return row ? toRatedMatch(row) : null;
  }

  async add(event: RatedEvent): Promise<void> {
    const { sport, numberPlayers } = event.pool;
    if (event.kind === 'MATCH') await insertRows(this.manager, RatedMatchEntity, [toMatchRow(event)]);
    else await insertRows(this.manager, RatedBonusEntity, [toBonusRow(event)]);
    await execute(
      this.manager,
      sql`insert into rating_start (player_id, sport, number_players, assessed)
        select wanted, ${sport}, ${numberPlayers}, profile.rating
        from unnest(${playersOf(event)}::text[]) wanted
        left join lateral (${profileLevel(event.pool)}) profile on true
        on conflict do nothing`,
    );
  }

  async remove(matchId: string): Promise<void> {
    if (isBonus(matchId)) await execute(this.manager, sql`delete from rated_bonus where match_id = ${matchId}`);
    else await execute(this.manager, sql`delete from rated_match where match_id = ${matchId}`);
    await execute(this.manager, sql`delete from rating_entry where match_id = ${matchId}`);
  }

  async revisit({ sport, numberPlayers }: Pool, from: Place): Promise<void> {
    const endedAt = new Date(from.endedAt);
    await execute(
      this.manager,
      sql`update rating_parameters set next_ended_at = ${endedAt}, next_match_id = ${from.matchId}
        where sport = ${sport} and number_players = ${numberPlayers} and state = 'REPLAYING'
          and (next_ended_at, next_match_id) > (${endedAt}, ${from.matchId})`,
    );
  }

  async postpone(pool: Pool, next: Place, changed: readonly string[]): Promise<void> {
    if (await this.isRefitReplaying(pool)) return;
    await execute(
      this.manager,
      sql`insert into rating_replay (sport, number_players, next_ended_at, next_match_id)
        values (${pool.sport}, ${pool.numberPlayers}, ${new Date(next.endedAt)}, ${next.matchId})
        on conflict (sport, number_players) do update
          set next_ended_at = excluded.next_ended_at, next_match_id = excluded.next_match_id
          where (excluded.next_ended_at, excluded.next_match_id)
            < (rating_replay.next_ended_at, rating_replay.next_match_id)`,
    );
    await this.addChanged(pool, changed);
  }

  async pending(pool: Pool): Promise<Place | null> {
    if (await this.isRefitReplaying(pool)) return null;
    const row = await rowOf<{ next_ended_at: Date; next_match_id: string }>(
      this.manager,
      sql`select next_ended_at, next_match_id from rating_replay where ${ofPool(pool)}`,
    );
    return row ? { endedAt: row.next_ended_at.getTime(), matchId: row.next_match_id } : null;
  }

  async changedAmong(pool: Pool, players: readonly string[]): Promise<string[]> {
    const rows = await rowsOf<{ player_id: string }>(
      this.manager,
      sql`select player_id from rating_replay_player where ${ofPool(pool)} and player_id = any(${players}::text[])`,
    );
    return rows.map(({ player_id }) => player_id);
  }

  async advance(pool: Pool, next: Place | null, changed: readonly string[]): Promise<void> {
    if (next === null) {
      await execute(this.manager, sql`delete from rating_replay where ${ofPool(pool)}`);
      await execute(this.manager, sql`delete from rating_replay_player where ${ofPool(pool)}`);
      return;
    }
    await execute(
      this.manager,
      sql`update rating_replay set next_ended_at = ${new Date(next.endedAt)}, next_match_id = ${next.matchId}
        where ${ofPool(pool)}`,
    );
    await this.addChanged(pool, changed);
  }

  async eventsFrom({ sport, numberPlayers }: Pool, from: Place, limit: number): Promise<RatedEvent[]> {
    const onwards = sql`where sport = ${sport} and number_players = ${numberPlayers}
      and (ended_at, match_id) >= (${new Date(from.endedAt)}, ${from.matchId})
      order by ended_at, match_id limit ${limit}`;
    const matches = await rowsOf<RatedMatchRow>(this.manager, sql`select * from rated_match ${onwards}`);
    const bonuses = await rowsOf<RatedBonusRow>(this.manager, sql`select * from rated_bonus ${onwards}`);
    const events = [...matches.map(toRatedMatch), ...bonuses.map(toWonTournament)];
    return events.sort(comparePlaces).slice(0, limit);
  }

  async standingsBefore(
    pool: Pool,
    players: readonly string[],
    place: Place,
    parameters: Parameters,
  ): Promise<Map<string, Standing>> {
    const rows = await rowsOf<LastEntryRow>(
      this.manager,
      sql`select wanted, last.*,
          case when start.player_id is null then profile.rating else start.assessed end as assessed
        from unnest(${players}::text[]) wanted
        left join rating_start start on start.player_id = wanted
          and start.sport = ${pool.sport} and start.number_players = ${pool.numberPlayers}
        left join lateral (${profileLevel(pool)}) profile on true
        left join lateral (
          select side, ended_at, played_at, after_mean, after_deviation, after_shown, met, elo, matches, surfaces
          from rating_entry entry
          where entry.player_id = wanted and entry.sport = ${pool.sport}
            and entry.number_players = ${pool.numberPlayers}
            and (ended_at, match_id) < (${new Date(place.endedAt)}, ${place.matchId})
          order by ended_at desc, match_id desc limit 1
        ) last on true`,
    );
    return new Map(rows.map((row) => [row.wanted, standingOr(row, row.assessed, parameters)]));
  }

  async standingsAfter(matchIds: readonly string[]): Promise<Map<string, Map<string, Standing>>> {
    const rows = await rowsOf<StandingRow & { readonly match_id: string }>(
      this.manager,
      sql`select match_id, player_id, side, ended_at, played_at, after_mean, after_deviation, after_shown, met, elo, matches, surfaces
        from rating_entry where match_id = any(${matchIds}::text[])`,
    );
    const byMatch = Map.groupBy(rows, ({ match_id }) => match_id);
    return new Map(
      [...byMatch].map(([id, some]) => [id, new Map(some.map((row) => [row.player_id, toStanding(row)]))]),
    );
  }

  async keep(steps: readonly LevelStep[]): Promise<void> {
    const matchIds = [...new Set(steps.map(({ event }) => event.matchId))];
    await execute(this.manager, sql`delete from rating_entry where match_id = any(${matchIds}::text[])`);
    await insertRows(this.manager, RatingEntryEntity, steps.map(toEntryRow));
  }

  private async isRefitReplaying(pool: Pool): Promise<boolean> {
    const row = await rowOf(
      this.manager,
      sql`select 1 from rating_parameters where ${ofPool(pool)} and state = 'REPLAYING'`,
    );
    return row !== undefined;
  }

  private async addChanged({ sport, numberPlayers }: Pool, players: readonly string[]): Promise<void> {
    await execute(
      this.manager,
      sql`insert into rating_replay_player (sport, number_players, player_id)
        select ${sport}, ${numberPlayers}, player_id from unnest(${players}::text[]) player_id on conflict do nothing`,
    );
  }
}
