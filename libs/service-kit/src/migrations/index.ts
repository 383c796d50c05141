import { CreateOutboxInboxDeadLetters1760000000001 } from './0001-outbox-inbox-dead-letters.js';
import { CreateRetriesVersionsSnapshots1760000000002 } from './0002-retries-versions-snapshots.js';
import { AddPersonalDataTasks1760000000005 } from './0005-personal-data-tasks.js';
import { AddGaps1760000000006 } from './0006-gaps.js';
import { AddDeclaredTasks1760000000007 } from './0007-declared-tasks.js';
import { MarkSnapshotsInTheOutbox1760000000003 } from './0003-snapshots-in-the-outbox.js';
import { CreateAuditLog1760000000004 } from './0004-audit-log.js';

/** Tables of the kit in every service's schema, oldest first. Append only. */
export const infrastructureMigrations = [
  CreateOutboxInboxDeadLetters1760000000001,
  CreateRetriesVersionsSnapshots1760000000002,
  MarkSnapshotsInTheOutbox1760000000003,
  CreateAuditLog1760000000004,
  AddPersonalDataTasks1760000000005,
  AddGaps1760000000006,
  AddDeclaredTasks1760000000007,
];
