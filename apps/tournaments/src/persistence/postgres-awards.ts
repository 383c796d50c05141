import { Injectable } from '@nestjs/common';
import { Clock, type UserId } from '@setpoint/kernel';
import { execute, insertRows, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { Unit } from '../application/ports/books.js';
import { Awards } from '../application/ports/plays.js';
import type { Award } from '../domain/play/award.js';
import type { TournamentId } from '../domain/tournament.js';
import { declareAwardTasks } from './declared-tasks.js';
import { AwardEntity, type AwardRow } from './play-entities.js';
import { isSeenBy } from './queries/tournament-pages.js';
import { awardOf, awardRowOf } from './play-rows.js';

/** Prizes of one player, the latest. */
const MOST_OF_PLAYER = 100;

@Injectable()
export class PostgresAwards extends Awards {
  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async of(tournamentId: string, unit?: Unit): Promise<readonly Award[]> {
    const manager = unit?.manager ?? this.storage.manager;
    const rows = await rowsOf<AwardRow>(
      manager,
      sql`select * from award where tournament_id = ${tournamentId}
          order by array_position(array['WINNER', 'SECOND', 'SEMIFINALIST'], placed_as), id`,
    );
    return rows.map(awardOf);
  }

  override async ofPlayer(playerId: UserId): Promise<readonly Award[]> {
    const rows = await rowsOf<AwardRow>(
      this.storage.manager,
      sql`select * from award where player_id = ${playerId} order by won_at desc, id limit ${MOST_OF_PLAYER}`,
    );
    return rows.map(awardOf);
  }

  override async seenOf(
    playerId: UserId,
    { by, isSupport }: { readonly by: UserId | null; readonly isSupport: boolean },
  ): Promise<readonly Award[]> {
    const rows = await rowsOf<AwardRow>(
      this.storage.manager,
      sql`select award.* from award join tournament t on t.id = award.tournament_id
          where player_id = ${playerId} and (${isSeenBy(by, isSupport)}) order by won_at desc, award.id
          limit ${MOST_OF_PLAYER}`,
    );
    return rows.map(awardOf);
  }

  override async find(id: string, unit?: Unit): Promise<Award | null> {
    const manager = unit?.manager ?? this.storage.manager;
    const row = await rowOf<AwardRow>(manager, sql`select * from award where id = ${id}`);
    return row ? awardOf(row) : null;
  }

  override async change(lost: readonly Award[], gained: readonly Award[], unit: Unit): Promise<void> {
    const { manager } = unit;
    if (lost.length > 0)
      await execute(
        manager,
        sql`delete from award where id = any(${lost.map(({ id }) => id)}::text[]) and claimed_at is null`,
      );
    await insertRows(manager, AwardEntity, gained.map(awardRowOf), { ignoreConflicts: true });
    for (const id of new Set([...lost, ...gained].map(({ tournamentId }) => tournamentId)))
      await this.declare(id, unit);
  }

  override async claim({ id, tournamentId, claimed, claimedAt }: Award, unit: Unit): Promise<void> {
    const { manager } = unit;
    const changed = await execute(
      manager,
      sql`update award set claimed = ${claimed}, claimed_at = ${claimedAt} where id = ${id} and claimed_at is null`,
    );
    if (changed !== 1) throw new Error(`award ${id} was claimed by another transaction`);
    await this.declare(tournamentId, unit);
  }

  private async declare(id: TournamentId, unit: Unit): Promise<void> {
    const row = await rowOf<{ name: string }>(unit.manager, sql`select name from tournament where id = ${id}`);
    await declareAwardTasks({ id, name: row!.name }, await this.of(id, unit), this.clock.now(), unit);
  }
}
