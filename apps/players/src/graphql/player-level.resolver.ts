import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, type Identity } from '@setpoint/kernel';
import { disciplineOf } from '@setpoint/rating';
import { Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { LevelParameters } from '../application/ports/level-parameters.js';
import { Levels } from '../application/ports/levels.js';
import { completenessOf, readCarriedOver, readLevel, reliabilityOf } from '../domain/levels/level-figures.js';
import { standingIn, type Standing } from '../domain/levels/standing.js';
import type { ResolversTypes } from './generated/schema.js';
import { currentLevels, levelParameters } from './level-loaders.js';
import { viewerOf, type LevelSource } from './user-view.js';

/** Details of a level derived from matches, loaded on demand. */
@Resolver('PlayerLevel')
export class PlayerLevelResolver {
  constructor(
    private readonly levels: Levels,
    private readonly parameters: LevelParameters,
    private readonly clock: Clock,
  ) {}

  /** What predicts until the first match. */
  @ResolveField('start')
  async start(
    @Parent() level: LevelSource,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<number | null> {
    if (viewerOf(who) !== level.playerId) return null;
    const { rating, shown } = await this.standing(level, loaders);
    return rating.matches > 0 || (shown === null && !rating.carriedOver) ? null : readLevel(rating.mean, true);
  }

  @ResolveField('carriedOver')
  async carriedOver(
    @Parent() level: LevelSource,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<number | null> {
    if (viewerOf(who) !== level.playerId) return null;
    const { mean, carriedOver } = (await this.standing(level, loaders)).rating;
    return readCarriedOver(mean, carriedOver ?? 0);
  }

  /** Hidden from others, who could derive the exact level from it (RNK-04). */
  @ResolveField('completeness')
  async completeness(
    @Parent() level: LevelSource,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<number | null> {
    if (level.rating === null || viewerOf(who) !== level.playerId) return null;
    const standing = await this.standing(level, loaders);
    const { trends } = await this.current(level, loaders);
    const isMoved = trends[disciplineOf(level.numberPlayers.id)] !== null || standing.rating.carriedOver;
    return isMoved ? completenessOf(standing, this.clock.now()) : 0;
  }

  @ResolveField('reliability')
  async reliability(
    @Parent() level: LevelSource,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<number | null> {
    if (level.rating === null || viewerOf(who) === null) return null;
    const standing = await this.standing(level, loaders);
    const parameters = await levelParameters(loaders, this.parameters, level.sport.id);
    const now = this.clock.now();
    const { asOf, playedAt } = standing.rating;
    const since = asOf ?? playedAt;
    // As the last match left it: a fit alone changes nothing that is shown.
    return since === null
      ? 0
      : reliabilityOf(
          standing,
          level.numberPlayers.id,
          now,
          parameters.at(since)[disciplineOf(level.numberPlayers.id)],
        );
  }

  @ResolveField('ratedMatches')
  async ratedMatches(@Parent() level: LevelSource, @Loaders() loaders: LoaderRegistry): Promise<number> {
    return (await this.standing(level, loaders)).rating.matches;
  }

  @ResolveField('trend')
  async trend(
    @Parent() level: LevelSource,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['LevelTrend'] | null> {
    if (viewerOf(who) === null) return null;
    return (await this.current(level, loaders)).trends[disciplineOf(level.numberPlayers.id)];
  }

  private async standing(level: LevelSource, loaders: LoaderRegistry): Promise<Standing> {
    const { known } = await this.current(level, loaders);
    const parameters = await levelParameters(loaders, this.parameters, level.sport.id);
    return standingIn(known, level.numberPlayers.id, parameters, Infinity);
  }

  private current({ playerId, sport }: LevelSource, loaders: LoaderRegistry) {
    return currentLevels(loaders, this.levels, { playerId, sport: sport.id });
  }
}
