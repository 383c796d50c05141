import { Injectable } from '@nestjs/common';
import { leagueAwardWon, outgoing } from '@setpoint/events';
import { Ids } from '@setpoint/kernel';
import { yearlyRanking } from '@setpoint/league';
import type { Change, PlayingGroup } from '../domain/play/group.js';
import { competitionOf, groupNow, isOtherGroup, placedPlayers, playEvent, ranked } from '../events/outgoing-play.js';
import type { GroupWork, NewAward, RankedTeam, YearRow } from './ports/playing-groups.js';

/** Saves changes of a group with their consequences: events, prizes, phase state, yearly ranking. */
@Injectable()
export class KeepPlay {
  constructor(private readonly ids: Ids) {}

  async execute(before: PlayingGroup, { group, events }: Change, now: Date, work: GroupWork): Promise<void> {
    if (group === before && events.length === 0) return;
    await work.save(before, group, now);
    work.emit(...events.map((event) => playEvent(event, group)));
    if (isOtherGroup(before, group)) work.emit(groupNow(group));
    if (events.some(({ kind }) => kind === 'CLOSED')) await this.award(group, now, work);
    if (group.state !== before.state) await this.moveOn(group, work);
    else if (group.state === 'CLOSED' && group !== before) await this.rankAgain(group, work);
  }

  private async award(group: PlayingGroup, wonAt: Date, work: GroupWork): Promise<void> {
    const prizes = await work.prizesOf(group.league.id);
    const placed = [
      { placing: 'WINNER', players: placedPlayers(group, group.winnerId) },
      { placing: 'SECOND', players: placedPlayers(group, group.secondId) },
    ] as const;
    const awards = placed.flatMap(({ placing, players }): NewAward[] => {
      const prize = prizes.find((each) => each.placing === placing);
      if (!prize || prize.choices.length === 0) return [];
      const what = { leagueId: group.league.id, groupId: group.id, prize, wonAt };
      return players.map((playerId) => ({ id: this.ids.next(), playerId, ...what }));
    });
    for (const { id, playerId, prize } of await work.award(group.id, awards, wonAt))
      work.emit(
        outgoing(leagueAwardWon, {
          ...{ awardId: id, competition: competitionOf(group.league), playerId },
          ...{ placing: prize.placing, at: wonAt.toISOString() },
        }),
      );
  }

  /** The last group to reach the state advances the phase. */
  private async moveOn(group: PlayingGroup, work: GroupWork): Promise<void> {
    const { state, groups } = await work.lockPhase(group.phase.id);
    if (state !== 'IN_PROGRESS' && state !== 'FINALS') return;
    if (groups.every((each) => each === 'CLOSED')) {
      await work.movePhase(group.phase.id, 'COMPLETED');
      await publishRanking(group, work);
    } else if (!groups.includes('PLAYING')) await work.movePhase(group.phase.id, 'FINALS');
  }

  private async rankAgain(group: PlayingGroup, work: GroupWork): Promise<void> {
    const { state } = await work.lockPhase(group.phase.id);
    if (state === 'COMPLETED') await publishRanking(group, work);
  }
}

async function publishRanking(group: PlayingGroup, work: GroupWork): Promise<void> {
  work.emit(ranked(group, await rankYear(group.league.id, group.phase.year, work)));
}

/** The ranking of the year, by all its phases that are over (LEA-07). */
export async function rankYear(
  leagueId: string,
  year: number,
  work: Pick<GroupWork, 'yearOf' | 'rank'>,
): Promise<readonly RankedTeam[]> {
  const rows = await work.yearOf(leagueId, year);
  const bySubscriber = Map.groupBy(rows, ({ playerIds }) => playerIds[0]!);
  const records = rows.map((row) => ({ ...row, id: row.playerIds[0]!, opponents: row.groupSize - 1 }));
  const teams = yearlyRanking(records).map(({ id, position, points, played, appw }): RankedTeam => {
    const phases: readonly YearRow[] = bySubscriber.get(id)!;
    const count = new Set(phases.map(({ phaseId }) => phaseId)).size;
    return { playerIds: phases.at(-1)!.playerIds, position, points, played, appw, phases: count };
  });
  await work.rank(leagueId, year, teams);
  return teams;
}
