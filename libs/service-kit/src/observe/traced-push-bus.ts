import { SpanKind } from '@opentelemetry/api';
import { PushBus } from '../ports/ports.js';
import type { Signal } from '../ports/signal.js';
import { inSpan } from './trace.js';

/** Any push bus, with its signals in the trace of what they are about. */
export class TracedPushBus extends PushBus {
  constructor(private readonly inner: PushBus) {
    super();
  }

  publish(topic: string, payload?: Signal): Promise<void> {
    // The kind of topic only: what stands behind the colon is somebody's id.
    const kind = topic.split(':')[0]!;
    return inSpan(`push ${kind}`, {}, () => this.inner.publish(topic, payload), { kind: SpanKind.PRODUCER });
  }

  subscribe(topic: string, listener: (payload: Signal) => void): Promise<() => Promise<void>> {
    return this.inner.subscribe(topic, listener);
  }

  onGap(listener: () => void): () => void {
    return this.inner.onGap(listener);
  }

  isConnected(): boolean {
    return this.inner.isConnected();
  }

  stop(): Promise<void> {
    return this.inner.stop();
  }
}
