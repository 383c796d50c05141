import { context, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { eventually, player, startTestService, type TestService } from '@setpoint/testkit';
import { continueTrace, currentTraceparent } from '../src/index.js';
import { bookingsService } from './fixture/bookings/bookings.service.js';
import { RequestConfirmation } from './fixture/bookings/send-confirmation.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const START = 'mutation { createBooking(input: { guestId: "ben" }) { success } }';

describe('a trace without a tracing SDK', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startTestService(bookingsService);
  });
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
  });
});

describe('a trace with the SDK', () => {
  const exporter = new InMemorySpanExporter();
  let service: TestService;
  beforeAll(async () => {
    const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
    provider.register();
    service = await startTestService(bookingsService);
  });
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
      'bookings Mutation.createBooking',
      'transaction',
      'sql',
      'push booking',
      'publish events',
      'handle bookings.booking-changed.v1',
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
    expect(pathOf('push booking')).toEqual(['bookings Mutation.createBooking', 'transaction', 'push booking']);
    expect(pathOf('handle bookings.booking-changed.v1')).toEqual([
      'bookings Mutation.createBooking',
      'transaction',
      'handle bookings.booking-changed.v1',
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
      expect(names.filter((name) => name === 'handle bookings.booking-changed.v1')).toHaveLength(1);
      expect(names.filter((name) => name === 'push changed')).toHaveLength(1);
    }
  });

  it('goes along with a job', async () => {
    const request = service.app.get(RequestConfirmation, { strict: false });
    await continueTrace(PARENT.replace(TRACE, '1'.repeat(32)), () =>
      request.storage.transaction((manager) => request.jobs.send(manager, 'send-confirmation', { to: 'ana' })),
    );
    await eventually(
      () =>
        exporter
          .getFinishedSpans()
          .some((span) => span.name === 'job send-confirmation' && span.spanContext().traceId === '1'.repeat(32)),
      'the job is not in the trace',
    );
  });
});
