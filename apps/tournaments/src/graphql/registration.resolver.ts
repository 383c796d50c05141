import { Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, type Identity, type UserId } from '@setpoint/kernel';
import { LoaderRegistry, Loaders, signedIn, Viewer } from '@setpoint/service-kit';
import { Players } from '../application/ports/players.js';
import { Registrations } from '../application/ports/registrations.js';
import { mayPay, refusalToPay } from '../domain/paying.js';
import { playersOf, type Registration } from '../domain/registration.js';
import { mayCancel, mayWithdraw } from '../domain/registration-machine.js';
import type { Tournament } from '../domain/tournament.js';
import { userRef } from './ids.js';
import { ReadTournaments } from './read-tournaments.js';
import { tournamentSource, type TournamentSource } from './tournament-source.js';

@Resolver('TournamentRegistration')
export class RegistrationResolver {
  constructor(
    private readonly read: ReadTournaments,
    private readonly registrations: Registrations,
    private readonly players: Players,
    private readonly clock: Clock,
  ) {}

  @Query('myRegistrations')
  mine(@Viewer() viewer: Identity): Promise<readonly Registration[]> {
    return this.registrations.currentOf(signedIn(viewer));
  }

  @ResolveField('tournament')
  async tournament(
    @Parent() { tournamentId }: Registration,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<TournamentSource> {
    return tournamentSource((await this.read.byId(tournamentId, loaders))!);
  }

  @ResolveField('captain')
  captain(@Parent() { captainId }: Registration) {
    return userRef(captainId);
  }

  @ResolveField('partner')
  partner(@Parent() { partnerId }: Registration) {
    return partnerId === null ? null : userRef(partnerId);
  }

  @ResolveField('paymentReference')
  async paymentReference(
    @Parent() registration: Registration,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<string | null> {
    if (viewer.kind === 'visitor' || !mayPay(registration, viewer.userId)) return null;
    return (await this.paymentRefusal(registration, viewer, loaders)) === null ? registration.id : null;
  }

  @ResolveField('paymentRefusal')
  async paymentRefusal(
    @Parent() registration: Registration,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<'MOBILE_REQUIRED' | null> {
    if (viewer.kind === 'visitor') return null;
    const hasMobile = await loaders
      .get('has-mobile', (ids: readonly UserId[]) => Promise.all(ids.map((each) => this.players.hasMobile(each))))
      .load(viewer.userId);
    return refusalToPay(registration, viewer.userId, hasMobile);
  }

  @ResolveField('mayCancel')
  mayCancel(
    @Parent() registration: Registration,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<boolean> {
    return this.may(mayCancel, registration, viewer, loaders);
  }

  @ResolveField('mayWithdraw')
  mayWithdraw(
    @Parent() registration: Registration,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<boolean> {
    return this.may(mayWithdraw, registration, viewer, loaders);
  }

  private async may(
    rule: (registration: Registration, terms: Tournament, now: Date) => boolean,
    registration: Registration,
    viewer: Identity,
    loaders: LoaderRegistry,
  ): Promise<boolean> {
    if (viewer.kind === 'visitor' || !playersOf(registration).includes(viewer.userId)) return false;
    const tournament = await this.read.byId(registration.tournamentId, loaders);
    return tournament !== null && rule(registration, tournament, this.clock.now());
  }
}
