import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Deadline } from '../../application/ports/matches.js';
import { MatchEntity, type MatchRow } from '../entities.js';

/** Each part uses its own index. */
const DUE: Readonly<Record<Deadline, { readonly where: string; readonly orderBy: string }>> = {
  CANCELLATION: { where: 'm.cancels_at <= :now', orderBy: 'm.cancels_at' },
  END: { where: `m.state in ('ORGANIZING', 'READY') and m.ends_at <= :now`, orderBy: 'm.ends_at' },
  CONFIRMATION: { where: 'm.confirms_at <= :now', orderBy: 'm.confirms_at' },
  GIVING_UP: { where: 'm.gives_up_at <= :now', orderBy: 'm.gives_up_at' },
  PROPOSAL: { where: 'm.proposal_lapses_at <= :now', orderBy: 'm.proposal_lapses_at' },
  REMINDER: { where: '(m.remind_day_at <= :now or m.remind_hour_at <= :now)', orderBy: 'm.starts_at' },
};

/** Ids of matches whose deadline has passed, most overdue first. */
export function dueMatches(manager: EntityManager, deadline: Deadline, now: Date): SelectQueryBuilder<MatchRow> {
  const { where, orderBy } = DUE[deadline];
  return manager
    .createQueryBuilder(MatchEntity, 'm')
    .select('m.id', 'id')
    .where(where, { now })
    .orderBy(orderBy)
    .addOrderBy('m.id');
}
