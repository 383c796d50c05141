import { runService } from '@setpoint/service-kit';
import { chatService } from './service.js';

await runService(chatService);
