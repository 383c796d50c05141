import { z } from 'zod';

/** How topics are made, and what every topic has to be like. */
export interface TopicSettings {
  /** Of new topics; more can be added by hand, which moves subjects to other partitions. */
  readonly partitions: number;
  readonly replicationFactor: number;
  /** Replicas that have to have an event before it counts as published. */
  readonly minInsyncReplicas: number;
  /** How long an event is kept at most: also those about people who were deleted meanwhile (ACC-06). */
  readonly retentionHours: number;
}

/** Settings of processes; the defaults are for three brokers or more, of which one may be away. */
export const topicConfig = {
  kafkaReplicationFactor: z.number().int().min(1).max(9).default(3),
  kafkaMinInsyncReplicas: z.number().int().min(1).max(9).default(2),
  /** Services that are away for longer miss events. */
  kafkaRetentionHours: z.number().int().min(2).max(24).default(24),
};

/** Checked even if something else is wrong, so that all errors are listed at once. */
export const withTopicSettings = <Schema extends z.ZodObject>(schema: Schema): Schema =>
  schema.refine((config) => !(Number(config['kafkaMinInsyncReplicas']) > Number(config['kafkaReplicationFactor'])), {
    path: ['kafkaMinInsyncReplicas'],
    message: 'more than KAFKA_REPLICATION_FACTOR: nothing could be published',
    when: () => true,
  });

type TopicConfig = z.output<z.ZodObject<typeof topicConfig>>;

const PARTITIONS = 6;

/** What one broker alone can give. */
export const ONE_BROKER: TopicSettings = {
  partitions: PARTITIONS,
  replicationFactor: 1,
  minInsyncReplicas: 1,
  retentionHours: 24,
};

export const topicSettings = (config: TopicConfig): TopicSettings => ({
  partitions: PARTITIONS,
  replicationFactor: config.kafkaReplicationFactor,
  minInsyncReplicas: config.kafkaMinInsyncReplicas,
  retentionHours: config.kafkaRetentionHours,
});

const HOUR_MS = 3_600_000;

/**
 * Settings of a topic by their names in Kafka. A segment goes as a whole, when its last event is old enough: so its first
 * one is older by what a segment spans. Without compaction, no offset is missing between two others.
 */
export const topicEntries = ({ retentionHours, minInsyncReplicas }: TopicSettings): Record<string, string> => ({
  'cleanup.policy': 'delete',
  'min.insync.replicas': String(minInsyncReplicas),
  'retention.ms': String((retentionHours - 1) * HOUR_MS),
  'segment.ms': String(HOUR_MS),
});

/** A topic as the broker has it. */
export interface FoundTopic {
  readonly topic: string;
  /** Of the partition that has the fewest. */
  readonly replicationFactor: number;
  readonly entries: Readonly<Record<string, string>>;
}

/** What is wrong with topics, a line each, with the command that corrects it. */
export class WrongTopics extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`topics are not as the settings say:\n  ${faults.join('\n  ')}`);
    this.name = 'WrongTopics';
  }
}

/** A line for the settings, another one for the replicas; none if all is as it should be. */
export function faultsOf(found: FoundTopic, wanted: TopicSettings, brokers: readonly string[]): string[] {
  const { topic, replicationFactor, entries } = found;
  const server = `--bootstrap-server ${brokers.join(',')}`;
  const differing = Object.entries(topicEntries(wanted)).filter(([name, value]) => entries[name] !== value);
  const faults: string[] = [];
  if (differing.length > 0) {
    const differences = differing.map(
      ([name, value]) => `${name} is ${entries[name] ?? 'unknown'} and should be ${value}`,
    );
    const config = differing.map(([name, value]) => `${name}=${value}`).join(',');
    faults.push(
      `${topic}: ${differences.join(', ')}: kafka-configs.sh ${server} --alter --entity-type topics --entity-name ${topic} --add-config ${config}`,
    );
  }
  if (replicationFactor !== wanted.replicationFactor) {
    faults.push(
      `${topic}: replication.factor is ${replicationFactor} and should be ${wanted.replicationFactor}: list ${wanted.replicationFactor} brokers for each partition in a file, then kafka-reassign-partitions.sh ${server} --execute --reassignment-json-file FILE`,
    );
  }
  return faults;
}
