/** Namespaces that are read together travel together: a file per bundle and language. */
export const TEXT_BUNDLES = {
  frame: ['common', 'error', 'shell'],
  visitors: ['auth', 'public'],
  players: ['court', 'dashboard', 'match', 'notification', 'player-ui'],
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
  support: ['admin', 'oversight'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
