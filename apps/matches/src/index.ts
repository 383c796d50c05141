export { matchesService } from './service.js';
