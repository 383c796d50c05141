export * from './service.js';
export * from './seeding/seed-courts.js';
export { OFFERS, type Court, type CourtField, type CourtOffer } from './domain/court.js';
