export { daysOf, momentOf, timesOf, type Moment, type PhaseTimes, type Round, type Span } from './calendar.js';
export type { Phase } from './phase.js';
