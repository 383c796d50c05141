export { playersService } from './service.js';
export { seedPlayers, type PlayerSeed, type PlayersSeed } from './seeding/seed-players.js';
