import type { EventContract } from '@setpoint/events';
import type { Notice } from './notice.js';
import { OF_CHAT } from './recipients/of-chat.js';
import { OF_COMPETITIONS } from './recipients/of-competitions.js';
import { OF_PLAYERS } from './recipients/of-players.js';
import { OF_COURTS } from './recipients/of-courts.js';
import { OF_MATCHES } from './recipients/of-matches.js';
import { OF_PAYMENTS } from './recipients/of-payments.js';
import type { Known, Rule } from './recipients/rule.js';

/** An event as far as the rules need it. */
export interface Occurrence {
  /** `<owner>.<what-happened>.v<n>` */
  readonly type: string;
  readonly data: unknown;
}

const RULES: ReadonlyMap<string, Rule> = new Map(
  [...OF_MATCHES, ...OF_COMPETITIONS, ...OF_PAYMENTS, ...OF_CHAT, ...OF_COURTS, ...OF_PLAYERS].map((rule) => [
    rule.contract.type,
    rule,
  ]),
);

/**
 * Recipients of an event: each person at most once, never the actor or the platform. An event
 * without a rule notifies nobody.
 */
export function recipientsOf(event: Occurrence, known: Known = {}): Notice[] {
  return RULES.get(event.type)?.noticesOf(event.data, known) ?? [];
}

/** The events that somebody may be notified of. */
export const notifyingEvents = (): EventContract[] => [...RULES.values()].map(({ contract }) => contract);
