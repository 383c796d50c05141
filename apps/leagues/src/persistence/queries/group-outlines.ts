import { rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { LISTED_GROUPS, type GroupOutline } from '../../application/ports/play-reads.js';

interface PhaseGroups extends Pick<GroupOutline, 'phaseId' | 'leagueId'> {
  readonly groups: readonly Omit<GroupOutline, 'phaseId' | 'leagueId'>[];
}

/** Groups without members and matches, by phase and number. */
export const groupOutlines = (manager: EntityManager, which: Sql): Promise<readonly GroupOutline[]> =>
  rowsOf(
    manager,
    sql`select g.id, p.league_id as "leagueId", g.phase_id as "phaseId", g.number, g.state
      from league_group g join phase p on p.id = g.phase_id where ${which} order by g.phase_id, g.number`,
  );

/** The first LISTED_GROUPS of each phase, by number. A phase is one row, which the driver reads faster than hundreds. */
export async function outlinesOfPhases(
  manager: EntityManager,
  phaseIds: readonly string[],
): Promise<readonly GroupOutline[]> {
  const phases = await rowsOf<PhaseGroups>(
    manager,
    sql`select p.id as "phaseId", p.league_id as "leagueId", (
        select coalesce(json_agg(json_build_object('id', id, 'number', number, 'state', state) order by number), '[]')
        from (select * from league_group where phase_id = p.id order by number limit ${LISTED_GROUPS}) listed
      ) as groups
      from phase p where p.id = any(${phaseIds}::text[]) order by p.id`,
  );
  return phases.flatMap(({ phaseId, leagueId, groups }) => groups.map((group) => ({ ...group, phaseId, leagueId })));
}
