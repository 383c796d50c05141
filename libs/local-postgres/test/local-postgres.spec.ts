import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, startProcess } from '@setpoint/testkit';
import pg from 'pg';
import { processStart } from '../src/folder-claim.js';
import { FolderInUseError, OtherVersionError, startLocalPostgres, type LocalPostgresOptions } from '../src/index.js';

const OWNER = new URL('./fixtures/owner.ts', import.meta.url);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-postgres-spec-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}

const isAlive = (pid: number) => processStart(pid) !== undefined;

describe('local Postgres', () => {
  let options: LocalPostgresOptions;
  beforeEach(() => {
    options = { dataDir: join(folder, 'data'), password: 'for-this-spec', settings: { fsync: 'off' } };
  });

  /** Another process runs a server on the folder. */
  const someoneElse = async () => {
    const owner = startProcess(OWNER, { args: ['postgres', options.dataDir] });
    const [, pid, url] = (await owner.says(/^runs /)).split(' ');
    return { owner, pid: Number(pid), url: url! };
  };

  it('keeps what was written over a restart', async () => {
    const first = await startLocalPostgres(options);
    expect(first.created).toBe(true);
    await ask(first.url(), 'create table kept as select 42 as answer');
    await first.stop();

    const second = await startLocalPostgres(options);
    expect(second.created).toBe(false);
    expect(await ask(second.url(), 'select answer from kept')).toEqual({ answer: 42 });
    await second.stop();
    expect(isAlive(second.pid)).toBe(false);
  });

  it('leaves the server of a living process alone, and names the folder and the process', async () => {
    const { owner, pid, url } = await someoneElse();
    const refused = startLocalPostgres(options);
    await expect(refused).rejects.toBeInstanceOf(FolderInUseError);
    await expect(refused).rejects.toMatchObject({ folder: options.dataDir, owner: { pid: owner.pid } });
    expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
    await owner.kill('SIGKILL');
    process.kill(pid, 'SIGINT');
    await eventually(() => !isAlive(pid), 'it does not stop');
  });

  it('does not share a folder within one process either', async () => {
    const server = await startLocalPostgres(options);
    await expect(startLocalPostgres(options)).rejects.toBeInstanceOf(FolderInUseError);
    expect(await ask(server.url(), 'select 1 as one')).toEqual({ one: 1 });
    await server.stop();
  });

  it('stops the server that a killed run left behind on the same folder', async () => {
    const { owner, pid } = await someoneElse();
    await owner.kill('SIGKILL');
    expect(isAlive(pid)).toBe(true);
    const next = await startLocalPostgres(options);
    expect(isAlive(pid)).toBe(false);
    expect(await ask(next.url(), 'select 1 as one')).toEqual({ one: 1 });
    await next.stop();
  });

  it('is started again with the same port and data when its main process is killed', async () => {
    const reports: string[] = [];
    const server = await startLocalPostgres({ ...options, report: (what) => reports.push(what) });
    const { pid, port } = server;
    await ask(server.url(), 'create table survives as select 7 as answer');
    process.kill(pid, 'SIGKILL');
    await eventually(async () => {
      expect(await ask(server.url(), 'select answer from survives')).toEqual({ answer: 7 });
    }, 'it does not come back');
    expect(server.port).toBe(port);
    expect(server.pid).not.toBe(pid);
    expect(reports[0]).toMatch(/^Postgres ended \(SIGKILL\); starting it again/);
    expect(reports.at(-1)).toBe('Postgres runs again');
    await server.stop();
    expect(isAlive(server.pid)).toBe(false);
  });

  it('starts when another owner of the folder was killed together with its server', async () => {
    const { owner, pid } = await someoneElse();
    process.kill(pid, 'SIGKILL');
    await owner.kill('SIGKILL');
    const next = await startLocalPostgres(options);
    expect(await ask(next.url(), 'select 1 as one')).toEqual({ one: 1 });
    await next.stop();
  });

  it('refuses data of another major version, and leaves them as they are', async () => {
    const dataDir = join(folder, 'older');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'PG_VERSION'), '15\n');
    const refused = startLocalPostgres({ ...options, dataDir });
    await expect(refused).rejects.toBeInstanceOf(OtherVersionError);
    await expect(refused).rejects.toThrow(`The database in ${dataDir} was made by Postgres 15; this is Postgres 18.`);
    expect(readFileSync(join(dataDir, 'PG_VERSION'), 'utf8')).toBe('15\n');
    expect(existsSync(join(dataDir, 'owner.json'))).toBe(false);
  });

  it('makes a new cluster where an earlier try was cut off', async () => {
    const dataDir = join(folder, 'cut-off');
    mkdirSync(`${dataDir}.new`);
    writeFileSync(join(`${dataDir}.new`, 'PG_VERSION'), '18\n');
    const server = await startLocalPostgres({ ...options, dataDir });
    expect(await ask(server.url(), 'select 1 as one')).toEqual({ one: 1 });
    await server.stop();
    expect(existsSync(`${dataDir}.new`)).toBe(false);
  });

  it('plans without just-in-time compilation', async () => {
    const server = await startLocalPostgres(options);
    expect(await ask(server.url(), 'show jit')).toEqual({ jit: 'off' });
    await server.stop();
  });

  it('refuses a wrong password', async () => {
    const server = await startLocalPostgres(options);
    await expect(ask(server.url('postgres', 'postgres', 'wrong'), 'select 1')).rejects.toMatchObject({ code: '28P01' });
    await server.stop();
  });
});
