/** Kept by the daemon of the test servers: the stack of all specs that leave the clock of `?now=` as it is. */
import type { StartServer } from '@setpoint/testkit';
import { runOnCopy } from '../stack-process.js';

const { search, searchParams } = new URL(import.meta.url);

export const start: StartServer = async (addressOf) => {
  const data = await addressOf(new URL(`./demo-data.ts${search}`, import.meta.url));
  // All come from one address.
  const settings = { AUTH_CALLS_PER_MINUTE: '600' };
  const { stop, child: _, ...stack } = await runOnCopy(data, searchParams.get('now')!, settings);
  return { address: JSON.stringify(stack), stop };
};
