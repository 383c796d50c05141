import type { Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { LeavingReason } from '../../domain/play/play.js';
import type { FrozenEntry } from '../../domain/registration.js';
import type { Tournament } from '../../domain/tournament.js';

export interface Start {
  readonly tournament: Tournament;
  /** 2 to 128. */
  readonly entries: readonly FrozenEntry[];
  readonly at: Date;
}

/** What follows in the draw from what happens to entries; in the transaction of whoever says so. */
export abstract class Play {
  /** The entries are frozen: makes the draw and opens the first phase. Once for each tournament. */
  abstract begin(start: Start, manager: EntityManager, effects: Effects): Promise<void>;
  /** An entry is out: what it has still to play is forfeited. Said again, it changes nothing. */
  abstract leave(
    tournamentId: string,
    entryId: string,
    reason: LeavingReason,
    at: Date,
    manager: EntityManager,
    effects: Effects,
  ): Promise<void>;
}
