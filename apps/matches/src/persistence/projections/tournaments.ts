import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

/** Matches of a private tournament, whatever their state, are shown to those who play in them alone. */
export async function hideMatchesOf(manager: EntityManager, tournamentId: string): Promise<void> {
  await execute(
    manager,
    sql`update match set visibility = 'PRIVATE'
      where competition is not null and competition ->> 'kind' = 'TOURNAMENT'
        and competition ->> 'id' = ${tournamentId} and visibility = 'PUBLIC'`,
  );
}
