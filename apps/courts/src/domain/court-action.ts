import type { UserId } from '@setpoint/kernel';

export type CourtActionKind =
  | ('SUGGESTION_APPROVED' | 'SUGGESTION_MERGED' | 'SUGGESTION_REJECTED' | 'CLAIM_GRANTED' | 'CLAIM_REJECTED')
  | ('OWNER_ASSIGNED' | 'EDITED' | 'FIELDS_EDITED' | 'OFFERS_EDITED' | 'PHOTO_ADDED' | 'PHOTO_REMOVED')
  | ('PHOTOS_ORDERED' | 'PHOTO_DESCRIBED' | 'COVER_SET' | 'LOGO_SET');

/** Who did what about a centre, a suggestion or a claim, and why (ADM-02). */
export interface CourtAction {
  /** Of the centre, the suggestion or the claim. */
  readonly about: string;
  readonly kind: CourtActionKind;
  readonly by: UserId;
  readonly at: Date;
  readonly reason: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** What support does stands in the audit log, too (ADM-01): under what it is about. */
export interface NewCourtAction extends CourtAction {
  readonly ofSupport?: 'CENTRE' | 'COURT_SUGGESTION' | 'COURT_CLAIM';
}
