import { Injectable } from '@nestjs/common';
import { matchId, type MatchId } from '@setpoint/kernel';
import { PushBus, Storage } from '@setpoint/service-kit';
import { Matches, type Deadline, type MatchTransaction } from '../application/ports/matches.js';
import { PostgresMatchTransaction } from './postgres-match-transaction.js';
import { dueMatches } from './queries/due-matches.js';

@Injectable()
export class PostgresMatches extends Matches {
  constructor(
    private readonly storage: Storage,
    private readonly push: PushBus,
  ) {
    super();
  }

  override transaction<R>(work: (transaction: MatchTransaction) => Promise<R>): Promise<R> {
    return this.storage.transaction((manager, effects) =>
      work(new PostgresMatchTransaction(manager, effects, this.push)),
    );
  }

  override async due(deadline: Deadline, now: Date, limit: number, except: readonly MatchId[]): Promise<MatchId[]> {
    const rows = await dueMatches(this.storage.manager, deadline, now)
      .andWhere('m.id <> all(:except)', { except })
      .limit(limit)
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => matchId(id));
  }
}
