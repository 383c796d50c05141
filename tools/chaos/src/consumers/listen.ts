/** A replica of a service, as far as Kafka knows: tells its parent which events it has handled. */
import { KafkaBus, silentLog } from '@setpoint/service-kit';

const [broker, group, type, sessionTimeoutMs] = process.argv.slice(2) as [string, string, string, string];
process.on('disconnect', () => process.exit(0));
const bus = new KafkaBus({
  ...{ brokers: [broker], clientId: 'chaos', logger: silentLog(), sessionTimeoutMs: Number(sessionTimeoutMs) },
});
await bus.subscribe(group, [type], async (events) => {
  for (const { id } of events) process.send!(id);
});
await bus.start();
