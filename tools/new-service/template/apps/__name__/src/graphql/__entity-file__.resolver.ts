import { Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Loaders, type LoaderRegistry } from '@setpoint/service-kit';
import { __Entities__ } from '../application/ports/__entities-file__.js';
import { __entity__Id, type __Entity__ } from '../domain/__entity-file__.js';
import { __entity__Loader } from './__entity-file__-loader.js';
import type { ResolversTypes } from './generated/schema.js';

@Resolver('__Entity__')
export class __Entity__Resolver {
  constructor(private readonly __entities__: __Entities__) {}

  @ResolveReference()
  reference(
    @Parent() reference: { readonly id: string },
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['__Entity__'] | null> {
    return __entity__Loader(loaders, this.__entities__).load(__entity__Id(reference.id));
  }

  @ResolveField('addedBy')
  addedBy(@Parent() __entity__: __Entity__) {
    return { id: __entity__.addedBy };
  }
}
