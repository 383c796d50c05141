import { storeConfig, withWholeStore } from '@setpoint/uploads';
import { z } from 'zod';

/** The service's own settings: where photos are. */
export const tournamentsConfig = withWholeStore(z.object(storeConfig));
