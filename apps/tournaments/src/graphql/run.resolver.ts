import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { LoaderRegistry, Loaders, Viewer } from '@setpoint/service-kit';
import { Registrations } from '../application/ports/registrations.js';
import { runOf } from '../domain/play/run.js';
import { registrationId } from '../domain/tournament.js';
import type { QueryTournamentRunArgs, ResolversTypes } from './generated/schema.js';
import { knownTo } from './ids.js';
import { fixtureSource } from './play-source.js';
import { ReadPlay } from './read-play.js';
import { ReadTournaments } from './read-tournaments.js';
import { tournamentSource } from './tournament-source.js';

@Resolver()
export class RunResolver {
  constructor(
    private readonly registrations: Registrations,
    private readonly read: ReadTournaments,
    private readonly readPlay: ReadPlay,
  ) {}

  @Query('tournamentRun')
  async run(
    @Args() { id }: QueryTournamentRunArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['TournamentRun'] | null> {
    const registration = await this.registrations.find(registrationId(knownTo(id)));
    const tournament = registration && (await this.read.byId(registration.tournamentId, loaders));
    const view = tournament && (await this.readPlay.view(tournament, viewer, loaders));
    const run = view && runOf(view.play, id);
    const entry = view?.entries.get(id);
    if (!run || !entry) return null;
    const fixtures = run.fixtures.map((fixture) => fixtureSource(view, fixture));
    return { id, tournament: tournamentSource(tournament), entry, fixtures, result: run.result };
  }
}
