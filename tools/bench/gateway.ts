/**
 * Figures P1 to P4 of the gateway:
 * `npm run bench:gateway -- [--runs 5] [--operations 300] [--hive /tmp/hive] [--stack http://localhost:3000] [--profile folder]`.
 * Build the gateway and the libraries first (npm run build). P4 needs a running stack. For Hive's gateway, install
 * `@graphql-hive/gateway-runtime @graphql-hive/router-runtime @graphql-mesh/transport-http graphql@16` in a folder of its own.
 */
import { parseArgs } from 'node:util';
import { measureDashboard } from './gateway/dashboard.ts';
import { measureLatency } from './gateway/latency.ts';
import { measureLoad } from './gateway/load.ts';
import { startGateways } from './gateway/processes.ts';

const { values: args } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    operations: { type: 'string', default: '300' },
    hive: { type: 'string' },
    stack: { type: 'string' },
    /** Given to every gateway; as `npm start` of apps/gateway gives them to ours. */
    flags: { type: 'string', default: '--max-semi-space-size=16 --max-old-space-size=160' },
    /** Writes a CPU profile of our gateway there. */
    profile: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const runs = Number(args.runs);

const gateways = await startGateways({
  flags: args.flags.split(' ').filter(Boolean),
  hive: args.hive,
  profile: args.profile,
});
try {
  const { cpu, memory } = await measureLoad(gateways, runs, Number(args.operations));
  const figures = {
    P1: cpu,
    P2: memory,
    P3: await measureLatency(gateways, runs),
    P4: args.stack
      ? await measureDashboard(args.stack)
      : 'not measured: give the address of a running stack, --stack http://localhost:3000',
  };
  console.log(args.json ? JSON.stringify(figures) : JSON.stringify(figures, null, 2));
} finally {
  await gateways.stop();
}
