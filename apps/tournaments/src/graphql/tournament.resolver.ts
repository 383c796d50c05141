import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { SPORTS, type Identity } from '@setpoint/kernel';
import { LoaderRegistry, Loaders, Viewer } from '@setpoint/service-kit';
import { addressOfUpload } from '@setpoint/uploads';
import { History } from '../application/ports/history.js';
import { Registrations } from '../application/ports/registrations.js';
import { TeamSeekers } from '../application/ports/team-seekers.js';
import { SuggestTournaments } from '../application/suggest-tournaments.js';
import { isEnded, playersOf, type Registration } from '../domain/registration.js';
import type { SupportAction } from '../domain/support-action.js';
import type { ResolversTypes } from './generated/schema.js';
import { userRef } from './ids.js';
import { euro, prizeSource } from './prize-source.js';
import { ReadTournaments } from './read-tournaments.js';
import type { TournamentSource } from './tournament-source.js';

/** Fields of a tournament and its registrations. */
@Resolver('Tournament')
export class TournamentResolver {
  constructor(
    private readonly read: ReadTournaments,
    private readonly registered: Registrations,
    private readonly seekers: TeamSeekers,
    private readonly suggest: SuggestTournaments,
    private readonly actions: History,
  ) {}

  @ResolveField('type')
  type(@Parent() { type }: TournamentSource): string {
    return type.toLowerCase();
  }

  @ResolveField('sport')
  sport(@Parent() { sport }: TournamentSource) {
    return SPORTS.find(({ id }) => id === sport)!;
  }

  @ResolveField('price')
  price(@Parent() { priceCents }: TournamentSource) {
    return euro(priceCents);
  }

  @ResolveField('place')
  place(@Parent() { city, lat, lng, radiusKm }: TournamentSource) {
    return { city, lat, lng, radiusKm };
  }

  @ResolveField('photos')
  async photos(
    @Parent() tournament: TournamentSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['TournamentPhoto'][]> {
    if (tournament.photos.length === 0 || !(await this.read.maySeePlayers(tournament, viewer, loaders))) return [];
    return tournament.photos.map(({ id, key }) => ({
      id,
      smallUrl: addressOfUpload(key, 'small'),
      largeUrl: addressOfUpload(key, 'large'),
    }));
  }

  @ResolveField('prizes')
  prizes(@Parent() { prizes }: TournamentSource) {
    return prizes.map(prizeSource);
  }

  @ResolveField('slam')
  async slam(
    @Parent() { slamId }: TournamentSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<TournamentSource | null> {
    return slamId && this.read.one(slamId, viewer, loaders);
  }

  @ResolveField('teams')
  async teams(@Parent() { id }: TournamentSource, @Loaders() loaders: LoaderRegistry): Promise<number> {
    return (await this.read.countsOf(id, loaders)).teams;
  }

  @ResolveField('placesTaken')
  async placesTaken(@Parent() { id }: TournamentSource, @Loaders() loaders: LoaderRegistry): Promise<number> {
    return (await this.read.countsOf(id, loaders)).taken;
  }

  @ResolveField('placesLeft')
  async placesLeft(
    @Parent() { id, state, maxTeams }: TournamentSource,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<number> {
    if (state !== 'OPEN') return 0;
    const { taken, waiting } = await this.read.countsOf(id, loaders);
    return waiting > 0 ? 0 : Math.max(0, maxTeams - taken);
  }

  @ResolveField('entries')
  async entries(
    @Parent() tournament: TournamentSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<readonly Registration[] | null> {
    const isSeen = await this.read.maySeePlayers(tournament, viewer, loaders);
    return isSeen ? this.read.entriesOf(tournament.id, loaders) : null;
  }

  @ResolveField('registrationRefusal')
  async registrationRefusal(
    @Parent() tournament: TournamentSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['TournamentErrorCode'] | null> {
    if (viewer.kind === 'visitor') return null;
    const own = await this.read.registrationOf(viewer.userId, tournament.id, loaders);
    const counts = await this.read.countsOf(tournament.id, loaders);
    return this.suggest.refusal(viewer.userId, tournament, counts, own !== null && !isEnded(own));
  }

  @ResolveField('myRegistration')
  async myRegistration(
    @Parent() { id }: TournamentSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<Registration | null> {
    return viewer.kind === 'visitor' ? null : this.read.registrationOf(viewer.userId, id, loaders);
  }

  @ResolveField('priorityList')
  async priorityList(
    @Parent() tournament: TournamentSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    if (tournament.type !== 'SLAM' || !(await this.read.maySeePlayers(tournament, viewer, loaders))) return [];
    const waiting = await this.registered.waitingOf(tournament.id);
    return waiting.map((each, i) => ({
      ...{ position: i + 1, entryId: each.id, matches: each.matches },
      players: playersOf(each).map(userRef),
    }));
  }

  @ResolveField('seekingTeam')
  async seekingTeam(
    @Parent() tournament: TournamentSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    if (tournament.state !== 'OPEN' || !(await this.read.maySeePlayers(tournament, viewer, loaders))) return [];
    return (await this.seekers.of(tournament.id)).map(userRef);
  }

  @ResolveField('history')
  history(@Parent() { id }: TournamentSource): Promise<readonly SupportAction[]> {
    return this.actions.of(id);
  }

  @ResolveField('registrations')
  registrations(@Parent() { id }: TournamentSource): Promise<readonly Registration[]> {
    return this.registered.allOf(id);
  }
}
