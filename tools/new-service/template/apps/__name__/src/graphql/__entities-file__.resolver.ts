import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { pageSize, toConnection, type Identity } from '@setpoint/kernel';
import { failed, Loaders, signedIn, succeed, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { Add__Entity__ } from '../application/add-__entity-file__.js';
import { __Entities__ } from '../application/__entities-file__.js';
import { __entity__Id } from '../domain/__entity-file__.js';
import { __entity__Loader } from './__entity-file__-loader.js';

@Resolver()
export class __Entities__Resolver {
  constructor(
    private readonly __entities__: __Entities__,
    private readonly add: Add__Entity__,
  ) {}

  @Query('__entity__')
  one(@Args('id') id: string, @Loaders() loaders: LoaderRegistry) {
    return __entity__Loader(loaders, this.__entities__).load(__entity__Id(id));
  }

  @Query('__entities__')
  async list(@Args('first') first: number | null, @Args('after') after: string | null | undefined) {
    return toConnection(await this.__entities__.page({ first: pageSize(first), after }));
  }

  @Mutation('add__Entity__')
  async add__Entity__(@Args('input') input: { readonly name: string }, @Viewer() who: Identity) {
    const outcome = await this.add.execute(input, signedIn(who));
    return outcome.ok ? succeed({ __entity__: outcome.value }) : failed(outcome, { __entity__: null });
  }
}
