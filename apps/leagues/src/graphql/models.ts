/** Source types of the resolvers; `npm run codegen` reads the names. */
export type { LeagueView as League } from './league-view.js';
export type { LeagueAction, LeaguePhase } from '../domain/league.js';
export type { LeagueSubscription } from '../domain/subscription.js';
export type { TermsView as LeagueTerms } from './league-view.js';
export type { Award as LeagueAward, GroupOutline as LeagueGroup } from '../application/ports/play-reads.js';
export type { StandingSource as LeagueStanding } from './play-source.js';
