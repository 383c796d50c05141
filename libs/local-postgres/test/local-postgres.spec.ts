import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startLocalPostgres } from '../src/index.js';

const folder = mkdtempSync(join(tmpdir(), 'local-postgres-spec-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}

describe('local Postgres', () => {
  const options = { dataDir: join(folder, 'data'), password: 'for-this-spec', settings: { fsync: 'off' } };

  it('keeps what was written over a restart', async () => {
    const first = await startLocalPostgres(options);
    expect(first.created).toBe(true);
    await ask(first.url(), 'create table kept as select 42 as answer');
    await first.stop();

    const second = await startLocalPostgres(options);
    expect(second.created).toBe(false);
    expect(await ask(second.url(), 'select answer from kept')).toEqual({ answer: 42 });
    await second.stop();
    expect(spawnSync('kill', ['-0', String(second.pid)]).status).not.toBe(0);
  });

  it('stops the server that a killed run left behind on the same folder', async () => {
    const left = await startLocalPostgres(options);
    const next = await startLocalPostgres(options);
    expect(spawnSync('kill', ['-0', String(left.pid)]).status).not.toBe(0);
    expect(await ask(next.url(), 'select 1 as one')).toEqual({ one: 1 });
    await next.stop();
  });

  it('refuses a wrong password', async () => {
    const server = await startLocalPostgres(options);
    await expect(ask(server.url('postgres', 'postgres', 'wrong'), 'select 1')).rejects.toMatchObject({ code: '28P01' });
    await server.stop();
  });
});
