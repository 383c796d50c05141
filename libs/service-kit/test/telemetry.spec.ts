import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { context, trace } from '@opentelemetry/api';
import { startTelemetry } from '../src/index.js';

describe('telemetry', () => {
  const received: { path: string; body: string }[] = [];
  const collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url!, body: Buffer.concat(chunks).toString('latin1') });
      response.end();
    });
  });
  const before = process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  beforeAll(async () => {
    await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    trace.disable();
    context.disable();
  });
  afterAll(async () => {
    if (before === undefined) delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    else process.env.OTEL_EXPORTER_OTLP_ENDPOINT = before;
    collector.closeAllConnections();
    await new Promise((closed) => collector.close(closed));
  });

  it('stays off without a collector', async () => {
    await (
      await startTelemetry('courts', {})
    )();
    expect(trace.getTracer('spec').startSpan('unseen').isRecording()).toBe(false);
  });

  it('sends spans to the collector under the name of the service', async () => {
    const stop = await startTelemetry('courts');
    trace.getTracer('spec').startSpan('a span to be seen').end();
    await stop();
    expect(received).toHaveLength(1);
    expect(received[0]!.path).toBe('/v1/traces');
    expect(received[0]!.body).toContain('a span to be seen');
    expect(received[0]!.body).toContain('courts');
  });
});
