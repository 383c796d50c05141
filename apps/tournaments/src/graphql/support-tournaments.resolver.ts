import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { refuse, type Identity } from '@setpoint/kernel';
import { LoaderRegistry, Loaders, signedIn, Viewer } from '@setpoint/service-kit';
import { InviteToSlam } from '../application/invite-to-slam.js';
import { SupportTournaments } from '../application/support-tournaments.js';
import type {
  MutationCancelTournamentArgs,
  MutationCreateTournamentArgs,
  MutationEditTournamentArgs,
  MutationExcludeEntryArgs,
  MutationInviteToSlamArgs,
  MutationMoveInPriorityListArgs,
  MutationOpenTournamentArgs,
  MutationSetTournamentSeedsArgs,
  MutationStartTournamentArgs,
} from './generated/schema.js';
import { isId, toRegistrationId, toTournamentId, toUserId } from './ids.js';
import { toDetails } from './inputs.js';
import { ReadTournaments } from './read-tournaments.js';
import { supportPayload, type SupportPayload } from './support-payload.js';

@Resolver()
export class SupportTournamentsResolver {
  constructor(
    private readonly support: SupportTournaments,
    private readonly invite: InviteToSlam,
    private readonly read: ReadTournaments,
  ) {}

  @Mutation('createTournament')
  async created(
    @Args() { input }: MutationCreateTournamentArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<SupportPayload> {
    const { requestId, details } = input;
    const outcome = isId(requestId)
      ? await this.support.create(signedIn(viewer), requestId, toDetails(details))
      : refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'INVALID' }] });
    return supportPayload(outcome, this.read, viewer, loaders);
  }

  @Mutation('editTournament')
  async edited(
    @Args() { input }: MutationEditTournamentArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<SupportPayload> {
    const { id, version, details, reason } = input;
    const command = { version, details: toDetails(details), reason: reason ?? null };
    const outcome = await this.support.edit(signedIn(viewer), toTournamentId(id), command);
    return supportPayload(outcome, this.read, viewer, loaders);
  }

  @Mutation('openTournament')
  async opened(
    @Args() { input }: MutationOpenTournamentArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<SupportPayload> {
    const outcome = await this.support.open(signedIn(viewer), toTournamentId(input.id), input.reason ?? null);
    return supportPayload(outcome, this.read, viewer, loaders);
  }

  @Mutation('startTournament')
  async started(
    @Args() { input }: MutationStartTournamentArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<SupportPayload> {
    const outcome = await this.support.start(signedIn(viewer), toTournamentId(input.id), input.reason ?? null);
    return supportPayload(outcome, this.read, viewer, loaders);
  }

  @Mutation('cancelTournament')
  async cancelled(
    @Args() { input }: MutationCancelTournamentArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<SupportPayload> {
    const outcome = await this.support.cancel(signedIn(viewer), toTournamentId(input.id), input.reason ?? null);
    return supportPayload(outcome, this.read, viewer, loaders);
  }

  @Mutation('excludeEntry')
  async excluded(
    @Args() { input }: MutationExcludeEntryArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<SupportPayload> {
    const { tournamentId, entryId, reason } = input;
    const by = signedIn(viewer);
    const outcome = await this.support.excludeEntry(
      ...([by, toTournamentId(tournamentId), toRegistrationId(entryId), reason] as const),
    );
    return supportPayload(outcome, this.read, viewer, loaders);
  }

  @Mutation('moveInPriorityList')
  async moved(
    @Args() { input }: MutationMoveInPriorityListArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<SupportPayload> {
    const { registrationId, position, reason } = input;
    const by = signedIn(viewer);
    const outcome = await this.support.moveInPriorityList(by, toRegistrationId(registrationId), position, reason);
    return supportPayload(outcome, this.read, viewer, loaders);
  }

  @Mutation('inviteToSlam')
  async invited(
    @Args() { input }: MutationInviteToSlamArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<SupportPayload> {
    const { tournamentId, playerIds, reason } = input;
    const invitation = { tournamentId: toTournamentId(tournamentId), playerIds: playerIds.map(toUserId), reason };
    return supportPayload(await this.invite.execute(signedIn(viewer), invitation), this.read, viewer, loaders);
  }

  @Mutation('setTournamentSeeds')
  async seeded(
    @Args() { input }: MutationSetTournamentSeedsArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<SupportPayload> {
    const { tournamentId, registrationIds, version, reason } = input;
    const command = { entryIds: registrationIds.map(toRegistrationId), version, reason };
    const outcome = await this.support.setSeeds(signedIn(viewer), toTournamentId(tournamentId), command);
    return supportPayload(outcome, this.read, viewer, loaders);
  }
}
