import { runService } from '../../src/index.js';
import { rallyService } from './rally.service.js';

await runService(rallyService);
