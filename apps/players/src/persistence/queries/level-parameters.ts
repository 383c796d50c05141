import { DEFAULT_PARAMETERS, type Parameters } from '@setpoint/rating';
import { rowOf, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { ParametersInForce } from '../../application/ports/level-parameters.js';
import type { Pool } from '../../domain/levels/rated-match.js';

/** The defaults until a fit is accepted. */
export async function parametersInForce(manager: EntityManager, { sport, numberPlayers }: Pool): Promise<Parameters> {
  const row = await rowOf<{ readonly parameters: Parameters }>(
    manager,
    sql`select parameters from rating_parameters
      where sport = ${sport} and number_players = ${numberPlayers} and in_force_from is not null
      order by due_at desc limit 1`,
  );
  return row?.parameters ?? DEFAULT_PARAMETERS;
}

/** Of every pool that was fitted. */
export const allParametersInForce = (manager: EntityManager): Promise<ParametersInForce[]> =>
  rowsOf<ParametersInForce>(
    manager,
    sql`select distinct on (sport, number_players) sport, number_players as "numberPlayers", parameters,
        in_force_from as since, matches
      from rating_parameters where in_force_from is not null
      order by sport, number_players, due_at desc`,
  );
