import { Injectable } from '@nestjs/common';
import { execute, sql, Storage } from '@setpoint/service-kit';
import { Refits, type RefitOf } from '../application/ports/refits.js';
import type { RefitVerdict } from '../domain/levels/judge-refit.js';
import { PostgresLevelLedger } from './postgres-level-ledger.js';

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

  /** Behind all that was rated so far, be it of a match that is over before its time, so that rating it again gives the same. */
  settle({ pool, due }: RefitOf, verdict: RefitVerdict, now: Date): Promise<void> {
    return this.storage.transaction(async (manager) => {
      await new PostgresLevelLedger(manager).lock(pool);
      const ofPool = sql`sport = ${pool.sport} and number_players = ${pool.numberPlayers}`;
      const last = sql`select max(ended_at) from (
          select ended_at from rated_match where ${ofPool} union all select ended_at from rated_bonus where ${ofPool}
        ) rated`;
      const inForce = verdict.outcome === 'ACCEPTED' ? now : null;
      await execute(
        manager,
        sql`update rating_parameters set state = ${verdict.outcome}, claimed_until = null,
            parameters = ${JSON.stringify(verdict.parameters)}::jsonb, matches = ${verdict.matches},
            log_loss_before = ${verdict.logLossBefore}, log_loss_after = ${verdict.logLossAfter},
            in_force_from = ${inForce}::timestamptz,
            applies_from = case when ${inForce !== null} then
              greatest(${now}::timestamptz, (${last}) + interval '1 millisecond') end
          where ${ofPool} and due_at = ${due} and state = 'FITTING'`,
      );
    });
  }
}
