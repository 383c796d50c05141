import type { OutgoingEvent } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { LARGEST_GROUP } from '@setpoint/league';
import { execute, insertRows, PushBus, rowOf, rowsOf, sql, type Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { PhaseStates } from '../application/ports/phase-states.js';
import type { GroupKey, GroupWork, NewAward, RankedTeam, YearRow } from '../application/ports/playing-groups.js';
import type { Prize } from '../domain/league.js';
import type { PlayingGroup } from '../domain/play/group.js';
import type { LeagueStep } from '../domain/play/league-step.js';
import type { TableRow } from '../domain/play/table.js';
import { declareAwardTasks } from './declared-tasks.js';
import {
  AwardEntity,
  FixtureDecisionEntity,
  FixtureEntity,
  LeagueGroupEntity,
  MemberEntity,
  RankingEntity,
  StandingNightEntity,
  type MemberRow,
} from './play-entities.js';
import { keepAction } from './league-history.js';
import { changingColumns, decisionRow, fixtureRow, memberRow, newGroupRow } from './play-rows.js';
import { groupIdOf, lockGroup } from './queries/playing-group.js';
import { standingsOfGroups } from './queries/standings.js';

/** Groups in the transaction of a command, an event or a timer. */
export class PostgresGroupWork implements GroupWork {
  constructor(
    private readonly manager: EntityManager,
    private readonly effects: Effects,
    private readonly push: PushBus,
    private readonly phases: PhaseStates,
  ) {}

  async load(key: GroupKey): Promise<PlayingGroup | null> {
    const id = await groupIdOf(this.manager, key);
    return id === null ? null : lockGroup(this.manager, id);
  }

  idOf(key: GroupKey): Promise<string | null> {
    return groupIdOf(this.manager, key);
  }

  async idsIn(phaseId: string): Promise<readonly string[]> {
    const query = sql`select id from league_group where phase_id = ${phaseId} order by id`;
    return (await rowsOf<{ id: string }>(this.manager, query)).map(({ id }) => id);
  }

  async withPlaces(phaseId: string, level: number): Promise<readonly string[]> {
    const rows = await rowsOf<{ id: string }>(
      this.manager,
      sql`select g.id from league_group g join member m on m.group_id = g.id
        where g.phase_id = ${phaseId} and g.state = 'PLAYING' group by g.id, g.number
        having count(*) < ${LARGEST_GROUP} order by abs(avg(m.level) - ${level}::numeric), g.number`,
    );
    return rows.map(({ id }) => id);
  }

  async loadPhase(phaseId: string): Promise<readonly PlayingGroup[]> {
    const groups: PlayingGroup[] = [];
    for (const id of await this.idsIn(phaseId)) groups.push((await lockGroup(this.manager, id))!);
    return groups;
  }

  async form(groups: readonly PlayingGroup[], at: Date): Promise<void> {
    const { manager } = this;
    await insertRows(manager, LeagueGroupEntity, groups.map((group) => newGroupRow(group, at))); // oxfmt-ignore
    await insertRows(
      manager,
      MemberEntity,
      groups.flatMap((group) => group.members.map((member) => memberRow(member, group))),
    );
  }

  async save(before: PlayingGroup, after: PlayingGroup, now: Date): Promise<void> {
    if (before === after) return;
    const { manager } = this;
    const closedAt = after.state === 'CLOSED' && before.state !== 'CLOSED' ? { closed_at: now } : {};
    await manager.update(LeagueGroupEntity, { id: after.id }, { ...changingColumns(after), ...closedAt });
    for (const member of after.members)
      if (!before.members.includes(member)) await manager.upsert(MemberEntity, memberRow(member, after), ['id']);
    for (const fixture of after.fixtures) {
      const known = before.fixtures.find(({ id }) => id === fixture.id);
      if (known === fixture) continue;
      await manager.upsert(FixtureEntity, fixtureRow(fixture, after.id), ['id']);
      if (fixture.decision && fixture.decision !== known?.decision)
        await insertRows(manager, FixtureDecisionEntity, [decisionRow(fixture, fixture.decision)]);
    }
    this.effects.afterCommit(() => this.push.publish(`league-group:${after.id}`, {}));
  }

  async lockPhase(phaseId: string) {
    const phase = await rowOf<{ state: string }>(
      this.manager,
      sql`select state from phase where id = ${phaseId} for no key update`,
    );
    const groups = await rowsOf<{ state: PlayingGroup['state'] }>(
      this.manager,
      sql`select state from league_group where phase_id = ${phaseId}`,
    );
    return { state: phase!.state, groups: groups.map(({ state }) => state) };
  }

  movePhase(phaseId: string, state: 'FINALS' | 'COMPLETED'): Promise<void> {
    return this.phases.move(phaseId, state, this.manager);
  }

  async prizesOf(leagueId: string): Promise<readonly Prize[]> {
    const row = await rowOf<{ prizes: readonly Prize[] }>(
      this.manager,
      sql`select prizes from league where id = ${leagueId}`,
    );
    return row?.prizes ?? [];
  }

  async award(groupId: string, awards: readonly NewAward[], at: Date): Promise<readonly NewAward[]> {
    const kept = awards.map(({ playerId, prize }) => `${prize.placing} ${playerId}`);
    await execute(
      this.manager,
      sql`delete from award where group_id = ${groupId} and claimed is null
        and place || ' ' || player_id <> all(${kept}::text[])`,
    );
    const added: NewAward[] = [];
    for (const award of awards) {
      const { id, leagueId, playerId, prize, wonAt } = award;
      const row = { id, league_id: leagueId, group_id: groupId, player_id: playerId, place: prize.placing };
      const choices = { choices: prize.choices, won_at: wonAt, claimed_at: null, claimed: null };
      const inserted = await insertRows(this.manager, AwardEntity, [{ ...row, ...choices }], { ignoreConflicts: true });
      if (inserted > 0) added.push(award);
    }
    await declareAwardTasks(groupId, at, { manager: this.manager, effects: this.effects });
    return added;
  }

  async yearOf(leagueId: string, year: number): Promise<readonly YearRow[]> {
    const rows = await rowsOf<MemberRow & { group_size: number }>(
      this.manager,
      sql`select member.*, count(*) over (partition by member.group_id) as group_size
        from member join phase on phase.id = member.phase_id
        where phase.league_id = ${leagueId} and phase.year = ${year} and phase.state = 'COMPLETED'
        order by phase.ordinal, member.id`,
    );
    const tables = await standingsOfGroups(this.manager, [...new Set(rows.map(({ group_id }) => group_id))]);
    return rows.map(({ id, group_id, phase_id, player_ids, group_size }) => {
      const row = tables.get(group_id)!.find(({ memberId }) => memberId === id)!;
      return { ...row, phaseId: phase_id, playerIds: player_ids, groupSize: group_size };
    });
  }

  async rank(leagueId: string, year: number, teams: readonly RankedTeam[]): Promise<void> {
    await this.manager.delete(RankingEntity, { league_id: leagueId, year });
    const rows = teams.map(({ playerIds, ...row }) => ({
      ...{ league_id: leagueId, year, player_id: playerIds[0]!, player_ids: [...playerIds], ...row },
    }));
    await insertRows(this.manager, RankingEntity, rows);
  }

  async tables(groupId: string) {
    const now = (await standingsOfGroups(this.manager, [groupId])).get(groupId) ?? [];
    const kept = await rowOf<{ standings: readonly TableRow[] }>(
      this.manager,
      sql`select standings from standing_night where group_id = ${groupId}`,
    );
    return { now, kept: kept?.standings ?? null };
  }

  async keepNight(group: PlayingGroup, table: readonly TableRow[], now: Date, next: Date | null): Promise<void> {
    const night = { group_id: group.id, version: group.version, kept_at: now, standings: table };
    await this.manager.upsert(StandingNightEntity, night, ['group_id']);
    await this.manager.update(LeagueGroupEntity, { id: group.id }, { night_at: next });
  }

  note({ leagueId, ...step }: LeagueStep): Promise<void> {
    return keepAction(this.manager, leagueId, { ...step, by: userId(step.by) });
  }

  emit(...events: readonly OutgoingEvent[]): void {
    this.effects.emit(...events);
  }
}
