import { runService } from '@setpoint/service-kit';
import { courtsService } from './service.js';

await runService(courtsService);
