import { runService } from '@setpoint/service-kit';
import { identityService } from './service.js';

await runService(identityService);
