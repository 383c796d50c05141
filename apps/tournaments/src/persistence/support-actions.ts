import { LONGEST_HISTORY, userId } from '@setpoint/kernel';
import { execute, keepInAuditLog, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { SupportAction } from '../domain/support-action.js';
import { tournamentId, type TournamentId } from '../domain/tournament.js';

/** Records an action of support in the same transaction, and in the audit log. */
export async function keepAction(manager: EntityManager, action: SupportAction): Promise<void> {
  const { tournamentId: id, kind, by, at, reason } = action;
  await keepInAuditLog(manager, { ...action, action: `TOURNAMENT_${kind}`, about: { type: 'TOURNAMENT', id } });
  await execute(
    manager,
    sql`insert into support_action (tournament_id, kind, by, at, reason, before, after)
      values (${id}, ${kind}, ${by}, ${at}, ${reason}, ${json(action.before)}::jsonb, ${json(action.after)}::jsonb)`,
  );
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

interface SupportActionRow extends Omit<SupportAction, 'tournamentId' | 'by'> {
  readonly tournament_id: string;
  readonly by: string;
  readonly position: number;
}

/** Oldest first. */
export async function actionsOf(manager: EntityManager, id: TournamentId): Promise<readonly SupportAction[]> {
  const rows = await rowsOf<SupportActionRow>(
    manager,
    sql`select * from (
          select * from support_action where tournament_id = ${id} order by position desc limit ${LONGEST_HISTORY}
        ) latest order by position`,
  );
  return rows.map(({ position: _, tournament_id, by, ...row }) => ({
    ...row,
    tournamentId: tournamentId(tournament_id),
    by: userId(by),
  }));
}
