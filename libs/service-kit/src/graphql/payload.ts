import type { FieldError, Refusal } from '@setpoint/kernel';

/** Payload of a successful command. */
export const succeed = <Rest extends object>(rest: Rest) => ({
  success: true as const,
  errorCode: null,
  fieldErrors: [] as FieldError[],
  ...rest,
});

/** Payload of a refused command; `rest` are the other fields, mostly null. */
export const failed = <Code extends string, Rest extends object>(refusal: Refusal<Code>, rest: Rest) => ({
  success: false as const,
  errorCode: refusal.code,
  fieldErrors: [...(refusal.fields ?? [])] as FieldError[],
  ...rest,
});

/** A number that comes with some codes, such as `retryAfterSeconds` with TOO_MANY_REQUESTS; null with all others. */
export function numberIn({ data }: Refusal<string>, name: string): number | null {
  const value = data?.[name];
  return typeof value === 'number' ? value : null;
}
