import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { inOrder, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Evaluations, type EvaluationSummary } from '../application/ports/evaluations.js';

/** Minimum number of evaluators, for anonymity. */
const LEAST_OPPONENTS = 3;

type SummaryRow = EvaluationSummary & { readonly playerId: UserId };

@Injectable()
export class PostgresEvaluations extends Evaluations {
  constructor(private readonly storage: Storage) {
    super();
  }

  async of(players: readonly UserId[]): Promise<(EvaluationSummary | null)[]> {
    const rows = await rowsOf<SummaryRow>(
      this.storage.manager,
      sql`select player_id as "playerId", count(*)::int as count,
          round(avg(forehand), 1)::float8 as forehand, round(avg(backhand), 1)::float8 as backhand,
          round(avg(serve), 1)::float8 as serve, round(avg(power), 1)::float8 as power,
          round(avg(speed), 1)::float8 as speed, round(avg(availability), 1)::float8 as availability,
          round(avg(collaboration), 1)::float8 as collaboration, round(avg(punctuality), 1)::float8 as punctuality,
          round(avg(fairness), 1)::float8 as fairness
        from evaluation where player_id = any(${players}::text[])
        group by player_id having count(distinct by_id) >= ${LEAST_OPPONENTS}`,
    );
    return inOrder(players, rows, ({ playerId }) => playerId);
  }
}
