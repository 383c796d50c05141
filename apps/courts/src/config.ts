import { storeConfig, withWholeStore } from '@setpoint/uploads';
import { z } from 'zod';

/** The service's settings: storage of photos and documents. */
export const courtsConfig = withWholeStore(z.object(storeConfig));
