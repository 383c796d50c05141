import { Injectable } from '@nestjs/common';
import type { Parameters } from '@setpoint/rating';
import { execute, rowOf, sql, Storage } from '@setpoint/service-kit';
import { Refits, type RefitOf } from '../application/ports/refits.js';
import type { RefitVerdict } from '../domain/levels/judge-refit.js';
import type { Pool } from '../domain/levels/rated-match.js';
import { replayAccepted } from './projections/refits.js';
import { parametersInForce } from './queries/level-parameters.js';

/** Before every match. */
const START = { endedAt: new Date(0), matchId: '' };

@Injectable()
export class PostgresRefits extends Refits {
  constructor(private readonly storage: Storage) {
    super();
  }

  claim({ pool: { sport, numberPlayers }, due }: RefitOf, now: Date, until: Date): Promise<boolean> {
    return this.storage.transaction(async (manager) => {
      const claimed = await execute(
        manager,
        sql`insert into rating_parameters (sport, number_players, due_at, state, claimed_until)
          values (${sport}, ${numberPlayers}, ${due}, 'FITTING', ${until})
          on conflict (sport, number_players, due_at) do update set claimed_until = excluded.claimed_until
          where rating_parameters.state = 'FITTING'
            and (rating_parameters.claimed_until is null or rating_parameters.claimed_until <= ${now})`,
      );
      if (claimed === 0) return false;
      await execute(
        manager,
        sql`delete from rating_parameters where sport = ${sport} and number_players = ${numberPlayers}
          and state = 'FITTING' and due_at < ${due}`,
      );
      return true;
    });
  }

  async extend({ pool: { sport, numberPlayers }, due }: RefitOf, until: Date): Promise<void> {
    await execute(
      this.storage.manager,
      sql`update rating_parameters set claimed_until = ${until}
        where sport = ${sport} and number_players = ${numberPlayers} and due_at = ${due} and state = 'FITTING'`,
    );
  }

  async release({ pool: { sport, numberPlayers }, due }: RefitOf): Promise<void> {
    await execute(
      this.storage.manager,
      sql`update rating_parameters set claimed_until = null
        where sport = ${sport} and number_players = ${numberPlayers} and due_at = ${due} and state = 'FITTING'`,
    );
  }

  current(pool: Pool): Promise<Parameters> {
    return parametersInForce(this.storage.manager, pool);
  }

  async settle({ pool: { sport, numberPlayers }, due }: RefitOf, verdict: RefitVerdict): Promise<void> {
    const isAccepted = verdict.outcome === 'ACCEPTED';
    await execute(
      this.storage.manager,
      sql`update rating_parameters set state = ${isAccepted ? 'REPLAYING' : verdict.outcome}, claimed_until = null,
          parameters = ${JSON.stringify(verdict.parameters)}::jsonb, matches = ${verdict.matches},
          log_loss_before = ${verdict.logLossBefore}, log_loss_after = ${verdict.logLossAfter},
          next_ended_at = ${isAccepted ? START.endedAt : null}, next_match_id = ${isAccepted ? START.matchId : null}
        where sport = ${sport} and number_players = ${numberPlayers} and due_at = ${due} and state = 'FITTING'`,
    );
  }

  async replayNext(pool: Pool, now: Date): Promise<boolean> {
    const waiting = await rowOf(
      this.storage.manager,
      sql`select 1 from rating_parameters
        where sport = ${pool.sport} and number_players = ${pool.numberPlayers} and state = 'REPLAYING'`,
    );
    return waiting
      ? this.storage.transaction((manager, effects) => replayAccepted(manager, effects, pool, now))
      : false;
  }
}
