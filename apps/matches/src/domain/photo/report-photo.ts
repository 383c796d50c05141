import { accept, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import type { Case, PhotoReason } from '../cases/case.js';
import { LONGEST_REPORT } from '../cases/report-misconduct.js';
import { isHidden, type Match } from '../match.js';
import { invalidData, type MatchCode } from '../refusals.js';
import { findTextErrors, tidy } from '../rules/text.js';
import type { MatchPhoto } from './photo.js';

export interface ReportPhoto {
  readonly who: UserId;
  /** The photo that the player saw. */
  readonly photoId: string;
  readonly reason: PhotoReason;
  readonly text: string | null;
}

/** Reports somebody else's photo to support, as a new case (MAT-17). */
export function reportPhoto(
  match: Match,
  photo: MatchPhoto | null,
  { who, photoId, reason, ...report }: ReportPhoto,
  id: string,
  now: Date,
): Outcome<Case, MatchCode> {
  if (isHidden(match, who)) return refuse('MATCH_NOT_FOUND');
  if (photo?.id !== photoId) return refuse('PHOTO_GONE');
  if (photo.addedBy === who) return refuse('OWN_PHOTO');
  const text = tidy(report.text);
  const fields = findTextErrors('text', text, LONGEST_REPORT);
  if (reason === 'OTHER' && text === null) fields.push({ field: 'text', code: 'REQUIRED' });
  if (fields.length > 0) return invalidData(...fields);
  return accept({
    ...{ id, matchId: match.id, openedAt: now, misconduct: null },
    photo: { photoId, reporterId: who, accusedId: photo.addedBy, reason, text },
    ...{ state: 'OPEN', assigneeId: null, history: [] },
  });
}
