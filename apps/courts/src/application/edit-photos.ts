import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type CourtId, type Outcome, type UserId } from '@setpoint/kernel';
import type { CourtActionKind } from '../domain/court-action.js';
import type { Court } from '../domain/court.js';
import { mayEdit, type Editor } from '../domain/edit-court.js';
import { inOrder, withCover, withoutPhoto, withPhoto, withWords, type PhotoRefusal } from '../domain/photos.js';
import { CourtBooks, type Unit } from './ports/court-books.js';
import { Uploads } from './ports/uploads.js';

type Photos = Pick<Court, 'photos' | 'coverPhotoId' | 'logo'>;
type Refusal = PhotoRefusal | 'COURT_NOT_FOUND' | 'NOT_YOUR_COURT' | 'UPLOAD_NOT_FOUND';
type Answer = Outcome<CourtId, Refusal>;
/** Null: nothing to change. */
type Decide = (court: Court, unit: Unit) => Outcome<Photos | null, Refusal> | Promise<Outcome<Photos | null, Refusal>>;

/** Photos and logo of a centre, ordered by its owner (CRT-07). Idempotent. */
@Injectable()
export class EditPhotos {
  constructor(
    private readonly books: CourtBooks,
    private readonly uploads: Uploads,
    private readonly clock: Clock,
  ) {}

  register(ownerId: UserId, key: string): Promise<string> {
    return this.uploads.register(ownerId, key, null, this.clock.now());
  }

  add(editor: Editor, id: CourtId, uploadId: string): Promise<Answer> {
    return this.change(editor, id, 'PHOTO_ADDED', async (court, unit) => {
      if (court.photos.some((photo) => photo.id === uploadId)) return accept(null);
      const place = withPhoto(court, { id: uploadId, key: '', alt: null });
      if (!place.ok) return place;
      const key = await this.uploads.attach(uploadId, editor.userId, 'PICTURE', this.clock.now(), unit);
      return key === null ? refuse('UPLOAD_NOT_FOUND') : withPhoto(court, { id: uploadId, key, alt: null });
    });
  }

  remove(editor: Editor, id: CourtId, photoId: string): Promise<Answer> {
    return this.change(editor, id, 'PHOTO_REMOVED', async (court, unit) => {
      if (!court.photos.some((photo) => photo.id === photoId)) return accept(null);
      await this.uploads.discard(photoId, this.clock.now(), unit);
      return accept(withoutPhoto(court, photoId));
    });
  }

  order(editor: Editor, id: CourtId, photoIds: readonly string[]): Promise<Answer> {
    return this.change(editor, id, 'PHOTOS_ORDERED', (court) => {
      const ordered = inOrder(court, photoIds);
      const isSame = ordered.ok && court.photos.every((photo, at) => photo.id === photoIds[at]);
      return isSame ? accept(null) : ordered;
    });
  }

  describe(editor: Editor, id: CourtId, photoId: string, words: string): Promise<Answer> {
    return this.change(editor, id, 'PHOTO_DESCRIBED', (court) => withWords(court, photoId, words));
  }

  setCover(editor: Editor, id: CourtId, photoId: string | null): Promise<Answer> {
    return this.change(editor, id, 'COVER_SET', (court) =>
      court.coverPhotoId === photoId ? accept(null) : withCover(court, photoId),
    );
  }

  setLogo(editor: Editor, id: CourtId, uploadId: string | null): Promise<Answer> {
    return this.change(editor, id, 'LOGO_SET', async (court, unit) => {
      if ((court.logo?.id ?? null) === uploadId) return accept(null);
      const now = this.clock.now();
      const key = uploadId && (await this.uploads.attach(uploadId, editor.userId, 'PICTURE', now, unit));
      if (uploadId && !key) return refuse('UPLOAD_NOT_FOUND');
      if (court.logo) await this.uploads.discard(court.logo.id, now, unit);
      return accept({ ...court, logo: uploadId && key ? { id: uploadId, key, alt: null } : null });
    });
  }

  private async change(editor: Editor, id: CourtId, kind: CourtActionKind, decide: Decide): Promise<Answer> {
    const answer = await this.books.change<Answer>(id, async (court, unit) => {
      if (!mayEdit(court, editor)) return { answer: refuse('NOT_YOUR_COURT') };
      const outcome = await decide(court, unit);
      if (!outcome.ok) return { answer: outcome };
      if (outcome.value === null) return { answer: accept(id) };
      const { photos, coverPhotoId, logo } = outcome.value;
      return {
        answer: accept(id),
        court: { ...court, photos, coverPhotoId, logo },
        action: {
          ...{ kind, by: editor.userId, at: this.clock.now(), reason: null },
          ...(editor.isSupport && { ofSupport: 'CENTRE' as const }),
          ...{ before: { photos: court.photos.length }, after: { photos: photos.length } },
        },
      };
    });
    return answer ?? refuse('COURT_NOT_FOUND');
  }
}
