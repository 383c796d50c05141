export * from './ports/ports.js';
export * from './service/define-service.js';
export { readCommand } from './service/read-command.js';
export * from './service/read-config.js';
export { processConfig, processSettings } from './service/process-config.js';
export * from './service/run-service.js';
export * from './service/runtime.js';
export * from './service/start-service.js';
export { DEFAULT_TIMEOUTS, type Migration, type OwnConnection, type Timeouts } from './storage/connection.js';
export * from './storage/sql.js';
export { deleteSome } from './storage/delete-some.js';
export * from './storage/distance.js';
export { violatedConstraint, isUnavailable, isTimeout, isConflict } from './storage/errors.js';
export { countStatements } from './storage/statements.js';
export * from './storage/storage.js';
export type { DeadLetterRow, InboxRow, OutboxRow } from './outbox/entities.js';
export type { Effects } from './outbox/effects.js';
export { envelopeOf } from './outbox/envelope.js';
export { Captcha, NoCaptcha, type CaptchaRefusal } from './captcha/captcha.js';
export { captchaConfig, openCaptcha, withWholeCaptcha } from './captcha/captcha-config.js';
export { SiteverifyCaptcha } from './captcha/siteverify-captcha.js';
export * from './events/event-handler.js';
export { FileStore } from './files/file-store.js';
export { FolderStore } from './files/folder-store.js';
export { MemoryFileStore } from './files/memory-file-store.js';
export { S3Store, type S3Settings } from './files/s3-store.js';
export { openStore, storeConfig, withWholeStore, type StoreConfig } from './files/store-config.js';
export { PictureFolder, type Picture } from './files/picture-folder.js';
export { DeadLetters, type DeadLetter } from './inbox/dead-letters.js';
export type { RetryPolicy } from './inbox/retry.js';
export {
  defineHolding,
  type Holding,
  type PersonalData,
  kept,
  notPersonal,
  overwritten,
  removed,
} from './personal-data/personal-data.js';
export { BeforeErasure, type Departure } from './personal-data/departure.js';
export { dataPart, partName, type DataPart } from './personal-data/write-part.js';
export { factsOfSnapshot } from './snapshots/facts-of-snapshot.js';
export { Snapshot, type SnapshotBatch, type SnapshotSource } from './snapshots/snapshot.js';
export type { SnapshotRun } from './snapshots/republisher.js';
export { keepInAuditLog, type AuditEntry, type AuditSubject } from './support/audit-log.js';
export { declareTasks, tellTasksAgain, type DeclaredTask } from './tasks/declare-tasks.js';
export * from './timers/timer.js';
export { DueRows, type DueRowsWork, type OutsideWork } from './timers/due-rows.js';
export { Health, type HealthCheck } from './http/health.js';
export { startOperations } from './http/operations.js';
export * from './jobs/job-handler.js';
export { Jobs, type SendOptions } from './jobs/jobs.js';
export * from './graphql/access.js';
export * from './graphql/context.js';
export {
  CallerAddress,
  InjectConfig,
  SETTINGS,
  InjectSecret,
  Loaders,
  RequestId,
  signedIn,
  Viewer,
} from './graphql/decorators.js';
export { noPermission } from './graphql/errors.js';
export * from './graphql/federation.js';
export * from './graphql/loaders.js';
export * from './graphql/payload.js';
export { SCALARS } from './graphql/scalars.js';
export * from './graphql/signed-identity.js';
export * from './partners/api-key-secret.js';
export * from './memory/memory-bus.js';
export * from './memory/memory-cache.js';
export * from './memory/memory-push-bus.js';
export * from './memory/memory-rate-limiter.js';
export * from './kafka/kafka-bus.js';
export { topicConfig, topicEntries, topicSettings, WrongTopics } from './kafka/topic-settings.js';
export * from './redis/connect.js';
export * from './redis/redis-cache.js';
export * from './redis/redis-push-bus.js';
export * from './redis/redis-rate-limiter.js';
export * from './system/sms-ceiling.js';
export * from './observe/log.js';
export { collectProcessMetrics, metrics, registry } from './observe/metrics.js';
export { startTelemetry } from './observe/telemetry.js';
export { continueTrace, currentTraceparent, inSpan } from './observe/trace.js';
export * from './system/hashes.js';
export { jsonIn } from './system/json-in.js';
export * from './system/movable-clock.js';
export * from './system/crypto-entropy.js';
export * from './system/encrypted-text.js';
export * from './system/seeded-entropy.js';
export * from './system/system-clock.js';
export * from './system/system-random.js';
export * from './system/uuid-ids.js';
