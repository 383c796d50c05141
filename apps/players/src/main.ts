import { runService } from '@setpoint/service-kit';
import { playersService } from './service.js';

await runService(playersService);
