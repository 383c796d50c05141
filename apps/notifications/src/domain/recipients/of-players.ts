import { avatarRemoved } from '@setpoint/events';
import { PLATFORM_USER } from '@setpoint/kernel';
import { notices, rule, type Rule } from './rule.js';

/** What support does about the profile of a player (ADM-05). The member of support is not disclosed. */
export const OF_PLAYERS: readonly Rule[] = [
  rule(avatarRemoved, ({ playerId, category }) =>
    notices('AVATAR_REMOVED', PLATFORM_USER, [playerId]).map((notice) => ({ ...notice, about: category })),
  ),
];
