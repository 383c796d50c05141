import { Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Loaders, type LoaderRegistry } from '@setpoint/service-kit';
import { Levels } from '../application/ports/levels.js';
import type { ResolversTypes } from './generated/schema.js';
import { keptPrediction, unratedReason } from './level-loaders.js';

/** Level data of a match; the matches service decides who may see the match. */
@Resolver('Match')
export class RatedMatchResolver {
  constructor(private readonly levels: Levels) {}

  @ResolveReference()
  match({ id }: { readonly id: string }): { readonly id: string } {
    return { id };
  }

  @ResolveField('notRatedReason')
  notRatedReason(
    @Parent() { id }: { readonly id: string },
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['NotRatedReason'] | null> {
    return unratedReason(loaders, this.levels, id);
  }

  @ResolveField('keptPrediction')
  keptPrediction(
    @Parent() { id }: { readonly id: string },
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['KeptPrediction'] | null> {
    return keptPrediction(loaders, this.levels, id);
  }
}
