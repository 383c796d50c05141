import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { LeagueAction, Terms } from '../domain/league.js';

/** Keeps what support did, in the transaction of what it did. */
export async function keepAction(
  manager: EntityManager,
  leagueId: string,
  { kind, by, at, reason, before, after }: LeagueAction,
): Promise<void> {
  await execute(
    manager,
    sql`insert into league_action (league_id, kind, by_id, at, reason, before, after)
      values (${leagueId}, ${kind}, ${by}, ${at}, ${reason}, ${before}, ${after})`,
  );
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
