export * from './service.js';
export * from './seeding/seed-courts.js';
export { OFFERS, SURFACES, type Court, type CourtField, type CourtOffer, type Surface } from './domain/court.js';
