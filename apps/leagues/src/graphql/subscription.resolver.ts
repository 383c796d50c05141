import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, type Identity } from '@setpoint/kernel';
import { Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { dayOf, untilOf } from '../application/outgoing.js';
import { stateOf, type LeagueSubscription, type Preferences } from '../domain/subscription.js';
import {
  actionsOf,
  nextCharged,
  nextTeam,
  payableReference,
  phasesPlayed,
  teamNow,
} from '../domain/subscription-view.js';
import { pendingIn } from '../domain/teammates.js';
import { TIME_ZONE } from '../domain/provinces.js';
import { euro, reference } from './ids.js';
import { ReadLeagues } from './read-leagues.js';

@Resolver('LeagueSubscription')
export class SubscriptionResolver {
  constructor(
    private readonly read: ReadLeagues,
    private readonly clock: Clock,
  ) {}

  @ResolveField('league')
  league(@Parent() { leagueId }: LeagueSubscription, @Loaders() loaders: LoaderRegistry) {
    return this.read.one(leagueId, loaders);
  }

  @ResolveField('state')
  state(@Parent() subscription: LeagueSubscription) {
    return stateOf(subscription);
  }

  @ResolveField('cause')
  cause(@Parent() { machine }: LeagueSubscription) {
    return machine.state === 'SUSPENDED' ? machine.cause : null;
  }

  @ResolveField('subscriber')
  subscriber(@Parent() { playerId }: LeagueSubscription) {
    return reference(playerId);
  }

  @ResolveField('partner')
  partner(@Parent() subscription: LeagueSubscription) {
    return reference(teamNow(subscription, this.clock.now(), TIME_ZONE).partnerId);
  }

  @ResolveField('reserve')
  reserve(@Parent() subscription: LeagueSubscription) {
    return reference(teamNow(subscription, this.clock.now(), TIME_ZONE).reserveId);
  }

  @ResolveField('pending')
  pending(@Parent() subscription: LeagueSubscription) {
    return pendingIn(teamNow(subscription, this.clock.now(), TIME_ZONE)).map((id) => ({ id }));
  }

  @ResolveField('next')
  async next(
    @Parent() subscription: LeagueSubscription,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    const next = nextTeam(subscription, this.clock.now(), TIME_ZONE);
    const from = next && (await this.read.phase(subscription.leagueId, next.from, loaders));
    if (!next || !from) return null;
    const { partnerId, reserveId, preferences } = next.team;
    return {
      ...{ partner: reference(partnerId), reserve: reference(reserveId), from },
      pending: pendingIn(next.team).map((id) => ({ id })),
      preferences: shownTo(viewer, subscription, preferences),
    };
  }

  @ResolveField('nextChargeOn')
  async nextChargeOn(@Parent() subscription: LeagueSubscription, @Loaders() loaders: LoaderRegistry) {
    const phase = await this.nextPhase(subscription, loaders);
    return phase && dayOf(phase.startsAt, TIME_ZONE);
  }

  @ResolveField('nextPrice')
  async nextPrice(@Parent() subscription: LeagueSubscription, @Loaders() loaders: LoaderRegistry) {
    const phase = await this.nextPhase(subscription, loaders);
    return phase && euro(await this.read.price(subscription.leagueId, phase, loaders));
  }

  @ResolveField('paymentOption')
  paymentOption() {
    return 'SUBSCRIPTION';
  }

  @ResolveField('paymentReference')
  paymentReference(@Parent() subscription: LeagueSubscription, @Viewer() viewer: Identity) {
    return isOwn(subscription, viewer) ? payableReference(subscription) : null;
  }

  @ResolveField('isCharging')
  isCharging(@Parent() { machine }: LeagueSubscription) {
    return machine.state !== 'INACTIVE' && machine.isCharging;
  }

  @ResolveField('until')
  until(@Parent() subscription: LeagueSubscription) {
    return untilOf(subscription, TIME_ZONE);
  }

  @ResolveField('preferences')
  preferences(@Parent() subscription: LeagueSubscription, @Viewer() viewer: Identity) {
    const { preferences } = teamNow(subscription, this.clock.now(), TIME_ZONE);
    return shownTo(viewer, subscription, preferences);
  }

  @ResolveField('phasesPlayed')
  async phasesPlayed(@Parent() subscription: LeagueSubscription, @Loaders() loaders: LoaderRegistry) {
    return phasesPlayed(subscription, this.clock.now(), await this.read.phases(subscription.leagueId, loaders));
  }

  @ResolveField('endsAfter')
  endsAfter(@Parent() { leagueId, machine }: LeagueSubscription, @Loaders() loaders: LoaderRegistry) {
    const last = machine.state === 'INACTIVE' ? null : machine.endsAfter;
    return last && this.read.phase(leagueId, last, loaders);
  }

  @ResolveField('myActions')
  myActions(@Parent() subscription: LeagueSubscription, @Viewer() viewer: Identity) {
    if (viewer.kind !== 'user') return [];
    return actionsOf(subscription, viewer.userId, { timeZone: TIME_ZONE }, this.clock.now());
  }

  private async nextPhase(subscription: LeagueSubscription, loaders: LoaderRegistry) {
    return nextCharged(subscription, await this.read.phases(subscription.leagueId, loaders), this.clock.now());
  }
}

/** The subscriber's phone number is hidden from other members. */
const shownTo = (viewer: Identity, subscription: LeagueSubscription, preferences: Preferences): Preferences =>
  isOwn(subscription, viewer) ? preferences : { ...preferences, notificationMobile: null };

const isOwn = ({ playerId }: LeagueSubscription, viewer: Identity): boolean =>
  viewer.kind === 'user' && viewer.userId === playerId;
