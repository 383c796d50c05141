import { Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Loaders, type LoaderRegistry } from '@setpoint/service-kit';
import { Levels } from '../application/ports/levels.js';
import type { ResolversTypes } from './generated/schema.js';
import { unratedReason } from './level-loaders.js';

/** What levels have to say of a match; who may see it is the matter of matches. */
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
}
