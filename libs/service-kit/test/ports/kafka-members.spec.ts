import { randomUUID } from 'node:crypto';
import type { EventEnvelope } from '@setpoint/events';
import { describeWith, eventually, startProcess, testKafka, type TestProcess } from '@setpoint/testkit';
import { Kafka } from 'kafkajs';
import { KafkaBus, silentLog } from '../../src/index.js';

const LISTENER = new URL('../fixture/listener.ts', import.meta.url);

describeWith(await testKafka(), 'members of a consumer group', (address) => {
  const brokers = address.split(',');
  const admin = new Kafka({ clientId: 'spec', brokers }).admin();
  const bus = new KafkaBus({ brokers, clientId: 'spec', logger: silentLog(), partitions: 1 });
  const running: TestProcess[] = [];
  beforeAll(() => admin.connect());
  afterEach(() => Promise.all(running.splice(0).map((child) => child.kill('SIGKILL'))));
  afterAll(() => Promise.all([admin.disconnect(), bus.stop()]));

  const aGroup = () => `g${randomUUID().slice(0, 8)}`;
  const aType = () => `o${randomUUID().slice(0, 8)}.happened.v1`;
  const listen = (group: string, type: string, ...more: string[]) => {
    const child = startProcess(LISTENER, {
      args: ['--brokers', address, '--group', group, '--type', type, ...more],
    });
    running.push(child);
    return child;
  };
  const publish = (type: string, ...ids: string[]) =>
    bus.publish(
      ids.map((id): EventEnvelope => ({
        ...{ specversion: '1.0', id, source: 'spec', type, time: '2026-06-01T12:00:00.000Z' },
        ...{ subject: 'one', data: {} },
      })),
    );
  const membersOf = async (group: string) => {
    const { groups } = await admin.describeGroups([`setpoint.${group}`]);
    return groups[0]!.members.map(({ memberId }) => memberId);
  };

  it('another process goes on with what a killed one was handling, and with all that came since', async () => {
    const [group, type] = [aGroup(), aType()];
    const first = listen(group, type, '--hold', '2');
    await publish(type, '1', '2', '3');
    await first.says(/holds 2/);
    await first.kill('SIGKILL');
    await publish(type, '4');
    const next = listen(group, type);
    await next.says(/has handled 4/);
    expect(next.lines.filter((line) => line !== 'has handled 1')).toEqual([
      'has handled 2',
      'has handled 3',
      'has handled 4',
    ]);
  });

  it('one that takes longer for its events than the broker waits for the dead stays in the group', async () => {
    const [group, type] = [aGroup(), aType()];
    const busy = listen(group, type, '--hold', '1');
    await publish(type, '1');
    await busy.says(/holds 1/);
    const members = await membersOf(group);
    expect(members).toHaveLength(1);

    const otherGroup = aGroup();
    const dead = listen(otherGroup, type);
    await dead.says(/has handled 1/);
    await dead.kill('SIGKILL');
    await eventually(async () => (await membersOf(otherGroup)).length === 0, 'the dead one is still a member');
    expect(await membersOf(group)).toEqual(members);
  });
});
