import { z } from 'zod';

/** What a signal says besides that something changed. Fields that nobody reads yet may be added. */
export const signal = z.looseObject({
  /** Number of a message in its conversation. */
  seq: z.int().nonnegative().exactOptional(),
  /** Version of the access rights of a conversation. */
  access: z.int().nonnegative().exactOptional(),
  keyId: z.string().exactOptional(),
});

export type Signal = Readonly<z.output<typeof signal>>;
