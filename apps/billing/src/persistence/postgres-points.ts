import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, pageOf, userId, type Page, type PageRequest, type UserId } from '@setpoint/kernel';
import { rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { Points, type PositionedEntry } from '../application/ports/points.js';
import type { SupportAction } from '../domain/discounts/support-action.js';
import type { PointsEntry } from '../domain/points/points.js';
import type { PointsEntryRow } from './points-entities.js';
import { addPoints, takePoints } from './projections/points.js';
import { keepAction } from './support-actions.js';

const ORDER = 'points';

@Injectable()
export class PostgresPoints extends Points {
  constructor(private readonly storage: Storage) {
    super();
  }

  override balanceOf(player: UserId): Promise<number> {
    return balanceIn(this.storage.manager, player);
  }

  override async history(player: UserId, { first, after }: PageRequest): Promise<Page<PositionedEntry>> {
    const { manager } = this.storage;
    const seen = decodeCursor(after, ORDER, 'instant', 'number');
    const next = seen ? sql`(at, position) < (${seen[0]}::timestamptz, ${seen[1]}::bigint)` : sql`true`;
    const [rows, counted] = await Promise.all([
      rowsOf<PointsEntryRow>(
        manager,
        sql`select * from points_entry where player_id = ${player} and ${next}
          order by at desc, position desc limit ${first + 1}`,
      ),
      rowOf<{ count: number }>(manager, sql`select count(*) as count from points_entry where player_id = ${player}`),
    ]);
    const shown = pageOf(rows, { first, after }, ({ at, position }) => encodeCursor(ORDER, at.toISOString(), position));
    return { ...shown, items: shown.items.map(toEntry), totalCount: counted!.count };
  }

  override adjust(entry: PointsEntry, action: SupportAction): Promise<'ADJUSTED' | 'TOO_FEW'> {
    return this.storage.transaction(async (manager) => {
      const { playerId: player, cause, points } = entry;
      await manager.query('insert into points_account values ($1, 0) on conflict do nothing', [player]);
      const account = await rowOf<{ balance: number }>(
        manager,
        sql`select balance from points_account where player_id = ${player} for update`,
      );
      const known = await rowOf(
        manager,
        sql`select 1 from points_entry where player_id = ${player} and cause = ${cause}`,
      );
      if (known) return 'ADJUSTED';
      if (points < 0 && !(await takePoints(manager, entry))) return 'TOO_FEW';
      if (points > 0) await addPoints(manager, [entry]);
      const before = account!.balance;
      await keepAction(manager, { ...action, before: { balance: before }, after: { balance: before + points } });
      return 'ADJUSTED';
    });
  }
}

async function balanceIn(manager: EntityManager, player: UserId): Promise<number> {
  const row = await rowOf<{ balance: number }>(
    manager,
    sql`select balance from points_account where player_id = ${player}`,
  );
  return row?.balance ?? 0;
}

const toEntry = ({ position, player_id, by, ...row }: PointsEntryRow): PositionedEntry => ({
  ...row,
  id: String(position),
  playerId: userId(player_id),
  by: by === null ? null : userId(by),
});
