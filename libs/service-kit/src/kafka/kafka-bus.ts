import type { EventEnvelope } from '@setpoint/events';
import {
  Kafka,
  logLevel,
  Partitioners,
  type Admin,
  type ConfigResourceTypes,
  type Consumer,
  type EachBatchPayload,
  type KafkaMessage,
  type Producer,
  type SASLOptions,
} from 'kafkajs';
import type { Log } from '../observe/log.js';
import { metrics } from '../observe/metrics.js';
import { readRecords } from '../inbox/read-record.js';
import { EventBus, type CompareKept, type KeptRecords, type ReceiveEvents } from '../ports/ports.js';
import {
  faultsOf,
  ONE_BROKER,
  topicEntries,
  WrongTopics,
  type FoundTopic,
  type TopicSettings,
} from './topic-settings.js';

export interface KafkaSecurity {
  /** TLS to the brokers. */
  readonly ssl?: boolean;
  readonly sasl?: {
    readonly mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512';
    readonly username: string;
    readonly password: string;
  };
}

/** Settings of topics are by default those for one broker. */
export interface KafkaBusOptions extends Partial<TopicSettings> {
  readonly brokers: readonly string[];
  readonly clientId: string;
  readonly logger: Log;
  /** Whose events it publishes: their topic is made, and checked, when the bus starts. */
  readonly owner?: string;
  /** Whether it refuses topics that are not as the settings say, instead of warning; true by default. */
  readonly refusesWrongTopics?: boolean;
  /** Prefix of topics and consumer groups. */
  readonly prefix?: string;
  /**
   * How long a consumer may be silent before another process takes over its partitions: that long after a kill.
   * At least the broker's group.min.session.timeout.ms (6 s by default).
   */
  readonly sessionTimeoutMs?: number;
  readonly security?: KafkaSecurity;
}

interface Subscription {
  readonly group: string;
  readonly types: ReadonlySet<string>;
  readonly handle: ReceiveEvents;
  readonly compare: CompareKept | undefined;
  consumer?: Consumer;
  left?: boolean;
}

const BATCH = 200;
const REVIVE_MS = 1_000;
/** The client's enum can't be imported by name. */
const TOPIC = 2 satisfies ConfigResourceTypes.TOPIC;
const SESSION_TIMEOUT_MS = 6_000;
const HEARTBEATS_PER_SESSION = 6;
/** How long a group waits for a member that is busy before it goes on without it: longer than a statement may take. */
const REBALANCE_TIMEOUT_MS = 20_000;

/**
 * Events over Kafka: one topic per owner, keyed by subject, so that the events of one aggregate stay in order.
 * Offsets are committed after the events were handled: at-least-once delivery.
 */
export class KafkaBus extends EventBus {
  private readonly kafka: Kafka;
  private readonly producer: Producer;
  private readonly subscriptions: Subscription[] = [];
  private readonly topics = new Set<string>();
  private readonly prefix: string;
  private readonly settings: TopicSettings;
  private connecting: Promise<void> | undefined;

