import type { UserId } from '@setpoint/kernel';
import type { EntityManager } from 'typeorm';
import type { LeaguePhase } from '../../domain/league.js';
import type { PlayingGroup } from '../../domain/play/group.js';

/** A request of support, stored so that imports are idempotent. */
export interface ImportRequestKey {
  readonly by: UserId;
  readonly requestId: string;
}

export interface PastPhase {
  readonly phase: LeaguePhase;
  /** Closed, with all their matches. */
  readonly groups: readonly PlayingGroup[];
  readonly request: ImportRequestKey & { readonly inputHash: string };
}

/** Export and import of phases as records. */
export abstract class PhaseRecords {
  /** Display names of known people. */
  abstract namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Locks the request id until the end of the transaction. */
  abstract requested(
    request: ImportRequestKey,
    manager: EntityManager,
  ): Promise<{ readonly inputHash: string; readonly phaseId: string } | null>;
  /** In the transaction of the league's book. */
  abstract keep(past: PastPhase, manager: EntityManager): Promise<void>;
}
