import { Injectable } from '@nestjs/common';
import { matchId, type UserId } from '@setpoint/kernel';
import { rowsOf, sql, Storage, type Sql } from '@setpoint/service-kit';
import { type Commitment, Commitments } from '../application/ports/commitments.js';

@Injectable()
export class PostgresCommitments extends Commitments {
  constructor(private readonly storage: Storage) {
    super();
  }

  async of(who: UserId): Promise<Commitment> {
    const open = sql`state in ('ORGANIZING', 'READY')`;
    const playing = sql`select match_id from match_player where player_id = ${who} and is_current`;
    return {
      organised: await this.ids(sql`select id from match where organiser_id = ${who} and ${open}`),
      joined: await this.ids(sql`select id from match where id in (${playing}) and organiser_id <> ${who} and ${open}`),
      invited: await this.ids(
        sql`select match_id as id from invitation where player_id = ${who} and state = 'PENDING'`,
      ),
      waiting: await this.ids(sql`select match_id as id from waiter where player_id = ${who}`),
    };
  }

  private async ids(query: Sql) {
    return (await rowsOf<{ id: string }>(this.storage.manager, query)).map(({ id }) => matchId(id));
  }
}
