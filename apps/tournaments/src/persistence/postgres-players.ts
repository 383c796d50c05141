import { Injectable } from '@nestjs/common';
import { LOWEST_RATING, userId, withoutAccents, type UserId } from '@setpoint/kernel';
import { rowOf, rowsOf, sql, Storage, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { Players, type NamedCandidate } from '../application/ports/players.js';
import { activitySince } from '../domain/deadlines.js';
import { ratingOf } from '../domain/eligibility.js';
import type { PlayerAtStart } from '../domain/schedule.js';
import type { Tournament } from '../domain/tournament.js';
import type { PersonRow } from './projection-entities.js';

type CandidateRow = PersonRow & { readonly matches: number };

@Injectable()
export class PostgresPlayers extends Players {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async candidates(
    ids: readonly UserId[],
    tournament: Tournament,
    now: Date,
    manager: EntityManager = this.storage.manager,
  ): Promise<ReadonlyMap<UserId, NamedCandidate>> {
    const rows = await rowsOf<CandidateRow>(
      manager,
      sql`select person.*, ${matchesBefore(tournament, now)} as matches from person
          where id = any(${ids}::text[]) and display_name is not null`,
    );
    return new Map(rows.map((row) => [userId(row.id), candidateOf(row)]));
  }

  override async atStart(
    ids: readonly UserId[],
    tournament: Tournament,
    manager: EntityManager = this.storage.manager,
  ): Promise<ReadonlyMap<UserId, PlayerAtStart>> {
    const rows = await rowsOf<PersonRow & { readonly clubs: string[] }>(
      manager,
      sql`select person.*, array(select court_id from favourite_court where player_id = person.id order by court_id) as clubs
          from person where id = any(${ids}::text[])`,
    );
    const known = new Map(rows.map((row) => [row.id, row]));
    return new Map(
      ids.map((id) => {
        const row = known.get(id);
        const rating = row ? ratingOf(row, tournament) : null;
        const hasAvailability = row?.has_availability ?? false;
        return [id, { hasAvailability, rating: rating ?? LOWEST_RATING, clubs: row?.clubs ?? [] }];
      }),
    );
  }

  override async ratings(ids: readonly UserId[], tournament: Tournament): Promise<ReadonlyMap<UserId, number>> {
    const rows = await rowsOf<Pick<PersonRow, 'id' | 'levels'>>(
      this.storage.manager,
      sql`select id, levels from person where id = any(${ids}::text[])`,
    );
    return new Map(
      rows.flatMap((row) => {
        const rating = ratingOf(row, tournament);
        return rating === null ? [] : [[userId(row.id), rating] as const];
      }),
    );
  }

  override async hasMobile(player: UserId): Promise<boolean> {
    const row = await rowOf<{ has_mobile: boolean }>(
      this.storage.manager,
      sql`select has_mobile from person where id = ${player}`,
    );
    return row?.has_mobile ?? false;
  }

  override async follows(
    follower: UserId,
    followed: UserId,
    manager: EntityManager = this.storage.manager,
  ): Promise<boolean> {
    const row = await rowOf(
      manager,
      sql`select true from follow where follower_id = ${follower} and followed_id = ${followed}`,
    );
    return row !== undefined;
  }

  override async followedBy(
    follower: UserId,
    text: string | null,
    limit: number,
    tournament: Tournament,
    now: Date,
  ): Promise<readonly NamedCandidate[]> {
    const sought = text ? `%${withoutAccents(text).replace(/[\\%_]/g, String.raw`\$&`)}%` : '%';
    const rows = await rowsOf<CandidateRow>(
      this.storage.manager,
      sql`select person.*, ${matchesBefore(tournament, now)} as matches
          from follow join person on person.id = followed_id
          where follower_id = ${follower} and not is_closed and display_name is not null and search_name like ${sought}
          order by search_name, person.id limit ${limit}::int`,
    );
    return rows.map(candidateOf);
  }
}

/** Matches of a person in the 90 days before entries opened; before that, up to now. */
function matchesBefore({ sport, openedAt }: Tournament, now: Date): Sql {
  const until = openedAt ?? now;
  return sql`(select count(*)::int from played_match where player_id = person.id and sport = ${sport}::int
    and played_at >= ${activitySince(until)} and played_at < ${until})`;
}

const candidateOf = (row: CandidateRow): NamedCandidate => ({
  id: userId(row.id),
  displayName: row.display_name!,
  sex: row.sex,
  birthDate: row.birth_date,
  levels: row.levels,
  hasMobile: row.has_mobile,
  isBarred: row.is_barred,
  isClosed: row.is_closed,
  matches: row.matches,
});
