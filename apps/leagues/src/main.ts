import { runService } from '@setpoint/service-kit';
import { leaguesService } from './service.js';

await runService(leaguesService);
