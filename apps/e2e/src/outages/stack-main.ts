/**
 * The stack of `npm start` whose gateway reaches each service over the network, at two addresses that can be made to fail:
 * by messages to this process.
 */
import { startAuthEmulator } from '../../../../tools/stack/src/auth-emulator.ts';
import { readStackConfig } from '../../../../tools/stack/src/config.ts';
import { openDataFolder } from '../../../../tools/stack/src/data-folder.ts';
import { startStack } from '../../../../tools/stack/src/stack.ts';
import { Breakable, type Order } from './breakable.ts';

const closers: (() => Promise<void>)[] = [];
async function close() {
  for (const closer of closers.reverse()) await closer().catch((error: unknown) => console.error(error));
}
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));

// On a machine that tests keep busy, everything is slow.
if (process.env['SOAK']) delete process.env['TIMEOUT_SECONDS'];
const config = readStackConfig(process.env, ['--no-build']);
const claim = await openDataFolder(config);
closers.push(async () => claim.release());
const emulator = startAuthEmulator(config);
closers.push(async () => (await emulator.catch(() => undefined))?.stop());
const services = new Map<string, Breakable>();
await startStack(config, emulator, closers, async (started) => {
  for (const [name, service] of Object.entries(started)) {
    const { port } = new URL(await service.listen(0, '127.0.0.1'));
    services.set(name, await Breakable.before(Number(port)));
  }
  closers.push(async () => void (await Promise.all([...services.values()].map((one) => one.stop()))));
  return Object.fromEntries([...services].map(([name, { addresses }]) => [name, addresses]));
});
process.on('message', ({ service, fault }: Order) => {
  void services
    .get(service)!
    .suffer(fault)
    .then(() => process.send!({ done: service }));
});
console.log('Setpoint runs');
