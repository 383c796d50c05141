import { storeConfig, withWholeStore } from '@setpoint/uploads';
import { z } from 'zod';

/** The service's own settings: where photos and documents are. */
export const courtsConfig = withWholeStore(z.object(storeConfig));
