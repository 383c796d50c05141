import { Args, Query, Resolver } from '@nestjs/graphql';
import { levelName, SPORTS, type Identity } from '@setpoint/kernel';
import { Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { LevelUps } from '../application/ports/level-ups.js';
import { ProfileReads } from '../application/ports/profile-reads.js';
import { namedLevelUp } from '../domain/level-up.js';
import type { QueryLevelUpArgs, ResolversTypes } from './generated/schema.js';
import { shownPlayer } from './shown-player.js';
import { FORMAT_NAMES } from './user-view.js';

/** Level-ups of players, for viewers who may see the player (BYD-14). */
@Resolver()
export class LevelUpsResolver {
  constructor(
    private readonly levelUps: LevelUps,
    private readonly reads: ProfileReads,
  ) {}

  @Query('levelUp')
  async levelUp(
    @Args() { id }: QueryLevelUpArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['LevelUp'] | null> {
    const named = namedLevelUp(id);
    const player = named && (await shownPlayer(named.playerId, who, loaders, this.reads));
    const found = player && (await this.levelUps.of(named.playerId, named.matchId));
    if (!found) return null;
    const { sport, numberPlayers, from, to, playedAt } = found;
    return {
      ...{ id, player, from, to, playedAt, name: levelName(to) },
      sport: SPORTS.find((one) => one.id === sport)!,
      numberPlayers: { id: numberPlayers, name: FORMAT_NAMES[numberPlayers] },
    };
  }
}
