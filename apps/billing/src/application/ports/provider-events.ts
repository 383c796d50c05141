import type { PaymentId } from '../../domain/payment-record.js';
import type { ProviderEvent } from './payment-provider.js';

/** Events received from the provider, for deduplication, and how far its event list has been read. */
export abstract class ProviderEvents {
  abstract isKnown(eventId: string): Promise<boolean>;
  abstract keep(event: ProviderEvent, receivedAt: Date): Promise<void>;
  abstract paymentOf(ref: string): Promise<PaymentId | null>;
  abstract readUntil(provider: string): Promise<Date | null>;
  abstract markRead(provider: string, until: Date): Promise<void>;
}
