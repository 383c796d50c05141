import { Injectable } from '@nestjs/common';
import { courtId, userId, type SportId, type UserId } from '@setpoint/kernel';
import { inOrder, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { FreeTimes } from '../application/ports/free-times.js';
import type { Area } from '../domain/competition/competition.js';
import type { Seeker } from '../domain/find-time/free.js';
import type { Ground } from '../domain/find-time/propose.js';
import { loadPeople } from './queries/rule-context.js';
import { grounds, type GroundRow } from './queries/grounds.js';
import type { PersonRow } from './projection-entities.js';

type SeekerRow = Pick<PersonRow, 'id' | 'lat' | 'lng' | 'availability'> & { readonly favourites: readonly string[] };

@Injectable()
export class PostgresFreeTimes extends FreeTimes {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async seekers(players: readonly UserId[]): Promise<readonly Seeker[]> {
    const { manager } = this.storage;
    const [people, rows] = await Promise.all([
      loadPeople(manager, players),
      rowsOf<SeekerRow>(
        manager,
        sql`select p.id, p.lat, p.lng, p.availability,
          array(select f.court_id from favourite_court f where f.player_id = p.id) as favourites
          from person p where p.id = any(${players}::text[])`,
      ),
    ]);
    const known = new Map(rows.map((row) => [row.id, row]));
    return inOrder(players, people, (person): string => person.id).flatMap((person) => {
      const row = person && known.get(person.id);
      if (!row) return [];
      const position = row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng };
      const favourites = new Set(row.favourites.map(courtId));
      return { ...person, position, favourites, availability: row.availability };
    });
  }

  override async acquaintedWith(who: UserId, others: readonly UserId[]): Promise<ReadonlySet<UserId>> {
    const rows = await rowsOf<{ id: string }>(
      this.storage.manager,
      sql`select f.follower_id as id from follow f
          where f.followed_id = ${who} and f.follower_id = any(${others}::text[])
        union select theirs.player_id from match_player mine
          join match_player theirs on theirs.match_id = mine.match_id
          join match m on m.id = mine.match_id
          where mine.player_id = ${who} and theirs.player_id = any(${others}::text[])
            and m.state not in ('CANCELLED', 'EXPIRED')`,
    );
    return new Set(rows.map(({ id }) => userId(id)));
  }

  override async isBlockAmong(players: readonly UserId[]): Promise<boolean> {
    const row = await rowOf<{ blocked: boolean }>(
      this.storage.manager,
      sql`select exists (select from block
        where blocker_id = any(${players}::text[]) and blocked_id = any(${players}::text[])) as blocked`,
    );
    return row!.blocked;
  }

  override async grounds(sport: SportId, seekers: readonly Seeker[], area?: Area): Promise<readonly Ground[]> {
    const rows = await rowsOf<GroundRow>(this.storage.manager, grounds(sport, seekers, area));
    return rows.map(({ id, lat, lng, time_zone }) => ({ id: courtId(id), lat, lng, timeZone: time_zone }));
  }
}
