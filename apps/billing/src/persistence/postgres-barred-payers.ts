import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { execute, insertRows, rowOf, sql, Storage } from '@setpoint/service-kit';
import { type Bar, BarredPayers, type PaymentAccess } from '../application/ports/barred-payers.js';
import { changeAccess, isBarred } from './payment-access.js';
import { BarredPayerEntity } from './payment-entities.js';
import { actionsAbout, keepAction } from './support-actions.js';

@Injectable()
export class PostgresBarredPayers extends BarredPayers {
  constructor(private readonly storage: Storage) {
    super();
  }

  async bar({ playerId, barredBy: by, reason, barredAt: at }: Bar): Promise<void> {
    await this.storage.transaction((manager, effects) =>
      changeAccess(manager, effects, playerId, async () => {
        const row = { player_id: playerId, barred_by: by, reason, barred_at: at };
        if ((await insertRows(manager, BarredPayerEntity, [row], { ignoreConflicts: true })) === 0) return;
        const [before, after] = [{ barred: false }, { barred: true }];
        await keepAction(manager, { kind: 'PAYER_BARRED', by, at, about: playerId, reason, before, after });
      }),
    );
  }

  async unbar(playerId: UserId, by: UserId, reason: string | null, at: Date): Promise<void> {
    await this.storage.transaction((manager, effects) =>
      changeAccess(manager, effects, playerId, async () => {
        const { affected } = await manager.delete(BarredPayerEntity, { player_id: playerId });
        const lifted = await execute(
          manager,
          sql`update dispute set bar_lifted_at = ${at}
              where player_id = ${playerId} and state = 'LOST' and bar_lifted_at is null`,
        );
        if (!affected && lifted === 0) return;
        const [before, after] = [{ barred: true }, { barred: false }];
        await keepAction(manager, { kind: 'PAYER_ALLOWED', by, at, about: playerId, reason, before, after });
      }),
    );
  }

  isBarred(playerId: UserId): Promise<boolean> {
    return isBarred(this.storage.manager, playerId);
  }

  async accessOf(playerId: UserId): Promise<PaymentAccess> {
    const { manager } = this.storage;
    const [row, actions] = await Promise.all([
      rowOf<Omit<PaymentAccess, 'actions'>>(
        manager,
        sql`select exists (select from barred_payer where player_id = ${playerId}) as barred,
              exists (select from dispute where player_id = ${playerId} and state = 'OPEN') as disputed,
              exists (select from dispute where player_id = ${playerId} and state = 'LOST' and bar_lifted_at is null) as lost`,
      ),
      actionsAbout(manager, playerId),
    ]);
    return { ...row!, actions: actions.filter(({ kind }) => kind === 'PAYER_BARRED' || kind === 'PAYER_ALLOWED') };
  }
}
