import type { MatchId } from '@setpoint/kernel';
import type { PhotoChanges } from '../../src/application/ports/photos.js';
import type { MatchPhoto } from '../../src/domain/photo/photo.js';
import type { MemoryStore } from './memory-store.js';

export class MemoryPhotoChanges implements PhotoChanges {
  constructor(private readonly store: MemoryStore) {}

  async load(match: MatchId): Promise<MatchPhoto | null> {
    return this.store.photos.get(match) ?? null;
  }

  async put(match: MatchId, photo: MatchPhoto): Promise<boolean> {
    if (this.store.uploads.get(photo.id) !== photo.addedBy) return false;
    this.store.uploads.delete(photo.id);
    this.store.photos.set(match, photo);
    return true;
  }

  async remove(match: MatchId): Promise<void> {
    this.store.photos.delete(match);
  }
}
