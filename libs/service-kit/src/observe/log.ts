import { pino, type DestinationStream, type Logger } from 'pino';

/** Fields that may hold personal data or secrets; they never reach a log (security, deletion). */
const PRIVATE = [
  'authorization',
  'cookie',
  'email',
  'phone',
  'password',
  'token',
  'refreshToken',
  'accessToken',
  'firebaseToken',
  'secret',
  'firstName',
  'lastName',
  'displayName',
  'name',
  'birthDate',
  'text',
  'message',
  'address',
  'ip',
];

export interface LogOptions {
  readonly name?: string;
  readonly level?: string;
  readonly destination?: DestinationStream;
}

/** Structured logs. Ids are welcome, personal data is removed wherever it stands, up to three levels deep. */
export class Log {
  constructor(private readonly logger: Logger) {}

  debug(data: object, message: string): void {
    this.logger.debug(data, message);
  }

  info(data: object, message: string): void {
    this.logger.info(data, message);
  }

  warn(data: object, message: string): void {
    this.logger.warn(data, message);
  }

  error(data: object, message: string): void {
    this.logger.error(data, message);
  }

  /** The same log with these fields in every line; what it has already isn't said twice. */
  child(bindings: Record<string, unknown>): Log {
    const known = this.logger.bindings();
    const fresh = Object.entries(bindings).filter(([field, value]) => known[field] !== value);
    return fresh.length === 0 ? this : new Log(this.logger.child(Object.fromEntries(fresh)));
  }
}

export function createLog(options: LogOptions = {}): Log {
  const settings = {
    base: options.name ? { app: options.name } : {},
    level: options.level ?? 'info',
    redact: {
      paths: PRIVATE.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[removed]',
    },
    formatters: { log: describeErrors },
  };
  return new Log(options.destination ? pino(settings, options.destination) : pino(settings));
}

/** For tests and tools that want no output. */
export const silentLog = (): Log => createLog({ level: 'silent' });

/**
 * What tells an error, without what it happened to: Postgres repeats a row's values in `detail` and a malformed one in
 * the message, TypeORM adds the statement's parameters.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, constraint, cause } = error as { code?: unknown; constraint?: unknown; cause?: unknown };
  return {
    type: error.name,
    error: messageOf(error),
    stack: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)).join('\n'), // oxfmt-ignore
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}

function messageOf(error: Error): string {
  const { code } = error as { code?: unknown };
  const isAboutValue = typeof code === 'string' && /^22\w{3}$/.test(code);
  return isAboutValue ? error.message.replace(/".*"/s, '"…"') : error.message;
}

/** Formats an error as one line for operators. */
export const errorText = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${messageOf(error)}` : String(error)).slice(0, 2_000);

/** Applies to errors under any property name. */
const describeErrors = (data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, value instanceof Error ? describeError(value) : value]),
  );
