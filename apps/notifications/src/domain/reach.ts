import { wants, type Choice } from './preferences.js';
import { USUAL_QUIET_HOURS, type DigestFrequency, type QuietHours } from './quiet-hours.js';
import type { Channel, Topic } from './topics.js';

/** How somebody can be reached away from the app, and what they chose. */
export interface Reach {
  /** Locked or deleted: only messages about money are sent. */
  readonly closed: boolean;
  /** Verified mobile number, E.164. */
  readonly number: string | null;
  readonly choices: readonly Choice[];
  /** Browsers and phones in which the person is signed in and asked for notifications; their ids. */
  readonly subscriptions: readonly string[];
  readonly quiet: QuietHours;
  readonly digest: DigestFrequency;
  /** IANA name; null where their place is not known. */
  readonly timeZone: string | null;
}

/** Defaults for unknown people. */
export const NO_REACH: Reach = {
  ...{ closed: false, number: null, choices: [], subscriptions: [] },
  ...{ quiet: USUAL_QUIET_HOURS, digest: 'WEEKLY', timeZone: null },
};

/** Whether the person can and wants to be notified of a topic on a channel. Mails wait for an address. */
export function isReachable(reach: Reach, topic: Topic, channel: Channel): boolean {
  if (reach.closed || !wants(reach.choices, topic, channel)) return false;
  if (channel === 'EMAIL') return true;
  return channel === 'PUSH' ? reach.subscriptions.length > 0 : reach.number !== null;
}
