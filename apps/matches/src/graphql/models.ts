/** Source types of the resolvers; `npm run codegen` reads the names. */
export type { Sport } from '@setpoint/kernel';
export type { CalendarEntrySource as CalendarEntry } from './calendar-source.js';
export type { InvitationSource as MatchInvitation, MatchSource as Match } from './match-source.js';
export type { CaseSource as Case } from './case-source.js';
export type { NoShowSource as NoShowReport } from './no-show-source.js';
export type { PollSource as MatchPoll } from './poll-source.js';
export type { ProposalSource as MatchProposal } from './proposal-source.js';
export type { AgreementSource as MatchAgreement } from './no-show-source.js';
export type { PlaceSource as MatchPlace } from './match-places.js';
export type { MatchConnectionSource as MatchConnection } from './read-matches.js';
