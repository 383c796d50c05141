export {
  DEFAULT_SETTINGS,
  OtherVersionError,
  startLocalPostgres,
  type LocalPostgres,
  type LocalPostgresOptions,
} from './local-postgres.js';
export { FolderInUseError } from './folder-claim.js';
export { freePort } from './free-port.js';
