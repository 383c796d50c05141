import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { refuse, type Identity } from '@setpoint/kernel';
import { LoaderRegistry, Loaders, signedIn, Viewer } from '@setpoint/service-kit';
import { SupportPhotos } from '../application/support-photos.js';
import type {
  MutationAddTournamentPhotoArgs,
  MutationOrderTournamentPhotosArgs,
  MutationRegisterTournamentPhotoArgs,
  MutationRemoveTournamentPhotoArgs,
} from './generated/schema.js';
import { isId, toTournamentId, toUserId } from './ids.js';
import { ReadTournaments } from './read-tournaments.js';
import { supportPayload, type SupportPayload } from './support-payload.js';

@Resolver()
export class SupportPhotosResolver {
  constructor(
    private readonly photos: SupportPhotos,
    private readonly read: ReadTournaments,
  ) {}

  @Mutation('registerTournamentPhoto')
  registered(@Args() { ownerId, key }: MutationRegisterTournamentPhotoArgs): Promise<string> {
    return this.photos.register(toUserId(ownerId), key);
  }

  @Mutation('addTournamentPhoto')
  async added(
    @Args() { input }: MutationAddTournamentPhotoArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<SupportPayload> {
    const { tournamentId, uploadId } = input;
    const outcome = isId(uploadId)
      ? await this.photos.add(signedIn(viewer), toTournamentId(tournamentId), uploadId)
      : refuse('UPLOAD_NOT_FOUND');
    return supportPayload(outcome, this.read, viewer, loaders);
  }

  @Mutation('removeTournamentPhoto')
  async removed(
    @Args() { input }: MutationRemoveTournamentPhotoArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<SupportPayload> {
    const { tournamentId, photoId, reason } = input;
    const outcome = await this.photos.remove(signedIn(viewer), toTournamentId(tournamentId), photoId, reason);
    return supportPayload(outcome, this.read, viewer, loaders);
  }

  @Mutation('orderTournamentPhotos')
  async ordered(
    @Args() { input }: MutationOrderTournamentPhotosArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<SupportPayload> {
    const { tournamentId, photoIds } = input;
    const outcome = await this.photos.order(signedIn(viewer), toTournamentId(tournamentId), photoIds);
    return supportPayload(outcome, this.read, viewer, loaders);
  }
}
