import { z } from 'zod';
import { processStoreConfig, withStore, withWholeStore } from '../files/store-config.js';
import type { KafkaSecurity } from '../kafka/kafka-bus.js';
import { topicConfig, withTopicSettings } from '../kafka/topic-settings.js';
import type { Timeouts } from '../storage/connection.js';
import { DEFAULT_TIMEOUTS } from '../storage/connection.js';
import { pinnedClockConfig, withPinnedClock } from '../system/pinned-now.js';
import type { ServiceDefinition } from './define-service.js';

const port = z.number().int().min(0).max(65_535);
const milliseconds = z.number().int().min(0).max(3_600_000);

const SASL = ['kafkaSaslMechanism', 'kafkaSaslUsername', 'kafkaSaslPassword'] as const;

/** Settings of a service that runs in its own process. */
export const processConfig = withPinnedClock(
  withTopicSettings(
    withWholeStore(
      z.object({
        ...processStoreConfig,
        ...pinnedClockConfig,
        databaseUrl: z.url({ protocol: /^postgres(ql)?$/ }),
        /** Shared by the gateway and all subgraphs. */
        subgraphSecret: z.string().min(32),
        kafkaBrokers: z.array(z.string().min(1)).min(1),
        /** How long after a kill another replica takes over; brokers have to allow less than 6 s. */
        kafkaSessionTimeoutMs: z.number().int().min(1_000).default(6_000),
        ...topicConfig,
        /** TLS to the brokers; use NODE_EXTRA_CA_CERTS for private certificate authorities. */
        kafkaSsl: z.boolean().default(false),
        /** All three or none. */
        kafkaSaslMechanism: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).optional(),
        kafkaSaslUsername: z.string().min(1).optional(),
        kafkaSaslPassword: z.string().min(1).optional(),
        redisUrl: z.url({ protocol: /^rediss?$/ }),
        port: port.default(4000),
        /** /metrics, /healthz and /readyz with details, for operators, on an internal port. */
        operationsPort: port.default(4001),
        host: z.string().default('0.0.0.0'),
        logLevel: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
        databaseConnections: z.number().int().min(2).max(100).default(10),
        /** Statement timeout; 0 disables it, here and below. Migrations have no limits. */
        statementTimeoutMs: milliseconds.default(DEFAULT_TIMEOUTS.statementMs),
        lockTimeoutMs: milliseconds.default(DEFAULT_TIMEOUTS.lockMs),
        idleInTransactionTimeoutMs: milliseconds.default(DEFAULT_TIMEOUTS.idleInTransactionMs),
        /** Seconds that a replica keeps serving after SIGTERM, until load balancers have noticed. */
        drainSeconds: z.number().min(0).max(60).default(5),
      }),
    ),
  ),
)
  .refine(...together('kafkaSaslMechanism'))
  .refine(...together('kafkaSaslUsername'))
  .refine(...together('kafkaSaslPassword'));

/** With what the definition makes necessary. */
const processConfigOf = (definition: ServiceDefinition) =>
  needsStore(definition) ? withStore(processConfig) : processConfig;

/** Copies of personal data are handed over in files, and so is whatever people upload. */
const needsStore = ({ personalData, config }: ServiceDefinition): boolean =>
  personalData !== undefined || 'uploadsFolder' in (config?.shape ?? {});

/** Everything that a process of the service reads from its environment: what is common, and its own. */
export const processSettings = (definition: ServiceDefinition) => ({
  common: processConfigOf(definition),
  own: definition.config ?? z.object({}),
});

export type ProcessConfig = z.output<typeof processConfig>;

/** Required if one of the others is set. Checked even if something else is wrong, so that all errors are listed at once. */
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
