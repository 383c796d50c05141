import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { LoaderRegistry, Loaders } from '@setpoint/service-kit';
import { Players } from '../application/ports/players.js';
import { playersOf } from '../domain/registration.js';
import { meanRating } from '../domain/schedule.js';
import { seedsOf, type SeededEntry } from '../domain/seeds.js';
import { ReadTournaments } from './read-tournaments.js';
import type { TournamentSource } from './tournament-source.js';

@Resolver('Tournament')
export class SeedingResolver {
  constructor(
    private readonly read: ReadTournaments,
    private readonly players: Players,
  ) {}

  @ResolveField('seeding')
  async seeding(@Parent() tournament: TournamentSource, @Loaders() loaders: LoaderRegistry): Promise<SeededEntry[]> {
    const entries = await this.read.entriesOf(tournament.id, loaders);
    const players = await this.players.atStart(entries.flatMap(playersOf), tournament);
    return seedsOf(tournament, entries, (entry) => meanRating(playersOf(entry).map((id) => players.get(id)!)));
  }
}
