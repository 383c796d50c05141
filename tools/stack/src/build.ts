import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/**
 * Builds libs, services, gateway and web apps through Nx; what did not change comes from its cache.
 * @throws with the compiler's words.
 */
export function build({ withoutWeb = false } = {}): Promise<void> {
  const args = ['run-many', '-t', 'build', '--parallel=2', '--output-style=static'];
  if (withoutWeb) args.push('--exclude=web,admin');
  return new Promise((done, fail) => {
    const nx = spawn(join(root, 'node_modules/.bin/nx'), args, {
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    nx.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    nx.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    nx.once('error', fail);
    nx.once('exit', (code) => (code === 0 ? done() : fail(new Error(output.slice(-6000)))));
  });
}
