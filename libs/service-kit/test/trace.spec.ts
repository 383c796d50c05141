import { context, trace } from '@opentelemetry/api';
import { node, tracing } from '@opentelemetry/sdk-node';
import { eventually, player, startTestService, type TestService } from '@setpoint/testkit';
import { continueTrace, currentTraceparent } from '../src/index.js';
import { rallyService, WriteCard, type RallyTables } from './rally/rally.service.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const START = 'mutation { startRally(input: { withPlayer: "ben" }) { success } }';

describe('a trace without a tracing SDK', () => {
  let service: TestService<RallyTables>;
  beforeEach(async () => {
    service = await startTestService<RallyTables>(rallyService);
  }, 60_000);
  afterEach(() => service?.stop());

  it('travels unchanged from the request to the event', async () => {
    await service.query(START, {}, player('ana'), { traceparent: PARENT });
    expect(await service.events()).toMatchObject([{ traceparent: PARENT }]);
  });

  it('is not made up, and nonsense is not carried on', async () => {
    await service.query(START, {}, player('ana'), { traceparent: 'nonsense' });
    expect((await service.events())[0]).not.toHaveProperty('traceparent');
    expect(continueTrace('00-0-0-01', currentTraceparent)).toBeUndefined();
    expect(continueTrace(PARENT, currentTraceparent)).toBe(PARENT);
  }, 60_000);
});

describe('a trace with the SDK', () => {
  const exporter = new tracing.InMemorySpanExporter();
  let service: TestService<RallyTables>;
  beforeAll(async () => {
    const provider = new node.NodeTracerProvider({ spanProcessors: [new tracing.SimpleSpanProcessor(exporter)] });
    provider.register();
    service = await startTestService<RallyTables>(rallyService);
  }, 60_000);
  afterAll(async () => {
    await service?.stop();
    trace.disable();
    context.disable();
  });

  it('goes from the request over SQL, outbox and bus to the handler and to push', async () => {
    const { errors } = await service.query(START, {}, player('ana'), { traceparent: PARENT });
    expect(errors).toBeUndefined();
    await service.drain();
    const spans = exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === TRACE);
    const names = spans.map((span) => span.name);
    for (const name of [
      'rally Mutation.startRally',
      'transaction',
      'sql',
      'push rally',
      'publish events',
      'handle rally.stroke-played.v1',
    ]) {
      expect(names).toContain(name);
    }
    const byId = new Map(spans.map((span) => [span.spanContext().spanId, span]));
    const pathOf = (name: string) => {
      const path: string[] = [];
      for (
        let span = spans.find((one) => one.name === name);
        span;
        span = byId.get(span.parentSpanContext?.spanId ?? '')
      ) {
        path.unshift(span.name);
      }
      return path;
    };
    expect(pathOf('push rally')).toEqual(['rally Mutation.startRally', 'transaction', 'push rally']);
    expect(pathOf('handle rally.stroke-played.v1')).toEqual([
      'rally Mutation.startRally',
      'transaction',
      'handle rally.stroke-played.v1',
    ]);
    expect(JSON.stringify(spans.map((span) => span.attributes))).not.toContain('ana');
  });

  it('stays apart from others that are handled together', async () => {
    const traces = ['2', '3'].map((digit) => digit.repeat(32));
    for (const id of traces) {
      await service.query(START, {}, player('ana'), { traceparent: PARENT.replace(TRACE, id) });
    }
    await service.drain();
    for (const id of traces) {
      const names = exporter
        .getFinishedSpans()
        .flatMap((span) => (span.spanContext().traceId === id ? [span.name] : []));
      expect(names.filter((name) => name === 'handle rally.stroke-played.v1')).toHaveLength(1);
      expect(names.filter((name) => name === 'push heard')).toHaveLength(1);
    }
  });

  it('goes along with a job', async () => {
    const write = service.app.get(WriteCard, { strict: false });
    await continueTrace(PARENT.replace(TRACE, '1'.repeat(32)), () =>
      write.storage.transaction((tx) => write.jobs.send(tx, 'send-card', { to: 'ana' })),
    );
    await eventually(
      () =>
        exporter
          .getFinishedSpans()
          .some((span) => span.name === 'job send-card' && span.spanContext().traceId === '1'.repeat(32)),
      'the job is not in the trace',
    );
  });
});
