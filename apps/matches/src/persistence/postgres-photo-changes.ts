import type { MatchId } from '@setpoint/kernel';
import { rowOf, sql } from '@setpoint/service-kit';
import { newUploadKey } from '@setpoint/uploads';
import { attachUpload, discardUpload } from '@setpoint/uploads/service';
import type { EntityManager } from 'typeorm';
import type { PhotoChanges } from '../application/ports/photos.js';
import type { MatchPhoto } from '../domain/photo/photo.js';
import { after, REPORTED_PHOTO_MS } from '../domain/rules/deadlines.js';
import { MatchPhotoEntity, toPhoto } from './photo-entities.js';

export class PostgresPhotoChanges implements PhotoChanges {
  constructor(
    private readonly manager: EntityManager,
    private readonly changed: (match: MatchId) => void,
  ) {}

  async load(match_id: MatchId): Promise<MatchPhoto | null> {
    const row = await this.manager.findOneBy(MatchPhotoEntity, { match_id });
    return row && toPhoto(row);
  }

  async put(match_id: MatchId, { id, addedBy, addedAt }: MatchPhoto): Promise<boolean> {
    if (!(await attachUpload(this.manager, id, addedBy, addedAt))) return false;
    await this.manager.insert(MatchPhotoEntity, { match_id, upload_id: id, added_by: addedBy, added_at: addedAt });
    this.changed(match_id);
    return true;
  }

  async remove(match_id: MatchId, { id }: MatchPhoto, now: Date): Promise<void> {
    await this.manager.delete(MatchPhotoEntity, { match_id });
    const reported = await rowOf(this.manager, sql`select 1 from support_case where photo_id = ${id} limit 1`);
    const keep = reported ? { key: newUploadKey(), until: after(now, REPORTED_PHOTO_MS) } : null;
    await discardUpload(this.manager, id, now, keep);
    this.changed(match_id);
  }
}
