export * from './service.js';
export { seedLeagues, type LeaguesSeed, type PaidPhase, type SeededLeague } from './seeding/seed-leagues.js';
export type { SeededTeam as SeededLeagueTeam } from './seeding/seed-subscriptions.js';
export { groupsOfLeagues } from './seeding/groups-of-leagues.js';
