import type { OutgoingEvent } from '@setpoint/events';
import type { PrizeChoice } from '../../domain/league.js';
import type { Award } from './play-reads.js';

export interface KnownAward extends Award {
  readonly leagueName: string;
}

export interface AwardChange<R> {
  readonly answer: R;
  readonly claim?: { readonly kind: PrizeChoice['kind']; readonly at: Date; readonly event: OutgoingEvent };
}

/** Prizes that were won. */
export abstract class Awards {
  /** Decides while holding the prize's lock; null if there is none. */
  abstract change<R>(id: string, decide: (award: KnownAward) => AwardChange<R>): Promise<R | null>;
}
