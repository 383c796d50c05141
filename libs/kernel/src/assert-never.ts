/** Ends a `switch` over a union: a new case that nobody handles doesn't compile. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
