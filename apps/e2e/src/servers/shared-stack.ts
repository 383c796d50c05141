/** Kept by the daemon of the test servers: the stack of all specs that leave the demo data as it is. */
import type { StartServer } from '@setpoint/testkit';
import { runOnCopy } from '../stack-process.js';

export const start: StartServer = async (addressOf) => {
  const { stop, ...stack } = await runOnCopy(await addressOf(new URL('./demo-data.ts', import.meta.url)));
  return { address: JSON.stringify(stack), stop };
};
