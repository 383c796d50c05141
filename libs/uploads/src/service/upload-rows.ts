import { rowOf, rowsOf, sql, execute } from '@setpoint/service-kit';
import { EntitySchema, type EntityManager } from 'typeorm';

export type UploadState = 'PENDING' | 'ATTACHED' | 'DISCARDED';

/** What a service knows of a picture that was uploaded for it. The table is made by a migration of the service. */
export interface UploadRow {
  id: string;
  /** Where the files are. */
  key: string;
  owner_id: string;
  state: UploadState;
  uploaded_at: Date;
  /** When row and files go; null while something shows the picture. */
  clears_at: Date | null;
  /** Where the files are to be moved; null while they stay. */
  moves_to: string | null;
}

export const UploadEntity = new EntitySchema<UploadRow>({
  name: 'upload',
  tableName: 'upload',
  columns: {
    id: { type: 'text', primary: true },
    key: { type: 'text' },
    owner_id: { type: 'text' },
    state: { type: 'text' },
    uploaded_at: { type: 'timestamptz' },
    clears_at: { type: 'timestamptz', nullable: true },
    moves_to: { type: 'text', nullable: true },
  },
});

const DAY_MS = 86_400_000;
/** What nobody attaches goes after a day. */
const PENDING_MS = DAY_MS;

export interface NewUpload {
  readonly id: string;
  readonly key: string;
  readonly ownerId: string;
  readonly now: Date;
}

/** Before anything is stored: no file is ever without a row that remembers to clear it. */
export async function registerUpload(manager: EntityManager, { id, key, ownerId, now }: NewUpload): Promise<void> {
  await manager.insert(UploadEntity, {
    ...{ id, key, owner_id: ownerId, state: 'PENDING', uploaded_at: now },
    ...{ clears_at: new Date(now.getTime() + PENDING_MS), moves_to: null },
  });
}

/** From now on something shows it. False when it is not there, somebody else's, used already, or about to be cleared. */
export async function attachUpload(manager: EntityManager, id: string, ownerId: string, now: Date): Promise<boolean> {
  const attached = await execute(
    manager,
    sql`update upload set state = 'ATTACHED', clears_at = null
      where id = ${id} and owner_id = ${ownerId} and state = 'PENDING' and clears_at > ${now}`,
  );
  return attached === 1;
}

/**
 * Nothing shows it any more, and it goes. `keep`: it stays until then for those who look into it, under a key that nobody
 * has been told.
 */
export async function discardUpload(
  manager: EntityManager,
  id: string,
  now: Date,
  keep: { readonly key: string; readonly until: Date } | null,
): Promise<void> {
  await execute(
    manager,
    sql`update upload set state = 'DISCARDED', clears_at = ${keep?.until ?? now}, moves_to = ${keep?.key ?? null}
      where id = ${id}`,
  );
}

/** What is to be moved or cleared, one taker for each. */
export const dueUploads = (
  manager: EntityManager,
  now: Date,
  limit: number,
  excluding: readonly string[],
): Promise<UploadRow[]> =>
  rowsOf<UploadRow>(
    manager,
    sql`select * from upload where (moves_to is not null or clears_at <= ${now}) and id <> all(${excluding}::text[])
      order by clears_at limit ${limit} for update skip locked`,
  );

export const uploadRow = (manager: EntityManager, id: string): Promise<UploadRow | undefined> =>
  rowOf<UploadRow>(manager, sql`select * from upload where id = ${id}`);
