export { matchesService } from './service.js';
export { seedMatches, type SeededMatches } from './seeding/seed-matches.js';
export { seedFixtures, type PlayedFixture } from './seeding/seed-fixtures.js';
export { seedLevels } from './seeding/seed-levels.js';
export type { CourtSeed, HistorySeed, PastEvent, PlayerSeed } from './seeding/seeds.js';
export { peopleOfMatches } from './seeding/people-of-matches.js';
