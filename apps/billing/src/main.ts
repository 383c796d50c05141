import { runService } from '@setpoint/service-kit';
import { billingService } from './service.js';

await runService(billingService);
