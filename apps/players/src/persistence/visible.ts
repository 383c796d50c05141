import type { UserId } from '@setpoint/kernel';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Listed, and no block between the player of the row and the viewer, either way (PLY-04). */
export const visibleTo = (
  viewer: UserId | null,
  id = 'player.id',
  standing = 'player.standing',
): RawBuilder<SqlBool> =>
  viewer === null
    ? sql<SqlBool>`${sql.ref(standing)} = 'LISTED'`
    : sql<SqlBool>`${sql.ref(standing)} = 'LISTED'
        and not exists (select from block where blocker_id = ${viewer} and blocked_id = ${sql.ref(id)})
        and not exists (select from block where blocker_id = ${sql.ref(id)} and blocked_id = ${viewer})`;
