import type { UserId } from '@setpoint/kernel';
import type { EntityManager } from 'typeorm';
import type { Candidate } from '../../domain/eligibility.js';
import type { PlayerAtStart } from '../../domain/schedule.js';
import type { Tournament } from '../../domain/tournament.js';

export interface NamedCandidate extends Candidate {
  readonly displayName: string;
}

/** Player data. Within the transaction if a manager is given. */
export abstract class Players {
  abstract candidates(
    ids: readonly UserId[],
    tournament: Tournament,
    now: Date,
    manager?: EntityManager,
  ): Promise<ReadonlyMap<UserId, Candidate>>;
  abstract atStart(
    ids: readonly UserId[],
    tournament: Tournament,
    manager?: EntityManager,
  ): Promise<ReadonlyMap<UserId, PlayerAtStart>>;
  /** Of this moment, of those that have one. */
  abstract ratings(ids: readonly UserId[], tournament: Tournament): Promise<ReadonlyMap<UserId, number>>;
  /** False for unknown people, too. */
  abstract hasMobile(player: UserId): Promise<boolean>;
  abstract follows(follower: UserId, followed: UserId, manager?: EntityManager): Promise<boolean>;
  /** Followed players by name, filtered by text. */
  abstract followedBy(
    follower: UserId,
    text: string | null,
    limit: number,
    tournament: Tournament,
    now: Date,
  ): Promise<readonly NamedCandidate[]>;
}
