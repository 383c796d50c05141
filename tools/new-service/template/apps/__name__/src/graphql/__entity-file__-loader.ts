import { inOrder, type LoaderRegistry } from '@setpoint/service-kit';
import type { __Entities__ } from '../application/ports/__entities-file__.js';
import type { __Entity__Id } from '../domain/__entity-file__.js';

/** One statement for each request, however many __many_words__ it shows. */
export const __entity__Loader = (loaders: LoaderRegistry, __entities__: __Entities__) =>
  loaders.get('__entities__', async (ids: readonly __Entity__Id[]) =>
    inOrder(ids, await __entities__.byIds(ids), ({ id }) => id),
  );
