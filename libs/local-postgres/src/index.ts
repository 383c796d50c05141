export { startLocalPostgres, type LocalPostgres, type LocalPostgresOptions } from './local-postgres.js';
export { freePort } from './free-port.js';
