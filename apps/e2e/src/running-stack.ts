import { testServer } from '@setpoint/testkit';
import { PINNED_NOW } from '../../../tools/start/pinned-day.mjs';
import { watchStack } from './evidence.js';
import {
  newDataFolder,
  removeData,
  runOnCopy,
  runStack,
  type OwnStack,
  type Settings,
  type Stack,
} from './stack-process.js';

export type { OwnStack, Stack } from './stack-process.js';

/** Servers of another day are others. */
const serverOf = (name: string) =>
  testServer(new URL(`./servers/${name}.ts?now=${encodeURIComponent(PINNED_NOW)}`, import.meta.url));

declare global {
  /** Done by the environment of the tests at the end of each file. */
  var releases: (() => void)[] | undefined;
}

/** For specs that leave its clock as it is; the README says whom they may change. It is stopped when the last of them has ended. */
export async function sharedStack(): Promise<Stack> {
  const { address, release } = await serverOf('shared-stack');
  (globalThis.releases ??= []).push(release);
  const stack = JSON.parse(address) as Stack;
  watchStack(stack.data);
  return stack;
}

/** For specs that move the clock or need settings, or another program. Stop it in the end. */
export async function ownStack(settings: Settings = {}, program?: string): Promise<OwnStack> {
  const stack = await runOnCopy(
    (await serverOf('demo-data')).address,
    PINNED_NOW,
    settings,
    program === undefined ? {} : { program },
  );
  watchStack(stack.data);
  return stack;
}

/** What somebody has who installs the platform: nobody and nothing is there. Stop it in the end. */
export async function emptyStack(settings: Settings = {}): Promise<OwnStack> {
  const data = newDataFolder();
  watchStack(data);
  try {
    const { stop, ...stack } = await runStack(data, settings, { options: ['--no-demo'] });
    return { ...stack, stop: () => stop().finally(() => removeData(data)) };
  } catch (error) {
    removeData(data);
    throw error;
  }
}
