import type { MatchId, UserId } from '@setpoint/kernel';
import type { MatchPhoto } from '../../domain/photo/photo.js';

/** A photo with where its files are. */
export interface ShownPhoto {
  readonly matchId: MatchId;
  readonly photo: MatchPhoto;
  readonly key: string;
}

/** Photos of matches, as far as they are looked at. */
export abstract class Photos {
  /** Of these matches, those that have one, in any order. */
  abstract of(matches: readonly MatchId[]): Promise<readonly ShownPhoto[]>;
  /** Where the files of a photo are that was reported, also when it is shown no more; null once they are gone. */
  abstract keyOf(photoId: string): Promise<string | null>;
  /** Remembers an upload before its files are stored, and resolves with its id. */
  abstract register(ownerId: UserId, key: string, now: Date): Promise<string>;
}

/** Photos within a transaction that has loaded the match. */
export interface PhotoChanges {
  load(match: MatchId): Promise<MatchPhoto | null>;
  /** Puts the owner's upload in the place of what is there. False when it is no upload of theirs that waits. */
  put(match: MatchId, photo: MatchPhoto): Promise<boolean>;
  /** Its files go; those of a reported one are kept for support for a while. */
  remove(match: MatchId, photo: MatchPhoto, now: Date): Promise<void>;
}
