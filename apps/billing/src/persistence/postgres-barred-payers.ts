import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { insertRows, Storage } from '@setpoint/service-kit';
import { type Bar, BarredPayers } from '../application/ports/barred-payers.js';
import { BarredPayerEntity } from './payment-entities.js';

@Injectable()
export class PostgresBarredPayers extends BarredPayers {
  constructor(private readonly storage: Storage) {
    super();
  }

  async bar({ playerId, barredBy, reason, barredAt }: Bar): Promise<void> {
    const row = { player_id: playerId, barred_by: barredBy, reason, barred_at: barredAt };
    await insertRows(this.storage.manager, BarredPayerEntity, [row], { ignoreConflicts: true });
  }

  async unbar(playerId: UserId): Promise<void> {
    await this.storage.manager.delete(BarredPayerEntity, { player_id: playerId });
  }
}
