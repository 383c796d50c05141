import { userId } from '@setpoint/kernel';
import { EntitySchema } from 'typeorm';
import type { MatchPhoto } from '../domain/photo/photo.js';

export interface MatchPhotoRow {
  match_id: string;
  upload_id: string;
  added_by: string;
  added_at: Date;
}

export const MatchPhotoEntity = new EntitySchema<MatchPhotoRow>({
  name: 'match_photo',
  tableName: 'match_photo',
  columns: {
    match_id: { type: 'text', primary: true },
    upload_id: { type: 'text' },
    added_by: { type: 'text' },
    added_at: { type: 'timestamptz' },
  },
});

export const toPhoto = ({ upload_id, added_by, added_at }: MatchPhotoRow): MatchPhoto => ({
  id: upload_id,
  addedBy: userId(added_by),
  addedAt: added_at,
});
