import type { Outcome, Page, PageRequest, UserId } from '@setpoint/kernel';
import type { Population } from '../../domain/fair-play/population.js';
import type { FairPlayCode, FairPlayRecord, WatchState } from '../../domain/fair-play/review.js';
import type { FairPlayKind } from '../../domain/fair-play/signals.js';
import type { Suspicion } from '../../domain/fair-play/suspicion.js';
import type { WatchedLevel, WatchedMatch, WatchedPlayer } from '../../domain/fair-play/watched.js';

export interface FairPlayCriteria {
  readonly state: WatchState | null;
  readonly kind: FairPlayKind | null;
  /** From which score on. */
  readonly least: number;
}

export interface FairPlayScore {
  readonly countedAt: Date;
  readonly score: number;
}

/** Matches examined per player, and sample size of the baseline. */
export interface FairPlayWindow {
  readonly since: Date;
  readonly mostMatches: number;
  readonly sample: number;
}

export interface FairPlayCount {
  readonly now: Date;
  /** How many players at most. */
  readonly most: number;
  readonly window: FairPlayWindow;
  readonly populationOf: (matches: readonly WatchedMatch[], levels: readonly WatchedLevel[]) => Population;
  readonly suspicionOf: (player: WatchedPlayer, population: Population) => Suspicion;
  readonly recounted: (before: FairPlayRecord | null, suspicion: Suspicion) => Omit<FairPlayRecord, 'playerId'>;
  /** When the player is due again; null if only a new match can change anything. */
  readonly dueAgain: (suspicion: Suspicion) => Date | null;
}

export abstract class FairPlay {
  /** By score, the highest first. */
  abstract page(criteria: FairPlayCriteria, page: PageRequest): Promise<Page<FairPlayRecord>>;
  abstract of(player: UserId): Promise<FairPlayRecord | null>;
  /** The latest scores, oldest first. */
  abstract history(player: UserId, most: number): Promise<readonly FairPlayScore[]>;
  /** Loads, decides and saves in one transaction, serialised per player. */
  abstract change(
    player: UserId,
    decide: (record: FairPlayRecord | null) => Outcome<FairPlayRecord, FairPlayCode>,
  ): Promise<Outcome<FairPlayRecord, FairPlayCode>>;
  /** Scores due players; resolves with their number. */
  abstract count(count: FairPlayCount): Promise<number>;
}
