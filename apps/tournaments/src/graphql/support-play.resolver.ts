import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Identity, Outcome } from '@setpoint/kernel';
import { failed, LoaderRegistry, Loaders, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { SupportPlay, type SupportPlayRefusal } from '../application/support-play.js';
import type { TournamentId } from '../domain/tournament.js';
import type {
  MutationDecideTournamentFixtureArgs,
  MutationExtendTournamentFixtureArgs,
  ResolversTypes,
} from './generated/schema.js';
import { knownTo } from './ids.js';
import { ReadTournaments } from './read-tournaments.js';

type Payload = ResolversTypes['SupportTournamentPayload'];

@Resolver()
export class SupportPlayResolver {
  constructor(
    private readonly support: SupportPlay,
    private readonly read: ReadTournaments,
  ) {}

  @Mutation('extendTournamentFixture')
  async extended(
    @Args() { input }: MutationExtendTournamentFixtureArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<Payload> {
    const { fixtureId, days, reason } = input;
    return this.payload(await this.support.extend(signedIn(viewer), knownTo(fixtureId), days, reason), viewer, loaders);
  }

  @Mutation('decideTournamentFixture')
  async decided(
    @Args() { input }: MutationDecideTournamentFixtureArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<Payload> {
    const { fixtureId, winner, reason } = input;
    return this.payload(
      await this.support.decide(signedIn(viewer), knownTo(fixtureId), winner ?? null, reason),
      viewer,
      loaders,
    );
  }

  private async payload(
    outcome: Outcome<TournamentId, SupportPlayRefusal>,
    viewer: Identity,
    loaders: LoaderRegistry,
  ): Promise<Payload> {
    loaders.clear();
    if (!outcome.ok) return failed(outcome, { tournament: null });
    return succeed({ tournament: await this.read.one(outcome.value, viewer, loaders) });
  }
}
