/** What resolvers hold for the types of the schema: `npm run codegen` reads the names. */
export type { CourtCard as Court } from '../domain/court.js';
