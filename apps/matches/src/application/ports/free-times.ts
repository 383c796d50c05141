import type { SportId, UserId } from '@setpoint/kernel';
import type { Area } from '../../domain/competition/competition.js';
import type { Seeker } from '../../domain/find-time/free.js';
import type { Ground } from '../../domain/find-time/propose.js';

/** Data for finding a time. */
export abstract class FreeTimes {
  /** The known ones of these players, in the given order. */
  abstract seekers(players: readonly UserId[]): Promise<readonly Seeker[]>;
  /** Those of these players who follow this one, or share a match with them that is to come or was played. */
  abstract acquaintedWith(who: UserId, others: readonly UserId[]): Promise<ReadonlySet<UserId>>;
  /** Whether a block stands between any two of them. */
  abstract isBlockAmong(players: readonly UserId[]): Promise<boolean>;
  /** Centres with this sport that one of them favours, and the nearest to them or to the area. */
  abstract grounds(sport: SportId, seekers: readonly Seeker[], area?: Area): Promise<readonly Ground[]>;
}
