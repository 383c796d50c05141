import type { Page, PageRequest } from '@setpoint/kernel';
import type { SupportAction } from '../../domain/discounts/support-action.js';
import type { DifferenceIncident, PaymentIncident } from '../../domain/payment-incident.js';

export interface IncidentCriteria {
  readonly resolved: boolean | null;
}

/** Incidents for support, to be resolved by a person (BIL-03). */
export abstract class PaymentIncidents {
  /** Stores new incidents and changes of known ones. An unresolved incident of the same kind and reference is kept as it is. */
  abstract keep(incidents: readonly PaymentIncident[]): Promise<void>;
  /** Unresolved differences of these references, and those resolved since then. */
  abstract differencesOf(refs: readonly string[], since: Date): Promise<DifferenceIncident[]>;
  /** Resolves the unresolved differences that were not found at that time: they have disappeared. */
  abstract resolveUnseen(seenAt: Date): Promise<void>;
  /** The latest first. */
  abstract page(criteria: IncidentCriteria, page: PageRequest): Promise<Page<PaymentIncident>>;
  /** Decides while holding its lock; null if there is no such incident. */
  abstract resolve(id: string, decide: (incident: PaymentIncident) => IncidentChange): Promise<PaymentIncident | null>;
}

export interface IncidentChange {
  readonly incident: PaymentIncident;
  /** Of support, if anything changes. */
  readonly action?: SupportAction;
}
