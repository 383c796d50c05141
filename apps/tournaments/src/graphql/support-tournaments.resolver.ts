import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { refuse, type Identity, type Outcome } from '@setpoint/kernel';
import { failed, LoaderRegistry, Loaders, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { SupportTournaments, type SupportRefusal } from '../application/support-tournaments.js';
import type { TournamentId } from '../domain/tournament.js';
import type {
  MutationCancelTournamentArgs,
  MutationCreateTournamentArgs,
  MutationEditTournamentArgs,
  MutationExcludeEntryArgs,
  MutationMoveInPriorityListArgs,
  MutationOpenTournamentArgs,
  MutationStartTournamentArgs,
  ResolversTypes,
} from './generated/schema.js';
import { isId, toRegistrationId, toTournamentId } from './ids.js';
import { toDetails } from './inputs.js';
import { ReadTournaments } from './read-tournaments.js';

type Payload = ResolversTypes['SupportTournamentPayload'];

@Resolver()
export class SupportTournamentsResolver {
  constructor(
    private readonly support: SupportTournaments,
    private readonly read: ReadTournaments,
  ) {}

  @Mutation('createTournament')
  async created(
    @Args() { input }: MutationCreateTournamentArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<Payload> {
    const { requestId, details } = input;
    const outcome = isId(requestId)
      ? await this.support.create(signedIn(viewer), requestId, toDetails(details))
      : refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'INVALID' }] });
    return this.payload(outcome, viewer, loaders);
  }

  @Mutation('editTournament')
  async edited(
    @Args() { input }: MutationEditTournamentArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<Payload> {
    const { id, version, details, reason } = input;
    const command = { version, details: toDetails(details), reason: reason ?? null };
    return this.payload(await this.support.edit(signedIn(viewer), toTournamentId(id), command), viewer, loaders);
  }

  @Mutation('openTournament')
  async opened(
    @Args() { input }: MutationOpenTournamentArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<Payload> {
    const outcome = await this.support.open(signedIn(viewer), toTournamentId(input.id), input.reason ?? null);
    return this.payload(outcome, viewer, loaders);
  }

  @Mutation('startTournament')
  async started(
    @Args() { input }: MutationStartTournamentArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<Payload> {
    const outcome = await this.support.start(signedIn(viewer), toTournamentId(input.id), input.reason ?? null);
    return this.payload(outcome, viewer, loaders);
  }

  @Mutation('cancelTournament')
  async cancelled(
    @Args() { input }: MutationCancelTournamentArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<Payload> {
    const outcome = await this.support.cancel(signedIn(viewer), toTournamentId(input.id), input.reason ?? null);
    return this.payload(outcome, viewer, loaders);
  }

  @Mutation('excludeEntry')
  async excluded(
    @Args() { input }: MutationExcludeEntryArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<Payload> {
    const { tournamentId, entryId, reason } = input;
    const by = signedIn(viewer);
    const outcome = await this.support.excludeEntry(
      ...([by, toTournamentId(tournamentId), toRegistrationId(entryId), reason] as const),
    );
    return this.payload(outcome, viewer, loaders);
  }

  @Mutation('moveInPriorityList')
  async moved(
    @Args() { input }: MutationMoveInPriorityListArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<Payload> {
    const { registrationId, position, reason } = input;
    const by = signedIn(viewer);
    const outcome = await this.support.moveInPriorityList(by, toRegistrationId(registrationId), position, reason);
    return this.payload(outcome, viewer, loaders);
  }

  private async payload(
    outcome: Outcome<TournamentId, SupportRefusal>,
    viewer: Identity,
    loaders: LoaderRegistry,
  ): Promise<Payload> {
    loaders.clear();
    if (!outcome.ok) return failed(outcome, { tournament: null });
    return succeed({ tournament: await this.read.one(outcome.value, viewer, loaders) });
  }
}
