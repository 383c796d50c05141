import { storeConfig, withWholeStore } from '@setpoint/uploads';
import { z } from 'zod';

/** The service's own settings: where pictures of players are. */
export const playersConfig = withWholeStore(z.object(storeConfig));
