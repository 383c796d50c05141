import { Injectable } from '@nestjs/common';
import { Ids, matchId, type MatchId, type UserId } from '@setpoint/kernel';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { registerUpload, uploadRow } from '@setpoint/uploads/service';
import { Photos, type ShownPhoto } from '../application/ports/photos.js';
import { toPhoto, type MatchPhotoRow } from './photo-entities.js';

@Injectable()
export class PostgresPhotos extends Photos {
  constructor(
    private readonly storage: Storage,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async of(matches: readonly MatchId[]): Promise<readonly ShownPhoto[]> {
    const rows = await rowsOf<MatchPhotoRow & { key: string }>(
      this.storage.manager,
      sql`select p.*, u.key from match_photo p join upload u on u.id = p.upload_id
        where p.match_id = any(${matches}::text[])`,
    );
    return rows.map((row) => ({ matchId: matchId(row.match_id), photo: toPhoto(row), key: row.key }));
  }

  override async keyOf(photoId: string): Promise<string | null> {
    return (await uploadRow(this.storage.manager, photoId))?.key ?? null;
  }

  override async register(ownerId: UserId, key: string, now: Date): Promise<string> {
    const id = this.ids.next();
    await registerUpload(this.storage.manager, { id, key, ownerId, now });
    return id;
  }
}
