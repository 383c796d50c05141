import type { Page, PageRequest, UserId } from '@setpoint/kernel';
import type { Profile } from '../../domain/profile.js';
import type { PlayerQuery } from '../../domain/search.js';

export interface FoundPlayer {
  readonly profile: Profile;
  /** From the origin of the query; null without one or when the player has no location. */
  readonly distanceKm: number | null;
}

/** A larger count is told as this one (P6). */
export const LARGEST_COUNT = 1000;

export abstract class PlayerSearch {
  /** Listed players without the viewer and without those that blocked the viewer or were blocked by them. */
  abstract find(query: PlayerQuery, page: PageRequest, viewer: UserId | null): Promise<Page<FoundPlayer>>;
}
