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

/** Consequences of entry changes for the draw, in the caller's transaction. */
export abstract class Play {
  /** Freezes entries, makes the draw and opens the first phase. Once per tournament. */
  abstract begin(start: Start, manager: EntityManager, effects: Effects): Promise<void>;
  /** An entry is out: its open matches are forfeited. Idempotent. */
  abstract leave(
    tournamentId: string,
    entryId: string,
    reason: LeavingReason,
    at: Date,
    manager: EntityManager,
    effects: Effects,
  ): Promise<void>;
}
