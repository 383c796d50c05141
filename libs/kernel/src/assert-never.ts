/** Makes a `switch` over a union exhaustive: an unhandled case does not compile. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
