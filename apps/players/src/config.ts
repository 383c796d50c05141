import { storeConfig, withWholeStore } from '@setpoint/uploads';
import { z } from 'zod';

/** The service's settings: storage of players' pictures. */
export const playersConfig = withWholeStore(z.object(storeConfig));
