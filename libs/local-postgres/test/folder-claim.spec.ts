import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, startProcess } from '@setpoint/testkit';
import { claimFolder, FolderInUseError, processStart } from '../src/folder-claim.js';

const OWNER = new URL('./fixtures/owner.ts', import.meta.url);

describe('the claim of a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'folder-claim-spec-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const freshFolder = () => mkdtempSync(join(root, 'folder-'));

  it('is refused while its owner lives, with the folder, the process, its address and since when', async () => {
    const folder = freshFolder();
    const owner = startProcess(OWNER, { args: ['claim', folder] });
    await owner.says(/claimed/);
    const before = readFileSync(join(folder, 'owner.json'), 'utf8');
    const error = await Promise.resolve()
      .then(() => claimFolder(folder))
      .catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(FolderInUseError);
    expect((error as FolderInUseError).owner).toMatchObject({ pid: owner.pid, address: 'http://localhost:3000' });
    const { since } = JSON.parse(before) as { since: string };
    expect((error as Error).message).toBe(
      `${folder} is in use by process ${owner.pid}, at http://localhost:3000, since ${since}.`,
    );
    expect(readFileSync(join(folder, 'owner.json'), 'utf8')).toBe(before);
    await owner.kill('SIGKILL');
  });

  it('passes on when its owner was killed', async () => {
    const folder = freshFolder();
    const owner = startProcess(OWNER, { args: ['claim', folder] });
    await owner.says(/claimed/);
    await owner.kill('SIGKILL');
    const claim = claimFolder(folder);
    expect(JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8'))).toMatchObject({ pid: process.pid });
    claim.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('passes on when the pid of its owner is another process by now', () => {
    const folder = freshFolder();
    claimFolder(folder);
    const file = join(folder, 'owner.json');
    const mine = JSON.parse(readFileSync(file, 'utf8')) as { began: string };
    writeFileSync(file, JSON.stringify({ ...mine, began: `${mine.began}0` }));
    expect(() => claimFolder(folder).release()).not.toThrow();
  });

  it('passes on when the note of it is damaged', () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'owner.json'), '{"pid":');
    expect(() => claimFolder(folder).release()).not.toThrow();
  });

  it('is not that of a copy', () => {
    const folder = freshFolder();
    const copy = join(root, 'copy');
    const claim = claimFolder(folder);
    cpSync(folder, copy, { recursive: true });
    expect(() => claimFolder(copy).release()).not.toThrow();
    claim.release();
  });

  it('is not refused to a child of its owner, who leaves it in place', async () => {
    const folder = freshFolder();
    claimFolder(folder);
    const before = readFileSync(join(folder, 'owner.json'), 'utf8');
    const child = startProcess(OWNER, { args: ['claim', folder] });
    await child.says(/claimed/);
    expect(readFileSync(join(folder, 'owner.json'), 'utf8')).toBe(before);
    await child.kill('SIGKILL');
  });

  it('takes a process for dead when nobody has collected its end', async () => {
    // The shell goes on without waiting for its child: a zombie.
    const shell = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const pid = await new Promise<number>((found) =>
      shell.stdout.once('data', (line: Buffer) => found(Number(line.toString()))),
    );
    const gone = new Promise((exit) => shell.once('exit', exit));
    await eventually(() => processStart(pid) === undefined, 'it lives');
    expect(processStart(shell.pid!)).toBeDefined();
    shell.kill('SIGKILL');
    await gone;
    expect(processStart(shell.pid!)).toBeUndefined();
  });
});
