import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** What waits for a player, by the service that owns it (SHL-10). */
export const taskKind = z.enum([
  'PAY',
  'SETTLE_PAYMENT',
  'TAKE_OFFERED_PLACE',
  'ENTER_AVAILABILITY',
  'ANSWER_TEAM',
  'TAKE_AWARD',
]);

/** Something waits for a player, until another time than before, or no longer. Any service declares what waits for its players. */
export const taskChanged = defineEvent({
  owner: 'platform',
  name: 'task-changed',
  version: 1,
  subject: (data) => data.taskId,
  schema: z.object({
    taskId: z.string(),
    playerId: z.string(),
    /** False: done, or no longer possible. */
    open: z.boolean(),
    kind: taskKind,
    about: z.object({ kind: z.enum(['TOURNAMENT', 'LEAGUE']), id: z.string(), name: z.string() }),
    since: z.iso.datetime(),
    /** The first instant at which it is too late; null: there is no hurry. */
    until: z.iso.datetime().nullable(),
    /** What is lost then; null: nothing. */
    costs: z.enum(['PLACE', 'MONEY']).nullable(),
    /** Integer cents to be paid. */
    cents: z.int().nullable(),
    currency: z.string().nullable(),
  }),
});
