export {
  dayAfter,
  daysLater,
  daysOf,
  momentOf,
  ROUNDS,
  timesOf,
  type Moment,
  type PhaseTimes,
  type Round,
  type Span,
} from './calendar.js';
export { checkChallenge, type Challenge, type ChallengeCode, type ChallengedGroup } from './challenges.js';
export { DAYS_TO_PUT_RIGHT, deadlineOf, dueAtOf } from './dunning.js';
export { formGroups, LARGEST_GROUP, LEAST_ENTRIES, SMALLEST_GROUP, type Entry } from './groups.js';
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
export { isSamePhase, ordinalOf, phaseAfter, phaseBefore, type Phase } from './phase.js';
export {
  freeDaysOf,
  LEAST_COMMON_DAYS,
  planRound,
  roundInPlan,
  type Absence,
  type Member,
  type Pair,
  type PlannedRound,
} from './rounds.js';
export { RunningStandings, type ResultOfTwo } from './running-standings.js';
export {
  FINALISTS,
  finalistsOf,
  standingsOf,
  type Criterion,
  type GroupResult,
  type Percentages,
  type Standing,
  type Statistics,
} from './standings.js';
export {
  checkSubscribing,
  whyNotTeammates,
  SUBSCRIBING_CODES,
  type Candidate,
  type LeagueRules,
  type SubscribingCode,
  type TeammateCode,
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
  type InactiveSubscription,
  type Subscription,
  type SubscriptionFact,
} from './subscription.js';
export { yearlyRanking, type PhaseStatistics, type Ranked } from './yearly-ranking.js';
