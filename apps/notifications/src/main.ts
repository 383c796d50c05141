import { runService } from '@setpoint/service-kit';
import { notificationsService } from './service.js';

await runService(notificationsService);
