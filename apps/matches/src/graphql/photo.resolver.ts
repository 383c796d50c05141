import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, matchId, refuse, type Identity, type MatchId, type Outcome } from '@setpoint/kernel';
import { inOrder, Loaders, LoaderRegistry, signedIn, Viewer } from '@setpoint/service-kit';
import { addressOfUpload } from '@setpoint/uploads';
import { ChangePhoto } from '../application/change-photo.js';
import { Photos, type ShownPhoto } from '../application/ports/photos.js';
import { findPhotoRefusal, mayRemove } from '../domain/photo/photo.js';
import type { MatchCode } from '../domain/refusals.js';
import type {
  MutationRegisterMatchPhotoArgs,
  MutationRemoveMatchPhotoArgs,
  MutationReportMatchPhotoArgs,
  MutationSetMatchPhotoArgs,
  ResolversTypes,
} from './generated/schema.js';
import { isId, toUserId } from './inputs.js';
import { userRef } from './match-places.js';
import type { MatchSource } from './match-source.js';
import { done, refused } from './payloads.js';
import { ReadMatches } from './read-matches.js';

/** The photo of a match (MAT-17). Hidden from visitors, because it shows people. */
@Resolver('Match')
export class PhotoResolver {
  constructor(
    private readonly read: ReadMatches,
    private readonly photos: Photos,
    private readonly change: ChangePhoto,
    private readonly clock: Clock,
  ) {}

  @ResolveField('photo')
  async photo(
    @Parent() { match }: MatchSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['MatchPhoto'] | null> {
    if (viewer.kind === 'visitor') return null;
    const shown = await this.load(match.id, loaders);
    if (!shown) return null;
    const { photo, key } = shown;
    return {
      id: photo.id,
      smallUrl: addressOfUpload(key, 'small'),
      largeUrl: addressOfUpload(key, 'large'),
      addedBy: userRef(photo.addedBy),
      addedAt: photo.addedAt,
      mayRemove: mayRemove(match, photo, viewer.userId),
      mayReport: photo.addedBy !== viewer.userId,
    };
  }

  @ResolveField('mayAddPhoto')
  async mayAddPhoto(
    @Parent() { match }: MatchSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<boolean> {
    if (viewer.kind === 'visitor') return false;
    const photo = (await this.load(match.id, loaders))?.photo ?? null;
    return findPhotoRefusal(match, photo, viewer.userId, this.clock.now()) === null;
  }

  @Mutation('registerMatchPhoto')
  registerMatchPhoto(@Args() { ownerId, key }: MutationRegisterMatchPhotoArgs): Promise<string> {
    return this.photos.register(toUserId(ownerId), key, this.clock.now());
  }

  @Mutation('setMatchPhoto')
  setMatchPhoto(
    @Args() { input }: MutationSetMatchPhotoArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['SetMatchPhotoPayload']> {
    const who = signedIn(caller);
    return this.run(input.matchId, caller, loaders, (id) =>
      isId(input.uploadId) ? this.change.set(id, who, input.uploadId) : refuse('UPLOAD_NOT_FOUND'),
    );
  }

  @Mutation('removeMatchPhoto')
  removeMatchPhoto(
    @Args() { input }: MutationRemoveMatchPhotoArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['RemoveMatchPhotoPayload']> {
    const who = signedIn(caller);
    return this.run(input.matchId, caller, loaders, (id) => this.change.remove(id, who, input.photoId));
  }

  @Mutation('reportMatchPhoto')
  reportMatchPhoto(
    @Args() { input }: MutationReportMatchPhotoArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ReportMatchPhotoPayload']> {
    const { photoId, reason } = input;
    const report = { who: signedIn(caller), photoId, reason, text: input.text ?? null };
    return this.run(input.matchId, caller, loaders, (id) => this.change.report(id, report));
  }

  private load(id: MatchId, loaders: LoaderRegistry): Promise<ShownPhoto | null> {
    return loaders
      .get('photos', async (ids: readonly MatchId[]) =>
        inOrder(ids, await this.photos.of(ids), (shown) => shown.matchId),
      )
      .load(id);
  }

  /** A refusal includes the current match. */
  private async run(
    id: string,
    caller: Identity,
    loaders: LoaderRegistry,
    command: (id: MatchId) => Outcome<null, MatchCode> | Promise<Outcome<null, MatchCode>>,
  ) {
    if (!isId(id)) return refused(refuse('MATCH_NOT_FOUND'), { match: null });
    const outcome = await command(matchId(id));
    if (!outcome.ok && outcome.code === 'TOO_MANY_REQUESTS') return refused(outcome, { match: null });
    loaders.clear();
    const match = await this.read.one(id, caller, loaders);
    return outcome.ok ? done({ match }) : refused(outcome, { match });
  }
}
