import { Inject, Injectable } from '@nestjs/common';
import { userId } from '@setpoint/kernel';
import { execute, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { type ReleasedPlace, ReleasedPlaces } from '../application/ports/released-places.js';
import type { Due } from '../domain/due.js';

interface ReleasedPlaceRow {
  kind: Due['kind'];
  reference: string;
  player_id: string;
  refund_to: ReleasedPlace['to'];
}

@Injectable()
export class PostgresReleasedPlaces extends ReleasedPlaces {
  constructor(@Inject(Storage) private readonly storage: Pick<Storage, 'manager'>) {
    super();
  }

  /** Runs in the transaction of an event. */
  on(manager: EntityManager): ReleasedPlaces {
    return new PostgresReleasedPlaces({ manager });
  }

  override async keep(places: readonly ReleasedPlace[], at: Date): Promise<void> {
    const rows = places.map(({ kind, reference, playerId, to }) => ({
      ...{ kind, reference, player_id: playerId, refund_to: to },
      ...{ released_at: at, settle_at: at },
    }));
    await execute(
      this.storage.manager,
      sql`insert into released_place
        select * from jsonb_populate_recordset(null::released_place, ${JSON.stringify(rows)}::jsonb) order by player_id
        on conflict (kind, reference, player_id) do update set settle_at = excluded.settle_at`,
    );
  }

  override async claim(now: Date, leaseUntil: Date, limit: number): Promise<readonly ReleasedPlace[]> {
    const rows = await rowsOf<ReleasedPlaceRow>(
      this.storage.manager,
      sql`update released_place set settle_at = ${leaseUntil} where (kind, reference, player_id) in (
            select kind, reference, player_id from released_place where settle_at <= ${now}
            order by settle_at limit ${limit} for update skip locked
          ) returning kind, reference, player_id, refund_to`,
    );
    return rows.map(({ kind, reference, player_id, refund_to }) => ({
      ...{ kind, reference, playerId: userId(player_id), to: refund_to },
    }));
  }

  override async settled({ kind, reference, playerId }: ReleasedPlace, leaseUntil: Date): Promise<void> {
    await execute(
      this.storage.manager,
      sql`update released_place set settle_at = null
        where kind = ${kind} and reference = ${reference} and player_id = ${playerId} and settle_at = ${leaseUntil}`,
    );
  }
}

/** Money has arrived for a place; if the place was released before, its settlement is rescheduled. */
export async function wakeRelease(
  manager: EntityManager,
  { kind, reference, playerId }: Pick<Due, 'kind' | 'reference' | 'playerId'>,
  at: Date,
): Promise<void> {
  await execute(
    manager,
    sql`update released_place set settle_at = ${at}
      where kind = ${kind} and reference = ${reference} and player_id = ${playerId}`,
  );
}
