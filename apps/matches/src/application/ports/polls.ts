import type { MatchId } from '@setpoint/kernel';
import type { Poll } from '../../domain/polls/poll.js';

/** Read access to polls. */
export abstract class Polls {
  /** The newest poll of each of these matches that has one, in any order. */
  abstract latest(matches: readonly MatchId[]): Promise<readonly Poll[]>;
}
