import type { UserId } from '@setpoint/kernel';

export type CourtActionKind =
  | ('SUGGESTION_APPROVED' | 'SUGGESTION_MERGED' | 'SUGGESTION_REJECTED' | 'CLAIM_GRANTED' | 'CLAIM_REJECTED')
  | ('OWNER_ASSIGNED' | 'EDITED' | 'FIELDS_EDITED' | 'OFFERS_EDITED' | 'PHOTO_ADDED' | 'PHOTO_REMOVED')
  | ('PHOTOS_ORDERED' | 'PHOTO_DESCRIBED' | 'COVER_SET' | 'LOGO_SET');

/** A history entry of a centre, suggestion or claim (ADM-02). */
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

/** Subject in the audit log for actions of support (ADM-01). */
export interface NewCourtAction extends CourtAction {
  readonly ofSupport?: 'CENTRE' | 'COURT_SUGGESTION' | 'COURT_CLAIM';
}