  constructor(private readonly options: KafkaBusOptions) {
    super();
    this.prefix = options.prefix ?? 'setpoint.';
    this.settings = { ...ONE_BROKER, ...options };
    this.kafka = new Kafka({
      clientId: options.clientId,
      brokers: [...options.brokers],
      ssl: options.security?.ssl ?? false,
      ...(options.security?.sasl ? { sasl: options.security.sasl as SASLOptions } : {}),
      connectionTimeout: 3_000,
      requestTimeout: 10_000,
      retry: { initialRetryTime: 100, retries: 5, maxRetryTime: 5_000 },
      logLevel: logLevel.WARN,
      logCreator: () => (entry) =>
        options.logger.warn({ kafka: entry.namespace, error: entry.log.error }, entry.log.message),
    });
    // One request at a time keeps the order, even across retries; duplicates from retries are caught by the consumer's inbox.
    // Not the client's idempotent mode: after a lost response its sequence numbers can disagree with the broker's for good.
    this.producer = this.kafka.producer({
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
    });
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

  async subscribe(
    group: string,
    types: readonly string[],
    handle: ReceiveEvents,
    compare?: CompareKept,
  ): Promise<void> {
    this.subscriptions.push({ group, types: new Set(types), handle, compare });
  }

  async unsubscribe(group: string): Promise<void> {
    for (const subscription of this.subscriptions.filter((one) => one.group === group)) {
      this.subscriptions.splice(this.subscriptions.indexOf(subscription), 1);
      await leave(subscription);
    }
  }

  /** @throws WrongTopics if topics are not as the settings say */
  async start(): Promise<void> {
    await this.connected();
    const { owner } = this.options;
    if (owner) await this.ensureTopics([`${this.prefix}${owner}`]);
    for (const subscription of this.subscriptions) if (!subscription.consumer) await this.consume(subscription);
  }

  async stop(): Promise<void> {
    await Promise.all(this.subscriptions.splice(0).map(leave));
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
    const sessionTimeout = this.options.sessionTimeoutMs ?? SESSION_TIMEOUT_MS;
    const heartbeatInterval = Math.round(sessionTimeout / HEARTBEATS_PER_SESSION);
    const consumer = this.kafka.consumer({
      groupId: `${this.prefix}${subscription.group}`,
      sessionTimeout,
      heartbeatInterval,
      rebalanceTimeout: REBALANCE_TIMEOUT_MS,
      maxWaitTimeInMs: 250,
      allowAutoTopicCreation: false,
      // There is no heartbeat between two tries, which have to be closer together than a session is long.
      retry: {
        initialRetryTime: 100,
        maxRetryTime: Math.round(sessionTimeout / 3),
        restartOnFailure: async () => true,
      },
    });
    subscription.consumer = consumer;
    consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
      void this.compareAssigned(subscription, payload.memberAssignment);
    });
    // Some errors stop the client's own retries; the consumer must keep running.
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      if (!payload.restart) this.revive(subscription);
    });
    await consumer.connect();
    await consumer.subscribe({ topics, fromBeginning: true });
    await consumer.run({
      autoCommit: true,
      autoCommitThreshold: 1,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: 4,
      eachBatch: (payload) => this.handleBatch(subscription, payload, heartbeatInterval),
    });
    if (subscription.left) await consumer.disconnect();
  }

  /** Events are handled meanwhile: what is lost before one of them is noticed there. */
  private async compareAssigned(
    subscription: Subscription,
    assigned: Readonly<Record<string, number[]>>,
  ): Promise<void> {
    const { group, compare } = subscription;
    if (!compare || subscription.left) return;
    try {
      await compare(() => this.asAdmin((admin) => findKept(admin, `${this.prefix}${group}`, assigned)));
    } catch (error) {
      if (subscription.left) return;
      this.options.logger.warn({ err: error, group }, 'what a group has read could not be compared with what is kept');
      setTimeout(() => void this.compareAssigned(subscription, assigned), REVIVE_MS).unref();
    }
  }

  private revive(subscription: Subscription): void {
    const timer = setTimeout(() => {
      if (subscription.left) return;
      this.consume(subscription).catch((error: unknown) => {
        this.options.logger.warn(
          { err: error, group: subscription.group },
          'a group can not listen and will try again',
        );
        this.revive(subscription);
      });
    }, REVIVE_MS);
    timer.unref();
  }

  private async handleBatch(
    { group, types, handle }: Subscription,
    payload: EachBatchPayload,
    heartbeatInterval: number,
  ): Promise<void> {
    const { batch, resolveOffset, heartbeat, commitOffsetsIfNecessary, isRunning, isStale } = payload;
    // The client leaves out what comes before the interval is over: asked once in each, it would send every second one.
    const beating = setInterval(() => void heartbeat().catch(() => {}), heartbeatInterval / 2);
    try {
      for (let from = 0; from < batch.messages.length; from += BATCH) {
        if (!isRunning() || isStale()) return;
        const messages = batch.messages.slice(from, from + BATCH);
        const { topic, partition } = batch;
        const records = messages.flatMap((message) => {
          const type = typeOf(message);
          const id = `${topic}/${partition}/${message.offset}`;
          return types.has(type) ? [{ id, type, text: message.value?.toString() ?? '' }] : [];
        });
        const { events, unreadable } = readRecords(records);
        const stretch = {
          topic,
          partition,
          first: Number(messages[0]!.offset),
          next: Number(messages.at(-1)!.offset) + 1,
        };
        await handle(events, unreadable, stretch).catch(retriable);
        resolveOffset(messages.at(-1)!.offset);
        await commitOffsetsIfNecessary();
        const left = Number(batch.highWatermark) - 1 - Number(messages.at(-1)!.offset);
        metrics.consumerLag.set({ group, topic, partition }, Math.max(0, left));
        await heartbeat();
      }
    } finally {
      clearInterval(beating);
    }
  }

  private async ensureTopics(topics: readonly string[]): Promise<void> {
    const missing = topics.filter((topic) => !this.topics.has(topic));
    if (missing.length === 0) return;
    await this.asAdmin(async (admin) => {
      const existing = new Set(await admin.listTopics());
      await this.make(admin, missing.filter((topic) => !existing.has(topic))); // oxfmt-ignore
      await this.check(admin, missing);
    });
    for (const topic of missing) this.topics.add(topic);
  }

  private async make(admin: Admin, topics: readonly string[]): Promise<void> {
    if (topics.length === 0) return;
    const { partitions, replicationFactor } = this.settings;
    const entries = Object.entries(topicEntries(this.settings)).map(([name, value]) => ({ name, value }));
    await admin.createTopics({
      waitForLeaders: true,
      topics: topics.map((topic) => ({ topic, numPartitions: partitions, replicationFactor, configEntries: entries })),
    });
  }

  private async check(admin: Admin, topics: readonly string[]): Promise<void> {
    const found = await findTopics(admin, topics, Object.keys(topicEntries(this.settings)));
    const faults = found.flatMap((topic) => faultsOf(topic, this.settings, this.options.brokers));
    if (faults.length === 0) return;
    const wrong = new WrongTopics(faults);
    if (this.options.refusesWrongTopics ?? true) throw wrong;
    this.options.logger.warn({}, wrong.message);
  }

  private async asAdmin<R>(work: (admin: Admin) => Promise<R>): Promise<R> {
    const admin = this.kafka.admin();
    await admin.connect();
    try {
      return await work(admin);
    } finally {
      await admin.disconnect();
    }
  }
}

