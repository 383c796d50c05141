import { z } from 'zod';
import { storeConfig, withWholeStore } from '../files/store-config.js';
import type { KafkaSecurity } from '../kafka/kafka-bus.js';
import type { Timeouts } from '../storage/connection.js';
import { DEFAULT_TIMEOUTS } from '../storage/connection.js';

const port = z.number().int().min(0).max(65_535);
const milliseconds = z.number().int().min(0).max(3_600_000);

const SASL = ['kafkaSaslMechanism', 'kafkaSaslUsername', 'kafkaSaslPassword'] as const;

/** Settings of every service that runs in a process of its own. */
export const processConfig = withWholeStore(
  z.object({
    ...storeConfig,
    databaseUrl: z.url({ protocol: /^postgres(ql)?$/ }),
    /** Shared by the gateway and all subgraphs. */
    subgraphSecret: z.string().min(32),
    kafkaBrokers: z.array(z.string().min(1)).min(1),
    /** How long a group waits for a process that doesn't answer any more. */
    kafkaSessionTimeoutMs: z.number().int().min(1_000).default(6_000),
    /** TLS to the brokers; certificates of one's own come with NODE_EXTRA_CA_CERTS. */
    kafkaSsl: z.boolean().default(false),
    /** The three of them, or none. */
    kafkaSaslMechanism: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).optional(),
    kafkaSaslUsername: z.string().min(1).optional(),
    kafkaSaslPassword: z.string().min(1).optional(),
    redisUrl: z.url({ protocol: /^rediss?$/ }),
    port: port.default(4000),
    /** /metrics, /healthz and /readyz with details: for operators, on a port that nobody else reaches. */
    operationsPort: port.default(4001),
    host: z.string().default('0.0.0.0'),
    logLevel: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    databaseConnections: z.number().int().min(2).max(100).default(10),
    /** A statement that takes longer is cancelled; 0 means never, here and below. Migrations know no limits. */
    statementTimeoutMs: milliseconds.default(DEFAULT_TIMEOUTS.statementMs),
    lockTimeoutMs: milliseconds.default(DEFAULT_TIMEOUTS.lockMs),
    idleInTransactionTimeoutMs: milliseconds.default(DEFAULT_TIMEOUTS.idleInTransactionMs),
    /** Seconds that a replica goes on serving after it was told to stop, until nobody sends it requests any more. */
    drainSeconds: z.number().min(0).max(60).default(5),
  }),
)
  .refine(...together('kafkaSaslMechanism'))
  .refine(...together('kafkaSaslUsername'))
  .refine(...together('kafkaSaslPassword'));

export type ProcessConfig = z.output<typeof processConfig>;

/** Needed where one of the others is given. Found also where something else is wrong, so that all is listed at once. */
function together(field: (typeof SASL)[number]): [(config: KafkaSettings) => boolean, z.core.$ZodCustomParams] {
  const isThere = (config: KafkaSettings) =>
    config[field] !== undefined || SASL.every((other) => config[other] === undefined);
  const message = 'needed, because other KAFKA_SASL_* are given';
  return [isThere, { path: [field], message, when: () => true }];
}

interface KafkaSettings {
  readonly kafkaSsl: boolean;
  readonly kafkaSaslMechanism?: 'plain' | 'scram-sha-256' | 'scram-sha-512' | undefined;
  readonly kafkaSaslUsername?: string | undefined;
  readonly kafkaSaslPassword?: string | undefined;
}

export function kafkaSecurity(config: KafkaSettings): KafkaSecurity {
  const { kafkaSsl: ssl, kafkaSaslMechanism: mechanism, kafkaSaslUsername: username = '' } = config;
  const { kafkaSaslPassword: password = '' } = config;
  return { ssl, ...(mechanism ? { sasl: { mechanism, username, password } } : {}) };
}

export const timeoutsOf = (config: ProcessConfig): Timeouts => ({
  statementMs: config.statementTimeoutMs,
  lockMs: config.lockTimeoutMs,
  idleInTransactionMs: config.idleInTransactionTimeoutMs,
});
