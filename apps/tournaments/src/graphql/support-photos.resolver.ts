import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { refuse, type Identity, type Outcome } from '@setpoint/kernel';
import { failed, LoaderRegistry, Loaders, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { SupportPhotos, type PhotoRefusal } from '../application/support-photos.js';
import type { TournamentId } from '../domain/tournament.js';
import type {
  MutationAddTournamentPhotoArgs,
  MutationOrderTournamentPhotosArgs,
  MutationRegisterTournamentPhotoArgs,
  MutationRemoveTournamentPhotoArgs,
  ResolversTypes,
} from './generated/schema.js';
import { isId, toTournamentId, toUserId } from './ids.js';
import { ReadTournaments } from './read-tournaments.js';

type Payload = ResolversTypes['SupportTournamentPayload'];

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
  ): Promise<Payload> {
    const { tournamentId, uploadId } = input;
    const outcome = isId(uploadId)
      ? await this.photos.add(signedIn(viewer), toTournamentId(tournamentId), uploadId)
      : refuse('UPLOAD_NOT_FOUND');
    return this.payload(outcome, viewer, loaders);
  }

  @Mutation('removeTournamentPhoto')
  async removed(
    @Args() { input }: MutationRemoveTournamentPhotoArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<Payload> {
    const { tournamentId, photoId, reason } = input;
    const outcome = await this.photos.remove(signedIn(viewer), toTournamentId(tournamentId), photoId, reason);
    return this.payload(outcome, viewer, loaders);
  }

  @Mutation('orderTournamentPhotos')
  async ordered(
    @Args() { input }: MutationOrderTournamentPhotosArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<Payload> {
    const { tournamentId, photoIds } = input;
    const outcome = await this.photos.order(signedIn(viewer), toTournamentId(tournamentId), photoIds);
    return this.payload(outcome, viewer, loaders);
  }

  private async payload(
    outcome: Outcome<TournamentId, PhotoRefusal>,
    viewer: Identity,
    loaders: LoaderRegistry,
  ): Promise<Payload> {
    loaders.clear();
    if (!outcome.ok) return failed(outcome, { tournament: null });
    return succeed({ tournament: await this.read.one(outcome.value, viewer, loaders) });
  }
}
