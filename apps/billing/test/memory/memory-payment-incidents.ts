import { PaymentIncidents } from '../../src/application/ports/payment-incidents.js';
import type { PaymentIncident } from '../../src/domain/payment-incident.js';

/** Keeps what is found; support reads it elsewhere. */
export class MemoryPaymentIncidents extends PaymentIncidents {
  readonly kept: PaymentIncident[] = [];

  async keep(incidents: readonly PaymentIncident[]): Promise<void> {
    this.kept.push(...incidents);
  }

  async differencesOf(): Promise<never> {
    throw new Error('nothing is compared here');
  }

  async resolveUnseen(): Promise<never> {
    throw new Error('nothing is compared here');
  }

  async page(): Promise<never> {
    throw new Error('nobody reads it here');
  }

  async resolve() {
    return null;
  }
}
