import type { SportId } from '@setpoint/kernel';

/** What results that arrived after later ones have left to be replayed. */
export abstract class LateResults {
  /** Replays the next part of a sport in its own transaction. False if there is nothing to replay. */
  abstract replayNext(sport: SportId, now: Date): Promise<boolean>;
}
