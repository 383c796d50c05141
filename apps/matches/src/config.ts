import { storeConfig, withWholeStore } from '@setpoint/uploads';
import { z } from 'zod';

/** The service's settings: storage of photos. */
export const matchesConfig = withWholeStore(z.object(storeConfig));
