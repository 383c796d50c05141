export { tournamentId } from './domain/tournament.js';
export * from './service.js';
export {
  seedTournaments,
  type PaidPlace,
  type SeededTeam,
  type SeededTournament,
  type TournamentsSeed,
} from './seeding/seed-tournaments.js';
export { entriesOfTournaments, groupsOfTournaments } from './seeding/groups-of-tournaments.js';
