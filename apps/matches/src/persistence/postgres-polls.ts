import { Injectable } from '@nestjs/common';
import type { MatchId } from '@setpoint/kernel';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Polls } from '../application/ports/polls.js';
import type { Poll } from '../domain/polls/poll.js';
import { toPoll, type PollRow } from './poll-rows.js';

@Injectable()
export class PostgresPolls extends Polls {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async latest(matches: readonly MatchId[]): Promise<readonly Poll[]> {
    const rows = await rowsOf<PollRow>(
      this.storage.manager,
      sql`select distinct on (match_id) * from poll
        where match_id = any(${matches}::text[]) order by match_id, opened_at desc, id desc`,
    );
    return rows.map(toPoll);
  }
}
