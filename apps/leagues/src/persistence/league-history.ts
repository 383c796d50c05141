import { execute, keepInAuditLog, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { LeagueAction, Terms } from '../domain/league.js';

/** Records an action of support in the same transaction, and in the audit log. */
export async function keepAction(manager: EntityManager, leagueId: string, action: LeagueAction): Promise<void> {
  const { kind, by, at, reason, before, after } = action;
  await keepInAuditLog(manager, {
    ...{ action: `LEAGUE_${kind}`, by, at, reason, about: { type: 'LEAGUE', id: leagueId } },
    ...{ before: fieldsIn(before), after: fieldsIn(after) },
  });
  await execute(
    manager,
    sql`insert into league_action (league_id, kind, by_id, at, reason, before, after)
      values (${leagueId}, ${kind}, ${by}, ${at}, ${reason}, ${before}, ${after})`,
  );
}

/** Stored text may be JSON or a plain word. */
function fieldsIn(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

export async function announceTerms(
  manager: EntityManager,
  leagueId: string,
  { from, priceCents, terms, announcedAt }: Terms,
): Promise<void> {
  await execute(
    manager,
    sql`insert into terms (league_id, year, number, price_cents, terms, announced_at)
      values (${leagueId}, ${from.year}, ${from.number}, ${priceCents}, ${terms}, ${announcedAt})`,
  );
}
