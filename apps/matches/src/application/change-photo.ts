import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, refuse, type MatchId, type Outcome, type UserId } from '@setpoint/kernel';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';
import { passTime } from '../domain/pass-time.js';
import { findPhotoRefusal, removePhoto } from '../domain/photo/photo.js';
import { reportPhoto, type ReportPhoto } from '../domain/photo/report-photo.js';
import type { MatchCode } from '../domain/refusals.js';
import { Matches, type MatchTransaction } from './ports/matches.js';

const CHANGING: RateLimit = { name: 'change-photo', points: 30, seconds: 3_600 };
/** Limit per person, because support reads each one. */
const REPORTING: RateLimit = { name: 'report-photo', points: 10, seconds: 86_400 };

type Done = Outcome<null, MatchCode>;

/** Adds, replaces, removes and reports the photo of a match (MAT-17). Idempotent. */
@Injectable()
export class ChangePhoto {
  constructor(
    private readonly matches: Matches,
    private readonly limiter: RateLimiter,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  set(id: MatchId, who: UserId, uploadId: string): Promise<Done> {
    return this.limited(CHANGING, who, async (transaction) => {
      const { photos } = transaction;
      const found = await transaction.load(id);
      if (!found) return refuse('MATCH_NOT_FOUND');
      const now = this.clock.now();
      const { match } = passTime(found, now);
      const photo = await photos.load(id);
      if (photo?.id === uploadId && photo.addedBy === who) return accept(null);
      const refusal = findPhotoRefusal(match, photo, who, now);
      if (refusal) return refuse(refusal);
      if (photo) await photos.remove(id, photo, now);
      if (await photos.put(id, { id: uploadId, addedBy: who, addedAt: now })) return accept(null);
      throw new UploadMissing();
    });
  }

  remove(id: MatchId, who: UserId, photoId: string): Promise<Done> {
    return this.limited(CHANGING, who, async (transaction) => {
      const { photos } = transaction;
      const match = await transaction.load(id);
      if (!match) return refuse('MATCH_NOT_FOUND');
      const decision = removePhoto(match, await photos.load(id), { who, photoId });
      if (!decision.ok) return decision;
      if (decision.value) await photos.remove(id, decision.value, this.clock.now());
      return accept(null);
    });
  }

  report(id: MatchId, report: ReportPhoto): Promise<Done> {
    return this.limited(REPORTING, report.who, async (transaction) => {
      const match = await transaction.load(id);
      if (!match) return refuse('MATCH_NOT_FOUND');
      const decision = reportPhoto(match, await transaction.photos.load(id), report, this.ids.next(), this.clock.now());
      if (!decision.ok) return decision;
      await transaction.openCase(decision.value);
      return accept(null);
    });
  }

  private async limited(
    limit: RateLimit,
    who: UserId,
    work: (transaction: MatchTransaction) => Promise<Done>,
  ): Promise<Done> {
    const { allowed, retryAfterSeconds } = await this.limiter.take(limit, who);
    if (!allowed) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
    try {
      return await this.matches.transaction(work);
    } catch (error) {
      if (error instanceof UploadMissing) return refuse('UPLOAD_NOT_FOUND');
      throw error;
    }
  }
}

/** Rolls back the transaction: the photo to be replaced is kept. */
class UploadMissing extends Error {}
