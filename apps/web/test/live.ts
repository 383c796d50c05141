import { act, waitFor } from '@testing-library/react';

interface Message {
  readonly id?: string;
  readonly type: string;
  readonly payload?: { readonly query?: string; readonly operationName?: string };
}

/** The other end of the page's websocket: sends subscribers what a test publishes. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = 0;
  protocol = 'graphql-transport-ws';
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string; wasClean: boolean }) => void;
  onerror?: (event: unknown) => void;
  readonly subscribed = new Map<string, string>();

  constructor() {
    FakeSocket.all.push(this);
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }
  send(text: string) {
    const message = JSON.parse(text) as Message;
    if (message.type === 'connection_init')
      queueMicrotask(() => this.onmessage?.({ data: '{"type":"connection_ack"}' }));
    if (message.type === 'subscribe') this.subscribed.set(message.payload?.operationName ?? '', message.id!);
    if (message.type === 'complete') {
      for (const [name, id] of this.subscribed) if (id === message.id) this.subscribed.delete(name);
    }
  }
  close() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code: 1000, reason: '', wasClean: true });
  }
}

const before = globalThis.WebSocket;

/** Call in `beforeEach`: the page's live connection ends here. */
export function fakeLive(): void {
  FakeSocket.all = [];
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
}

afterEach(() => {
  globalThis.WebSocket = before;
});

/** Sends data to those who subscribed with an operation, once they have. */
export async function publish(operation: string, data: unknown): Promise<void> {
  const socket = await waitFor(() => {
    const found = FakeSocket.all.find((one) => one.readyState === 1 && one.subscribed.has(operation));
    if (!found) throw new Error(`nobody listens to ${operation}`);
    return found;
  });
  await act(async () => {
    socket.onmessage?.({
      data: JSON.stringify({ id: socket.subscribed.get(operation), type: 'next', payload: { data } }),
    });
    await Promise.resolve();
  });
}
