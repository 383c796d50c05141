import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { pageSize, toConnection, type Identity } from '@setpoint/kernel';
import { failed, Loaders, signedIn, succeed, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { Add__Entity__ } from '../application/add-__entity-file__.js';
import { __Entities__ } from '../application/ports/__entities-file__.js';
import { __entity__Id } from '../domain/__entity-file__.js';
import { __entity__Loader } from './__entity-file__-loader.js';
import type { MutationAdd__Entity__Args, Query__Entities__Args, Query__Entity__Args, ResolversTypes } from './generated/schema.js';

@Resolver()
export class __Entities__Resolver {
  constructor(
    private readonly __entities__: __Entities__,
    private readonly add: Add__Entity__,
  ) {}

  @Query('__entity__')
  one(
    @Args() { id }: Query__Entity__Args,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['__Entity__'] | null> {
    return __entity__Loader(loaders, this.__entities__).load(__entity__Id(id));
  }

  @Query('__entities__')
  async list(@Args() { first, after }: Query__Entities__Args): Promise<ResolversTypes['__Entity__Connection']> {
    return toConnection(await this.__entities__.page({ first: pageSize(first), after: after ?? null }));
  }

  @Mutation('add__Entity__')
  async add__Entity__(
    @Args() { input }: MutationAdd__Entity__Args,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['Add__Entity__Payload']> {
    const outcome = await this.add.execute(input, signedIn(viewer));
    return outcome.ok ? succeed({ __entity__: outcome.value }) : failed(outcome, { __entity__: null });
  }
}
