/**
 * `npm run advisories`: exit code 1 when something that ships has a known weakness, high or critical. Some registries answer no
 * audits: that is said, and is no failure.
 */
import { spawnSync } from 'node:child_process';
import { adviceOf } from './advice.ts';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], { encoding: 'utf8' });
const { text, ok } = adviceOf(stdout);
console.log(text);
process.exitCode = ok ? 0 : 1;
