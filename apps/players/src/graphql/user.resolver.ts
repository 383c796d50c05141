import { Args, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import {
  Clock,
  isSportId,
  levelName,
  pageSize,
  SPORTS,
  toConnection,
  userId,
  type Identity,
  type NumberPlayersId,
  type UserId,
} from '@setpoint/kernel';
import { Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { Circles } from '../application/ports/circles.js';
import { ProfileReads } from '../application/ports/profile-reads.js';
import { StatisticsOfPlayers } from '../application/ports/statistics.js';
import { bestLevel, levelsInPlay } from '../domain/choose-sports.js';
import { completenessOf } from '../domain/completeness.js';
import { slugOf } from '../domain/folding.js';
import { ageOn, dayOf, displayName, type Level, type Profile } from '../domain/profile.js';
import { isBlocked, STRANGERS } from '../domain/relation-machine.js';
import { circleCounts, profiles, relations, statistics } from './user-loaders.js';

/** A profile, with the distance where a search measured one. */
export type UserSource = Profile & { readonly distanceKm?: number | null };

const NUMBER_PLAYERS: Readonly<Record<NumberPlayersId, string>> = { 1: 'singles', 2: 'doubles' };

@Resolver('User')
export class UserResolver {
  constructor(
    private readonly reads: ProfileReads,
    private readonly circles: Circles,
    private readonly figures: StatisticsOfPlayers,
    private readonly clock: Clock,
  ) {}

  @ResolveReference()
  reference(@Parent() reference: { readonly id: string }, @Loaders() loaders: LoaderRegistry) {
    return profiles(loaders, this.reads).load(userId(reference.id));
  }

  @ResolveField('displayName')
  displayName(@Parent() user: UserSource) {
    return displayName(user);
  }

  /** The first name, as notifications build the same address from a sender (NTF-02). */
  @ResolveField('slug')
  slug(@Parent() user: UserSource) {
    return slugOf(user.firstName);
  }

  @ResolveField('locationName')
  locationName(@Parent() { location }: UserSource) {
    return location?.name ?? null;
  }

  @ResolveField('locationLat')
  locationLat(@Parent() { location }: UserSource) {
    return location?.lat ?? null;
  }

  @ResolveField('locationLng')
  locationLng(@Parent() { location }: UserSource) {
    return location?.lng ?? null;
  }

  @ResolveField('profiles')
  profiles(@Parent() { id, location, language, photoUrl }: UserSource) {
    return {
      userId: id,
      locationCountry: location?.country ?? null,
      locationName: location?.name ?? null,
      locationFullname: location?.fullName ?? null,
      language,
      avatarThumbnail: photoUrl,
    };
  }

  @ResolveField('age')
  age(@Parent() { birthDate }: UserSource) {
    return birthDate === null ? null : ageOn(birthDate, dayOf(this.clock.now()));
  }

  @ResolveField('levels')
  levels(@Parent() user: UserSource) {
    return levelsInPlay(user).map(shownLevel);
  }

  @ResolveField('bestLevel')
  bestLevel(@Parent() user: UserSource) {
    const best = bestLevel(user);
    return best && shownLevel(best);
  }

  /** Hidden from those who block or are blocked (PLY-14). */
  @ResolveField('lastLoginAt')
  async lastLoginAt(@Parent() user: UserSource, @Viewer() who: Identity, @Loaders() loaders: LoaderRegistry) {
    return isBlocked(await this.relation(user, who, loaders)) ? null : user.lastLoginAt;
  }

  @ResolveField('distanceKm')
  distanceKm(@Parent() user: UserSource) {
    return user.distanceKm ?? null;
  }

  @ResolveField('following')
  following(
    @Parent() user: UserSource,
    @Args('first') first: number,
    @Args('after') after: string | null,
    @Viewer() who: Identity,
  ) {
    return this.circle(user.id, 'following', first, after, who);
  }

  @ResolveField('followers')
  followers(
    @Parent() user: UserSource,
    @Args('first') first: number,
    @Args('after') after: string | null,
    @Viewer() who: Identity,
  ) {
    return this.circle(user.id, 'followers', first, after, who);
  }

  @ResolveField('followingCount')
  async followingCount(@Parent() user: UserSource, @Loaders() loaders: LoaderRegistry) {
    return (await circleCounts(loaders, this.circles).load(user.id)).following;
  }

  @ResolveField('followersCount')
  async followersCount(@Parent() user: UserSource, @Loaders() loaders: LoaderRegistry) {
    return (await circleCounts(loaders, this.circles).load(user.id)).followers;
  }

  @ResolveField('isFollowedByMe')
  async isFollowedByMe(@Parent() user: UserSource, @Viewer() who: Identity, @Loaders() loaders: LoaderRegistry) {
    return (await this.relation(user, who, loaders)).iFollow;
  }

  @ResolveField('followsMe')
  async followsMe(@Parent() user: UserSource, @Viewer() who: Identity, @Loaders() loaders: LoaderRegistry) {
    return (await this.relation(user, who, loaders)).followsMe;
  }

  @ResolveField('isBlockedByMe')
  async isBlockedByMe(@Parent() user: UserSource, @Viewer() who: Identity, @Loaders() loaders: LoaderRegistry) {
    return (await this.relation(user, who, loaders)).iBlock;
  }

  @ResolveField('completeness')
  completeness(@Parent() user: UserSource) {
    return completenessOf(user);
  }

  @ResolveField('statistics')
  statistics(
    @Parent() user: UserSource,
    @Args('sport') sport: number | null | undefined,
    @Args('numberPlayers') numberPlayers: number | null | undefined,
    @Loaders() loaders: LoaderRegistry,
  ) {
    const filter = {
      sport: typeof sport === 'number' && isSportId(sport) ? sport : null,
      numberPlayers: numberPlayers === 1 || numberPlayers === 2 ? numberPlayers : null,
    } as const;
    return statistics(loaders, this.figures, filter).load(user.id);
  }

  private async relation(user: UserSource, who: Identity, loaders: LoaderRegistry) {
    if (who.kind === 'visitor' || who.userId === user.id) return STRANGERS;
    return relations(loaders, this.reads, who.userId).load(user.id);
  }

  private async circle(
    of: UserId,
    side: 'following' | 'followers',
    first: number,
    after: string | null,
    who: Identity,
  ) {
    const viewer = who.kind === 'user' ? who.userId : null;
    return toConnection(await this.circles.page(of, side, { first: pageSize(first), after }, viewer));
  }
}

function shownLevel({ sport, numberPlayers, rating, selfAssessed }: Level) {
  return {
    sport: SPORTS.find(({ id }) => id === sport)!,
    numberPlayers: { id: numberPlayers, name: NUMBER_PLAYERS[numberPlayers] },
    rating,
    name: levelName(rating),
    selfAssessed,
  };
}
