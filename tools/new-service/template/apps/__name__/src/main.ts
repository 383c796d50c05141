import { runService } from '@setpoint/service-kit';
import { __name__Service } from './service.js';

await runService(__name__Service);
