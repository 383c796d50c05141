import { declareTasks, rowsOf, sql, type DeclaredTask, type Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { League } from '../domain/league.js';
import type { LeagueSubscription } from '../domain/subscription.js';
import { subscriptionTasks } from '../domain/tasks.js';
import type { AwardRow } from './play-entities.js';

interface Unit {
  readonly manager: EntityManager;
  readonly effects: Effects;
}

const aboutOf = ({ id, name }: Pick<League, 'id' | 'name'>) => ({ kind: 'LEAGUE' as const, id, name });

/** What waits for subscribers and their teammates; the league's row is locked (SHL-10). */
export async function declareSubscriptionTasks(
  league: League,
  subscriptions: readonly LeagueSubscription[],
  at: Date,
  unit: Unit,
): Promise<void> {
  const scopes = subscriptions.map((each): [string, readonly DeclaredTask[]] => [
    `subscription:${each.id}`,
    subscriptionTasks(each, league.timeZone).map(({ kind, player, until, cents }) => ({
      ...{ taskId: `${each.id}:${kind}:${player}`, playerId: player, kind, until, cents },
      ...{ about: aboutOf(league), costs: kind === 'ANSWER_TEAM' ? null : 'PLACE' },
    })),
  ]);
  await declareTasks(unit, new Map(scopes), at);
}

/** Prizes of a group that wait to be claimed. */
export async function declareAwardTasks(groupId: string, at: Date, unit: Unit): Promise<void> {
  const rows = await rowsOf<Pick<AwardRow, 'id' | 'player_id' | 'league_id'> & { league_name: string }>(
    unit.manager,
    sql`select award.id, award.player_id, award.league_id, league.name as league_name
        from award join league on league.id = award.league_id where group_id = ${groupId} and claimed is null`,
  );
  const tasks = rows.map((row): DeclaredTask => ({
    ...{ taskId: `award:${row.id}`, playerId: row.player_id, kind: 'TAKE_AWARD' },
    ...{ about: aboutOf({ id: row.league_id, name: row.league_name }), until: null, costs: null, cents: null },
  }));
  await declareTasks(unit, new Map([[`awards:${groupId}`, tasks]]), at);
}
