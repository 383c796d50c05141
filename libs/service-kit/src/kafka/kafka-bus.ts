import type { EventEnvelope } from '@setpoint/events';
import { Kafka, logLevel, type Consumer, type EachBatchPayload, type Producer } from 'kafkajs';
import type { Log } from '../observe/log.js';
import { EventBus } from '../ports/ports.js';

export interface KafkaBusOptions {
  readonly brokers: readonly string[];
  readonly clientId: string;
  readonly logger: Log;
  /** Partitions of a topic that doesn't exist yet. */
  readonly partitions?: number;
  readonly replication?: number;
  /** Before the topic of an owner. Groups take it too. */
  readonly prefix?: string;
}

interface Subscription {
  readonly group: string;
  readonly types: ReadonlySet<string>;
  readonly handle: (events: readonly EventEnvelope[]) => Promise<void>;
  consumer?: Consumer;
}

const BATCH = 200;

/**
 * Events over Kafka: a topic for each owner, keyed by subject, so that the events of one aggregate stay in order.
 * An offset is committed after the events before it were handled: at least once.
 */
export class KafkaBus extends EventBus {
  private readonly kafka: Kafka;
  private readonly producer: Producer;
  private readonly subscriptions: Subscription[] = [];
  private readonly topics = new Set<string>();
  private readonly prefix: string;
  private connecting: Promise<void> | undefined;

  constructor(private readonly options: KafkaBusOptions) {
    super();
    this.prefix = options.prefix ?? 'setpoint.';
    this.kafka = new Kafka({
      clientId: options.clientId,
      brokers: [...options.brokers],
      connectionTimeout: 3_000,
      requestTimeout: 10_000,
      retry: { initialRetryTime: 100, retries: 5, maxRetryTime: 5_000 },
      logLevel: logLevel.WARN,
      logCreator: () => (entry) =>
        options.logger.warn({ kafka: entry.namespace, fault: entry.log.error }, entry.log.message),
    });
    // Idempotent: a retry inside of the client can't double or reorder.
    this.producer = this.kafka.producer({ idempotent: true, maxInFlightRequests: 1, allowAutoTopicCreation: false });
  }

  async publish(events: readonly EventEnvelope[]): Promise<void> {
    if (events.length === 0) return;
    await this.connected();
    const byTopic = Map.groupBy(events, (event) => this.topicOf(event.type));
    await this.ensureTopics([...byTopic.keys()]);
    await this.producer.sendBatch({
      acks: -1,
      topicMessages: [...byTopic].map(([topic, ofTopic]) => ({
        topic,
        messages: ofTopic.map((event) => ({
          key: event.subject,
          value: JSON.stringify(event),
          headers: {
            'content-type': 'application/cloudevents+json; charset=UTF-8',
            'ce-type': event.type,
            ...(event.traceparent ? { traceparent: event.traceparent } : {}),
          },
        })),
      })),
    });
  }

  async subscribe(group: string, types: readonly string[], handle: Subscription['handle']): Promise<void> {
    this.subscriptions.push({ group, types: new Set(types), handle });
  }

  async unsubscribe(group: string): Promise<void> {
    for (const subscription of this.subscriptions.filter((one) => one.group === group)) {
      this.subscriptions.splice(this.subscriptions.indexOf(subscription), 1);
      await subscription.consumer?.disconnect();
    }
  }

  async start(): Promise<void> {
    await this.connected();
    for (const subscription of this.subscriptions) if (!subscription.consumer) await this.consume(subscription);
  }

  async stop(): Promise<void> {
    await Promise.all(this.subscriptions.map(({ consumer }) => consumer?.disconnect()));
    this.subscriptions.length = 0;
    if (this.connecting) await this.producer.disconnect();
    this.connecting = undefined;
  }

  private topicOf(type: string): string {
    return `${this.prefix}${type.slice(0, type.indexOf('.'))}`;
  }

  private connected(): Promise<void> {
    this.connecting ??= this.producer.connect().catch((error: unknown) => {
      this.connecting = undefined;
      throw error;
    });
    return this.connecting;
  }

  private async consume(subscription: Subscription): Promise<void> {
    const topics = [...new Set([...subscription.types].map((type) => this.topicOf(type)))];
    await this.ensureTopics(topics);
    const consumer = this.kafka.consumer({
      groupId: `${this.prefix}${subscription.group}`,
      sessionTimeout: 30_000,
      heartbeatInterval: 3_000,
      maxWaitTimeInMs: 250,
      allowAutoTopicCreation: false,
      retry: { initialRetryTime: 100, maxRetryTime: 5_000, restartOnFailure: async () => true },
    });
    subscription.consumer = consumer;
    await consumer.connect();
    await consumer.subscribe({ topics, fromBeginning: true });
    await consumer.run({
      autoCommit: true,
      autoCommitThreshold: 1,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: 4,
      eachBatch: (payload) => this.handleBatch(subscription, payload),
    });
  }

  private async handleBatch({ types, handle }: Subscription, payload: EachBatchPayload): Promise<void> {
    const { batch, resolveOffset, heartbeat, commitOffsetsIfNecessary, isRunning, isStale } = payload;
    const beating = setInterval(() => void heartbeat().catch(() => {}), 3_000);
    try {
      for (let from = 0; from < batch.messages.length; from += BATCH) {
        if (!isRunning() || isStale()) return;
        const messages = batch.messages.slice(from, from + BATCH);
        const events = messages.flatMap(({ value, headers }) =>
          value && types.has(String(headers?.['ce-type'] ?? '')) ? [JSON.parse(value.toString()) as EventEnvelope] : [],
        );
        if (events.length > 0) await handle(events);
        resolveOffset(messages.at(-1)!.offset);
        await commitOffsetsIfNecessary();
        await heartbeat();
      }
    } finally {
      clearInterval(beating);
    }
  }

  private async ensureTopics(topics: readonly string[]): Promise<void> {
    const missing = topics.filter((topic) => !this.topics.has(topic));
    if (missing.length === 0) return;
    const admin = this.kafka.admin();
    await admin.connect();
    try {
      const existing = new Set(await admin.listTopics());
      const wanted = missing.filter((topic) => !existing.has(topic));
      if (wanted.length > 0) {
        await admin.createTopics({
          waitForLeaders: true,
          topics: wanted.map((topic) => ({
            topic,
            numPartitions: this.options.partitions ?? 6,
            replicationFactor: this.options.replication ?? -1,
          })),
        });
      }
      for (const topic of missing) this.topics.add(topic);
    } finally {
      await admin.disconnect();
    }
  }
}
