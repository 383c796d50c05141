import { Injectable } from '@nestjs/common';
import { accept, Clock, reasonOf, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { MOST_PHOTOS, photosInOrder, withoutPhoto, withPhoto } from '../domain/photos.js';
import type { SupportAction } from '../domain/support-action.js';
import type { TournamentId, TournamentPhoto } from '../domain/tournament.js';
import { Books, type BookChange, type Unit } from './ports/books.js';
import { Photos } from './ports/photos.js';

export type PhotoRefusal =
  | 'TOURNAMENT_NOT_FOUND'
  | 'UPLOAD_NOT_FOUND'
  | 'TOO_MANY_PHOTOS'
  | 'PHOTOS_CHANGED'
  | 'REASON_REQUIRED';

type Answer = Outcome<TournamentId, PhotoRefusal>;
type Shown = readonly TournamentPhoto[];

interface PhotosChange extends Pick<SupportAction, 'kind' | 'reason' | 'before' | 'after'> {
  readonly photos: Shown;
}

/** Null: nothing to change. */
type Decide = (photos: Shown, unit: Unit) => Promise<Outcome<PhotosChange | null, PhotoRefusal>>;

/** Photos of a tournament, ordered by support (TRN-01, ADM-04). Idempotent. */
@Injectable()
export class SupportPhotos {
  constructor(
    private readonly books: Books,
    private readonly photos: Photos,
    private readonly clock: Clock,
  ) {}

  register(ownerId: UserId, key: string): Promise<string> {
    return this.photos.register(ownerId, key, this.clock.now());
  }

  add(by: UserId, id: TournamentId, uploadId: string): Promise<Answer> {
    const now = this.clock.now();
    return this.change(by, id, now, async (shown, unit) => {
      if (shown.some((photo) => photo.id === uploadId)) return accept(null);
      if (shown.length >= MOST_PHOTOS) return refuse('TOO_MANY_PHOTOS');
      const key = await this.photos.attach(uploadId, by, now, unit);
      if (key === null) return refuse('UPLOAD_NOT_FOUND');
      const added = withPhoto(shown, { id: uploadId, key });
      if (!added.ok) return added;
      const after = { photo: uploadId, position: added.value.length };
      return accept({ kind: 'PHOTO_ADDED', reason: null, before: null, after, photos: added.value });
    });
  }

  async remove(by: UserId, id: TournamentId, photoId: string, given: string): Promise<Answer> {
    const reason = reasonOf(given);
    if (reason === null) return refuse('REASON_REQUIRED');
    const now = this.clock.now();
    return this.change(by, id, now, async (shown, unit) => {
      const position = shown.findIndex((photo) => photo.id === photoId) + 1;
      if (position === 0) return accept(null);
      await this.photos.discard(photoId, now, unit);
      const before = { photo: photoId, position };
      return accept({ kind: 'PHOTO_REMOVED', reason, before, after: null, photos: withoutPhoto(shown, photoId) });
    });
  }

  order(by: UserId, id: TournamentId, photoIds: readonly string[]): Promise<Answer> {
    return this.change(by, id, this.clock.now(), async (shown) => {
      const ordered = photosInOrder(shown, photoIds);
      if (!ordered.ok) return ordered;
      const was = shown.map((photo) => photo.id);
      if (was.every((each, at) => each === photoIds[at])) return accept(null);
      const [before, after] = [{ photos: was }, { photos: photoIds }];
      return accept({ kind: 'PHOTOS_ORDERED', reason: null, before, after, photos: ordered.value });
    });
  }

  private async change(by: UserId, id: TournamentId, at: Date, decide: Decide): Promise<Answer> {
    const answer = await this.books.change<Answer>(
      id,
      async (book, unit): Promise<BookChange<Answer>> => {
        const { tournament } = book;
        const outcome = await decide(tournament.photos, unit);
        if (!outcome.ok) return { answer: outcome };
        if (outcome.value === null) return { answer: accept(id) };
        const { photos, ...action } = outcome.value;
        return {
          answer: accept(id),
          book: { ...book, tournament: { ...tournament, photos, version: tournament.version + 1 } },
          action: { tournamentId: id, by, at, ...action },
        };
      },
      { now: at },
    );
    return answer ?? refuse('TOURNAMENT_NOT_FOUND');
  }
}
