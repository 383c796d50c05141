import { registry } from '@setpoint/service-kit';
import { Gauge } from 'prom-client';

/** Above zero a person has to investigate: the ledger and the provider disagree. */
export const differencesFound = new Gauge({
  name: 'setpoint_billing_provider_differences',
  help: 'Payments about which the ledger and the payment provider differed when they were compared last.',
  labelNames: ['provider'],
  registers: [registry],
});
