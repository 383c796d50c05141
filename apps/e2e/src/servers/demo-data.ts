/** Kept by the daemon of the test servers: a data folder with the demo data of `?now=`, to be copied. Its address is its path. */
import type { StartServer } from '@setpoint/testkit';
import { newDataFolder, removeData, runStack } from '../stack-process.js';

const now = new URL(import.meta.url).searchParams.get('now')!;

export const start: StartServer = async () => {
  const data = newDataFolder();
  try {
    await (await runStack(data, { SETPOINT_NOW: now })).stop();
  } catch (error) {
    removeData(data);
    throw error;
  }
  return { address: data, stop: async () => removeData(data) };
};
