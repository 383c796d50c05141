import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Loaders, type LoaderRegistry } from '@setpoint/service-kit';
import { euro } from './ids.js';
import type { TermsView } from './league-view.js';
import { ReadLeagues } from './read-leagues.js';

@Resolver('LeagueTerms')
export class LeagueTermsResolver {
  constructor(private readonly read: ReadLeagues) {}

  @ResolveField('price')
  price(@Parent() { priceCents }: TermsView) {
    return euro(priceCents);
  }

  @ResolveField('from')
  from(@Parent() { leagueId, from }: TermsView, @Loaders() loaders: LoaderRegistry) {
    return this.read.phase(leagueId, from, loaders);
  }
}
