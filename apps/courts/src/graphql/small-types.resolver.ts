import { Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { userId, type CourtId } from '@setpoint/kernel';
import { Loaders, type LoaderRegistry } from '@setpoint/service-kit';
import { Courts } from '../application/ports/courts.js';
import { Play, type Legend } from '../application/ports/play.js';
import type { CourtAction } from '../domain/court-action.js';
import type { CourtCard } from '../domain/court.js';
import { courtCards, courtsOfLegends } from './court-loaders.js';

@Resolver('LocalLegend')
export class LocalLegendResolver {
  @ResolveField('user')
  user(@Parent() { userId: id }: Legend): { id: string } {
    return { id };
  }
}

@Resolver('CourtAction')
export class CourtActionResolver {
  @ResolveField('by')
  by(@Parent() { by }: CourtAction): { id: string } {
    return { id: by };
  }

  @ResolveField('before')
  before(@Parent() { before }: CourtAction): string | null {
    return before === null ? null : JSON.stringify(before);
  }

  @ResolveField('after')
  after(@Parent() { after }: CourtAction): string | null {
    return after === null ? null : JSON.stringify(after);
  }
}

/** Where a player is the local legend (CRT-10, PLY-13). */
@Resolver('User')
export class UserResolver {
  constructor(
    private readonly play: Play,
    private readonly courts: Courts,
  ) {}

  @ResolveReference()
  reference(@Parent() { id }: { readonly id: string }): { readonly id: string } {
    return { id };
  }

  @ResolveField('localLegendOf')
  async localLegendOf(
    @Parent() { id }: { readonly id: string },
    @Loaders() loaders: LoaderRegistry,
  ): Promise<CourtCard[]> {
    const ids: readonly CourtId[] = await courtsOfLegends(loaders, this.play).load(userId(id));
    const cards = await Promise.all(ids.map((each) => courtCards(loaders, this.courts).load(each)));
    return cards.filter((card) => card !== null);
  }
}
