import { Args, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Clock, isTournamentGuest, pageSize, PLATFORM_USER, type Identity } from '@setpoint/kernel';
import { Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { OwnProfile } from '../application/own-profile.js';
import { PlayerStatistics } from '../application/ports/player-statistics.js';
import { ProfileReads } from '../application/ports/profile-reads.js';
import { RelationLists, type RelationList } from '../application/ports/relation-lists.js';
import { startOf } from '../domain/statistics-period.js';
import { ageOn, dayOf } from '../domain/profile.js';
import { seesRelations, visibleTo } from '../domain/rules/visible-to.js';
import { isBlocked, STRANGERS } from '../domain/relation-machine.js';
import type {
  ResolversTypes,
  UserBlockedArgs,
  UserFollowersArgs,
  UserFollowingArgs,
  UserInvitedArgs,
  UserStatisticsArgs,
} from './generated/schema.js';
import { playerId } from './player-id.js';
import { NOBODY, userConnection } from './user-connection.js';
import { guests, profiles, relationListCounts, relationListPages, relations, statistics } from './user-loaders.js';
import { isNamedOnly, maybeUserSource, PLATFORM, viewerOf, type UserSource } from './user-view.js';

/** Fields of a player that have to be loaded or depend on the time; the others are in user-view.ts. */
@Resolver('User')
export class UserResolver {
  constructor(
    private readonly reads: ProfileReads,
    private readonly lists: RelationLists,
    private readonly figures: PlayerStatistics,
    private readonly ownProfile: OwnProfile,
    private readonly clock: Clock,
  ) {}

  /** Other services refer to people by key, including unlisted ones, who stay named in their matches. */
  @ResolveReference()
  async reference(
    @Parent() reference: { readonly id: string },
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['User'] | null> {
    const id = playerId(reference.id);
    if (id === PLATFORM_USER) return PLATFORM;
    if (isTournamentGuest(id)) return guests(loaders, this.reads).load(id);
    const profile = await profiles(loaders, this.reads).load(id);
    if (profile || who.kind === 'visitor' || who.userId !== id) return profile;
    return maybeUserSource(await this.ownProfile.execute(id));
  }

  @ResolveField('age')
  age(@Parent() user: UserSource, @Viewer() who: Identity): number | null {
    const { birthDate } = visibleTo(user.profile, viewerOf(who));
    return birthDate === null ? null : ageOn(birthDate, dayOf(this.clock.now()));
  }

  /** Hidden from those who block or are blocked (PLY-14), and from visitors. */
  @ResolveField('lastLoginAt')
  async lastLoginAt(
    @Parent() user: UserSource,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<Date | null> {
    if (isNamedOnly(user.id)) return null;
    if (isBlocked(await this.relation(user, who, loaders))) return null;
    return visibleTo(user.profile, viewerOf(who)).lastLoginAt;
  }

  @ResolveField('following')
  following(
    @Parent() user: UserSource,
    @Args() page: UserFollowingArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['UserConnection']> {
    return this.list(user, 'FOLLOWING', page, who, loaders);
  }

  @ResolveField('followers')
  followers(
    @Parent() user: UserSource,
    @Args() page: UserFollowersArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['UserConnection']> {
    return this.list(user, 'FOLLOWERS', page, who, loaders);
  }

  @ResolveField('blocked')
  blocked(
    @Parent() user: UserSource,
    @Args() page: UserBlockedArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['UserConnection']> {
    return this.list(user, 'BLOCKED', page, who, loaders);
  }

  @ResolveField('invited')
  invited(
    @Parent() user: UserSource,
    @Args() page: UserInvitedArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['UserConnection']> {
    return this.list(user, 'INVITED', page, who, loaders);
  }

  @ResolveField('followingCount')
  async followingCount(
    @Parent() user: UserSource,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<number> {
    if (!seesRelations(viewerOf(who))) return 0;
    return user.followingCount ?? (await profiles(loaders, this.reads).load(user.id))?.followingCount ?? 0;
  }

  @ResolveField('followersCount')
  async followersCount(
    @Parent() user: UserSource,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<number> {
    if (!seesRelations(viewerOf(who))) return 0;
    return user.followersCount ?? (await profiles(loaders, this.reads).load(user.id))?.followersCount ?? 0;
  }

  @ResolveField('isFollowedByMe')
  async isFollowedByMe(
    @Parent() user: UserSource,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<boolean> {
    return (await this.relation(user, who, loaders)).iFollow;
  }

  @ResolveField('followsMe')
  async followsMe(
    @Parent() user: UserSource,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<boolean> {
    return (await this.relation(user, who, loaders)).followsMe;
  }

  @ResolveField('isBlockedByMe')
  async isBlockedByMe(
    @Parent() user: UserSource,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<boolean> {
    return (await this.relation(user, who, loaders)).iBlock;
  }

  @ResolveField('statistics')
  statistics(
    @Parent() user: UserSource,
    @Args() { sport, numberPlayers, surface, period }: UserStatisticsArgs,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['PlayerStatistics']> {
    const format = { sport: sport ?? null, numberPlayers: numberPlayers ?? null };
    const wanted = { playerId: user.id, ...format, surface: surface ?? null };
    return statistics(loaders, this.figures, wanted, startOf(period ?? 'ALL', this.clock.now()));
  }

  private async relation(user: UserSource, who: Identity, loaders: LoaderRegistry) {
    if (who.kind === 'visitor' || who.userId === user.id) return STRANGERS;
    return relations(loaders, this.reads, who.userId).load(user.id);
  }

  private async list(
    user: UserSource,
    list: RelationList,
    page: UserFollowingArgs,
    who: Identity,
    loaders: LoaderRegistry,
  ) {
    if (!seesRelations(viewerOf(who))) return NOBODY;
    const wanted = { first: pageSize(page.first), after: page.after ?? null };
    const members = await relationListPages(loaders, this.lists, list, wanted, who).load(user.id);
    const items = await Promise.all(members.items.map((id) => profiles(loaders, this.reads).load(id)));
    return userConnection({ ...members, items }, () =>
      relationListCounts(loaders, this.lists, list, who).load(user.id),
    );
  }
}
