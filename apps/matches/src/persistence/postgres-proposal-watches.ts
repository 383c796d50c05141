import { Injectable } from '@nestjs/common';
import { Clock, matchId } from '@setpoint/kernel';
import { DueRows, execute, PushBus, rowsOf, sql, type Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { ProposalWatches, type LookAtProposals } from '../application/ports/proposal-watches.js';
import { PostgresMatchTransaction } from './postgres-match-transaction.js';

interface WatchRow {
  readonly match_id: string;
  readonly proposed_at: Date | null;
  readonly warned_for: Date | null;
}

@Injectable()
export class PostgresProposalWatches extends ProposalWatches {
  constructor(
    private readonly dueRows: DueRows,
    private readonly push: PushBus,
    private readonly clock: Clock,
  ) {
    super();
  }

  override settleDue(now: Date, look: LookAtProposals): Promise<number> {
    return this.dueRows.settle<WatchRow>('PROPOSALS', now, {
      // Lock the match first, as every change does.
      claim: (manager, limit, excluding) =>
        rowsOf<WatchRow>(
          manager,
          sql`select w.match_id, w.proposed_at, w.warned_for from proposal_watch w join match m on m.id = w.match_id
            where w.due_at <= ${now} and w.match_id <> all(${excluding}::text[]) order by w.due_at, w.match_id
            limit ${limit}::int for update of m skip locked`,
        ),
      keyOf: (row) => row.match_id,
      settle: async ({ match_id, proposed_at, warned_for }, manager, effects) => {
        const match = await new PostgresMatchTransaction(manager, effects, this.push).loadLocked(matchId(match_id));
        const { watch, dueAt, outgoing } = await look(match!, { proposedAt: proposed_at, warnedFor: warned_for });
        await execute(
          manager,
          sql`update proposal_watch set proposed_at = ${watch.proposedAt}, warned_for = ${watch.warnedFor}, due_at = ${dueAt}
            where match_id = ${match_id}`,
        );
        effects.emit(...outgoing);
      },
    });
  }

  /** A player's availability or place changed: proposed times are recomputed, and open pages updated. */
  async again(player: string, manager: EntityManager, effects: Effects): Promise<void> {
    const rows = await rowsOf<{ id: string }>(
      manager,
      sql`select m.id from match_player mp join match m on m.id = mp.match_id
        where mp.player_id = ${player} and mp.is_current and m.state = 'ORGANIZING' and m.competition is not null
        order by m.id`,
    );
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await execute(
      manager,
      sql`update proposal_watch w set due_at = ${this.clock.now()} from (
          select match_id from proposal_watch where match_id = any(${ids}::text[]) and proposed_at is null
          order by match_id for update) waiting
        where w.match_id = waiting.match_id`,
    );
    effects.afterCommit(async () => {
      for (const id of ids) await this.push.publish(`match:${id}`, {});
    });
  }
}
