import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { LoaderRegistry, Loaders, signedIn, Viewer } from '@setpoint/service-kit';
import { LinkGuest } from '../application/link-guest.js';
import { SupportPlay } from '../application/support-play.js';
import type {
  MutationDecideTournamentFixtureArgs,
  MutationExchangeGroupEntriesArgs,
  MutationExtendTournamentFixtureArgs,
  MutationLinkTournamentGuestArgs,
} from './generated/schema.js';
import { knownTo, toTournamentId, toUserId } from './ids.js';
import { ReadTournaments } from './read-tournaments.js';
import { supportPayload, type SupportPayload } from './support-payload.js';

@Resolver()
export class SupportPlayResolver {
  constructor(
    private readonly support: SupportPlay,
    private readonly links: LinkGuest,
    private readonly read: ReadTournaments,
  ) {}

  @Mutation('extendTournamentFixture')
  async extended(
    @Args() { input }: MutationExtendTournamentFixtureArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<SupportPayload> {
    const { fixtureId, ...wish } = input;
    const outcome = await this.support.extend(signedIn(viewer), knownTo(fixtureId), wish);
    return supportPayload(outcome, this.read, viewer, loaders);
  }

  @Mutation('decideTournamentFixture')
  async decided(
    @Args() { input }: MutationDecideTournamentFixtureArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<SupportPayload> {
    const { fixtureId, winner, reason } = input;
    const outcome = await this.support.decide(signedIn(viewer), knownTo(fixtureId), winner ?? null, reason);
    return supportPayload(outcome, this.read, viewer, loaders);
  }

  @Mutation('exchangeGroupEntries')
  async exchanged(
    @Args() { input }: MutationExchangeGroupEntriesArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<SupportPayload> {
    const { tournamentId, toGroup, reason } = input;
    const outcome = await this.support.exchange(signedIn(viewer), toTournamentId(tournamentId), {
      ...{ entryId: knownTo(input.entryId), withEntryId: knownTo(input.withEntryId), toGroup, reason },
    });
    return supportPayload(outcome, this.read, viewer, loaders);
  }

  @Mutation('linkTournamentGuest')
  async linked(
    @Args() { input }: MutationLinkTournamentGuestArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<SupportPayload> {
    const outcome = await this.links.execute(signedIn(viewer), {
      ...{ tournamentId: toTournamentId(input.tournamentId), guestId: toUserId(input.guestId) },
      ...{ playerId: toUserId(input.playerId), reason: input.reason },
    });
    return supportPayload(outcome, this.read, viewer, loaders);
  }
}
