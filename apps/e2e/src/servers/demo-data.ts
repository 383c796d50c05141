/** Kept by the daemon of the test servers: a data folder with the demo data, to be copied. Its address is its path. */
import type { StartServer } from '@setpoint/testkit';
import { newDataFolder, removeData, runStack } from '../stack-process.js';

export const start: StartServer = async () => {
  const data = newDataFolder();
  try {
    await (await runStack(data)).stop();
  } catch (error) {
    removeData(data);
    throw error;
  }
  return { address: data, stop: async () => removeData(data) };
};
