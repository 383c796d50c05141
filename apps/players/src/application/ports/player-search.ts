import type { PageRequest, PageWithoutCount, UserId } from '@setpoint/kernel';
import type { Relation } from '../../domain/relation-machine.js';
import type { PlayerQuery } from '../../domain/search.js';
import type { ProfileWithCounts } from './profile-reads.js';

export interface FoundPlayer {
  readonly profile: ProfileWithCounts;
  /** From the origin of the query; null without one or when the player has no location. */
  readonly distanceKm: number | null;
  /** The viewer's relation to the player. */
  readonly relation: Relation;
}

export abstract class PlayerSearch {
  /** Listed players without the viewer and without those that blocked the viewer or were blocked by them. */
  abstract find(query: PlayerQuery, page: PageRequest, viewer: UserId | null): Promise<PageWithoutCount<FoundPlayer>>;
  /** Total number, up to the counting limit. */
  abstract count(query: PlayerQuery, viewer: UserId | null): Promise<number>;
}
