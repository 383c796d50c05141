import { Args, Query, Resolver } from '@nestjs/graphql';
import { SPORTS, type Identity } from '@setpoint/kernel';
import { Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { FindPlayers } from '../application/find-players.js';
import { ProfileReads } from '../application/ports/profile-reads.js';
import type { QueryPlayerArgs, QueryPlayersArgs, QuerySportsArgs, ResolversTypes } from './generated/schema.js';
import { playerId } from './player-id.js';
import { shownPlayer } from './shown-player.js';
import { userConnection } from './user-connection.js';
import { profiles, relations } from './user-loaders.js';
import { userSource, viewerOf } from './user-view.js';

@Resolver()
export class PlayersResolver {
  constructor(
    private readonly reads: ProfileReads,
    private readonly findPlayers: FindPlayers,
  ) {}

  @Query('player')
  player(
    @Args() { id }: QueryPlayerArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['User'] | null> {
    return shownPlayer(playerId(id), who, loaders, this.reads);
  }

  @Query('players')
  async players(
    @Args() { filter, orderBy, first, after }: QueryPlayersArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['UserConnection']> {
    const viewer = viewerOf(who);
    const page = { first: first ?? null, after: after ?? null };
    const command = { filter: filter ?? {}, orderBy: orderBy ?? 'LATEST_LOGIN', ...page } as const;
    const found = await this.findPlayers.execute(command, viewer);
    const items = found.page.items.map(({ profile, distanceKm, relation }) => {
      profiles(loaders, this.reads).prime(profile.id, userSource(profile));
      if (viewer) relations(loaders, this.reads, viewer).prime(profile.id, relation);
      return userSource({ ...profile, distanceKm });
    });
    return userConnection({ ...found.page, items }, found.count);
  }

  @Query('sports')
  sports(@Args() { id_In: ids }: QuerySportsArgs): readonly ResolversTypes['Sport'][] {
    return ids ? SPORTS.filter(({ id }) => ids.includes(id)) : SPORTS;
  }
}
