import { z } from 'zod';

/** SETPOINT_NOW: the instant that the platform's clock shows when the process starts; it runs on from there. */
export const pinnedNow = z.iso
  .datetime({ offset: true, error: 'has to be a date and time with an offset, such as 2026-03-14T10:00:00+01:00' })
  .transform((text) => new Date(text));

/** Settings of processes that can be pinned, and those that decide whether they may be. */
export const pinnedClockConfig = {
  setpointNow: pinnedNow.optional(),
  production: z.boolean().default(process.env['NODE_ENV'] === 'production'),
};

/** Checked even if something else is wrong, so that all errors are listed at once. */
export const withPinnedClock = <Schema extends z.ZodObject>(schema: Schema): Schema =>
  schema.refine((config) => !(config['production'] && config['setpointNow']), {
    path: ['setpointNow'],
    message: 'pins the clock to another time: not for production',
    when: () => true,
  });
