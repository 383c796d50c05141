import { Args, Query, Resolver } from '@nestjs/graphql';
import { SPORTS, type Identity } from '@setpoint/kernel';
import { Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { FindPlayers } from '../application/find-players.js';
import { ProfileReads } from '../application/ports/profile-reads.js';
import type { PlayersFilter, PlayersOrder } from '../domain/search.js';
import { playerId } from './player-id.js';
import { userConnection } from './user-connection.js';
import { profiles, relations } from './user-loaders.js';
import { userSource } from './user-view.js';

@Resolver()
export class PlayersResolver {
  constructor(
    private readonly reads: ProfileReads,
    private readonly findPlayers: FindPlayers,
  ) {}

  @Query('player')
  async player(@Args('id') id: string, @Viewer() who: Identity, @Loaders() loaders: LoaderRegistry) {
    const profile = await profiles(loaders, this.reads).load(playerId(id));
    if (!profile) return null;
    if (who.kind === 'user' && who.userId === profile.id) return profile;
    if (profile.visibility !== 'LISTED') return null;
    if (who.kind === 'visitor') return profile;
    const relation = await relations(loaders, this.reads, who.userId).load(profile.id);
    // Who blocked somebody still finds the page: that is where the block is lifted.
    return relation.blocksMe ? null : profile;
  }

  @Query('players')
  async players(
    @Args('filter') filter: PlayersFilter | null | undefined,
    @Args('orderBy') orderBy: PlayersOrder | null | undefined,
    @Args('first') first: number | null,
    @Args('after') after: string | null | undefined,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    const viewer = who.kind === 'user' ? who.userId : null;
    const command = { filter: filter ?? {}, orderBy: orderBy ?? 'LATEST_LOGIN', first, after: after ?? null } as const;
    const { page, count } = await this.findPlayers.execute(command, viewer);
    const items = page.items.map(({ profile, distanceKm, relation }) => {
      profiles(loaders, this.reads).prime(profile.id, userSource(profile));
      if (viewer) relations(loaders, this.reads, viewer).prime(profile.id, relation);
      return userSource({ ...profile, distanceKm });
    });
    return userConnection({ ...page, items }, count);
  }

  @Query('sports')
  sports(@Args('id_In') ids: readonly (number | null)[] | null | undefined) {
    return ids ? SPORTS.filter(({ id }) => ids.includes(id)) : SPORTS;
  }
}
