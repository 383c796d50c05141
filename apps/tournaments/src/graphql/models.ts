/** Source types of the resolvers; `npm run codegen` reads the names. */
export type { TournamentSource as Tournament } from './tournament-source.js';
export type { TournamentConnectionSource as TournamentConnection } from './read-tournaments.js';
export type { Registration as TournamentEntry } from '../domain/registration.js';
export type { Registration as TournamentRegistration } from '../domain/registration.js';
export type { RegistrationDraft } from '../application/ports/drafts.js';
export type { SupportAction as TournamentAction } from '../domain/support-action.js';
export type { Award as TournamentAward } from '../domain/play/award.js';
export type { SeededEntry as TournamentSeed } from '../domain/seeds.js';
export type { BracketSource as TournamentBracket } from './play-source.js';
export type { FixtureSource as TournamentFixture } from './play-source.js';
export type { GroupSource as TournamentGroup } from './play-source.js';
