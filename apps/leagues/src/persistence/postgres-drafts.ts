import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { execute, sql, Storage } from '@setpoint/service-kit';
import { Drafts, type SubscriptionDraft } from '../application/ports/drafts.js';
import { SubscriptionDraftEntity } from './subscription-entities.js';

@Injectable()
export class PostgresDrafts extends Drafts {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async of(playerId: UserId, leagueId: string): Promise<SubscriptionDraft | null> {
    const key = { player_id: playerId, league_id: leagueId };
    const row = await this.storage.manager.findOneBy(SubscriptionDraftEntity, key);
    if (!row) return null;
    const input = row.input as Omit<SubscriptionDraft, 'leagueId' | 'activeStep' | 'isComplete'>;
    return { ...input, leagueId, activeStep: row.active_step, isComplete: row.is_complete };
  }

  override async keep(playerId: UserId, draft: SubscriptionDraft, at: Date): Promise<boolean> {
    const { leagueId, activeStep, isComplete, ...input } = draft;
    const kept = await execute(
      this.storage.manager,
      sql`insert into subscription_draft (player_id, league_id, active_step, is_complete, input, kept_at)
        select ${playerId}, l.id, ${activeStep}, ${isComplete}, ${JSON.stringify(input)}::jsonb, ${at}
        from league l where l.id = ${leagueId}
        on conflict (player_id, league_id) do update set active_step = excluded.active_step,
          is_complete = excluded.is_complete, input = excluded.input, kept_at = excluded.kept_at`,
    );
    return kept > 0;
  }

  override async drop(playerId: UserId, leagueId: string): Promise<void> {
    await this.storage.manager.delete(SubscriptionDraftEntity, { player_id: playerId, league_id: leagueId });
  }
}
