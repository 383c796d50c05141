import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { pageSize, type Identity } from '@setpoint/kernel';
import { Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { Evaluations } from '../application/ports/evaluations.js';
import { LevelParameters } from '../application/ports/level-parameters.js';
import { Levels } from '../application/ports/levels.js';
import type {
  ResolversTypes,
  UserLevelBonusesArgs,
  UserLevelEntriesArgs,
  UserLevelEntryArgs,
  UserLevelHistoryArgs,
} from './generated/schema.js';
import { evaluations, levelBonuses, levelEntries, levelEntry, levelHistory, levelParameters } from './level-loaders.js';
import { bonusView, entriesView, entryView, NO_ENTRIES, pointView } from './level-view.js';
import { viewerOf, type UserSource } from './user-view.js';

/** Points of a chart. */
const MOST_POINTS = 200;

/** History of a player's levels (PLY-08, BYD-01). Hidden from visitors. */
@Resolver('User')
export class UserLevelsResolver {
  constructor(
    private readonly levels: Levels,
    private readonly parameters: LevelParameters,
    private readonly received: Evaluations,
  ) {}

  @ResolveField('levelEntries')
  async levelEntries(
    @Parent() { id }: UserSource,
    @Args() { sport, numberPlayers, first, after }: UserLevelEntriesArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['LevelEntryConnection']> {
    const viewer = viewerOf(who);
    if (viewer === null) return NO_ENTRIES;
    const page = { first: pageSize(first), after: after ?? null };
    const found = await levelEntries(loaders, this.levels, { playerId: id, sport, numberPlayers }, page);
    const parameters = await levelParameters(loaders, this.parameters, sport);
    return entriesView(found, numberPlayers === 1 ? 1 : 2, viewer === id, parameters);
  }

  @ResolveField('levelEntry')
  async levelEntry(
    @Parent() { id }: UserSource,
    @Args() { matchId }: UserLevelEntryArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['LevelEntry'] | null> {
    const viewer = viewerOf(who);
    if (viewer === null) return null;
    const entry = await levelEntry(loaders, this.levels, { playerId: id, matchId });
    if (!entry) return null;
    const parameters = await levelParameters(loaders, this.parameters, entry.sport);
    return entryView(entry, entry.numberPlayers, viewer === id, parameters);
  }

  @ResolveField('levelBonuses')
  async levelBonuses(
    @Parent() { id }: UserSource,
    @Args() { sport, numberPlayers }: UserLevelBonusesArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['LevelBonus'][]> {
    const viewer = viewerOf(who);
    if (viewer === null) return [];
    const bonuses = await levelBonuses(loaders, this.levels, { playerId: id, sport, numberPlayers });
    const parameters = await levelParameters(loaders, this.parameters, sport);
    return bonuses.map((bonus) => bonusView(bonus, id, numberPlayers === 1 ? 1 : 2, viewer === id, parameters));
  }

  @ResolveField('levelHistory')
  async levelHistory(
    @Parent() { id }: UserSource,
    @Args() { sport, numberPlayers }: UserLevelHistoryArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['LevelPoint'][]> {
    const viewer = viewerOf(who);
    if (viewer === null) return [];
    const points = await levelHistory(loaders, this.levels, { playerId: id, sport, numberPlayers }, MOST_POINTS);
    return points.map((point) => pointView(point, viewer === id));
  }

  @ResolveField('evaluations')
  async evaluations(
    @Parent() { id }: UserSource,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['EvaluationSummary'] | null> {
    return viewerOf(who) === null ? null : evaluations(loaders, this.received, id);
  }
}
