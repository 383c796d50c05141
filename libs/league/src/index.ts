export { daysOf, momentOf, timesOf, type Moment, type PhaseTimes, type Round, type Span } from './calendar.js';
export * from './challenges.js';
export { formGroups, LEAST_ENTRIES, type Entry } from './groups.js';
export * from './membership.js';
export type { Phase } from './phase.js';
export { freeDaysOf, planRound, roundInPlan, type Member, type Pair, type PlannedRound } from './rounds.js';
export { finalistsOf, standingsOf, type Criterion, type GroupResult, type Standing } from './standings.js';
export * from './subscribing.js';
export { yearlyRanking, type PhaseTally, type Ranked } from './yearly-ranking.js';
