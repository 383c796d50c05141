import type { UserId } from '@setpoint/kernel';
import type { EntityManager } from 'typeorm';
import type { LeaguePhase } from '../../domain/league.js';
import type { PlayingGroup } from '../../domain/play/group.js';

/** What support asked for once, so that asking again imports nothing twice. */
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

/** Phases that go out and come in as records. */
export abstract class PhaseRecords {
  /** Names by which people are known; of those that are. */
  abstract namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The same request elsewhere waits until the end of the transaction. */
  abstract requested(
    request: ImportRequestKey,
    manager: EntityManager,
  ): Promise<{ readonly inputHash: string; readonly phaseId: string } | null>;
  /** In the transaction of the league's book. */
  abstract keep(past: PastPhase, manager: EntityManager): Promise<void>;
}
