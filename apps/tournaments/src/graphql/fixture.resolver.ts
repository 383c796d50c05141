import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { groupSource, type FixtureSource } from './play-source.js';

@Resolver('TournamentFixture')
export class FixtureResolver {
  @ResolveField('group')
  group(@Parent() { view, groupNumber }: FixtureSource) {
    return groupNumber === null ? null : groupSource(view, groupNumber);
  }
}
