import { registry } from '@setpoint/service-kit';
import { Gauge } from 'prom-client';

/** Above zero somebody has to look: money is where the ledger does not say so. */
export const differencesFound = new Gauge({
  name: 'setpoint_billing_provider_differences',
  help: 'Payments about which the ledger and the payment provider differed when they were compared last.',
  labelNames: ['provider'],
  registers: [registry],
});
