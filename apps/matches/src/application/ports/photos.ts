import type { MatchId, UserId } from '@setpoint/kernel';
import type { MatchPhoto } from '../../domain/photo/photo.js';

/** A photo with where its files are. */
export interface ShownPhoto {
  readonly matchId: MatchId;
  readonly photo: MatchPhoto;
  readonly key: string;
}

/** Read access to photos of matches. */
export abstract class Photos {
  /** Of these matches, those that have one, in any order. */
  abstract of(matches: readonly MatchId[]): Promise<readonly ShownPhoto[]>;
  /** Files of a reported photo, even if it is no longer shown; null once deleted. */
  abstract keyOf(photoId: string): Promise<string | null>;
  /** Registers an upload before its files are stored, and resolves with its id. */
  abstract register(ownerId: UserId, key: string, now: Date): Promise<string>;
}

/** Photos within a transaction that has loaded the match. */
export interface PhotoChanges {
  load(match: MatchId): Promise<MatchPhoto | null>;
  /** Replaces the photo with the owner's upload. False if there is no such pending upload. */
  put(match: MatchId, photo: MatchPhoto): Promise<boolean>;
  /** Deletes its files; those of a reported photo are kept for support for a while. */
  remove(match: MatchId, photo: MatchPhoto, now: Date): Promise<void>;
}
