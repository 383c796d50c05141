import { Injectable } from '@nestjs/common';
import { Clock } from '@setpoint/kernel';
import { DueRows, rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { DueLeagues, type LeagueBook } from '../application/ports/league-books.js';
import type { LeagueRow } from './league-entities.js';
import { toLeague } from './league-rows.js';
import { PostgresLeagueBook } from './postgres-league-book.js';

type Settle = (book: LeagueBook, id: string) => Promise<void>;

interface DueRow {
  readonly due_id: string;
  readonly league: Omit<LeagueRow, 'created_at' | 'ended_at'> & { created_at: string; ended_at: string | null };
}

@Injectable()
export class PostgresDueLeagues extends DueLeagues {
  constructor(
    private readonly due: DueRows,
    private readonly clock: Clock,
  ) {
    super();
  }

  override phases(now: Date, settle: Settle): Promise<number> {
    const table = sql`phase`;
    return this.settle('phases', now, (excluding) => dueOf(table, now, excluding), settle);
  }

  override subscriptions(now: Date, settle: Settle): Promise<number> {
    const table = sql`subscription`;
    return this.settle('subscriptions', now, (excluding) => dueOf(table, now, excluding), settle);
  }

  private settle(timer: string, now: Date, due: (excluding: readonly string[]) => Sql, settle: Settle) {
    return this.due.settle<DueRow>(timer, now, {
      claim: (manager: EntityManager, limit, excluding) =>
        rowsOf<DueRow>(manager, sql`${due(excluding)} limit ${limit}`),
      keyOf: ({ due_id }) => due_id,
      settle: ({ due_id, league }, manager, effects) => {
        const { created_at, ended_at } = league;
        const row = { ...league, created_at: new Date(created_at), ended_at: ended_at ? new Date(ended_at) : null };
        return settle(new PostgresLeagueBook(toLeague(row), manager, effects, this.clock.now()), due_id);
      },
    });
  }
}

/** Locks the league, like every change of it. */
const dueOf = (table: Sql, now: Date, excluding: readonly string[]): Sql => sql`
  select d.id as due_id, to_jsonb(l) as league from ${table} d join league l on l.id = d.league_id
  where d.due_at <= ${now} and d.id <> all(${excluding}::text[])
  order by d.due_at, d.id for no key update of l skip locked`;
