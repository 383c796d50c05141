/** What a start builds, and what a stack runs from. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { jest } from '@jest/globals';
import { oneBuildAtATime } from '../src/build-lock.ts';
import { copyOf, type Workspace } from '../src/built-copy.ts';
import { runInGroup, runNx } from '../src/nx.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-copy-spec-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SOURCE = 'apps/web/src/page.ts';
const write = (root: string, path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** Each build deletes `dist` first, as Nx does, and writes the source into it. */
function workspace() {
  const root = mkdtempSync(join(folder, 'workspace-'));
  write(root, 'libs/kernel/src/index.ts', '');
  write(root, 'tools/stack/src/stack.ts', '');
  write(root, 'package.json', '{}');
  write(root, SOURCE, 'first');
  write(root, 'apps/web/test/page.spec.ts', 'test');
  write(root, 'apps/courts/schema.graphql', 'type Query');
  const build = jest.fn(async () => {
    rmSync(join(root, 'apps/web/dist'), { recursive: true, force: true });
    write(root, 'apps/web/dist/page.js', readFileSync(join(root, SOURCE), 'utf8'));
  });
  return { root, copies: join(root, '.built'), build } satisfies Workspace;
}
/** Of processes that a test has started; they have ended, unless it failed. */
const pids: number[] = [];
afterEach(() => {
  for (const pid of pids.splice(0)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
});
const pageOf = (copy: string) => readFileSync(join(copy, 'apps/web/dist/page.js'), 'utf8');
/** What a process says when it is there. */
async function started(program: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  pids.push(child.pid!);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}

describe('a start', () => {
  it('whose build is up to date builds nothing and touches nothing', async () => {
    const { build, ...rest } = workspace();
    const first = await copyOf({ ...rest, build });
    const built = statSync(join(rest.root, 'apps/web/dist')).ino;
    write(rest.root, 'apps/web/test/page.spec.ts', 'another test');
    const second = await copyOf({ ...rest, build });
    expect(second.folder).toBe(first.folder);
    expect(build).toHaveBeenCalledTimes(1);
    expect(statSync(join(rest.root, 'apps/web/dist')).ino).toBe(built);
  });

  it('after a change builds a copy of its own, and a stack that runs keeps every file of the former', async () => {
    const given = workspace();
    const running = await copyOf(given);
    write(given.root, SOURCE, 'second');
    const next = await copyOf(given);
    expect([pageOf(running.folder), pageOf(next.folder)]).toEqual(['first', 'second']);
    expect(readdirSync(join(next.folder, 'node_modules/@setpoint'))).toEqual(['courts', 'kernel', 'stack', 'web']);

    running.release();
    expect((await copyOf(given)).folder).toBe(next.folder);
    expect(existsSync(running.folder)).toBe(false);
  });

  it('without pages leaves them out', async () => {
    const { folder } = await copyOf(workspace(), ['apps/web']);
    expect(readdirSync(join(folder, 'apps'))).toEqual(['courts']);
  });

  it('builds once more when a file was saved meanwhile', async () => {
    const given = workspace();
    given.build.mockImplementationOnce(async () => {
      write(given.root, 'apps/web/dist/page.js', 'first');
      write(given.root, SOURCE, 'second');
    });
    expect(pageOf((await copyOf(given)).folder)).toBe('second');
    expect(given.build).toHaveBeenCalledTimes(2);
  });

  it('takes nothing from a build that was cut off', async () => {
    const given = workspace();
    write(given.copies, 'draft/apps/web/dist/page.js', 'half');
    given.build.mockRejectedValueOnce(new Error('does not compile'));
    await expect(copyOf(given)).rejects.toThrow('does not compile');
    expect(pageOf((await copyOf(given)).folder)).toBe('first');
  });
});

describe('builds of one checkout', () => {
  it('are refused within tests, which load from what is built', async () => {
    await expect(runNx(['run-many', '-t', 'build'])).rejects.toThrow('never build');
  });

  it('wait for each other, and say so', async () => {
    const place = mkdtempSync(join(folder, 'lock-'));
    const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const order: string[] = [];
    let finish!: () => void;
    const first = oneBuildAtATime(async () => {
      order.push('first begins');
      await new Promise<void>((done) => (finish = done));
      order.push('first ends');
    }, place);
    const told = new Promise<void>((done) => said.mockImplementation(() => done()));
    const second = oneBuildAtATime(async () => void order.push('second begins'), place);
    await told;
    expect(said).toHaveBeenCalledWith(
      expect.stringContaining(`another build of this checkout (process ${process.pid})`),
    );
    finish();
    await Promise.all([first, second]);
    expect(order).toEqual(['first begins', 'first ends', 'second begins']);
    said.mockRestore();
  });

  it('go on after one was killed, and end what it left running', async () => {
    const place = mkdtempSync(join(folder, 'killed-'));
    const moduleOf = (name: string) => pathToFileURL(join(import.meta.dirname, '../src', name)).href;
    const program = `
      const { oneBuildAtATime } = await import(${JSON.stringify(moduleOf('build-lock.ts'))});
      const { runInGroup } = await import(${JSON.stringify(moduleOf('nx.ts'))});
      const forEver = 'console.log(process.pid); setInterval(() => {}, 1000)';
      await oneBuildAtATime(
        () => runInGroup(process.execPath, ['-e', forEver], { folder: ${JSON.stringify(place)}, live: true }),
        ${JSON.stringify(place)},
      );`;
    const { child, said } = await started(program);
    pids.push(Number(said));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(() => process.kill(Number(said), 0)).not.toThrow();

    await oneBuildAtATime(() => runInGroup(process.execPath, ['-e', ''], { folder: place }), place);
    expect(readdirSync(place)).toEqual([]);
    const state = existsSync(`/proc/${said}/stat`)
      ? readFileSync(`/proc/${said}/stat`, 'utf8').split(') ')[1]![0]
      : 'gone';
    expect(['gone', 'Z']).toContain(state);
  });
});
