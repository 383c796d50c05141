import { types } from 'node:util';

/** Titles of the steps that the running test has done. */
let done: { readonly test: string | undefined; readonly titles: string[] } = { test: undefined, titles: [] };

/**
 * A part of a test whose parts follow from each other. A failure names the step, and the ones before it, at the front of
 * its message.
 */
export async function step<R>(title: string, run: () => R | Promise<R>): Promise<R> {
  const test = expect.getState().currentTestName;
  if (done.test !== test) done = { test, titles: [] };
  try {
    const answer = await run();
    done.titles.push(title);
    return answer;
  } catch (error) {
    throw named(error, title, done.titles);
  }
}

/** The same error, so that Jest shows its own place and difference. */
function named(error: unknown, title: string, before: readonly string[]): Error {
  // An error that Node throws is of another realm than Jest's.
  const failure = types.isNativeError(error) ? error : new Error(String(error));
  const { message, stack } = failure;
  const steps = [...before.map((each) => `  ✓ ${each}`), `  ✗ ${title}`].join('\n');
  failure.message = `in the step “${title}”\n${steps}\n\n${message}`;
  if (stack) failure.stack = stack.replace(message, () => failure.message);
  return failure;
}
