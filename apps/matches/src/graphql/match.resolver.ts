import { Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Clock, type Identity } from '@setpoint/kernel';
import { Loaders, LoaderRegistry, Viewer } from '@setpoint/service-kit';
import { findMisconductRefusal } from '../domain/cases/report-misconduct.js';
import { actionsOf, joinRefusalOf } from '../domain/match-machine.js';
import type { ResolversTypes } from './generated/schema.js';
import type { MatchSource } from './match-source.js';
import { ReadMatches } from './read-matches.js';

/** Fields of a match that have to be loaded; the others are in match-source.ts. */
@Resolver('Match')
export class MatchResolver {
  constructor(
    private readonly read: ReadMatches,
    private readonly clock: Clock,
  ) {}

  @ResolveReference()
  reference(
    @Parent() { id }: { readonly id: string },
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['Match'] | null> {
    return this.read.one(id, viewer, loaders);
  }

  @ResolveField('myActions')
  async myActions(
    @Parent() { match }: MatchSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<readonly ResolversTypes['MatchAction'][]> {
    if (viewer.kind === 'visitor') return [];
    return actionsOf(match, viewer.userId, await this.read.ruleContextOf(viewer.userId, loaders), this.clock.now());
  }

  @ResolveField('mayReportMisconduct')
  mayReportMisconduct(@Parent() { match }: MatchSource, @Viewer() viewer: Identity): boolean {
    return viewer.kind === 'user' && findMisconductRefusal(match, viewer.userId, this.clock.now()) === null;
  }

  @ResolveField('joinRefusal')
  async joinRefusal(
    @Parent() { match }: MatchSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['MatchErrorCode'] | null> {
    if (viewer.kind === 'visitor') return null;
    return joinRefusalOf(match, viewer.userId, await this.read.ruleContextOf(viewer.userId, loaders), this.clock.now());
  }
}
