import { Args, Mutation, Resolver } from '@nestjs/graphql';
import {
  courtId,
  isSportId,
  isSupport,
  oneLine,
  userId,
  type CourtId,
  type Identity,
  type Outcome,
} from '@setpoint/kernel';
import { failed, Loaders, signedIn, succeed, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { EditCourts } from '../application/edit-courts.js';
import { EditPhotos } from '../application/edit-photos.js';
import { Courts } from '../application/ports/courts.js';
import { UseOffers } from '../application/use-offers.js';
import type { CentreInfo, Editor } from '../domain/edit-court.js';
import type { CourtLanguage } from '../domain/court.js';
import { courtCards } from './court-loaders.js';
import type {
  CourtErrorCode,
  MutationAddCourtPhotoArgs,
  MutationDescribeCourtPhotoArgs,
  MutationEditCourtArgs,
  MutationEditCourtFieldsArgs,
  MutationEditCourtOffersArgs,
  MutationOrderCourtPhotosArgs,
  MutationRegisterCourtPhotoArgs,
  MutationRemoveCourtPhotoArgs,
  MutationSetCourtCoverArgs,
  MutationSetCourtLogoArgs,
  MutationUseCourtOfferArgs,
  ResolversTypes,
} from './generated/schema.js';

type Payload = Promise<ResolversTypes['CourtPayload']>;

/** Omitted fields are empty. */
const MISSING = {
  ...{ prefix: null, landline: null, mobile: null, email: null, website: null, facebook: null, instagram: null },
  ...{ bookingUrl: null, description: null, notificationPrefix: null, notificationMobile: null },
};

const editorOf = (viewer: Identity): Editor => ({ userId: signedIn(viewer), isSupport: isSupport(viewer) });

/** Commands of owners and support (CRT-06, CRT-07), and of players (CRT-11). */
@Resolver()
export class EditCourtsResolver {
  constructor(
    private readonly courts: Courts,
    private readonly edit: EditCourts,
    private readonly photos: EditPhotos,
    private readonly offers: UseOffers,
  ) {}

  @Mutation('editCourt')
  info(
    @Args() { input }: MutationEditCourtArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Payload {
    const { courtId: id, version, town, ...given } = input;
    // Unknown languages are refused by the rule.
    const info: CentreInfo = {
      ...MISSING,
      ...given,
      notificationLanguage: given.notificationLanguage as CourtLanguage,
    };
    const outcome = this.edit.execute(
      courtId(id),
      version,
      { kind: 'INFO', info, town: town ?? null },
      editorOf(viewer),
    );
    return this.payload(outcome, id, loaders);
  }

  @Mutation('editCourtFields')
  fields(
    @Args() { input }: MutationEditCourtFieldsArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Payload {
    const { courtId: id, version } = input;
    const fields = input.fields.map(({ id: known, name, sport, notes, ...field }) => ({
      ...{ ...field, id: known ?? '', name: oneLine(name), notes: notes?.trim() || null },
      // Other numbers are refused by the rule.
      sport: isSportId(sport) ? sport : (sport as never),
    }));
    const outcome = this.edit.execute(courtId(id), version, { kind: 'FIELDS', fields }, editorOf(viewer));
    return this.payload(outcome, id, loaders);
  }

  @Mutation('editCourtOffers')
  editOffers(
    @Args() { input }: MutationEditCourtOffersArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Payload {
    const { courtId: id, version, offers } = input;
    const outcome = this.edit.execute(courtId(id), version, { kind: 'OFFERS', offers }, editorOf(viewer));
    return this.payload(outcome, id, loaders);
  }

  @Mutation('registerCourtPhoto')
  register(@Args() { ownerId, key }: MutationRegisterCourtPhotoArgs): Promise<string> {
    return this.photos.register(userId(ownerId), key);
  }

  @Mutation('addCourtPhoto')
  add(
    @Args() { input: { courtId: id, uploadId } }: MutationAddCourtPhotoArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Payload {
    return this.payload(this.photos.add(editorOf(viewer), courtId(id), uploadId), id, loaders);
  }

  @Mutation('removeCourtPhoto')
  remove(
    @Args() { input: { courtId: id, photoId } }: MutationRemoveCourtPhotoArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Payload {
    return this.payload(this.photos.remove(editorOf(viewer), courtId(id), photoId), id, loaders);
  }

  @Mutation('orderCourtPhotos')
  order(
    @Args() { input: { courtId: id, photoIds } }: MutationOrderCourtPhotosArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Payload {
    return this.payload(this.photos.order(editorOf(viewer), courtId(id), photoIds), id, loaders);
  }

  @Mutation('describeCourtPhoto')
  describe(
    @Args() { input: { courtId: id, photoId, alt } }: MutationDescribeCourtPhotoArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Payload {
    return this.payload(this.photos.describe(editorOf(viewer), courtId(id), photoId, alt), id, loaders);
  }

  @Mutation('setCourtCover')
  cover(
    @Args() { input: { courtId: id, photoId } }: MutationSetCourtCoverArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Payload {
    return this.payload(this.photos.setCover(editorOf(viewer), courtId(id), photoId ?? null), id, loaders);
  }

  @Mutation('setCourtLogo')
  logo(
    @Args() { input: { courtId: id, uploadId } }: MutationSetCourtLogoArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Payload {
    return this.payload(this.photos.setLogo(editorOf(viewer), courtId(id), uploadId ?? null), id, loaders);
  }

  @Mutation('useCourtOffer')
  use(
    @Args() { input: { courtId: id, offer } }: MutationUseCourtOfferArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Payload {
    return this.payload(this.offers.execute(courtId(id), offer, signedIn(viewer)), id, loaders);
  }

  /** Includes the current centre, so that a late editor sees its state. */
  private async payload(
    pending: Promise<Outcome<CourtId, CourtErrorCode>>,
    id: string,
    loaders: LoaderRegistry,
  ): Payload {
    const outcome = await pending;
    loaders.clear();
    const court = await courtCards(loaders, this.courts).load(courtId(id));
    return outcome.ok ? succeed({ court }) : failed(outcome, { court });
  }
}
