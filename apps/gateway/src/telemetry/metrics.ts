import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Operation names come from clients, so the number of labels is limited. */
const OPERATION_NAMES = 300;

/** The gateway's metrics, one registry per gateway. */
export class GatewayMetrics {
  readonly registry = new Registry();
  readonly #names = new Set<string>();
  readonly #operations = this.#add(
    new Histogram({
      name: 'setpoint_gateway_operation_seconds',
      help: 'Time to answer an operation',
      labelNames: ['operation', 'type', 'outcome'],
      buckets: SECONDS,
      registers: [],
    }),
  );
  readonly #fetches = this.#add(
    new Histogram({
      name: 'setpoint_gateway_fetch_seconds',
      help: 'Time that a subgraph took to answer a fetch',
      labelNames: ['subgraph', 'outcome'],
      buckets: SECONDS,
      registers: [],
    }),
  );
  readonly #refusals = this.#add(
    new Counter({
      name: 'setpoint_gateway_refusals_total',
      help: 'Requests refused by a limit or a check, by code',
      labelNames: ['code'],
      registers: [],
    }),
  );
  readonly #plans = this.#add(
    new Counter({
      name: 'setpoint_gateway_plans_total',
      help: 'Query plans that were made; remembered ones are not counted',
      registers: [],
    }),
  );
  readonly sockets = this.#add(
    new Gauge({ name: 'setpoint_gateway_sockets', help: 'Open live connections', registers: [] }),
  );
  readonly subscriptions = this.#add(
    new Gauge({
      name: 'setpoint_gateway_subscriptions',
      help: 'Running subscriptions',
      labelNames: ['field'],
      registers: [],
    }),
  );
  readonly #hydrations = this.#add(
    new Histogram({
      name: 'setpoint_gateway_hydration_seconds',
      help: 'Time from a signal to its answer on the socket',
      labelNames: ['field'],
      buckets: SECONDS,
      registers: [],
    }),
  );

  constructor(options: { readonly process?: boolean } = {}) {
    if (options.process) collectDefaultMetrics({ register: this.registry });
  }

  operation(name: string | null, type: string, outcome: string, ms: number): void {
    this.#operations.observe({ operation: this.#label(name), type, outcome }, ms / 1000);
  }

  fetched(subgraph: string, outcome: string, ms: number): void {
    this.#fetches.observe({ subgraph, outcome }, ms / 1000);
  }

  planned(): void {
    this.#plans.inc();
  }

  hydrated(field: string, ms: number): void {
    this.#hydrations.observe({ field }, ms / 1000);
  }

  refused(code: string): void {
    this.#refusals.inc({ code });
  }

  #label(name: string | null): string {
    if (!name) return 'unnamed';
    if (!this.#names.has(name) && this.#names.size < OPERATION_NAMES) this.#names.add(name);
    return this.#names.has(name) ? name : 'other';
  }

  #add<M extends Histogram<string> | Counter<string> | Gauge<string>>(metric: M): M {
    this.registry.registerMetric(metric as never);
    return metric;
  }
}
