import { testServer } from '@setpoint/testkit';
import { watchStack } from './evidence.js';
import { runOnCopy, type OwnStack, type Settings, type Stack } from './stack-process.js';

export type { OwnStack, Stack } from './stack-process.js';

/**
 * For specs that leave the demo data as it is; the README says which players they have to themselves. It is stopped when
 * the last of them has ended.
 */
export async function sharedStack(): Promise<Stack> {
  const stack = JSON.parse(await testServer(new URL('./servers/shared-stack.ts', import.meta.url))) as Stack;
  watchStack(stack.data);
  return stack;
}

/** For specs that move the clock, play with the matches of the demo players or need settings. Stop it in the end. */
export async function ownStack(settings: Settings = {}): Promise<OwnStack> {
  const stack = await runOnCopy(await testServer(new URL('./servers/demo-data.ts', import.meta.url)), settings);
  watchStack(stack.data);
  return stack;
}
