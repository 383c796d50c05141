import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { refuse, type Identity, type Outcome } from '@setpoint/kernel';
import { failed, LoaderRegistry, Loaders, numberIn, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { ChangeRegistration } from '../application/change-registration.js';
import { CheckRegistration } from '../application/check-registration.js';
import { PartnerCandidates } from '../application/partner-candidates.js';
import { Drafts, type RegistrationDraft } from '../application/ports/drafts.js';
import { Register } from '../application/register.js';
import { SaveDraft } from '../application/save-draft.js';
import { SeekTeam } from '../application/seek-team.js';
import type { Registration } from '../domain/registration.js';
import type {
  MutationCancelRegistrationArgs,
  MutationRegisterForTournamentArgs,
  MutationSaveRegistrationDraftArgs,
  MutationSeekTeamArgs,
  MutationTakeOfferedPlaceArgs,
  MutationWithdrawFromSlamArgs,
  QueryCheckRegistrationArgs,
  QueryPartnerCandidatesArgs,
  QueryRegistrationDraftArgs,
  ResolversTypes,
  TournamentErrorCode,
} from './generated/schema.js';
import { isId, toRegistrationId, toTournamentId, toUserId, userRef } from './ids.js';
import { ReadTournaments } from './read-tournaments.js';

/** Translates, calls, translates. */
@Resolver('RegistrationDraft')
export class RegistrationCommandsResolver {
  constructor(
    private readonly read: ReadTournaments,
    private readonly check: CheckRegistration,
    private readonly register: Register,
    private readonly change: ChangeRegistration,
    private readonly candidates: PartnerCandidates,
    private readonly drafts: Drafts,
    private readonly draft: SaveDraft,
    private readonly seek: SeekTeam,
  ) {}

  @Query('checkRegistration')
  async checked(
    @Args() { input }: QueryCheckRegistrationArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['CheckRegistrationPayload']> {
    const outcome = await this.check.execute(signedIn(viewer), toWish(input));
    if (outcome.ok) return { success: true, errorCode: null, retryAfterSeconds: null, placesLeft: outcome.value };
    return {
      success: false,
      errorCode: outcome.code,
      retryAfterSeconds: numberIn(outcome, 'retryAfterSeconds'),
      placesLeft: numberIn(outcome, 'placesLeft') ?? 0,
    };
  }

  @Query('partnerCandidates')
  async partners(
    @Args() { tournamentId, text }: QueryPartnerCandidatesArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<readonly ResolversTypes['PartnerCandidate'][]> {
    const player = signedIn(viewer);
    const name = text?.trim().slice(0, LONGEST_NAME) || null;
    const id = toTournamentId(tournamentId);
    const tournament = await this.read.one(id, viewer, loaders);
    const seesPlayers = tournament !== null && (await this.read.maySeePlayers(tournament, viewer, loaders));
    const found = await this.candidates.of(player, id, name, seesPlayers);
    return found.map(({ id, refusal }) => ({ user: userRef(id), refusal }));
  }

  @Query('registrationDraft')
  written(
    @Args() { tournamentId }: QueryRegistrationDraftArgs,
    @Viewer() viewer: Identity,
  ): Promise<RegistrationDraft | null> {
    return this.drafts.find(signedIn(viewer), toTournamentId(tournamentId));
  }

  @ResolveField('payment')
  payment(@Parent() { useCredit, couponCode, voucherIds }: RegistrationDraft) {
    const isChosen = useCredit !== null || couponCode !== null || voucherIds.length > 0;
    return isChosen ? { useCredit: useCredit ?? true, couponCode, voucherIds: [...voucherIds] } : null;
  }

  @Mutation('saveRegistrationDraft')
  async saved(
    @Args() { input }: MutationSaveRegistrationDraftArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['RegistrationDraftPayload']> {
    const outcome = await this.draft.execute({
      ...toWish(input),
      playerId: signedIn(viewer),
      activeStep: input.activeStep,
      isComplete: input.isComplete,
      useCredit: input.useCredit ?? null,
      couponCode: input.couponCode?.trim() || null,
      voucherIds: (input.voucherIds ?? []).filter(isId),
    });
    return outcome.ok
      ? succeed({ retryAfterSeconds: null, draft: outcome.value })
      : failed(outcome, { retryAfterSeconds: numberIn(outcome, 'retryAfterSeconds'), draft: null });
  }

  @Mutation('registerForTournament')
  async registered(
    @Args() { input }: MutationRegisterForTournamentArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['RegistrationPayload']> {
    const player = signedIn(viewer);
    const { requestId, expectedCents } = input;
    const outcome = isId(requestId)
      ? await this.register.execute(player, { ...toWish(input), requestId, expectedCents })
      : refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'INVALID' }] });
    return payload(outcome, loaders);
  }

  @Mutation('cancelRegistration')
  cancelled(
    @Args() { input }: MutationCancelRegistrationArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['RegistrationPayload']> {
    return this.changed(viewer, input.registrationId, 'CANCEL', loaders);
  }

  @Mutation('withdrawFromSlam')
  withdrawn(
    @Args() { input }: MutationWithdrawFromSlamArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['RegistrationPayload']> {
    return this.changed(viewer, input.registrationId, 'WITHDRAW', loaders);
  }

  @Mutation('takeOfferedPlace')
  taken(
    @Args() { input }: MutationTakeOfferedPlaceArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['RegistrationPayload']> {
    return this.changed(viewer, input.registrationId, 'TAKE_OFFER', loaders);
  }

  private async changed(
    viewer: Identity,
    id: string,
    kind: 'CANCEL' | 'WITHDRAW' | 'TAKE_OFFER',
    loaders: LoaderRegistry,
  ): Promise<ResolversTypes['RegistrationPayload']> {
    return payload(await this.change.byPlayer(signedIn(viewer), toRegistrationId(id), kind), loaders);
  }

  @Mutation('seekTeam')
  async sought(
    @Args() { input }: MutationSeekTeamArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['SeekTeamPayload']> {
    const outcome = await this.seek.execute(signedIn(viewer), toTournamentId(input.tournamentId), input.seeking);
    if (!outcome.ok) return { success: false, errorCode: outcome.code, tournament: null };
    const tournament = await this.read.one(outcome.value, viewer, loaders);
    return { success: true, errorCode: null, tournament };
  }
}

const LONGEST_NAME = 60;

interface WishInput {
  readonly tournamentId: string;
  readonly partnerId?: string | null;
  readonly inviteCode?: string | null;
}

const toWish = ({ tournamentId, partnerId, inviteCode }: WishInput) => ({
  tournamentId: toTournamentId(tournamentId),
  partnerId: partnerId ? toUserId(partnerId) : null,
  inviteCode: inviteCode?.trim() || null,
});

function payload(
  outcome: Outcome<Registration, TournamentErrorCode>,
  loaders: LoaderRegistry,
): ResolversTypes['RegistrationPayload'] {
  loaders.clear();
  return outcome.ok
    ? succeed({ retryAfterSeconds: null, registration: outcome.value })
    : failed(outcome, { retryAfterSeconds: numberIn(outcome, 'retryAfterSeconds'), registration: null });
}
