import type { z } from 'zod';
import { findPlaceholder, isProduction } from './placeholders.js';

/** Lists all errors of a configuration. */
export class ConfigError extends Error {
  constructor(readonly errors: readonly string[]) {
    super(`the configuration is wrong:\n  ${errors.join('\n  ')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Reads settings from the environment: `reminderHours` from REMINDER_HOURS. The only reader of process.env.
 * Throws one ConfigError that lists everything that is wrong, without the values (they may be secrets). In production,
 * placeholders of templates are wrong.
 */
export function readConfig<Schema extends z.ZodObject>(
  schema: Schema,
  env: Readonly<Record<string, string | undefined>> = process.env,
): z.output<Schema> {
  const raw: Record<string, unknown> = {};
  const errors: string[] = [];
  for (const [field, type] of Object.entries(schema.shape)) {
    const text = env[environmentName(field)];
    if (text === undefined || text === '') continue;
    raw[field] = fromText(text, type as z.ZodType);
    const placeholder = isProduction(env) && findPlaceholder(text);
    if (placeholder) errors.push(`${environmentName(field)}: still contains the placeholder ${placeholder}`);
  }
  const parsed = schema.safeParse(raw);
  if (parsed.success && errors.length === 0) return parsed.data;
  throw new ConfigError([...(parsed.error?.issues ?? []).map(describeIssue), ...errors]);
}

function describeIssue({ path, message }: z.core.$ZodIssue): string {
  const [field, ...rest] = path.map(String);
  return `${field ? environmentName(field) : 'configuration'}${rest.map((part) => `.${part}`).join('')}: ${message}`;
}

/** reminderHours → REMINDER_HOURS */
export const environmentName = (field: string) => field.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();

/** Parses a variable by its schema type: numbers, booleans and structures are not strings. */
function fromText(text: string, type: z.ZodType): unknown {
  switch (baseType(type)) {
    case 'number':
    case 'int':
      return text.trim() === '' ? text : Number(text);
    case 'boolean':
      return { true: true, '1': true, false: false, '0': false }[text.toLowerCase()] ?? text;
    case 'array':
      return text.trimStart().startsWith('[') ? json(text) : text.split(',').map((part) => part.trim());
    case 'object':
    case 'record':
      return json(text);
    default:
      return text;
  }
}

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
}

function baseType(type: z.ZodType): string {
  const definition = type.def as unknown as Definition;
  const inner = definition.innerType ?? definition.in;
  return inner ? baseType(inner) : definition.type;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
