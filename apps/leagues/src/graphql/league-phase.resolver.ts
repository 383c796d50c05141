import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { LEAST_ENTRIES, type Phase } from '@setpoint/league';
import { Loaders, type LoaderRegistry } from '@setpoint/service-kit';
import { dayOf } from '../application/outgoing.js';
import { TIME_ZONE } from '../domain/provinces.js';
import type { LeaguePhase } from '../domain/league.js';
import { lastAnswersAt } from '../domain/phase-machine.js';
import { euro } from './ids.js';
import { ReadLeagues } from './read-leagues.js';

@Resolver('LeaguePhase')
export class LeaguePhaseResolver {
  constructor(private readonly read: ReadLeagues) {}

  @ResolveField('startsOn')
  startsOn(@Parent() { startsAt }: LeaguePhase) {
    return dayOf(startsAt, TIME_ZONE);
  }

  @ResolveField('endsOn')
  endsOn(@Parent() { endsAt }: LeaguePhase) {
    return dayOf(new Date(+endsAt - 1), TIME_ZONE);
  }

  @ResolveField('enrolmentOpensOn')
  enrolmentOpensOn(@Parent() { enrolmentOpensAt }: LeaguePhase) {
    return dayOf(enrolmentOpensAt, TIME_ZONE);
  }

  @ResolveField('finalsOn')
  finalsOn(@Parent() { finalsAt }: LeaguePhase) {
    return dayOf(finalsAt, TIME_ZONE);
  }

  @ResolveField('members')
  members(@Parent() { id }: LeaguePhase, @Loaders() loaders: LoaderRegistry) {
    return this.read.members(id, loaders);
  }

  @ResolveField('leastMembers')
  leastMembers() {
    return LEAST_ENTRIES;
  }

  @ResolveField('groupsBy')
  groupsBy(@Parent() phase: LeaguePhase) {
    return phase.state === 'CHARGING' ? dayOf(new Date(+lastAnswersAt(phase, TIME_ZONE) - 1), TIME_ZONE) : null;
  }

  @ResolveField('isImported')
  isImported(@Parent() { importedAt }: LeaguePhase) {
    return importedAt !== null;
  }

  @ResolveField('price')
  async price(@Parent() phase: LeaguePhase, @Loaders() loaders: LoaderRegistry) {
    const { year, number } = phase;
    return euro(await this.read.price(phase.leagueId, { year, number } satisfies Phase, loaders));
  }
}
