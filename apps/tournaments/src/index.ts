export { tournamentId } from './domain/tournament.js';
export * from './service.js';
export {
  seedTournaments,
  type PaidPlace,
  type SeededTeam,
  type SeededTournament,
  type SeededTournaments,
  type TournamentsSeed,
} from './seeding/seed-tournaments.js';
export { seedLevels as seedTournamentLevels } from './seeding/seed-levels.js';
export { seedPlayed as seedPlayedForTournaments } from './seeding/seed-played.js';
export { entriesOfTournaments, groupsOfTournaments } from './seeding/groups-of-tournaments.js';
