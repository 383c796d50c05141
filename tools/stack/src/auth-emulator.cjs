/**
 * The Firebase Auth emulator as a child process, out of firebase-tools' inner parts (not a public API: the version is pinned).
 * It keeps its accounts in memory; here they are saved beside the database and loaded again, so that a restart signs nobody out.
 * Usage: node auth-emulator.cjs <port> <project> <accounts file> [address to listen on, 127.0.0.1 without]
 */
const { existsSync, readFileSync } = require('node:fs');
const { setTimeout: pause } = require('node:timers/promises');
const writeFileAtomic = require('write-file-atomic');
const exegesis = require(
  require.resolve('exegesis-express', { paths: [require.resolve('firebase-tools/package.json')] }),
);

// Hundreds of checks of requests are compiled when they are first needed, not at the start: two seconds instead of eleven.
const { middleware } = exegesis;
exegesis.middleware = (api, options) => middleware(api, { ...options, lazyCompileValidationSchemas: true });

require('./auth-emulator-pages.cjs');
const { AuthEmulator, SingleProjectMode } = require('firebase-tools/lib/emulator/auth');

const [port, projectId, file, host = '127.0.0.1'] = process.argv.slice(2);
const base = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
let saved = '';

/** The emulator says that it has started before it listens. A port that can't be had ends this process. */
async function listening() {
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) await pause(10);
}

async function load() {
  if (!existsSync(file)) return;
  const { users } = JSON.parse(readFileSync(file, 'utf8'));
  if (!users?.length) return;
  const answer = await fetch(`${base}/accounts:batchCreate`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ users, allowOverwrite: true }),
  });
  if (!answer.ok) throw new Error(`accounts could not be loaded from ${file}: ${await answer.text()}`);
}

async function save() {
  const answer = await fetch(`${base}/accounts:batchGet?maxResults=10000`, { headers });
  const text = JSON.stringify({ users: (await answer.json()).users ?? [] });
  if (text === saved) return;
  await writeFileAtomic(file, text, { mode: 0o600 });
  saved = text;
}

async function main() {
  const emulator = new AuthEmulator({
    projectId,
    host,
    port: Number(port),
    singleProjectMode: SingleProjectMode.NO_WARNING,
  });
  await emulator.start();
  await listening();
  await load();
  let saving = Promise.resolve();
  const keep = () => (saving = saving.then(save).catch((error) => console.error(error)));
  const ticking = setInterval(keep, 1000);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearInterval(ticking);
    await keep();
    await emulator.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The stack was killed: go too.
  process.on('disconnect', stop);
  process.send?.('ready');
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
