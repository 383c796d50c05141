import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStackConfig } from '../src/config.ts';
import { openDataFolder } from '../src/data-folder.ts';
import { otherCommand } from '../src/other-command.ts';
import { refusePortsInUse } from '../src/public-ports.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'data-folder-spec-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const configFor = (dataDir: string, settings: Record<string, string> = {}) =>
  readStackConfig({ DATA_DIR: dataDir, OPERATIONS_PORT: '0', ...settings }, []);

/** Somebody who listens on all addresses. */
async function listener(): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as { port: number };
  return { port, close: () => new Promise((closed) => server.close(() => closed())) };
}

/** Settings in front of `npm start`. */
const settingsIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]));

describe('the data folder', () => {
  it('has one stack at a time: the refusal names folder, process and address, and a command that works', async () => {
    const dataDir = join(root, 'taken');
    const web = await listener();
    const config = configFor(dataDir, { PORT: String(web.port), SUPPORT_PORT: String(web.port + 1) });
    const claim = await openDataFolder(config);
    const refusal = (await openDataFolder(config).catch((error: unknown) => error)) as Error & { remedy: string };
    expect(refusal.message).toContain(dataDir);
    expect(refusal.message).toContain(`process ${process.pid}`);
    expect(refusal.message).toContain(`http://localhost:${web.port}`);
    const { DATA_DIR, PORT, SUPPORT_PORT, OPERATIONS_PORT } = settingsIn(refusal.remedy);
    expect(DATA_DIR).toBe(`${dataDir}-2`);
    const other = configFor(DATA_DIR!, { PORT: PORT!, SUPPORT_PORT: SUPPORT_PORT!, OPERATIONS_PORT: OPERATIONS_PORT! });
    await refusePortsInUse(other);
    (await openDataFolder(other)).release();
    claim.release();
    (await openDataFolder(config)).release();
    await web.close();
  });

  it.each([
    ['a file is in its place', 'is a file where a folder is needed', (path: string) => writeFileSync(path, '')],
    ['a file is above it', 'is a file where a folder is needed', (path: string) => writeFileSync(join(path, '..'), '')],
  ])('says what is wrong when %s', async (title, words, prepare) => {
    const parent = join(root, title);
    if (title.includes('in its place')) mkdirSync(parent);
    const dataDir = join(parent, 'data');
    prepare(dataDir);
    await expect(openDataFolder(configFor(dataDir))).rejects.toMatchObject({
      message: expect.stringContaining(words),
      remedy: expect.stringContaining('DATA_DIR='),
    });
  });
});

describe('the public ports', () => {
  it('are refused when they are in use, with a command on free ones', async () => {
    const web = await listener();
    const config = configFor(join(root, 'ports'), { PORT: String(web.port), SUPPORT_PORT: '0' });
    const refusal = (await refusePortsInUse(config).catch((error: unknown) => error)) as Error & { remedy: string };
    expect(refusal.message).toBe(`Port ${web.port} for the web app is in use.`);
    const { DATA_DIR, PORT, SUPPORT_PORT, OPERATIONS_PORT } = settingsIn(refusal.remedy);
    expect(DATA_DIR).toBeUndefined();
    await refusePortsInUse(
      configFor(join(root, 'ports'), { PORT: PORT!, SUPPORT_PORT: SUPPORT_PORT!, OPERATIONS_PORT: OPERATIONS_PORT! }),
    );
    await web.close();
  });

  it('that nobody chose are not asked for: operations go to another one, and no command has to name it', async () => {
    const [web, operations] = [await listener(), await listener()];
    const unset = readStackConfig({ DATA_DIR: join(root, 'ports'), PORT: String(web.port), SUPPORT_PORT: '0' }, []);
    expect(settingsIn(await otherCommand(unset, { otherData: true }))).toEqual({
      DATA_DIR: expect.any(String),
      PORT: expect.any(String),
      SUPPORT_PORT: expect.any(String),
    });
    await expect(refusePortsInUse({ ...unset, port: 0 })).resolves.toBeUndefined();

    const chosen = configFor(join(root, 'ports'), {
      PORT: '0',
      SUPPORT_PORT: '0',
      OPERATIONS_PORT: String(operations.port),
    });
    await expect(refusePortsInUse(chosen)).rejects.toMatchObject({
      message: `Port ${operations.port} for health and metrics is in use.`,
      remedy: expect.stringContaining('OPERATIONS_PORT='),
    });
    await Promise.all([web.close(), operations.close()]);
  });

  it('of the proposal differ from each other', async () => {
    const [port, next] = [20_000, 20_010];
    const web = createServer();
    await new Promise<void>((listening) => web.listen(port, listening));
    const command = await otherCommand(configFor(root, { PORT: String(port), SUPPORT_PORT: String(next) }), {
      otherData: false,
    });
    const { PORT, SUPPORT_PORT, OPERATIONS_PORT } = settingsIn(command);
    expect(new Set([PORT, SUPPORT_PORT, OPERATIONS_PORT]).size).toBe(3);
    await new Promise((closed) => web.close(closed));
  });
});
