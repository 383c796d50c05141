import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { Person } from '../src/person.js';
import { sharedStack } from '../src/running-stack.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);
let project: string;

/** An empty project of a partner, with the packed client; what else it needs is taken from here, without a registry. */
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'partner-'));
  await run(process.execPath, ['tools/compose/pack-client.ts', project], { cwd: root });
  const [packed] = readdirSync(project);
  const here = (name: string) => [name, `file:${join(root, 'node_modules', name)}`];
  const dependencies = {
    '@setpoint/client': `file:${packed}`,
    ...Object.fromEntries(['@graphql-typed-document-node/core', 'graphql', 'standardwebhooks'].map(here)),
  };
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'partner', type: 'module', dependencies }));
  await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: project });
  cpSync(join(root, 'examples/partner'), project, { recursive: true });
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const example = (file: string, env: Record<string, string>) =>
  run(process.execPath, ['--no-warnings', file], { cwd: project, env: { ...process.env, ...env } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );

describe('a program of another team', () => {
  it('API-20 API-22~ BYD-11~ installs the packed client and reads with a key what visitors see, until the key ends', async () => {
    const stack = await sharedStack();
    const support = new Person(stack, 'support@setpoint.example');
    await support.signIn();
    const made = await support.ask<{ createApiKey: { secret: string; key: { id: string } } }>(
      `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret key { id } } }`,
      { input: { name: 'Example', owner: 'Other team', scopes: ['TOURNAMENTS_READ'] } },
    );
    const { secret, key } = made.data!.createApiKey;
    const env = { SETPOINT_URL: stack.url, SETPOINT_API_KEY: secret };
    const listed = await example('tournaments.ts', env);
    expect(listed).toMatchObject({ code: 0, stderr: '' });
    expect(listed.stdout.trim().split('\n').length).toBeGreaterThan(2);
    await support.ask(`mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { success } }`, {
      input: { id: key.id, reason: 'the example is over' },
    });
    expect(await example('tournaments.ts', env)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('API_KEY_INVALID'),
    });
  });

  it('BYD-11~ takes a webhook once, and none that is forged', async () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const receiver = spawn(process.execPath, ['--no-warnings', 'receive-webhooks.ts'], {
      cwd: project,
      env: { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' },
    });
    try {
      const lines = createInterface(receiver.stdout)[Symbol.asyncIterator]();
      const next = async () => String((await lines.next()).value);
      const port = (await next()).match(/\d+$/)![0];
      const post = async (id: string, by = secret) => {
        const [body, at] = [JSON.stringify({ type: 'ping.v1', timestamp: 'now', data: { id } }), new Date()];
        const headers = {
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
          'webhook-signature': new Webhook(by).sign(id, at, body),
        };
        return (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body })).status;
      };
      expect(await post('forged', `whsec_${Buffer.alloc(32, 8).toString('base64')}`)).toBe(401);
      expect([await post('one'), await post('one'), await post('two')]).toEqual([204, 204, 204]);
      expect([await next(), await next()]).toEqual(['now ping.v1 {"id":"one"}', 'now ping.v1 {"id":"two"}']);
    } finally {
      receiver.kill();
      await once(receiver, 'exit');
    }
  });
});
