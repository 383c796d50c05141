/** Installing what the lockfile names, once for each state of it. Runs under any Node ≥ 18, without packages. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { step } from './steps.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const marker = join(root, 'node_modules/.setpoint-installed');
const lockfile = join(root, 'package-lock.json');
const neededNode = [24, 11];

export async function ensureInstalled() {
  refuseOldNode();
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  if (!installedByHand()) {
    await step('Install packages (a few minutes, once)', () => npmCi(), {
      remedy:
        'Check that this machine reaches the npm registry, then try again; the whole output is in .data/logs/install.log.',
    });
  }
  writeFileSync(marker, wanted);
}

/** Somebody ran `npm ci` or `npm install` after the lockfile was last written. */
function installedByHand() {
  const installed = join(root, 'node_modules/.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;
}

function npmCi() {
  const logs = join(root, '.data/logs');
  mkdirSync(logs, { recursive: true });
  const log = createWriteStream(join(logs, 'install.log'));
  return new Promise((done, fail) => {
    const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=warn'], {
      cwd: root,
      shell: process.platform === 'win32',
    });
    let tail = '';
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.on('data', (chunk) => {
        log.write(chunk);
        tail = (tail + chunk).slice(-2000);
      });
    }
    npm.on('error', fail);
    npm.on('exit', (code) => (code === 0 ? done() : fail(new Error(`npm ci ended with ${code}:\n${tail}`))));
  });
}

function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 20) return;
  console.error(`Setpoint needs Node 20 or newer to install itself; this is ${process.version}.`);
  process.exit(1);
}

/** The Node that the lockfile brings along (Linux), or this one where it is new enough. */
export function pinnedNode() {
  const pinned = join(root, 'node_modules/.bin/node');
  if (existsSync(pinned)) return pinned;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > neededNode[0] || (major === neededNode[0] && minor >= neededNode[1])) return process.execPath;
  console.error(`On this platform Setpoint needs Node ${neededNode.join('.')} or newer; this is ${process.version}.`);
  process.exit(1);
}
