export { LateResults } from './application/ports/late-results.js';
export { RefitLevels } from './application/refit-levels.js';
export { fitLevelsConfig } from './config.js';
export { playersService } from './service.js';
export { recountFollows } from './persistence/projections/follow-counts.js';
export { rebuildSearchRows } from './persistence/projections/player-search.js';
export { rebuildStatistics } from './persistence/projections/player-statistics.js';
export { seedPlayers, type PlayerSeed, type PlayersSeed } from './seeding/seed-players.js';
