import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { LeagueAction } from '../domain/league.js';
import { reference } from './ids.js';

@Resolver('LeagueAction')
export class LeagueActionResolver {
  @ResolveField('by')
  by(@Parent() { by }: LeagueAction) {
    return reference(by || null);
  }
}
