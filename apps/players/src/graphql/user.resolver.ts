import { Args, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Clock, pageSize, PLATFORM_USER, type Identity } from '@setpoint/kernel';
import { Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { OwnProfile } from '../application/own-profile.js';
import { PlayerStatistics } from '../application/ports/player-statistics.js';
import { ProfileReads } from '../application/ports/profile-reads.js';
import { RelationLists, type RelationList } from '../application/ports/relation-lists.js';
import { bestLevel } from '../domain/choose-sports.js';
import { completenessOf } from '../domain/completeness.js';
import { slugOf } from '../domain/folding.js';
import { ageOn, dayOf, displayName } from '../domain/profile.js';
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
import { userConnection } from './user-connection.js';
import { profiles, relationListCounts, relationListPages, relations, statistics } from './user-loaders.js';
import { levelViews, PLATFORM, toLevelView, type UserSource } from './user-view.js';

@Resolver('User')
export class UserResolver {
  constructor(
    private readonly reads: ProfileReads,
    private readonly lists: RelationLists,
    private readonly figures: PlayerStatistics,
    private readonly ownProfile: OwnProfile,
    private readonly clock: Clock,
  ) {}

  /** Others name people by key, also those whom nobody finds: who played a match stays named in it. */
  @ResolveReference()
  async reference(
    @Parent() reference: { readonly id: string },
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['User'] | null> {
    const id = playerId(reference.id);
    if (id === PLATFORM_USER) return PLATFORM;
    const profile = await profiles(loaders, this.reads).load(id);
    if (profile || who.kind === 'visitor' || who.userId !== id) return profile;
    return this.ownProfile.execute(id);
  }

  @ResolveField('displayName')
  displayName(@Parent() user: UserSource): string {
    return displayName(user);
  }

  /** The first name, as notifications build the same address from a sender (NTF-02). */
  @ResolveField('slug')
  slug(@Parent() user: UserSource): string {
    return slugOf(user.firstName);
  }

  @ResolveField('locationName')
  locationName(@Parent() { location }: UserSource): string | null {
    return location?.name ?? null;
  }

  @ResolveField('locationLat')
  locationLat(@Parent() { location }: UserSource): number | null {
    return location?.lat ?? null;
  }

  @ResolveField('locationLng')
  locationLng(@Parent() { location }: UserSource): number | null {
    return location?.lng ?? null;
  }

  @ResolveField('profiles')
  profiles(
    @Parent() { id, location, language, photoUrl }: UserSource,
    @Viewer() who: Identity,
  ): ResolversTypes['Profile'] {
    const own = who.kind === 'user' && who.userId === id ? location : null;
    return {
      userId: id,
      locationCountry: location?.country ?? null,
      locationName: location?.name ?? null,
      locationFullname: own?.fullName ?? null,
      locationLat: own?.lat ?? null,
      locationLng: own?.lng ?? null,
      language,
      avatarThumbnail: photoUrl,
    };
  }

  @ResolveField('age')
  age(@Parent() { birthDate }: UserSource): number | null {
    return birthDate === null ? null : ageOn(birthDate, dayOf(this.clock.now()));
  }

  @ResolveField('levels')
  levels(@Parent() user: UserSource): readonly ResolversTypes['PlayerLevel'][] {
    return levelViews(user);
  }

  @ResolveField('bestLevel')
  bestLevel(@Parent() user: UserSource): ResolversTypes['PlayerLevel'] | null {
    return toLevelView(bestLevel(user));
  }

  /** Hidden from those who block or are blocked (PLY-14). */
  @ResolveField('lastLoginAt')
  async lastLoginAt(
    @Parent() user: UserSource,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<Date | null> {
    if (user.id === PLATFORM_USER) return null;
    return isBlocked(await this.relation(user, who, loaders)) ? null : user.lastLoginAt;
  }

  @ResolveField('distanceKm')
  distanceKm(@Parent() user: UserSource): number | null {
    return user.distanceKm ?? null;
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
  async followingCount(@Parent() user: UserSource, @Loaders() loaders: LoaderRegistry): Promise<number> {
    return user.followingCount ?? (await profiles(loaders, this.reads).load(user.id))?.followingCount ?? 0;
  }

  @ResolveField('followersCount')
  async followersCount(@Parent() user: UserSource, @Loaders() loaders: LoaderRegistry): Promise<number> {
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

  @ResolveField('completeness')
  completeness(@Parent() user: UserSource): ResolversTypes['ProfileCompleteness'] {
    return completenessOf(user);
  }

  @ResolveField('statistics')
  statistics(
    @Parent() user: UserSource,
    @Args() { sport, numberPlayers }: UserStatisticsArgs,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['PlayerStatistics']> {
    const wanted = { playerId: user.id, sport: sport ?? null, numberPlayers: numberPlayers ?? null };
    return statistics(loaders, this.figures, wanted);
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
    const wanted = { first: pageSize(page.first), after: page.after ?? null };
    const members = await relationListPages(loaders, this.lists, list, wanted, who).load(user.id);
    const items = await Promise.all(members.items.map((id) => profiles(loaders, this.reads).load(id)));
    return userConnection({ ...members, items }, () =>
      relationListCounts(loaders, this.lists, list, who).load(user.id),
    );
  }
}
