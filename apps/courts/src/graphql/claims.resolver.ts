import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { courtId, pageSize, toConnection, userId, type Identity, type Outcome } from '@setpoint/kernel';
import { failed, Loaders, numberIn, signedIn, succeed, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { ClaimCourts } from '../application/claim-courts.js';
import { ActionLog } from '../application/ports/action-log.js';
import { Claims } from '../application/ports/claims.js';
import { Courts } from '../application/ports/courts.js';
import { Uploads } from '../application/ports/uploads.js';
import { matchesPage, type Claim } from '../domain/claim.js';
import type { CourtCard } from '../domain/court.js';
import { courtCards } from './court-loaders.js';
import type {
  CourtErrorCode,
  MutationAssignCourtOwnerArgs,
  MutationClaimCourtArgs,
  MutationConfirmCourtClaimArgs,
  MutationGrantCourtClaimArgs,
  MutationRegisterClaimDocumentArgs,
  MutationRejectCourtClaimArgs,
  MutationResendCourtClaimCodeArgs,
  MutationWithdrawCourtClaimArgs,
  QueryClaimDocumentArgs,
  QueryCourtClaimArgs,
  QueryCourtClaimsArgs,
  ResolversTypes,
} from './generated/schema.js';

type Payload = ResolversTypes['CourtClaimPayload'];

/** Claims of centres, their proof and support's decision (CRT-06, ADM-02). */
@Resolver('CourtClaim')
export class ClaimsResolver {
  constructor(
    private readonly claiming: ClaimCourts,
    private readonly claims: Claims,
    private readonly courts: Courts,
    private readonly uploads: Uploads,
    private readonly log: ActionLog,
  ) {}

  @Query('myCourtClaims')
  mine(@Viewer() viewer: Identity): Promise<readonly Claim[]> {
    return this.claims.ofPlayer(signedIn(viewer));
  }

  @Query('courtClaims')
  async page(@Args() { filter, first, after }: QueryCourtClaimsArgs): Promise<ResolversTypes['CourtClaimConnection']> {
    const { state, proof, courtId: court } = filter ?? {};
    const criteria = { ...(state && { state }), ...(proof && { proof }), ...(court && { courtId: courtId(court) }) };
    return toConnection(await this.claims.page(criteria, { first: pageSize(first, 50), after }));
  }

  @Query('courtClaim')
  one(@Args() { id }: QueryCourtClaimArgs): Promise<Claim | null> {
    return this.claims.find(id);
  }

  @Query('claimDocument')
  async document(@Args() { claimId }: QueryClaimDocumentArgs): Promise<ResolversTypes['StoredDocument'] | null> {
    const id = (await this.claims.find(claimId))?.documentId ?? null;
    return id === null ? null : this.uploads.document(id);
  }

  @Mutation('registerClaimDocument')
  register(@Args() { ownerId, key, type }: MutationRegisterClaimDocumentArgs): Promise<string> {
    return this.claiming.registerDocument(userId(ownerId), key, type);
  }

  @Mutation('claimCourt')
  async claimed(@Args() { input }: MutationClaimCourtArgs, @Viewer() viewer: Identity): Promise<Payload> {
    const { courtId: court, email, documentId, note } = input;
    const proof = { email: email ?? null, documentId: documentId ?? null, note: note ?? null };
    return payloadOf(await this.claiming.claim(courtId(court), proof, signedIn(viewer)));
  }

  @Mutation('confirmCourtClaim')
  async confirmed(@Args() { input }: MutationConfirmCourtClaimArgs, @Viewer() viewer: Identity): Promise<Payload> {
    return payloadOf(await this.claiming.confirm(input.claimId, input.code, signedIn(viewer)));
  }

  @Mutation('resendCourtClaimCode')
  async resent(@Args() { claimId }: MutationResendCourtClaimCodeArgs, @Viewer() viewer: Identity): Promise<Payload> {
    return payloadOf(await this.claiming.sendCodeAgain(claimId, signedIn(viewer)));
  }

  @Mutation('withdrawCourtClaim')
  async withdrawn(@Args() { claimId }: MutationWithdrawCourtClaimArgs, @Viewer() viewer: Identity): Promise<Payload> {
    return payloadOf(await this.claiming.withdraw(claimId, signedIn(viewer)));
  }

  @Mutation('grantCourtClaim')
  async granted(@Args() { input }: MutationGrantCourtClaimArgs, @Viewer() viewer: Identity): Promise<Payload> {
    return payloadOf(await this.claiming.decide(input.claimId, true, input.reason, signedIn(viewer)));
  }

  @Mutation('rejectCourtClaim')
  async rejected(@Args() { input }: MutationRejectCourtClaimArgs, @Viewer() viewer: Identity): Promise<Payload> {
    return payloadOf(await this.claiming.decide(input.claimId, false, input.reason, signedIn(viewer)));
  }

  @Mutation('assignCourtOwner')
  async assigned(
    @Args() { input }: MutationAssignCourtOwnerArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['CourtPayload']> {
    const id = courtId(input.courtId);
    const owner = input.ownerId == null ? null : userId(input.ownerId);
    const outcome = await this.claiming.assignOwner(id, owner, input.reason, signedIn(viewer));
    loaders.clear();
    const court = await courtCards(loaders, this.courts).load(id);
    return outcome.ok ? succeed({ court }) : failed(outcome, { court });
  }

  @ResolveField('court')
  court(@Parent() { courtId: id }: Claim, @Loaders() loaders: LoaderRegistry): Promise<CourtCard | null> {
    return courtCards(loaders, this.courts).load(id);
  }

  @ResolveField('claimant')
  claimant(@Parent() { claimantId: id }: Claim): { id: string } {
    return { id };
  }

  @ResolveField('emailProved')
  emailProved(@Parent() { proof, state, codeHash }: Claim): boolean {
    return proof === 'EMAIL' && codeHash === null && state !== 'AWAITING_CODE' && state !== 'WITHDRAWN';
  }

  @ResolveField('emailMatchesPage')
  async emailMatchesPage(
    @Parent() { email, courtId: id }: Claim,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<boolean> {
    const court = await courtCards(loaders, this.courts).load(id);
    return court !== null && matchesPage(email, court);
  }

  @ResolveField('documentUrl')
  async documentUrl(@Parent() { id, documentId }: Claim): Promise<string | null> {
    const document = documentId === null ? null : await this.uploads.document(documentId);
    return document && `/uploads/claim/${id}`;
  }

  @ResolveField('actions')
  actions(@Parent() { id }: Claim): Promise<readonly ResolversTypes['CourtAction'][]> {
    return this.log.about(id);
  }
}

const payloadOf = (outcome: Outcome<Claim, CourtErrorCode>): Payload =>
  outcome.ok
    ? succeed({ claim: outcome.value, retryAfterSeconds: null })
    : failed(outcome, { claim: null, retryAfterSeconds: numberIn(outcome, 'retryAfterSeconds') });
