import type { Choice } from '../../domain/preferences.js';
import type { DigestFrequency, QuietHours } from '../../domain/quiet-hours.js';
import type { Reach } from '../../domain/reach.js';

/** How people can be reached, from events of identity and players and from what they chose here. */
export abstract class Reaches {
  /** Of everybody who is asked about: who is not known can't be reached. */
  abstract of(userIds: readonly string[]): Promise<ReadonlyMap<string, Reach>>;
  abstract choose(userId: string, choice: Choice): Promise<void>;
  abstract setQuietHours(userId: string, quiet: QuietHours): Promise<void>;
  abstract setDigest(userId: string, digest: DigestFrequency): Promise<void>;
}
