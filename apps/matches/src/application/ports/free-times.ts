import type { SportId, UserId } from '@setpoint/kernel';
import type { Area } from '../../domain/competition/competition.js';
import type { Seeker } from '../../domain/find-time/free.js';
import type { Ground } from '../../domain/find-time/propose.js';

/** What finding a time looks at. */
export abstract class FreeTimes {
  /** Those of the players that are known, in the order asked for. */
  abstract seekers(players: readonly UserId[]): Promise<readonly Seeker[]>;
  /** Whether a block stands between any two of them. */
  abstract isBlockAmong(players: readonly UserId[]): Promise<boolean>;
  /** Centres with this sport that one of them favours, and the nearest ones around where they are, or of the area. */
  abstract grounds(sport: SportId, seekers: readonly Seeker[], area?: Area): Promise<readonly Ground[]>;
}
