import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { requestServer } from './server-daemon/request-server.js';

const run = promisify(execFile);

/** Something outside of the process that a test needs: there, with its address, or missing, with the reason. */
export type Resource =
  | { readonly name: string; readonly address: string; readonly missing?: undefined }
  | { readonly name: string; readonly address?: undefined; readonly missing: string };

/**
 * A Kafka broker, `host:port`: the one that TEST_KAFKA_BROKERS names, else a container, else Apache's jars on the local
 * Java. Shared by all specs while they run: use topics and groups of your own.
 */
export const testKafka = (): Promise<Resource> => kept('kafka', 'TEST_KAFKA_BROKERS');

/**
 * A Redis, as URL: the one that TEST_REDIS_URL names, else a container, else the local redis-server. Shared by all specs
 * while they run: use keys of your own.
 */
export const testRedis = (): Promise<Resource> => kept('redis', 'TEST_REDIS_URL');

/**
 * Path of a Chromium: TEST_CHROMIUM, else the one that the system has. The headless shell takes a third less of the CPU, but
 * shows no notifications; a spec that needs them asks for a `whole` browser.
 */
export async function testChromium({ whole = false } = {}): Promise<Resource> {
  const name = 'chromium';
  const found = whole ? CHROMIUMS : [HEADLESS_SHELL, ...CHROMIUMS];
  const candidates = process.env.TEST_CHROMIUM ? [process.env.TEST_CHROMIUM] : found;
  for (const path of candidates) {
    if (existsSync(path) && (await succeeds(run(path, ['--version'])))) return { name, address: path };
  }
  return { name, missing: `no browser at ${candidates.join(', ')}; name one in TEST_CHROMIUM` };
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

async function kept(name: 'kafka' | 'redis', variable: string): Promise<Resource> {
  const given = process.env[variable];
  if (given) return { name, address: given };
  try {
    const { address } = await requestServer(name);
    return { name, address };
  } catch (error) {
    return { name, missing: `${error instanceof Error ? error.message : String(error)}; or name one in ${variable}` };
  }
}

const succeeds = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    () => false,
  );
