import type { UserId } from '@setpoint/kernel';
import type { TournamentId } from './tournament.js';

export type SupportActionKind =
  | 'CREATED'
  | 'EDITED'
  | 'OPENED'
  | 'STARTED'
  | 'CANCELLED'
  | 'ENTRY_EXCLUDED'
  | 'FIXTURE_EXTENDED'
  | 'FIXTURE_DECIDED'
  | 'ENTRIES_EXCHANGED'
  | 'PRIORITY_CHANGED'
  | 'PLAYERS_INVITED'
  | 'SEEDS_SET'
  | 'IMPORTED'
  | 'GUEST_LINKED'
  | 'PHOTO_ADDED'
  | 'PHOTO_REMOVED'
  | 'PHOTOS_ORDERED';

/** An action of support (ADM-01). */
export interface SupportAction {
  readonly tournamentId: TournamentId;
  readonly kind: SupportActionKind;
  readonly by: UserId;
  readonly at: Date;
  readonly reason: string | null;
  readonly before: unknown;
  readonly after: unknown;
}
