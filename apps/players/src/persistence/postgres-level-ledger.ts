import type { SportId } from '@setpoint/kernel';
import { execute, insertRows, rowOf, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { LevelLedger } from '../application/ports/level-ledger.js';
import type { ParametersOverTime } from '../domain/levels/parameters-over-time.js';
import { comparePlaces, playersOf, type Place, type Pool, type RatedEvent } from '../domain/levels/rated-match.js';
import type { Known, LeftByEvent, LevelStep } from '../domain/levels/standing.js';
import { RatedMatchEntity, RatingEntryEntity, type RatedMatchRow } from './level-entities.js';
import {
  toBonusRow,
  toEntryRow,
  toMatchRow,
  toRatedMatch,
  toKnown,
  toLeft,
  toWonTournament,
  type StandingRow,
} from './level-rows.js';
import { knownRows, STANDING_COLUMNS, type PlacedRow } from './queries/known-levels.js';
import { parametersOf } from './queries/level-parameters.js';
import { RatedBonusEntity, type RatedBonusRow } from './refit-entities.js';

/** The own estimate in the player's profile. */
const profileEstimate = ({ sport, numberPlayers }: Pool) => sql`
  select (level #>> '{estimate,said}')::float8 as said, (level #>> '{estimate,start}')::float8 as start
  from player, jsonb_array_elements(player.levels) level
  where player.id = wanted and (level ->> 'sport')::int = ${sport}
    and (level ->> 'numberPlayers')::int = ${numberPlayers}`;

const ofPool = ({ sport, numberPlayers }: Pool) => sql`sport = ${sport} and number_players = ${numberPlayers}`;

const isBonus = (matchId: string) => matchId.startsWith('~');

/** The ledger within a transaction. */
export class PostgresLevelLedger extends LevelLedger {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async lock(sport: SportId): Promise<ParametersOverTime> {
    const name = `levels of ${sport}`;
    await rowsOf(this.manager, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    return parametersOf(this.manager, sport);
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
      sql`insert into rating_start (player_id, sport, number_players, assessed, start)
        select wanted, ${sport}, ${numberPlayers}, profile.said, profile.start
        from unnest(${playersOf(event)}::text[]) wanted
        left join lateral (${profileEstimate(event.pool)}) profile on true
        on conflict do nothing`,
    );
  }

  async remove(matchId: string): Promise<void> {
    if (isBonus(matchId)) await execute(this.manager, sql`delete from rated_bonus where match_id = ${matchId}`);
    else await execute(this.manager, sql`delete from rated_match where match_id = ${matchId}`);
    await execute(this.manager, sql`delete from rating_entry where match_id = ${matchId}`);
  }

  async forgetStarts(pool: Pool, players: readonly string[]): Promise<void> {
    await execute(
      this.manager,
      sql`delete from rating_start start where ${ofPool(pool)} and player_id = any(${players}::text[])
        and not exists (
          select 1 from rating_entry entry where entry.player_id = start.player_id and entry.sport = start.sport
            and entry.number_players = start.number_players)`,
    );
  }

  async postpone(sport: SportId, next: Place, changed: readonly string[]): Promise<void> {
    await execute(
      this.manager,
      sql`insert into rating_replay (sport, next_ended_at, next_match_id)
        values (${sport}, ${new Date(next.endedAt)}, ${next.matchId})
        on conflict (sport) do update
          set next_ended_at = excluded.next_ended_at, next_match_id = excluded.next_match_id
          where (excluded.next_ended_at, excluded.next_match_id)
            < (rating_replay.next_ended_at, rating_replay.next_match_id)`,
    );
    await this.addChanged(sport, changed);
  }

  async pending(sport: SportId): Promise<Place | null> {
    const row = await rowOf<{ next_ended_at: Date; next_match_id: string }>(
      this.manager,
      sql`select next_ended_at, next_match_id from rating_replay where sport = ${sport}`,
    );
    return row ? { endedAt: row.next_ended_at.getTime(), matchId: row.next_match_id } : null;
  }

  async changedAmong(sport: SportId, players: readonly string[]): Promise<string[]> {
    const rows = await rowsOf<{ player_id: string }>(
      this.manager,
      sql`select player_id from rating_replay_player where sport = ${sport} and player_id = any(${players}::text[])`,
    );
    return rows.map(({ player_id }) => player_id);
  }

  async advance(sport: SportId, next: Place | null, changed: readonly string[]): Promise<void> {
    if (next === null) {
      await execute(this.manager, sql`delete from rating_replay where sport = ${sport}`);
      await execute(this.manager, sql`delete from rating_replay_player where sport = ${sport}`);
      return;
    }
    await execute(
      this.manager,
      sql`update rating_replay set next_ended_at = ${new Date(next.endedAt)}, next_match_id = ${next.matchId}
        where sport = ${sport}`,
    );
    await this.addChanged(sport, changed);
  }

  async eventsFrom(sport: SportId, from: Place, limit: number): Promise<RatedEvent[]> {
    const onwards = sql`where sport = ${sport} and (ended_at, match_id) >= (${new Date(from.endedAt)}, ${from.matchId})
      order by ended_at, match_id limit ${limit}`;
    const matches = await rowsOf<RatedMatchRow>(this.manager, sql`select * from rated_match ${onwards}`);
    const bonuses = await rowsOf<RatedBonusRow>(this.manager, sql`select * from rated_bonus ${onwards}`);
    const events = [...matches.map(toRatedMatch), ...bonuses.map(toWonTournament)];
    return events.sort(comparePlaces).slice(0, limit);
  }

  async knownBefore(sport: SportId, players: readonly string[], place: Place): Promise<Map<string, Known>> {
    const wanted = sql`(
      select player_id, ${sport}::int as sport, position from unnest(${players}::text[])
        with ordinality each(player_id, position)) wanted`;
    const before = sql`(entry.ended_at, entry.match_id) < (${new Date(place.endedAt)}, ${place.matchId})`;
    const rows = await rowsOf<PlacedRow>(this.manager, knownRows(wanted, before));
    const byPlayer = Map.groupBy(rows, ({ position }) => players[position - 1]!);
    return new Map([...byPlayer].map(([player, both]) => [player, toKnown(both)]));
  }

  async leftBy(matchIds: readonly string[]): Promise<Map<string, Map<string, LeftByEvent>>> {
    const rows = await rowsOf<StandingRow & { readonly player_id: string; readonly assessed: number | null }>(
      this.manager,
      sql`select player_id, assessed, ${STANDING_COLUMNS}
        from rating_entry entry join rating_start using (player_id, sport, number_players)
        where match_id = any(${matchIds}::text[])`,
    );
    const byMatch = Map.groupBy(rows, ({ match_id }) => match_id);
    return new Map(
      [...byMatch].map(([id, some]) => [id, new Map(some.map((row) => [row.player_id, toLeft(row, row.assessed)]))]),
    );
  }

  async keep(steps: readonly LevelStep[]): Promise<void> {
    const matchIds = [...new Set(steps.map(({ event }) => event.matchId))];
    await execute(this.manager, sql`delete from rating_entry where match_id = any(${matchIds}::text[])`);
    await insertRows(this.manager, RatingEntryEntity, steps.map(toEntryRow));
  }

  private async addChanged(sport: SportId, players: readonly string[]): Promise<void> {
    await execute(
      this.manager,
      sql`insert into rating_replay_player (sport, player_id)
        select ${sport}, player_id from unnest(${players}::text[]) player_id on conflict do nothing`,
    );
  }
}
