import type { UserId } from '@setpoint/kernel';
import type { EntityManager } from 'typeorm';
import type { Candidate } from '../../domain/eligibility.js';
import type { PlayerAtStart } from '../../domain/schedule.js';
import type { Tournament } from '../../domain/tournament.js';

export interface NamedCandidate extends Candidate {
  readonly displayName: string;
}

/** What is known of players. Within a transaction where a manager is given. */
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
  abstract follows(follower: UserId, followed: UserId, manager?: EntityManager): Promise<boolean>;
  /** Whom somebody follows, by name; those whose name holds the text. */
  abstract followedBy(
    follower: UserId,
    text: string | null,
    limit: number,
    tournament: Tournament,
    now: Date,
  ): Promise<readonly NamedCandidate[]>;
}
