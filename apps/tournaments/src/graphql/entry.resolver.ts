import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, halfStep, type Identity, type UserId } from '@setpoint/kernel';
import { LoaderRegistry, Loaders, Viewer } from '@setpoint/service-kit';
import { Players } from '../application/ports/players.js';
import { ratingOf } from '../domain/eligibility.js';
import { hasGuest } from '../domain/guest.js';
import { playersOf, type Registration } from '../domain/registration.js';
import { userRef } from './ids.js';
import { ReadTournaments } from './read-tournaments.js';

@Resolver('TournamentEntry')
export class EntryResolver {
  constructor(
    private readonly read: ReadTournaments,
    private readonly players: Players,
    private readonly clock: Clock,
  ) {}

  @ResolveField('players')
  who(@Parent() registration: Registration) {
    return playersOf(registration).map(userRef);
  }

  @ResolveField('seed')
  seed(@Parent() { seedNo }: Registration): number | null {
    return seedNo;
  }

  /** The rating at the start, or the current one before it; guests have none. */
  @ResolveField('level')
  async level(
    @Parent() entry: Registration,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<number | null> {
    if (hasGuest(playersOf(entry))) return null;
    if (entry.rating !== null) return halfStep(entry.rating);
    const tournament = await this.read.one(entry.tournamentId, viewer, loaders);
    if (!tournament) return null;
    const ratings = await loaders
      .get(`levels in ${tournament.id}`, async (ids: readonly UserId[]) => {
        const known = await this.players.candidates(ids, tournament, this.clock.now());
        return ids.map((id) => {
          const person = known.get(id);
          return person ? ratingOf(person, tournament) : null;
        });
      })
      .loadMany(playersOf(entry));
    const numbers = ratings.filter((rating) => typeof rating === 'number');
    if (numbers.length < ratings.length) return null;
    return halfStep(numbers.reduce((sum, rating) => sum + rating, 0) / numbers.length);
  }
}
