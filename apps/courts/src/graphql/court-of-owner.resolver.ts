import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, type Identity } from '@setpoint/kernel';
import { Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { addressOfUpload } from '@setpoint/uploads';
import { ActionLog } from '../application/ports/action-log.js';
import { CourtBooks } from '../application/ports/court-books.js';
import { Play } from '../application/ports/play.js';
import { coverOf, phoneOf, type CourtCard } from '../domain/court.js';
import { completenessOf, WEEKS } from '../domain/overview.js';
import { courtLegends, offersUsed, playersWhoFavour } from './court-loaders.js';
import type { ResolversTypes } from './generated/schema.js';

/** Fields of a centre's page: photos, people, and data for the owner only. */
@Resolver('Court')
export class CourtOfOwnerResolver {
  constructor(
    private readonly books: CourtBooks,
    private readonly play: Play,
    private readonly log: ActionLog,
    private readonly clock: Clock,
  ) {}

  @ResolveField('phone')
  phone(@Parent() court: CourtCard): string | null {
    return phoneOf(court);
  }

  @ResolveField('coverUrl')
  coverUrl(@Parent() court: CourtCard): string | null {
    const cover = coverOf(court);
    return cover ? addressOfUpload(cover.key, 'large') : court.coverUrl;
  }

  @ResolveField('logoUrl')
  logoUrl(@Parent() { logo }: CourtCard): string | null {
    return logo && addressOfUpload(logo.key, 'small');
  }

  @ResolveField('photos')
  photos(@Parent() court: CourtCard): ResolversTypes['CourtPhoto'][] {
    const cover = coverOf(court)?.id;
    return court.photos.map(({ id, key, alt }) => ({
      ...{ id, alt, isCover: id === cover },
      ...{ smallUrl: addressOfUpload(key, 'small'), largeUrl: addressOfUpload(key, 'large') },
    }));
  }

  @ResolveField('hasOwner')
  hasOwner(@Parent() { ownerId }: CourtCard): boolean {
    return ownerId !== null;
  }

  @ResolveField('owner')
  owner(@Parent() { ownerId }: CourtCard): { id: string } | null {
    return ownerId && { id: ownerId };
  }

  @ResolveField('favouredBy')
  async favouredBy(@Parent() { id }: CourtCard, @Loaders() loaders: LoaderRegistry): Promise<{ id: string }[]> {
    const players = await playersWhoFavour(loaders, this.play).load(id);
    return players.map((player) => ({ id: player }));
  }

  @ResolveField('localLegend')
  legend(
    @Parent() { id }: CourtCard,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['LocalLegend'] | null> {
    return courtLegends(loaders, this.play).load(id);
  }

  @ResolveField('offersUsedToday')
  async usedToday(
    @Parent() { id }: CourtCard,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['CourtOffer'][]> {
    if (viewer.kind !== 'user') return [];
    return [...(await offersUsed(loaders, this.play, viewer.userId, this.clock.now()).load(id))];
  }

  @ResolveField('overview')
  async overview(@Parent() { id, timeZone }: CourtCard): Promise<ResolversTypes['CourtOverview']> {
    const [court, figures] = await Promise.all([
      this.books.whole(id),
      this.play.figures(id, timeZone, WEEKS, this.clock.now()),
    ]);
    return { ...figures, ...completenessOf(court!) };
  }

  @ResolveField('actions')
  actions(@Parent() { id }: CourtCard): Promise<readonly ResolversTypes['CourtAction'][]> {
    return this.log.about(id);
  }
}
