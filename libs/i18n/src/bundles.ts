/** Namespaces that are used together form one bundle: a file per bundle and language. */
export const TEXT_BUNDLES = {
  frame: ['common', 'error', 'shell'],
  auth: ['auth'],
  visitors: ['public'],
  players: ['dashboard', 'match', 'player-ui'],
  matches: ['match-page', 'match-errors'],
  places: ['court', 'notification'],
  account: ['account', 'invoice'],
  chat: ['chat', 'chat-errors'],
  smash: ['smash'],
  rankings: ['ranking'],
  reading: ['legal'],
  help: ['help'],
  visit: ['visit'],
  levels: ['level'],
  payments: ['payment', 'checkout'],
  competitions: ['competitions', 'tournaments', 'subscribe', 'tournament-errors'],
  leagues: ['league'],
  awards: ['award'],
  tasks: ['task'],
  centres: ['centre'],
  towns: ['place'],
  support: ['admin', 'oversight'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TextBundle = keyof typeof TEXT_BUNDLES;
