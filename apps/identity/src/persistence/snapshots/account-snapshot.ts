import { Injectable } from '@nestjs/common';
import { Snapshot, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { LivingAccount } from '../../domain/account.js';
import { currentAccountEvents } from '../../events/outgoing.js';
import { AccountEntity } from '../entities.js';
import { accountOf } from '../rows.js';

/** Re-emits accounts with current addresses, roles and verification. Deleted ones are gone. */
@Injectable()
@Snapshot('accounts')
export class AccountSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const rows = await manager
      .createQueryBuilder(AccountEntity, 'account')
      // Same lock mode as for any change of an account, which does not block its sessions.
      .setLock('for_no_key_update')
      .where(`account.id > :after and account.status <> 'DELETED'`, { after: after ?? '' })
      .orderBy('account.id')
      .limit(limit)
      .getMany();
    for (const row of rows) effects.emit(...currentAccountEvents(accountOf(row) as LivingAccount));
    return { next: rows.length < limit ? null : rows.at(-1)!.id, count: rows.length };
  }
}
