import { Injectable } from '@nestjs/common';
import { groupedInOrder, inOrder, type LoaderRegistry } from '@setpoint/service-kit';
import { PlayReads, type Award, type GroupOutline } from '../application/ports/play-reads.js';
import type { League, LeaguePhase } from '../domain/league.js';
import type { PlayingGroup } from '../domain/play/group.js';
import type { TableRow } from '../domain/play/table.js';
import { isId } from './ids.js';

/** Reads shared by resolvers, batched per request. */
@Injectable()
export class ReadPlay {
  constructor(private readonly reads: PlayReads) {}

  outline(id: string, loaders: LoaderRegistry): Promise<GroupOutline | null> {
    if (!isId(id)) return Promise.resolve(null);
    return loaders
      .get('groups', async (ids: readonly string[]) =>
        inOrder(ids, await this.reads.outlines(ids), (group) => group.id),
      )
      .load(id);
  }

  /** A group with its members and matches. */
  group(id: string, loaders: LoaderRegistry): Promise<PlayingGroup | null> {
    if (!isId(id)) return Promise.resolve(null);
    return loaders
      .get('playing groups', async (ids: readonly string[]) =>
        inOrder(ids, await this.reads.groups(ids), (group) => group.id),
      )
      .load(id);
  }

  groupsOfPhase(phaseId: string, loaders: LoaderRegistry): Promise<readonly GroupOutline[]> {
    return loaders
      .get('groups of phases', async (ids: readonly string[]) =>
        groupedInOrder(ids, await this.reads.outlinesOfPhases(ids), ({ phaseId: id }) => id),
      )
      .load(phaseId);
  }

  needsDecision(groupId: string, loaders: LoaderRegistry): Promise<boolean> {
    return loaders
      .get('groups to decide', async (ids: readonly string[]) => {
        const undecided = await this.reads.undecided(ids);
        return ids.map((id) => undecided.has(id));
      })
      .load(groupId);
  }

  groupCount(phaseId: string, loaders: LoaderRegistry): Promise<number> {
    return loaders
      .get('numbers of groups', async (ids: readonly string[]) => {
        const counts = await this.reads.groupCounts(ids);
        return ids.map((id) => counts.get(id) ?? 0);
      })
      .load(phaseId);
  }

  groupOfPlayer(player: string, leagueId: string, loaders: LoaderRegistry): Promise<GroupOutline | null> {
    return loaders
      .get(`groups of ${player}`, async (ids: readonly string[]) => {
        const found = await this.reads.groupsOfPlayer(player, ids);
        return ids.map((id) => found.get(id) ?? null);
      })
      .load(leagueId);
  }

  table(groupId: string, loaders: LoaderRegistry): Promise<readonly TableRow[]> {
    return loaders
      .get('tables', async (ids: readonly string[]) => {
        const tables = await this.reads.tables(ids);
        return ids.map((id) => tables.get(id) ?? []);
      })
      .load(groupId);
  }

  tableOfLastNight(groupId: string, loaders: LoaderRegistry): Promise<readonly TableRow[]> {
    return loaders
      .get('tables of the last night', async (ids: readonly string[]) => {
        const tables = await this.reads.tablesOfLastNight(ids);
        return ids.map((id) => tables.get(id) ?? []);
      })
      .load(groupId);
  }

  league(id: string, loaders: LoaderRegistry): Promise<League | null> {
    return loaders
      .get('leagues of groups', async (ids: readonly string[]) =>
        inOrder(ids, await this.reads.leagues(ids), (league) => league.id),
      )
      .load(id);
  }

  phase(id: string, loaders: LoaderRegistry): Promise<LeaguePhase | null> {
    return loaders
      .get('phases of groups', async (ids: readonly string[]) =>
        inOrder(ids, await this.reads.phases(ids), (phase) => phase.id),
      )
      .load(id);
  }

  awardsOf(leagueId: string, loaders: LoaderRegistry): Promise<readonly Award[]> {
    return loaders
      .get('awards of leagues', async (ids: readonly string[]) =>
        groupedInOrder(ids, await this.reads.awardsOfLeagues(ids), (award) => award.leagueId),
      )
      .load(leagueId);
  }

  rankingYears(leagueId: string, loaders: LoaderRegistry): Promise<readonly number[]> {
    return loaders
      .get('years with a ranking', async (ids: readonly string[]) => {
        const years = await this.reads.rankingYears(ids);
        return ids.map((id) => years.get(id) ?? []);
      })
      .load(leagueId);
  }
}
