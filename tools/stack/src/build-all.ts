/** `npm run build`: builds all, or what arguments of Nx name: `npm run build -- -p @setpoint/kernel`. */
import { oneBuildAtATime } from './build-lock.ts';
import { runNx } from './nx.ts';

const only = process.argv.slice(2);
const args = ['run-many', '-t', 'build', '--parallel=2', '--output-style=static', ...only];
await oneBuildAtATime(() => runNx(args, { live: true })).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
