import { Injectable } from '@nestjs/common';
import { matchId, userId } from '@setpoint/kernel';
import { PushBus, rowsOf, sql, type Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { GuestPlaces } from '../application/keep-guest-matches.js';
import type { GuestRow } from './guest-entities.js';
import { PostgresMatchTransaction } from './postgres-match-transaction.js';

/** Opens places of guests on the transactions of events. */
@Injectable()
export class PostgresGuestPlaces {
  constructor(private readonly push: PushBus) {}

  on(manager: EntityManager, effects: Effects): GuestPlaces {
    return {
      withAddress: async (address) => {
        const rows = await rowsOf<Pick<GuestRow, 'id' | 'match_id'>>(
          manager,
          sql`select id, match_id from guest where address = ${address} and claimed_by is null
            order by match_id, id limit 100`,
        );
        return rows.map((row) => ({ matchId: matchId(row.match_id), guestId: userId(row.id) }));
      },
      transaction: new PostgresMatchTransaction(manager, effects, this.push),
    };
  }
}
