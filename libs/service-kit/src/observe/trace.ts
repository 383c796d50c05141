import { AsyncLocalStorage } from 'node:async_hooks';
import {
  context,
  isSpanContextValid,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type SpanContext,
} from '@opentelemetry/api';

const tracer = () => trace.getTracer('setpoint');

/** The incoming trace context, forwarded unchanged if no tracing SDK is running. */
const incoming = new AsyncLocalStorage<string>();

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function parse(traceparent: string | undefined): SpanContext | undefined {
  const match = TRACEPARENT.exec(traceparent ?? '');
  if (!match) return undefined;
  const parsed: SpanContext = {
    traceId: match[1]!,
    spanId: match[2]!,
    traceFlags: Number.parseInt(match[3]!, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  };
  return isSpanContextValid(parsed) ? parsed : undefined;
}

/** W3C trace context of the current span, if any. */
export function currentTraceparent(): string | undefined {
  const span = trace.getSpanContext(context.active());
  if (!span || !isSpanContextValid(span)) return incoming.getStore();
  return `00-${span.traceId}-${span.spanId}-${(span.traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0')}`;
}

/** Runs the work as a continuation of the given trace context; invalid ones are ignored. */
export function continueTrace<R>(traceparent: string | undefined, work: () => R): R {
  const parent = parse(traceparent);
  if (!parent) return work();
  return incoming.run(traceparent!, () => context.with(trace.setSpanContext(context.active(), parent), work));
}

export interface SpanOptions {
  readonly kind?: SpanKind;
  /** Trace contexts of the items that this span handles as a batch. */
  readonly links?: readonly (string | undefined)[];
}

/** Runs the work in its own span; an error marks the span as failed. */
export async function inSpan<R>(
  name: string,
  attributes: Attributes,
  work: () => Promise<R>,
  options: SpanOptions = {},
): Promise<R> {
  const parent: Context = context.active();
  const links = (options.links ?? []).flatMap((link) => {
    const linked = parse(link);
    return linked ? [{ context: linked }] : [];
  });
  const span = tracer().startSpan(name, { kind: options.kind ?? SpanKind.INTERNAL, attributes, links }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
    throw error;
  } finally {
    span.end();
  }
}

/** Whether the current span is being recorded. */
export const isTraced = (): boolean => trace.getSpanContext(context.active()) !== undefined;

/** Records something that has just ended as a span of the current trace. */
export function noteSpan(name: string, tookMs: number, attributes: Attributes, failed: boolean): void {
  const parent = context.active();
  if (!trace.getSpanContext(parent)) return;
  const span = tracer().startSpan(
    name,
    { kind: SpanKind.CLIENT, attributes, startTime: new Date(Date.now() - tookMs) },
    parent,
  );
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
