import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { pinnedNow } from '../../../libs/service-kit/src/system/pinned-now.ts';
import { StartError } from '../../start/steps.mjs';
import { root } from './root.ts';

/** Of operations, when it is free and no other one is set. */
export const OPERATIONS_PORT = 3002;

const port = (otherwise: number) => z.coerce.number().int().min(0).max(65535).default(otherwise);

const schema = z.object({
  /** Web app and API. */
  PORT: port(3000),
  /** Support app. */
  SUPPORT_PORT: port(3001),
  /** /readyz, /status and /metrics; 3002, or another one when that is in use. */
  OPERATIONS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Preferred port of the sign-in emulator; another one is taken when it is in use. */
  AUTH_EMULATOR_PORT: port(9099),
  /** `host:port` of an emulator that runs already; none is started then. */
  AUTH_EMULATOR_HOST: z.string().optional(),
  /** Preferred port of Postgres; another one is taken when it is in use. */
  POSTGRES_PORT: port(54329),
  /** Everything that the stack keeps. Delete it for a clean start. */
  DATA_DIR: z.string().default('.data'),
  /** What the clock of a new data folder shows first; that of the machine otherwise. */
  SETPOINT_NOW: pinnedNow.optional(),
  /** Reads of one person, or of one address where nobody is signed in; the gateway's default otherwise. */
  COST_PER_MINUTE: z.coerce.number().int().min(1).optional(),
  /** Live subscriptions of one person at a time; the gateway's default otherwise. */
  SUBSCRIPTIONS_PER_PERSON: z.coerce.number().int().min(1).optional(),
  /** Sign-ins and other calls of /auth from one address; the gateway's default otherwise. */
  AUTH_CALLS_PER_MINUTE: z.coerce.number().int().min(1).optional(),
  /** For each statement, wait for a lock, idle transaction and answer of a service; their own defaults otherwise. */
  TIMEOUT_SECONDS: z.coerce.number().int().min(1).optional(),
  /** Origins of push services besides those of the browsers, with commas between. */
  PUSH_SERVICES: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  /** Webhooks to machines of this network too, and without TLS: to try a receiver here. */
  WEBHOOKS_TO_PRIVATE_NETWORKS: z.stringbool().default(false),
  /** Who gets the role of support with their verified address, with commas between. */
  SUPPORT_EMAILS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((email) => email.trim() || []))
    .pipe(z.array(z.email())),
  /** SMS that may leave the platform; the services' default otherwise. */
  SMS_PER_HOUR: z.coerce.number().int().min(1).optional(),
  SMS_PER_DAY: z.coerce.number().int().min(1).optional(),
  /** Who sells, on invoices and receipts; examples by default. */
  SELLER_NAME: z.string().optional(),
  SELLER_ADDRESS: z.string().optional(),
  SELLER_VAT: z.string().optional(),
  SELLER_REA: z.string().optional(),
  /** Percent; or the code of why there is no tax, and the reason. */
  VAT_RATE: z.coerce.number().int().min(0).max(100).optional(),
  VAT_NATURE: z.string().optional(),
  VAT_REASON: z.string().optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
});

/** What it reads from the environment. */
export const STACK_VARIABLES: readonly string[] = Object.keys(schema.shape);

export interface StackConfig {
  readonly port: number;
  readonly supportPort: number;
  readonly operationsPort: number | undefined;
  readonly authEmulatorPort: number;
  readonly authEmulatorHost: string | undefined;
  readonly postgresPort: number;
  readonly dataDir: string;
  readonly now: Date | undefined;
  readonly costPerMinute: number | undefined;
  readonly subscriptionsPerPerson: number | undefined;
  readonly authCallsPerMinute: number | undefined;
  readonly timeoutSeconds: number | undefined;
  readonly pushServices: readonly string[];
  readonly webhooksToPrivateNetworks: boolean;
  readonly supportEmails: readonly string[];
  readonly smsPerHour: number | undefined;
  readonly smsPerDay: number | undefined;
  /** Settings of billing for its documents. */
  readonly documents: Readonly<Record<string, string | number | undefined>>;
  readonly logLevel: string;
  /** Build first; the development mode has done so. */
  readonly build: boolean;
  /** Serve the built pages; the development mode has pages of its own. */
  readonly pages: boolean;
  readonly demo: boolean;
}

const OPTIONS = {
  'no-build': { type: 'boolean' },
  'no-pages': { type: 'boolean' },
  'no-demo': { type: 'boolean' },
} as const;

/** @throws StartError with every variable that does not fit, or the option that there is not */
export function readStackConfig(environment: NodeJS.ProcessEnv, options: readonly string[]): StackConfig {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`The environment has settings that don't fit:\n${errors.join('\n')}`, {
      remedy: 'docs/guides/running.md lists the variables; unset these for their defaults.',
    });
  }
  const env = parsed.data;
  const without = readOptions(options);
  return {
    port: env.PORT,
    supportPort: env.SUPPORT_PORT,
    operationsPort: env.OPERATIONS_PORT,
    authEmulatorPort: env.AUTH_EMULATOR_PORT,
    authEmulatorHost: env.AUTH_EMULATOR_HOST,
    postgresPort: env.POSTGRES_PORT,
    dataDir: resolve(root, env.DATA_DIR),
    now: env.SETPOINT_NOW,
    costPerMinute: env.COST_PER_MINUTE,
    subscriptionsPerPerson: env.SUBSCRIPTIONS_PER_PERSON,
    authCallsPerMinute: env.AUTH_CALLS_PER_MINUTE,
    timeoutSeconds: env.TIMEOUT_SECONDS,
    pushServices: env.PUSH_SERVICES,
    webhooksToPrivateNetworks: env.WEBHOOKS_TO_PRIVATE_NETWORKS,
    supportEmails: env.SUPPORT_EMAILS,
    smsPerHour: env.SMS_PER_HOUR,
    smsPerDay: env.SMS_PER_DAY,
    documents: {
      ...{ sellerName: env.SELLER_NAME, sellerAddress: env.SELLER_ADDRESS },
      ...{ sellerVat: env.SELLER_VAT, sellerRea: env.SELLER_REA },
      ...{ vatRate: env.VAT_RATE, vatNature: env.VAT_NATURE, vatReason: env.VAT_REASON },
    },
    logLevel: env.LOG_LEVEL,
    build: !without['no-build'],
    pages: !without['no-pages'],
    demo: !without['no-demo'],
  };
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (cause) {
    throw new StartError((cause as Error).message, {
      remedy: 'npm start takes --no-demo (an empty platform); settings are variables, see docs/guides/running.md.',
    });
  }
}
