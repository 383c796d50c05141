import { Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, type Identity } from '@setpoint/kernel';
import { LoaderRegistry, Loaders, signedIn, Viewer } from '@setpoint/service-kit';
import { Registrations } from '../application/ports/registrations.js';
import { playersOf, type Registration } from '../domain/registration.js';
import { mayCancel, mayWithdraw, payerOf } from '../domain/registration-machine.js';
import type { Tournament } from '../domain/tournament.js';
import { userRef } from './ids.js';
import { ReadTournaments } from './read-tournaments.js';
import { tournamentSource, type TournamentSource } from './tournament-source.js';

@Resolver('TournamentRegistration')
export class RegistrationResolver {
  constructor(
    private readonly read: ReadTournaments,
    private readonly registrations: Registrations,
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
  paymentReference(@Parent() registration: Registration, @Viewer() viewer: Identity): string | null {
    const { state, id } = registration;
    const isToBePaid = state === 'HELD' || state === 'RESERVED' || state === 'AWAITING_PARTNER';
    if (viewer.kind === 'visitor' || !isToBePaid) return null;
    return payerOf(registration) === viewer.userId ? id : null;
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
