import type { UserId } from '@setpoint/kernel';
import { sql, type Sql } from '@setpoint/service-kit';

/** Listed, and not blocked either way (PLY-04). */
export const visibleTo = (viewer: UserId | null): Sql =>
  viewer === null
    ? sql`player.visibility = 'LISTED'`
    : sql`player.visibility = 'LISTED'
        and not exists (select from block where blocker_id = ${viewer} and blocked_id = player.id)
        and not exists (select from block where blocker_id = player.id and blocked_id = ${viewer})`;
