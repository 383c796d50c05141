import * as z from 'zod/mini';

// Schemas are read, not compiled: our pages don't allow code that is made from text.
z.config({ jitless: true });

export { z };

/** Says in a check what is wrong with a field, by code. */
export function wrong<Values>(
  context: { readonly value: Values; readonly issues: z.core.$ZodRawIssue[] },
  path: PropertyKey | readonly PropertyKey[],
  code: string,
): void {
  context.issues.push({
    code: 'custom',
    path: Array.isArray(path) ? [...path] : [path as PropertyKey],
    message: code,
    input: context.value,
  });
}
