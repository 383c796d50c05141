import { Injectable } from '@nestjs/common';
import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { TournamentEnds } from '../application/ports/tournament-ends.js';
import type { TournamentId } from '../domain/tournament.js';

@Injectable()
export class PostgresTournamentEnds extends TournamentEnds {
  override async complete(id: TournamentId, at: Date, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`update tournament set state = 'COMPLETED', ended_at = ${at}, due_at = null, list_rank = 2,
            list_key = ${-at.getTime()}::bigint
          where id = ${id} and state = 'IN_PROGRESS'`,
    );
  }
}
