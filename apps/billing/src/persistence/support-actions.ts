import { LONGEST_HISTORY, userId } from '@setpoint/kernel';
import { execute, keepInAuditLog, rowsOf, sql, type AuditSubject } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { SupportAction, SupportActionKind } from '../domain/discounts/support-action.js';
import type { SupportActionRow } from './points-entities.js';

/** Records an action of support in the same transaction, and in the audit log. */
export async function keepAction(manager: EntityManager, action: SupportAction): Promise<void> {
  const { kind, by, at, about, reason, before, after } = action;
  await keepInAuditLog(manager, { ...action, action: kind, about: { type: SUBJECTS[kind], id: about } });
  await execute(
    manager,
    sql`insert into support_action (kind, by, at, about, reason, before, after)
      values (${kind}, ${by}, ${at}, ${about}, ${reason}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`,
  );
}

const SUBJECTS: Readonly<Record<SupportActionKind, AuditSubject>> = {
  POINTS_ADJUSTED: 'PLAYER',
  COUPON_CREATED: 'COUPON',
  COUPON_DEACTIVATED: 'COUPON',
  VOUCHER_CANCELLED: 'VOUCHER',
  PAYMENT_REFUNDED: 'PAYMENT',
  PAYER_BARRED: 'PLAYER',
  PAYER_ALLOWED: 'PLAYER',
  DISPUTE_HANDLED: 'PAYMENT',
  PAYMENT_FAULT_RESOLVED: 'PAYMENT',
};

/** Oldest first. */
export async function actionsAbout(manager: EntityManager, about: string): Promise<readonly SupportAction[]> {
  const rows = await rowsOf<SupportActionRow>(
    manager,
    sql`select * from (
          select * from support_action where about = ${about} order by position desc limit ${LONGEST_HISTORY}
        ) latest order by position`,
  );
  return rows.map(({ position: _, by, ...row }) => ({ ...row, by: userId(by) }));
}
