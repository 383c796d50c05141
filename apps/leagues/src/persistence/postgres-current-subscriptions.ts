import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { CurrentSubscriptions } from '../application/ports/current-subscriptions.js';

@Injectable()
export class PostgresCurrentSubscriptions extends CurrentSubscriptions {
  constructor(private readonly storage: Storage) {
    super();
  }

  of(player: UserId) {
    return rowsOf<{ id: string; leagueId: string }>(
      this.storage.manager,
      sql`select subscription.id, league_id as "leagueId" from subscription
        where ended_at is null and (player_id = ${player} or id in (
          select subscription_id from entrant where player_id = ${player}
          union select subscription_id from subscription_version
            where partner_id = ${player} or reserve_id = ${player}))`,
    );
  }
}
