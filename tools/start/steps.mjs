/** One line for each step: what, how long, and when it fails what to do. */
const terminal = process.stdout.isTTY;
const colour = (code, text) => (terminal ? `\u001b[${code}m${text}\u001b[0m` : text);

/** Why it can't start, and what the reader can do about it. Shown without a stack trace. */
export class StartError extends Error {
  /**
   * @param {string} message
   * @param {{ remedy: string, cause?: unknown }} options
   */
  constructor(message, { remedy, cause }) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StartError';
    this.remedy = remedy;
  }
}

/**
 * Also of another copy of this module.
 * @param {unknown} error
 */
export const isStartError = (error) => error instanceof Error && error.name === 'StartError';

/**
 * @template T
 * @param {string} name what is being done
 * @param {() => Promise<T>} work
 * @param {{ remedy?: string, explain?: (error: unknown) => unknown }} [options]
 * @returns {Promise<T>}
 */
export async function step(name, work, { remedy, explain = (error) => error } = {}) {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const ticker = terminal && setInterval(() => process.stdout.write(`\r  … ${name} (${seconds()})\u001b[K`), 200);
  try {
    const result = await work();
    line(`${colour(32, '✓')} ${name} ${colour(2, seconds())}`);
    return result;
  } catch (cause) {
    line(`${colour(31, '✗')} ${name} ${colour(2, seconds())}`);
    const error = explain(cause);
    showError(error, remedy);
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { shown: true });
  } finally {
    if (ticker) clearInterval(ticker);
  }
}

/**
 * The message, and what to do: in the error's own words if it has them.
 * @param {unknown} error
 * @param {string} [otherwise] what to do when the error doesn't know
 */
export function showError(error, otherwise) {
  if (error instanceof Error && error.shown) return;
  const remedy = (isStartError(error) && error.remedy) || otherwise;
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  if (remedy) console.error(`${colour(33, 'What to do:')} ${remedy}\n`);
}

function line(text) {
  process.stdout.write(`${terminal ? '\r' : ''}  ${text}${terminal ? '\u001b[K' : ''}\n`);
}
