import { Injectable } from '@nestjs/common';
import { Ids, type UserId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { attachUpload, discardUpload, registerUpload, uploadRow } from '@setpoint/uploads/service';
import type { Unit } from '../application/ports/books.js';
import { Photos } from '../application/ports/photos.js';

@Injectable()
export class PostgresPhotos extends Photos {
  constructor(
    private readonly storage: Storage,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async register(ownerId: UserId, key: string, now: Date): Promise<string> {
    const id = this.ids.next();
    await registerUpload(this.storage.manager, { id, key, ownerId, now });
    return id;
  }

  override async attach(uploadId: string, ownerId: UserId, now: Date, { manager }: Unit): Promise<string | null> {
    if (!(await attachUpload(manager, uploadId, ownerId, now))) return null;
    return (await uploadRow(manager, uploadId))!.key;
  }

  override discard(uploadId: string, now: Date, { manager }: Unit): Promise<void> {
    return discardUpload(manager, uploadId, now, null);
  }
}
