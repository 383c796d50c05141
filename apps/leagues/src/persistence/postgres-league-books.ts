import { Injectable } from '@nestjs/common';
import { Clock, type UserId } from '@setpoint/kernel';
import { insertRows, rowOf, rowsOf, sql, Storage, type Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { LeagueBooks, type LeagueBook, type NewLeague } from '../application/ports/league-books.js';
import type { League } from '../domain/league.js';
import { LeagueEntity, PhaseEntity, type LeagueRow } from './league-entities.js';
import { announceTerms, keepAction } from './league-history.js';
import { toLeague, toLeagueRow, toPhaseRow } from './league-rows.js';
import { PostgresLeagueBook } from './postgres-league-book.js';
import { SubscriptionEntity } from './subscription-entities.js';

@Injectable()
export class PostgresLeagueBooks extends LeagueBooks {
  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {
    super();
  }

  override change<R>(leagueId: string, work: (book: LeagueBook) => Promise<R>): Promise<R | null> {
    return this.storage.transaction(async (manager, effects) => {
      const book = await this.open(leagueId, manager, effects);
      return book && (await work(book));
    });
  }

  override async open(leagueId: string, manager: EntityManager, effects: Effects): Promise<LeagueBook | null> {
    // Lock that still allows inserts of referring rows.
    const row = await rowOf<LeagueRow>(manager, sql`select * from league where id = ${leagueId} for no key update`);
    return row ? new PostgresLeagueBook(toLeague(row), manager, effects, this.clock.now()) : null;
  }

  override async leagueOf(subscriptionId: string): Promise<string | null> {
    const row = await this.storage.manager.findOneBy(SubscriptionEntity, { id: subscriptionId });
    return row?.league_id ?? null;
  }

  override async subscriptionOf(memberId: string) {
    const row = await rowOf<{ leagueId: string; id: string }>(
      this.storage.manager,
      sql`select phase.league_id as "leagueId", member.subscription_id as id
        from member join phase on phase.id = member.phase_id where member.id = ${memberId}`,
    );
    return row ?? null;
  }

  override suspendedOf(playerId: UserId, manager: EntityManager) {
    return rowsOf<{ leagueId: string; id: string }>(
      manager,
      sql`select league_id as "leagueId", id from subscription
        where player_id = ${playerId} and state = 'SUSPENDED' order by league_id`,
    );
  }

  override add({ league, requestId, phases, terms, action }: NewLeague): Promise<League | null> {
    return this.storage.transaction(async (manager) => {
      const row = { ...toLeagueRow(league), request_id: requestId };
      if ((await insertRows(manager, LeagueEntity, [row], { ignoreConflicts: true })) === 0) {
        const made = await manager.findOneBy(LeagueEntity, { created_by: league.createdBy, request_id: requestId });
        return made && toLeague(made);
      }
      await insertRows(manager, PhaseEntity, phases.map(toPhaseRow));
      await announceTerms(manager, league.id, terms);
      await keepAction(manager, league.id, action);
      return league;
    });
  }
}
