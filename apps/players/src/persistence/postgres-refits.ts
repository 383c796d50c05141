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

  claim({ sport, due }: RefitOf, now: Date, until: Date): Promise<boolean> {
    return this.storage.transaction(async (manager) => {
      const claimed = await execute(
        manager,
        sql`insert into rating_parameters (sport, due_at, state, claimed_until)
          values (${sport}, ${due}, 'FITTING', ${until})
          on conflict (sport, due_at) do update set claimed_until = excluded.claimed_until
          where rating_parameters.state = 'FITTING'
            and (rating_parameters.claimed_until is null or rating_parameters.claimed_until <= ${now})`,
      );
      if (claimed === 0) return false;
      await execute(
        manager,
        sql`delete from rating_parameters where sport = ${sport}
          and state = 'FITTING' and due_at < ${due}`,
      );
      return true;
    });
  }

  async extend({ sport, due }: RefitOf, until: Date): Promise<void> {
    await execute(
      this.storage.manager,
      sql`update rating_parameters set claimed_until = ${until}
        where sport = ${sport} and due_at = ${due} and state = 'FITTING'`,
    );
  }

  async release({ sport, due }: RefitOf): Promise<void> {
    await execute(
      this.storage.manager,
      sql`update rating_parameters set claimed_until = null
        where sport = ${sport} and due_at = ${due} and state = 'FITTING'`,
    );
  }

  /** Behind all that was rated so far, be it of a match that is over before its time, so that rating it again gives the same. */
  settle({ sport, due }: RefitOf, verdict: RefitVerdict, now: Date): Promise<void> {
    return this.storage.transaction(async (manager) => {
      await new PostgresLevelLedger(manager).lock(sport);
      const ofSport = sql`sport = ${sport}`;
      const last = sql`select max(ended_at) from (
          select ended_at from rated_match where ${ofSport} union all select ended_at from rated_bonus where ${ofSport}
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
          where ${ofSport} and due_at = ${due} and state = 'FITTING'`,
      );
    });
  }
}
