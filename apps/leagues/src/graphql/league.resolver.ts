import { Args, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Clock, pageSize, SPORTS, type Identity } from '@setpoint/kernel';
import { isSamePhase, momentOf } from '@setpoint/league';
import { Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { LeagueReads, LISTED_PHASES, type KnownTerms } from '../application/ports/league-reads.js';
import { dayOf } from '../application/outgoing.js';
import { isMember } from '../domain/teammates.js';
import { provinceOf } from '../domain/provinces.js';
import type { LeagueSubscriptionsArgs } from './generated/schema.js';
import { euro, knownTo } from './ids.js';
import { sexOf } from './inputs.js';
import type { LeagueView } from './league-view.js';
import { ReadLeagues } from './read-leagues.js';

const PLAYED = ['CHARGING', 'IN_PROGRESS', 'FINALS'];
const LISTED_SUBSCRIPTIONS = 100;
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
  async phases(@Parent() { id }: LeagueView, @Loaders() loaders: LoaderRegistry) {
    return (await this.read.phases(id, loaders)).slice(-LISTED_PHASES);
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
    const code = (await this.read.refusal(league, viewer.userId, NOBODY, loaders))?.code ?? null;
    return code === 'TEAMMATE_REQUIRED' ? null : code;
  }

  @ResolveField('enrolmentOpensOn')
  async enrolmentOpensOn(@Parent() league: LeagueView, @Loaders() loaders: LoaderRegistry) {
    const opensAt = await this.read.enrolmentOpensAt(league, loaders);
    return opensAt && dayOf(opensAt, league.timeZone);
  }

  @ResolveField('mySubscription')
  async mySubscription(@Parent() { id }: LeagueView, @Viewer() viewer: Identity, @Loaders() loaders: LoaderRegistry) {
    if (viewer.kind !== 'user') return null;
    const all = await this.read.subscriptionsWith(viewer.userId, loaders);
    const here = all.filter(({ leagueId }) => leagueId === id);
    // A place that one has comes before a team that asks for one.
    const own = here.find((each) => each.machine.state !== 'INACTIVE' && isMember(each, viewer.userId));
    return own ?? here[0] ?? null;
  }

  @ResolveField('announcedTerms')
  async announcedTerms(@Parent() { id }: LeagueView, @Loaders() loaders: LoaderRegistry) {
    return (await this.announced(id, loaders)).filter(({ isComing }) => isComing).at(-1)?.terms ?? null;
  }

  @ResolveField('terms')
  async terms(@Parent() { id }: LeagueView, @Loaders() loaders: LoaderRegistry) {
    const inForce = (await this.announced(id, loaders)).filter(({ isComing }) => !isComing).map(({ terms }) => terms);
    const last = inForce.at(-1);
    // Another price alone leaves the words as they were.
    return last ? { ...last, terms: inForce.findLast(({ terms }) => terms !== null)?.terms ?? null } : null;
  }

  @ResolveField('subscriptions')
  subscriptions(@Parent() { id }: LeagueView, @Args() { first, after }: LeagueSubscriptionsArgs) {
    return this.reads.subscriptionsOf(id, pageSize(first, LISTED_SUBSCRIPTIONS), after == null ? null : knownTo(after));
  }

  @ResolveField('history')
  history(@Parent() { id }: LeagueView) {
    return this.reads.history(id);
  }

  /** By the phases from which on they hold; the first terms are those that the league began with. */
  private async announced(id: string, loaders: LoaderRegistry) {
    const [terms, phases] = await Promise.all([this.read.terms(id, loaders), this.read.phases(id, loaders)]);
    const now = this.clock.now();
    const began = terms.reduce((first, each) => (each.announcedAt < first.announcedAt ? each : first));
    const isComing = ({ from }: KnownTerms) => phases.some((each) => isSamePhase(each, from) && each.startsAt > now);
    return terms.filter((each) => each !== began).map((each) => ({ terms: each, isComing: isComing(each) }));
  }
}
