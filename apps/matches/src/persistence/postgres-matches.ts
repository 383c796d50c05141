import { Injectable } from '@nestjs/common';
import { matchId } from '@setpoint/kernel';
import { DueRows, PushBus, Storage } from '@setpoint/service-kit';
import { Matches, type Deadline, type MatchTransaction, type SettleMatch } from '../application/ports/matches.js';
import { PostgresMatchTransaction } from './postgres-match-transaction.js';
import { dueMatches } from './queries/due-matches.js';

@Injectable()
export class PostgresMatches extends Matches {
  constructor(
    private readonly storage: Storage,
    private readonly push: PushBus,
    private readonly dueRows: DueRows,
  ) {
    super();
  }

  override transaction<R>(work: (transaction: MatchTransaction) => Promise<R>): Promise<R> {
    return this.storage.transaction((manager, effects) =>
      work(new PostgresMatchTransaction(manager, effects, this.push)),
    );
  }

  override settleDue(deadline: Deadline, now: Date, settle: SettleMatch): Promise<number> {
    return this.dueRows.settle<{ id: string }>(deadline, now, {
      claim: (manager, limit, excluding) =>
        dueMatches(manager, deadline, now)
          .andWhere('m.id <> all(:excluding)', { excluding })
          .limit(limit)
          .setLock('pessimistic_write')
          .setOnLocked('skip_locked')
          .getRawMany(),
      keyOf: ({ id }) => id,
      settle: async ({ id }, manager, effects) => {
        const transaction = new PostgresMatchTransaction(manager, effects, this.push);
        await settle((await transaction.loadLocked(matchId(id)))!, transaction);
      },
    });
  }
}
