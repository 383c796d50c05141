import type { LeftOutReason } from './left-out.js';
import { wants } from './preferences.js';
import { quietUntil } from './quiet-hours.js';
import type { Reach } from './reach.js';
import type { Channel, Topic } from './topics.js';

/** A message about to be sent, as needed for the decision. */
export interface Leaving {
  readonly channel: Channel;
  /** Null for requested messages such as codes, which are always sent. */
  readonly topic: Topic | null;
  /** Skipped if read in the app. */
  readonly wasRead: boolean;
  /** Expiry, such as the start of the match. */
  readonly goodUntil: Date | null;
}

export type Verdict =
  | { readonly kind: 'NOW' }
  | { readonly kind: 'LATER'; readonly at: Date }
  | { readonly kind: 'NEVER'; readonly reason: LeftOutReason };

/** Channels that interrupt people; mail and the bell do not. */
const INSTANT: readonly Channel[] = ['PUSH', 'WHATSAPP', 'SMS'];

/**
 * Whether a message may be sent now (NTF-07). Messages that were turned off or read are not sent. Instant messages wait
 * until the quiet hours are over, unless they would be useless by then; so does chat, which the app shows anyway.
 */
export function verdictOn({ channel, topic, wasRead, goodUntil }: Leaving, reach: Reach, now: Date): Verdict {
  if (topic === null) return { kind: 'NOW' };
  if (reach.closed && !(channel === 'EMAIL' && topic === 'PAYMENTS'))
    return { kind: 'NEVER', reason: 'ACCOUNT_CLOSED' };
  if (!wants(reach.choices, topic, channel)) return { kind: 'NEVER', reason: 'TURNED_OFF' };
  if (wasRead) return { kind: 'NEVER', reason: 'READ' };
  if (!INSTANT.includes(channel)) return { kind: 'NOW' };
  const until = quietUntil(now, reach.quiet, reach.timeZone);
  return until === null || (goodUntil !== null && goodUntil <= until) ? { kind: 'NOW' } : { kind: 'LATER', at: until };
}
