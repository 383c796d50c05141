import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, type Identity } from '@setpoint/kernel';
import { Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { LevelParameters } from '../application/ports/level-parameters.js';
import { Levels } from '../application/ports/levels.js';
import { completenessOf, reliabilityOf } from '../domain/levels/level-figures.js';
import type { ResolversTypes } from './generated/schema.js';
import { currentLevel, levelParameters } from './level-loaders.js';
import { viewerOf, type LevelSource } from './user-view.js';

/** Details of a level derived from matches, loaded on demand. */
@Resolver('PlayerLevel')
export class PlayerLevelResolver {
  constructor(
    private readonly levels: Levels,
    private readonly parameters: LevelParameters,
    private readonly clock: Clock,
  ) {}

  /** Hidden from others, who could derive the exact level from it (RNK-04). */
  @ResolveField('completeness')
  async completeness(
    @Parent() level: LevelSource,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<number | null> {
    if (level.rating === null || viewerOf(who) !== level.playerId) return null;
    const current = await this.current(level, loaders);
    return current ? completenessOf(current.standing, this.clock.now()) : 0;
  }

  @ResolveField('reliability')
  async reliability(
    @Parent() level: LevelSource,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<number | null> {
    if (level.rating === null || viewerOf(who) === null) return null;
    const current = await this.current(level, loaders);
    if (!current) return 0;
    const pool = { sport: level.sport.id, numberPlayers: level.numberPlayers.id };
    const parameters = await levelParameters(loaders, this.parameters, pool);
    const now = this.clock.now();
    // As the last match left it: a fit alone changes nothing that is shown.
    const inForce = parameters.at(current.standing.rating.playedAt ?? now.getTime());
    return reliabilityOf(current.standing, level.numberPlayers.id, now, inForce);
  }

  @ResolveField('ratedMatches')
  async ratedMatches(@Parent() level: LevelSource, @Loaders() loaders: LoaderRegistry): Promise<number> {
    return (await this.current(level, loaders))?.standing.rating.matches ?? 0;
  }

  @ResolveField('trend')
  async trend(
    @Parent() level: LevelSource,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['LevelTrend'] | null> {
    return viewerOf(who) === null ? null : ((await this.current(level, loaders))?.trend ?? null);
  }

  private current({ playerId, sport, numberPlayers }: LevelSource, loaders: LoaderRegistry) {
    return currentLevel(loaders, this.levels, { playerId, sport: sport.id, numberPlayers: numberPlayers.id });
  }
}
