import { rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { LISTED_GROUPS, type GroupOutline } from '../../application/ports/play-reads.js';

/** Groups without members and matches, by phase and number. */
export const groupOutlines = (manager: EntityManager, which: Sql): Promise<readonly GroupOutline[]> =>
  rowsOf(
    manager,
    sql`select g.id, p.league_id as "leagueId", g.phase_id as "phaseId", g.number, g.state
      from league_group g join phase p on p.id = g.phase_id where ${which} order by g.phase_id, g.number`,
  );

/** The first LISTED_GROUPS of each phase, by number. */
export const outlinesOfPhases = (
  manager: EntityManager,
  phaseIds: readonly string[],
): Promise<readonly GroupOutline[]> =>
  rowsOf(
    manager,
    sql`select g.id, p.league_id as "leagueId", g.phase_id as "phaseId", g.number, g.state
      from phase p cross join lateral (
        select * from league_group where phase_id = p.id order by number limit ${LISTED_GROUPS}
      ) g
      where p.id = any(${phaseIds}::text[]) order by g.phase_id, g.number`,
  );
