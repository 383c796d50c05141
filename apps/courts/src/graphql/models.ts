/** Source types of the resolvers; `npm run codegen` reads the names. */
export type { CourtCard as Court } from '../domain/court.js';
export type { Claim as CourtClaim } from '../domain/claim.js';
export type { CourtAction } from '../domain/court-action.js';
export type { Suggestion as CourtSuggestion } from '../domain/suggestion.js';
export type { Legend as LocalLegend } from '../application/ports/play.js';
