import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** One registry for each process; services in one process differ by the label `service`. */
export const registry = new Registry();

let collecting = false;

/** Adds figures of the process itself: memory, event loop, CPU. */
export function collectProcessMetrics(): void {
  if (collecting) return;
  collecting = true;
  collectDefaultMetrics({ register: registry });
}

const registers = [registry];

export const metrics = {
  requests: new Counter({
    name: 'setpoint_requests_total',
    help: 'Operations of a subgraph, by outcome.',
    labelNames: ['service', 'operation', 'outcome'],
    registers,
  }),
  requestSeconds: new Histogram({
    name: 'setpoint_request_seconds',
    help: 'Duration of operations of a subgraph.',
    labelNames: ['service', 'operation'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  }),
  sqlStatements: new Counter({
    name: 'setpoint_sql_statements_total',
    help: 'Statements sent to the database.',
    labelNames: ['service'],
    registers,
  }),
  outboxBacklog: new Gauge({
    name: 'setpoint_outbox_backlog',
    help: 'Events that wait to be published.',
    labelNames: ['service'],
    registers,
  }),
  outboxAgeSeconds: new Gauge({
    name: 'setpoint_outbox_age_seconds',
    help: 'Age of the oldest event that waits to be published.',
    labelNames: ['service'],
    registers,
  }),
  eventsPublished: new Counter({
    name: 'setpoint_events_published_total',
    help: 'Events that the bus has taken.',
    labelNames: ['service'],
    registers,
  }),
  publishFailures: new Counter({
    name: 'setpoint_publish_failures_total',
    help: 'Batches that the bus has not taken.',
    labelNames: ['service'],
    registers,
  }),
  eventsHandled: new Counter({
    name: 'setpoint_events_handled_total',
    help: 'Events received, repeated ones included.',
    labelNames: ['service', 'type'],
    registers,
  }),
  eventRetries: new Counter({
    name: 'setpoint_event_retries_total',
    help: 'Tries of an event that failed and were repeated.',
    labelNames: ['service', 'type'],
    registers,
  }),
  eventsDeadLettered: new Counter({
    name: 'setpoint_events_dead_lettered_total',
    help: 'Events that became dead letters.',
    labelNames: ['service', 'type'],
    registers,
  }),
  consumerLag: new Gauge({
    name: 'setpoint_consumer_lag',
    help: 'Records of a partition that the group has not handled yet.',
    labelNames: ['group', 'topic', 'partition'],
    registers,
  }),
  parkedEvents: new Gauge({
    name: 'setpoint_parked_events',
    help: 'Events that failed, or wait behind one that did, and will be tried again.',
    labelNames: ['service'],
    registers,
  }),
  deadLetters: new Gauge({
    name: 'setpoint_dead_letters',
    help: 'Dead letters that wait for a decision.',
    labelNames: ['service'],
    registers,
  }),
  handlingSeconds: new Histogram({
    name: 'setpoint_event_handling_seconds',
    help: 'Duration of handling one event.',
    labelNames: ['service'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  }),
  timerRuns: new Counter({
    name: 'setpoint_timer_handled_total',
    help: 'Due things that a timer handled.',
    labelNames: ['service', 'timer'],
    registers,
  }),
  timerFailures: new Counter({
    name: 'setpoint_timer_failures_total',
    help: 'Runs of a timer, or due rows of one, that failed.',
    labelNames: ['service', 'timer'],
    registers,
  }),
  timerRowsFailing: new Gauge({
    name: 'setpoint_timer_rows_failing',
    help: 'Due rows of a timer that failed and wait for another try.',
    labelNames: ['service', 'timer'],
    registers,
  }),
  timerLatenessSeconds: new Gauge({
    name: 'setpoint_timer_lateness_seconds',
    help: 'How much later than planned the last run of a timer ended.',
    labelNames: ['service', 'timer'],
    registers,
  }),
  jobs: new Counter({
    name: 'setpoint_jobs_total',
    help: 'Jobs that ran, by outcome.',
    labelNames: ['service', 'queue', 'outcome'],
    registers,
  }),
} as const;
