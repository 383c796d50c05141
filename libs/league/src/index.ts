export { daysOf, momentOf, timesOf, type Moment, type PhaseTimes, type Round, type Span } from './calendar.js';
export { checkChallenge, type Challenge, type ChallengeCode, type ChallengedGroup } from './challenges.js';
export { dueAtOf } from './dunning.js';
export { formGroups, LEAST_ENTRIES, type Entry } from './groups.js';
export {
  checkTeamChange,
  firstPhaseUnder,
  inForce,
  type ChangeCode,
  type From,
  type Membership,
  type PhaseOfMember,
  type TeamChange,
} from './membership.js';
export type { Phase } from './phase.js';
export { freeDaysOf, planRound, roundInPlan, type Member, type Pair, type PlannedRound } from './rounds.js';
export { finalistsOf, standingsOf, type Criterion, type GroupResult, type Standing } from './standings.js';
export {
  checkSubscribing,
  SUBSCRIBING_CODES,
  type Candidate,
  type LeagueRules,
  type SubscribingCode,
  type WishToSubscribe,
} from './subscribing.js';
export {
  decide as decideSubscription,
  type SubscriptionCommand,
  type SubscriptionRefusal,
} from './subscription-machine.js';
export {
  evolve as evolveSubscription,
  subscribe,
  type Cause,
  type Subscription,
  type SubscriptionFact,
} from './subscription.js';
export { yearlyRanking, type PhaseTally, type Ranked } from './yearly-ranking.js';
