interface KafkaTool {
  whyNoKafka(): Promise<string | undefined>;
  startKafka(options: OwnKafkaOptions): Promise<OwnKafka>;
}

export interface OwnKafkaOptions {
  /** Taken if given, else any free one. */
  readonly port?: number;
  /** Its data is kept, so that a restarted broker continues with it. */
  readonly dataDir: string;
}

export interface OwnKafka {
  /** host:port */
  readonly address: string;
  stop(): Promise<void>;
}

const tool = async () =>
  (await import(new URL('../../../tools/kafka/kafka.ts', import.meta.url).href)) as unknown as KafkaTool;

/** Starts a separate broker, for specs that stop and start it. The caller stops it. */
export async function startOwnKafka(options: OwnKafkaOptions): Promise<OwnKafka> {
  return (await tool()).startKafka(options);
}

/** Why this machine can't run one, or undefined when it can. */
export async function whyNoOwnKafka(): Promise<string | undefined> {
  return (await tool()).whyNoKafka();
}
