import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { LoaderRegistry, Loaders, Viewer } from '@setpoint/service-kit';
import { Awards } from '../application/ports/plays.js';
import { Players } from '../application/ports/players.js';
import type { Award } from '../domain/play/award.js';
import { tasksOf } from '../domain/tasks.js';
import type { TournamentFixturesArgs } from './generated/schema.js';
import { bracketSource, fixturesInTurn, fixtureSource, groupId, groupSource } from './play-source.js';
import { ReadPlay } from './read-play.js';
import { ReadTournaments } from './read-tournaments.js';
import type { TournamentSource } from './tournament-source.js';

/** What somebody has to do in a tournament, the most urgent. */
const MOST_TASKS = 10;

/** Fields of a tournament's play. */
@Resolver('Tournament')
export class PlayResolver {
  constructor(
    private readonly read: ReadTournaments,
    private readonly readPlay: ReadPlay,
    private readonly won: Awards,
    private readonly players: Players,
  ) {}

  @ResolveField('groups')
  async groups(@Parent() tournament: TournamentSource, @Viewer() viewer: Identity, @Loaders() loaders: LoaderRegistry) {
    const view = await this.readPlay.view(tournament, viewer, loaders);
    return view ? view.play.groups.map((_, index) => groupSource(view, index + 1)) : [];
  }

  @ResolveField('bracket')
  async bracket(
    @Parent() tournament: TournamentSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    const view = await this.readPlay.view(tournament, viewer, loaders);
    return view?.play.bracket ? bracketSource(view) : null;
  }

  @ResolveField('fixtures')
  async fixtures(
    @Parent() tournament: TournamentSource,
    @Args() { stage, groupId: group }: TournamentFixturesArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    const view = await this.readPlay.view(tournament, viewer, loaders);
    if (!view) return [];
    const { play } = view;
    const shown = play.fixtures.filter(
      (fixture) =>
        (!stage || fixture.stage === stage) &&
        (!group || (fixture.group !== null && groupId(play, fixture.group) === group)),
    );
    return fixturesInTurn(shown).map((fixture) => fixtureSource(view, fixture));
  }

  @ResolveField('draw')
  async draw(@Parent() tournament: TournamentSource, @Viewer() viewer: Identity, @Loaders() loaders: LoaderRegistry) {
    const view = await this.readPlay.view(tournament, viewer, loaders);
    if (!view) return null;
    const { seed, algorithm, drawnAt } = view.play;
    return { seed, version: algorithm, drawnAt: new Date(drawnAt) };
  }

  @ResolveField('awards')
  async awards(
    @Parent() tournament: TournamentSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<readonly Award[]> {
    const isSeen = await this.read.maySeePlayers(tournament, viewer, loaders);
    return isSeen ? this.won.of(tournament.id) : [];
  }

  @ResolveField('myTasks')
  async myTasks(
    @Parent() tournament: TournamentSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    if (viewer.kind === 'visitor') return [];
    const { userId } = viewer;
    const registration = await this.read.registrationOf(userId, tournament.id, loaders);
    if (!registration) return [];
    const [view, awards, atStart] = await Promise.all([
      this.readPlay.view(tournament, viewer, loaders),
      this.won.of(tournament.id),
      this.players.atStart([userId], tournament),
    ]);
    const hasAvailability = atStart.get(userId)?.hasAvailability ?? false;
    const about = { tournament, registration, hasAvailability, play: view?.play ?? null, awards };
    const tasks = tasksOf(userId, about).slice(0, MOST_TASKS);
    return tasks.map(({ kind, until, fixture, award }) => ({
      ...{ kind, until, award: award ?? null },
      fixture: fixture && view ? fixtureSource(view, fixture) : null,
    }));
  }
}
