import { processConfig } from '@setpoint/service-kit';
import { storeConfig, withWholeStore } from '@setpoint/uploads';
import { z } from 'zod';

/** The service's settings: storage of players' pictures, and where levels are fitted. */
export const playersConfig = withWholeStore(
  z.object({
    ...storeConfig,
    /** False where a job does it (`fit-levels.ts`). */
    fitLevels: z.boolean().default(true),
  }),
);

export type PlayersSettings = z.output<typeof playersConfig>;

const { databaseUrl, logLevel, setpointNow } = processConfig.shape;

/** Settings of the job that fits levels: those of the service that it needs. */
export const fitLevelsConfig = z.object({ databaseUrl, logLevel, setpointNow });
