export { daysOf, momentOf, timesOf, type Moment, type PhaseTimes, type Round, type Span } from './calendar.js';
export * from './membership.js';
export type { Phase } from './phase.js';
export * from './subscribing.js';
