/** One line for each step: what, how long, and when it fails what to do. */
const terminal = process.stdout.isTTY;
const colour = (code, text) => (terminal ? `\u001b[${code}m${text}\u001b[0m` : text);

/**
 * @template T
 * @param {string} name what is being done
 * @param {() => Promise<T>} work
 * @param {{ mend?: string }} [options] mend: what the reader can do when it fails
 * @returns {Promise<T>}
 */
export async function step(name, work, { mend } = {}) {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const ticker = terminal && setInterval(() => process.stdout.write(`\r  … ${name} (${seconds()})\u001b[K`), 200);
  try {
    const result = await work();
    line(`${colour(32, '✓')} ${name} ${colour(2, seconds())}`);
    return result;
  } catch (error) {
    line(`${colour(31, '✗')} ${name} ${colour(2, seconds())}`);
    console.error(`\n${error instanceof Error ? error.message : error}\n`);
    if (mend) console.error(`${colour(33, 'What to do:')} ${mend}\n`);
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { told: true });
  } finally {
    if (ticker) clearInterval(ticker);
  }
}

function line(text) {
  process.stdout.write(`${terminal ? '\r' : ''}  ${text}${terminal ? '\u001b[K' : ''}\n`);
}
