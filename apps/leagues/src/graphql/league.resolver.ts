import { Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Clock, SPORTS, type Identity } from '@setpoint/kernel';
import { isSamePhase, momentOf } from '@setpoint/league';
import { Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { LeagueReads, type KnownTerms } from '../application/ports/league-reads.js';
import { provinceOf } from '../domain/provinces.js';
import { euro } from './ids.js';
import { sexOf } from './inputs.js';
import type { LeagueView } from './league-view.js';
import { ReadLeagues } from './read-leagues.js';

const PLAYED = ['CHARGING', 'IN_PROGRESS', 'FINALS'];
const NOBODY = { partnerId: null, reserveId: null };

@Resolver('League')
export class LeagueResolver {
  constructor(
    private readonly read: ReadLeagues,
    private readonly reads: LeagueReads,
    private readonly clock: Clock,
  ) {}

  @ResolveReference()
  byReference(@Parent() { id }: { id: string }, @Loaders() loaders: LoaderRegistry) {
    return this.read.one(id, loaders);
  }

  @ResolveField('province')
  province(@Parent() { province }: LeagueView) {
    return provinceOf(province)!;
  }

  @ResolveField('sport')
  sport(@Parent() { sport }: LeagueView) {
    return SPORTS.find(({ id }) => id === sport)!;
  }

  @ResolveField('sex')
  sex(@Parent() { sex }: LeagueView) {
    return sexOf(sex);
  }

  /** Each year is one of its own: three phases and a ranking (LEA-01). */
  @ResolveField('year')
  async year(@Parent() league: LeagueView, @Loaders() loaders: LoaderRegistry) {
    const current = await this.read.currentPhase(league, loaders);
    if (current) return current.year;
    const held = (await this.read.phases(league.id, loaders)).filter(({ state }) => state !== 'CANCELLED');
    return held.at(-1)?.year ?? league.year;
  }

  @ResolveField('actualState')
  async actualState(@Parent() { id, endedAt }: LeagueView, @Loaders() loaders: LoaderRegistry) {
    if (endedAt !== null) return 'COMPLETED';
    const phases = await this.read.phases(id, loaders);
    return phases.some(({ state }) => PLAYED.includes(state)) ? 'IN_PROGRESS' : 'OPEN';
  }

  @ResolveField('price')
  async price(@Parent() { id, timeZone }: LeagueView, @Loaders() loaders: LoaderRegistry) {
    return euro(await this.read.price(id, momentOf(this.clock.now(), timeZone).next, loaders));
  }

  @ResolveField('prizes')
  prizes(@Parent() { prizes }: LeagueView) {
    return prizes.map(({ placing, choices }) => ({
      placing,
      choices: choices.map(({ kind, cents, points }) => ({
        kind,
        amount: cents === null ? null : euro(cents),
        points,
      })),
    }));
  }

  @ResolveField('phases')
  phases(@Parent() { id }: LeagueView, @Loaders() loaders: LoaderRegistry) {
    return this.read.phases(id, loaders);
  }

  @ResolveField('currentPhase')
  currentPhase(@Parent() league: LeagueView, @Loaders() loaders: LoaderRegistry) {
    return this.read.currentPhase(league, loaders);
  }

  @ResolveField('members')
  async members(@Parent() league: LeagueView, @Loaders() loaders: LoaderRegistry) {
    const phase = await this.read.currentPhase(league, loaders);
    return phase ? this.read.members(phase.id, loaders) : 0;
  }

  @ResolveField('distanceKm')
  distanceKm(@Parent() { distanceKm = null }: LeagueView) {
    return distanceKm;
  }

  @ResolveField('subscribingRefusal')
  async subscribingRefusal(
    @Parent() league: LeagueView,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    if (viewer.kind !== 'user') return null;
    const code = await this.read.refusal(league, viewer.userId, NOBODY, loaders);
    return code === 'TEAMMATE_REQUIRED' ? null : code;
  }

  @ResolveField('mySubscription')
  async mySubscription(@Parent() { id }: LeagueView, @Viewer() viewer: Identity, @Loaders() loaders: LoaderRegistry) {
    if (viewer.kind !== 'user') return null;
    const all = await this.read.subscriptionsWith(viewer.userId, loaders);
    return all.find(({ leagueId }) => leagueId === id) ?? null;
  }

  @ResolveField('announcedTerms')
  async announcedTerms(@Parent() { id }: LeagueView, @Loaders() loaders: LoaderRegistry) {
    const [terms, phases] = await Promise.all([this.read.terms(id, loaders), this.read.phases(id, loaders)]);
    const now = this.clock.now();
    // The first terms are those that the league began with: nothing was announced.
    const began = terms.reduce((first, each) => (each.announcedAt < first.announcedAt ? each : first));
    const isComing = ({ from }: KnownTerms) => phases.some((each) => isSamePhase(each, from) && each.startsAt > now);
    const coming = terms.filter((each) => each !== began && isComing(each));
    return coming.at(-1) ?? null;
  }

  @ResolveField('subscriptions')
  subscriptions(@Parent() { id }: LeagueView) {
    return this.reads.subscriptionsOf(id);
  }

  @ResolveField('history')
  history(@Parent() { id }: LeagueView) {
    return this.reads.history(id);
  }
}
