import { runService } from '@setpoint/service-kit';
import { tournamentsService } from './service.js';

await runService(tournamentsService);
