import { Injectable } from '@nestjs/common';
import { Ids, type UserId } from '@setpoint/kernel';
import { execute, rowOf, sql, Storage } from '@setpoint/service-kit';
import { attachUpload, discardUpload, registerUpload } from '@setpoint/uploads/service';
import type { Unit } from '../application/ports/court-books.js';
import { Uploads } from '../application/ports/uploads.js';

interface KnownRow {
  readonly key: string;
  readonly media_type: string | null;
  readonly state: string;
}

@Injectable()
export class PostgresUploads extends Uploads {
  constructor(
    private readonly storage: Storage,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async register(ownerId: UserId, key: string, type: string | null, now: Date): Promise<string> {
    const id = this.ids.next();
    await this.storage.transaction(async (manager) => {
      await registerUpload(manager, { id, key, ownerId, now });
      await execute(manager, sql`update upload set media_type = ${type} where id = ${id}`);
    });
    return id;
  }

  override async attach(
    id: string,
    ownerId: UserId,
    kind: 'PICTURE' | 'DOCUMENT',
    now: Date,
    { manager }: Unit,
  ): Promise<string | null> {
    const row = await rowOf<KnownRow>(manager, sql`select key, media_type, state from upload where id = ${id}`);
    if (!row || (row.media_type === null) !== (kind === 'PICTURE')) return null;
    return (await attachUpload(manager, id, ownerId, now)) ? row.key : null;
  }

  override discard(id: string, clearsAt: Date, { manager }: Unit): Promise<void> {
    return discardUpload(manager, id, clearsAt, null);
  }

  override async document(id: string): Promise<{ key: string; type: string } | null> {
    const row = await rowOf<KnownRow>(
      this.storage.manager,
      sql`select key, media_type, state from upload where id = ${id} and media_type is not null`,
    );
    return row ? { key: row.key, type: row.media_type! } : null;
  }
}
