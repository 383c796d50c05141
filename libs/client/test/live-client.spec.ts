import { waitFor } from '@testing-library/react';
import { createLiveClient, createSession, waitBeforeReconnect, type LiveClient } from '../src/index.js';
import { ana, fakeServer, memoryTokens, OLD, refreshed } from './fakes.js';

/** A websocket whose other end is the test. */
class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static opened: Socket[] = [];
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string; wasClean: boolean }) => void;
  onerror?: (event: unknown) => void;
  readonly received: { type: string; payload?: Record<string, unknown> }[] = [];

  constructor(readonly url: string) {
    Socket.opened.push(this);
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }
  send(text: string) {
    const message = JSON.parse(text) as { type: string };
    this.received.push(message);
    if (message.type === 'connection_init')
      queueMicrotask(() => this.onmessage?.({ data: '{"type":"connection_ack"}' }));
  }
  close(code = 1000, reason = '') {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code, reason, wasClean: true });
  }
  get tokenSent() {
    return this.received.find(({ type }) => type === 'connection_init')?.payload?.['authorization'];
  }
}

/** The client has subscribed on this connection. */
const subscribed = (connection: number) =>
  waitFor(() =>
    expect(Socket.opened[connection]?.received).toContainEqual(expect.objectContaining({ type: 'subscribe' })),
  );

describe('live updates', () => {
  let live: LiveClient | undefined;
  beforeEach(() => (Socket.opened = []));
  afterEach(() => live?.stop());

  function start(tokens: typeof OLD | null = OLD) {
    const store = memoryTokens(tokens);
    const server = fakeServer((call) => {
      if (call.operation === 'RefreshToken') return refreshed('new');
      return { data: { me: ana, revokeToken: { success: true, errors: [] } } };
    });
    const session = createSession({ tokens: store.store, fetch: server.fetch });
    live = createLiveClient({
      session,
      url: 'ws://setpoint.example/subscriptions',
      webSocketImpl: Socket,
      random: () => 0,
    });
    return { session, live, server };
  }

  const listen = (client: LiveClient) =>
    client.current!.subscribe({ query: 'subscription { notify }' }, { next() {}, error() {}, complete() {} });

  it('AUTH-25 exist only while signed in and verified', async () => {
    const { session, live } = start();
    expect(live.current).toBeNull();
    await session.start();
    expect(live.current).not.toBeNull();
    await session.signOut();
    expect(live.current).toBeNull();
    session.awaitVerification('ben@setpoint.example');
    expect(live.current).toBeNull();
  });

  it('AUTH-25 open with the access token', async () => {
    const { session, live } = start();
    await session.start();
    listen(live);
    await waitFor(() => expect(Socket.opened[0]?.tokenSent).toBeDefined());
    expect(Socket.opened[0]!.tokenSent).toBe('JWT old');
  });

  it('AUTH-25 come back with a fresh token when the old one has expired, and report that something may have been missed', async () => {
    const { session, live, server } = start();
    await session.start();
    let caughtUp = 0;
    live.onCaughtUp(() => caughtUp++);
    listen(live);
    await subscribed(0);
    expect(caughtUp).toBe(0);
    Socket.opened[0]!.close(4403, 'Signature has expired');
    await subscribed(1);
    expect(Socket.opened[1]!.tokenSent).toBe('JWT new');
    expect(server.of('RefreshToken')).toHaveLength(1);
    expect(caughtUp).toBe(1);
  });

  it('AUTH-25 come back after a restart of the server without another token', async () => {
    const { session, live, server } = start();
    await session.start();
    listen(live);
    await subscribed(0);
    Socket.opened[0]!.close(1012, 'Service restart');
    await waitFor(() => expect(Socket.opened[1]?.tokenSent).toBeDefined());
    expect(Socket.opened[1]!.tokenSent).toBe('JWT old');
    expect(server.of('RefreshToken')).toHaveLength(0);
  });

  it('AUTH-25 close at logout', async () => {
    const { session, live } = start();
    await session.start();
    listen(live);
    await waitFor(() => expect(Socket.opened[0]?.readyState).toBe(1));
    await session.signOut();
    await waitFor(() => expect(Socket.opened[0]?.readyState).toBe(3));
    expect(Socket.opened).toHaveLength(1);
  });

  it('AUTH-25 wait longer after each failure, at most half a minute, each browser differently', () => {
    const longest = [0, 1, 2, 3, 10].map((retries) => waitBeforeReconnect(retries, () => 0.999));
    expect(longest.map(Math.ceil)).toEqual([500, 999, 1998, 3996, 29970]);
    expect(waitBeforeReconnect(10, () => 0)).toBe(0);
  });
});