/** In this order: what is committed meanwhile is not beyond the end. */
async function findKept(
  admin: Admin,
  groupId: string,
  assigned: Readonly<Record<string, readonly number[]>>,
): Promise<KeptRecords[]> {
  const topics = Object.keys(assigned);
  const committed = await admin.fetchOffsets({ groupId, topics });
  const kept: KeptRecords[] = [];
  for (const topic of topics) {
    const { partitions = [] } = committed.find((one) => one.topic === topic) ?? {};
    for (const { partition, low, high } of await admin.fetchTopicOffsets(topic)) {
      if (!assigned[topic]!.includes(partition)) continue;
      const offset = Number(partitions.find((one) => one.partition === partition)?.offset ?? -1);
      const place = offset < 0 ? undefined : offset;
      kept.push({ topic, partition, low: Number(low), high: Number(high), committed: place });
    }
  }
  return kept;
}

async function findTopics(
  admin: Admin,
  topics: readonly string[],
  configNames: readonly string[],
): Promise<FoundTopic[]> {
  const [metadata, { resources }] = await Promise.all([
    admin.fetchTopicMetadata({ topics: [...topics] }),
    admin.describeConfigs({
      includeSynonyms: false,
      resources: topics.map((name) => ({ type: TOPIC, name, configNames: [...configNames] })),
    }),
  ]);
  return topics.map((topic) => {
    const { partitions = [] } = metadata.topics.find(({ name }) => name === topic) ?? {};
    const { configEntries = [] } = resources.find(({ resourceName }) => resourceName === topic) ?? {};
    return {
      topic,
      replicationFactor: Math.min(...partitions.map(({ replicas }) => replicas.length)),
      entries: Object.fromEntries(configEntries.map(({ configName, configValue }) => [configName, configValue])),
    };
  });
}

const typeOf = ({ headers }: KafkaMessage) => String(headers?.['ce-type'] ?? '');

async function leave(subscription: Subscription): Promise<void> {
  subscription.left = true;
  await subscription.consumer?.disconnect();
}

/** The client does not retry some error classes; a plain Error is retried. */
function retriable(error: unknown): never {
  throw new Error(error instanceof Error ? error.message : String(error), { cause: error });
}
