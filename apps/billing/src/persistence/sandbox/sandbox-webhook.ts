import { jsonIn } from '@setpoint/service-kit';
import { z } from 'zod';
import { MalformedWebhook, type ProviderEvent } from '../../application/ports/payment-provider.js';
import { providerRef } from '../../payments/provider-ref.js';

const webhook = z.object({
  eventId: providerRef,
  type: providerRef,
  ref: providerRef.nullable(),
  about: z.object({ kind: z.enum(['DISPUTE', 'SETUP']), ref: providerRef }).exactOptional(),
});

/** @throws MalformedWebhook */
export function readSandboxWebhook(raw: Buffer): ProviderEvent {
  const read = webhook.safeParse(jsonIn(raw.toString('utf8')));
  if (!read.success) throw new MalformedWebhook(z.prettifyError(read.error));
  return read.data;
}
