import type { Parameters } from '@setpoint/rating';
import { rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { FitInForce } from '../../application/ports/level-parameters.js';
import { ParametersOverTime, type PoolParameters } from '../../domain/levels/parameters-over-time.js';
import type { Pool } from '../../domain/levels/rated-match.js';

interface FitRow extends Pool {
  readonly since: Date;
  readonly parameters: Parameters;
}

const acceptedFits = (manager: EntityManager, which: Sql) =>
  rowsOf<FitRow>(
    manager,
    sql`select sport, number_players as "numberPlayers", applies_from as since, parameters from rating_parameters
      where applies_from is not null and ${which} order by applies_from`,
  );

const overTime = (rows: readonly FitRow[]) =>
  new ParametersOverTime(rows.map(({ since, parameters }) => ({ since: since.getTime(), parameters })));

export const parametersOf = async (
  manager: EntityManager,
  { sport, numberPlayers }: Pool,
): Promise<ParametersOverTime> =>
  overTime(await acceptedFits(manager, sql`sport = ${sport} and number_players = ${numberPlayers}`));

/** Of every pool that was fitted. */
export async function parametersOfAll(manager: EntityManager): Promise<PoolParameters[]> {
  const byPool = Map.groupBy(await acceptedFits(manager, sql`true`), (row) => `${row.sport} ${row.numberPlayers}`);
  return [...byPool.values()].map((rows) => {
    const { sport, numberPlayers } = rows[0]!;
    return { sport, numberPlayers, parameters: overTime(rows) };
  });
}

/** The last accepted one of every pool. */
export const fitsInForce = (manager: EntityManager): Promise<FitInForce[]> =>
  rowsOf<FitInForce>(
    manager,
    sql`select distinct on (sport, number_players) sport, number_players as "numberPlayers", in_force_from as since, matches
      from rating_parameters where in_force_from is not null
      order by sport, number_players, due_at desc`,
  );
