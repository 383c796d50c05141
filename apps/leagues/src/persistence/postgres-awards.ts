import { Injectable } from '@nestjs/common';
import { rowOf, sql, Storage } from '@setpoint/service-kit';
import { Awards, type AwardChange, type KnownAward } from '../application/ports/awards.js';
import { declareAwardTasks } from './declared-tasks.js';
import { AwardEntity, type AwardRow } from './play-entities.js';
import { toAward } from './postgres-play-reads.js';

@Injectable()
export class PostgresAwards extends Awards {
  constructor(private readonly storage: Storage) {
    super();
  }

  override change<R>(id: string, decide: (award: KnownAward) => AwardChange<R>): Promise<R | null> {
    return this.storage.transaction(async (manager, effects) => {
      const row = await rowOf<AwardRow & { league_name: string }>(
        manager,
        sql`select award.*, league.name as league_name from award join league on league.id = award.league_id
          where award.id = ${id} for no key update of award`,
      );
      if (!row) return null;
      const { answer, claim } = decide({ ...toAward(row), leagueName: row.league_name });
      if (claim) {
        await manager.update(AwardEntity, { id }, { claimed: claim.kind, claimed_at: claim.at });
        effects.emit(claim.event);
        await declareAwardTasks(row.group_id, claim.at, { manager, effects });
      }
      return answer;
    });
  }
}
