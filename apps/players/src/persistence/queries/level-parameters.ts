import type { SportId } from '@setpoint/kernel';
import type { SportParameters } from '@setpoint/rating';
import { rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { FitInForce } from '../../application/ports/level-parameters.js';
import { ParametersOverTime, type ParametersOfSports } from '../../domain/levels/parameters-over-time.js';

interface FitRow {
  readonly sport: SportId;
  readonly since: Date;
  readonly parameters: SportParameters;
}

const acceptedFits = (manager: EntityManager, which: Sql) =>
  rowsOf<FitRow>(
    manager,
    sql`select sport, applies_from as since, parameters from rating_parameters
      where applies_from is not null and ${which} order by applies_from`,
  );

const overTime = (rows: readonly FitRow[]) =>
  new ParametersOverTime(rows.map(({ since, parameters }) => ({ since: since.getTime(), parameters })));

export const parametersOf = async (manager: EntityManager, sport: SportId): Promise<ParametersOverTime> =>
  overTime(await acceptedFits(manager, sql`sport = ${sport}`));

/** Of every sport that was fitted. */
export async function parametersOfAll(manager: EntityManager): Promise<ParametersOfSports> {
  const bySport = Map.groupBy(await acceptedFits(manager, sql`true`), ({ sport }) => sport);
  return new Map([...bySport].map(([sport, rows]) => [sport, overTime(rows)]));
}

/** The last accepted one of every sport. */
export const fitsInForce = (manager: EntityManager): Promise<FitInForce[]> =>
  rowsOf<FitInForce>(
    manager,
    sql`select distinct on (sport) sport, in_force_from as since, matches
      from rating_parameters where in_force_from is not null
      order by sport, due_at desc`,
  );
