import type { NumberPlayersId, UserId } from '@setpoint/kernel';
import type * as schema from './generated/schema.js';

/** Source types of the resolvers; `npm run codegen` reads the names. */
export type { Sport } from '@setpoint/kernel';
export type { RankingConnectionSource as RankingConnection } from './ranking-connection.js';
export type { FairPlaySource as FairPlay } from './fair-play-source.js';
export type { UserConnectionSource as UserConnection } from './user-connection.js';
export type { PlayerMetConnectionSource as PlayerMetConnection } from './player-statistics.resolver.js';
export type { LevelSource as PlayerLevel, UserSource as User } from './user-view.js';

export interface NumberPlayers {
  readonly id: NumberPlayersId;
  readonly name: string;
}

/** What matches own of it is loaded by them. */
export type Match = Pick<schema.Match, 'id'>;

/** Carries its owner, which the access rule SELF needs. */
export type Profile = schema.Profile & { readonly userId: UserId };
