import { z } from 'zod';
import type { ProviderEvent } from '../../application/ports/payment-provider.js';
import { providerRef } from '../provider-ref.js';

const event = z.object({
  id: providerRef,
  type: providerRef,
  data: z.object({
    object: z.object({
      object: z.string().optional(),
      id: providerRef.optional(),
      payment_intent: z.union([providerRef, z.object({ id: providerRef }).transform(({ id }) => id)]).nullish(),
    }),
  }),
});

/** Only the subject of an event is used: an intent, or an object that belongs to one. Null if it is no event. */
export function hintOf(value: unknown): ProviderEvent | null {
  const read = event.safeParse(value);
  if (!read.success) return null;
  const { id: eventId, type, data } = read.data;
  const { object, id, payment_intent: intent = null } = data.object;
  const ref = object === 'payment_intent' ? (id ?? null) : intent;
  if (id !== undefined && object === 'dispute') return { eventId, type, ref, about: { kind: 'DISPUTE', ref: id } };
  if (id !== undefined && object === 'setup_intent') return { eventId, type, ref, about: { kind: 'SETUP', ref: id } };
  return { eventId, type, ref };
}
