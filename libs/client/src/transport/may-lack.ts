/**
 * What screens show of things that another service refers to. When the service that has it is away, the answer holds the
 * thing without it, and the screen does without.
 */
export const MAY_LACK: readonly string[] = [
  'Court.address',
  'Court.city',
  'Court.isMine',
  'Court.lat',
  'Court.lng',
  'Court.slug',
  'User.followersCount',
  'User.isBlockedByMe',
  'User.isFollowedByMe',
  'User.localLegendOf',
  'User.profiles',
  'User.slug',
];

/** Names for which the cache has a word where the graph has none. */
export const NAMES: readonly string[] = [
  'Court.name',
  'League.name',
  'Tournament.name',
  'User.displayName',
  'User.firstName',
];
