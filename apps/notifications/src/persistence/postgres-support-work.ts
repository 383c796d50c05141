import { LONGEST_HISTORY } from '@setpoint/kernel';
import { Injectable } from '@nestjs/common';
import { execute, keepInAuditLog, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { type SupportAction, SupportWork } from '../application/ports/support-work.js';
import type { UnitOfWork } from '../application/ports/unit-of-work.js';
import { UnitsOfWork } from './postgres-unit-of-work.js';

@Injectable()
export class PostgresSupportWork extends SupportWork {
  constructor(
    private readonly storage: Storage,
    private readonly unitsOfWork: UnitsOfWork,
  ) {
    super();
  }

  run<Result>(
    act: (work: UnitOfWork, keep: (action: SupportAction) => Promise<void>) => Promise<Result>,
  ): Promise<Result> {
    return this.storage.transaction((manager, effects) =>
      act(this.unitsOfWork.on(manager, effects), async ({ kind, by, at, userId, after }) => {
        await keepInAuditLog(manager, {
          ...{ action: kind, by, at, reason: null, before: null, after },
          about: userId === null ? { type: 'OTHER', id: after } : { type: 'PLAYER', id: userId },
        });
        await execute(
          manager,
          sql`insert into support_action (kind, by, at, user_id, after)
            values (${kind}, ${by}, ${at}, ${userId}, ${after})`,
        );
      }),
    );
  }

  async actionsAbout(userId: string): Promise<readonly SupportAction[]> {
    const rows = await rowsOf<SupportAction & { readonly user_id: string | null }>(
      this.storage.manager,
      sql`select * from (
          select * from support_action where user_id = ${userId} order by position desc limit ${LONGEST_HISTORY}
        ) latest order by position`,
    );
    return rows.map(({ kind, by, at, user_id, after }) => ({ kind, by, at, after, userId: user_id }));
  }
}
