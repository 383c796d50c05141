export * from './service.js';
export * from './seed.js';
export { OFFERS, SURFACES, type Court, type CourtField, type CourtOffer, type Surface } from './domain/court.js';
