import type { LeftOutReason } from './left-out.js';
import { wants } from './preferences.js';
import { quietUntil } from './quiet-hours.js';
import type { Reach } from './reach.js';
import type { Channel, Topic } from './topics.js';

/** What is about to leave, as far as it is asked whether it may. */
export interface Leaving {
  readonly channel: Channel;
  /** Null for what was asked for a moment ago, such as a code: it always leaves. */
  readonly topic: Topic | null;
  /** Whoever has read what it tells of in the app needs no message of it. */
  readonly wasRead: boolean;
  /** After this instant it is of no use: when the match starts of which it tells. */
  readonly goodUntil: Date | null;
}

export type Verdict =
  | { readonly kind: 'NOW' }
  | { readonly kind: 'LATER'; readonly at: Date }
  | { readonly kind: 'NEVER'; readonly reason: LeftOutReason };

/** They ring; a mail and the bell don't. */
const RINGING: readonly Channel[] = ['PUSH', 'WHATSAPP', 'SMS'];

/**
 * Whether a message may leave now (NTF-07): what was turned off or read does not, and what rings waits until the
 * quiet hours are over, unless it would be of no use by then. Chat waits, too: whoever is up has it in the app.
 */
export function verdictOn({ channel, topic, wasRead, goodUntil }: Leaving, reach: Reach, now: Date): Verdict {
  if (topic === null) return { kind: 'NOW' };
  if (reach.closed && !(channel === 'EMAIL' && topic === 'PAYMENTS'))
    return { kind: 'NEVER', reason: 'ACCOUNT_CLOSED' };
  if (!wants(reach.choices, topic, channel)) return { kind: 'NEVER', reason: 'TURNED_OFF' };
  if (wasRead) return { kind: 'NEVER', reason: 'READ' };
  if (!RINGING.includes(channel)) return { kind: 'NOW' };
  const until = quietUntil(now, reach.quiet, reach.timeZone);
  return until === null || (goodUntil !== null && goodUntil <= until) ? { kind: 'NOW' } : { kind: 'LATER', at: until };
}
