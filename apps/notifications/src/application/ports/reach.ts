import type { Choice } from '../../domain/preferences.js';
import type { DigestFrequency, QuietHours } from '../../domain/quiet-hours.js';
import type { Reach } from '../../domain/reach.js';

/** Contact data from identity, players and preferences. */
export abstract class Reaches {
  /** Unknown people are unreachable. */
  abstract of(userIds: readonly string[]): Promise<ReadonlyMap<string, Reach>>;
  abstract choose(userId: string, choice: Choice): Promise<void>;
  abstract setQuietHours(userId: string, quiet: QuietHours): Promise<void>;
  abstract setDigest(userId: string, digest: DigestFrequency): Promise<void>;
}
