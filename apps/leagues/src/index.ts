export * from './service.js';
export {
  seedLeagues,
  type LeaguesSeed,
  type PaidPhase,
  type SeededLeague,
  type SeededLeagues,
} from './seeding/seed-leagues.js';
export type { SeededTeam as SeededLeagueTeam } from './seeding/seed-subscriptions.js';
export { seedLevels as seedLeagueLevels } from './seeding/seed-levels.js';
export { seedPlayed as seedPlayedForLeagues } from './seeding/seed-played.js';
export { groupsOfLeagues } from './seeding/groups-of-leagues.js';
