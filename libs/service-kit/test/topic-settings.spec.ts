import { faultsOf, ONE_BROKER, topicEntries, topicSettings, type FoundTopic } from '../src/kafka/topic-settings.js';

const brokers = ['kafka-1:9092', 'kafka-2:9092'];
const found = (more: Partial<FoundTopic> = {}): FoundTopic => ({
  topic: 'setpoint.players',
  replicationFactor: 1,
  entries: topicEntries(ONE_BROKER),
  ...more,
});
const entries = (more: Record<string, string>) => ({ entries: { ...topicEntries(ONE_BROKER), ...more } });

describe('topics', () => {
  it('are made as the settings of the process say', () => {
    const wanted = topicSettings({ kafkaReplicationFactor: 3, kafkaMinInsyncReplicas: 2, kafkaRetentionHours: 6 });
    expect(wanted).toEqual({ partitions: 6, replicationFactor: 3, minInsyncReplicas: 2, retentionHours: 6 });
    expect(topicEntries(wanted)).toEqual({
      'cleanup.policy': 'delete',
      'min.insync.replicas': '2',
      'retention.ms': '18000000',
      'segment.ms': '3600000',
    });
  });

  it('have no faults if they are as the settings say', () => {
    expect(faultsOf(found(), ONE_BROKER, brokers)).toEqual([]);
  });

  it.each([
    ['retention.ms', '604800000', '82800000'],
    ['segment.ms', '604800000', '3600000'],
    ['min.insync.replicas', '2', '1'],
    ['cleanup.policy', 'compact', 'delete'],
  ])('are corrected with one command if %s differs', (name, is, wanted) => {
    expect(faultsOf(found(entries({ [name]: is })), ONE_BROKER, brokers)).toEqual([
      `setpoint.players: ${name} is ${is} and should be ${wanted}: kafka-configs.sh --bootstrap-server kafka-1:9092,kafka-2:9092 --alter --entity-type topics --entity-name setpoint.players --add-config ${name}=${wanted}`,
    ]);
  });

  it('are corrected with one command if several settings differ', () => {
    const [fault, ...others] = faultsOf(
      found(entries({ 'retention.ms': '-1', 'segment.ms': '1000' })),
      ONE_BROKER,
      brokers,
    );
    expect(others).toEqual([]);
    expect(fault).toContain('retention.ms is -1 and should be 82800000, segment.ms is 1000 and should be 3600000');
    expect(fault).toContain('--add-config retention.ms=82800000,segment.ms=3600000');
  });

  it('are told by their replicas as well', () => {
    const [fault, ...others] = faultsOf(found(), { ...ONE_BROKER, replicationFactor: 3 }, brokers);
    expect(others).toEqual([]);
    expect(fault).toContain('setpoint.players: replication.factor is 1 and should be 3');
    expect(fault).toContain('kafka-reassign-partitions.sh --bootstrap-server kafka-1:9092,kafka-2:9092');
  });

  it('are wrong if the broker does not tell a setting', () => {
    expect(faultsOf(found({ entries: {} }), ONE_BROKER, brokers)).toEqual([
      expect.stringContaining('min.insync.replicas is unknown and should be 1'),
    ]);
  });
});
