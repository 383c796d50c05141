import { runService } from '@setpoint/service-kit';
import { matchesService } from './service.js';

await runService(matchesService);
