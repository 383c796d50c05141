import { ApolloProvider } from '@apollo/client/react';
import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from 'react';
import type { SetpointClient } from './client.js';
import type { LiveClient } from './live/live-client.js';
import type { Outages } from './transport/outages.js';

const LiveContext = createContext<LiveClient | null>(null);
const OutagesContext = createContext<Outages | null>(null);

export function ClientProvider({
  client,
  children,
}: {
  readonly client: SetpointClient;
  readonly children: ReactNode;
}) {
  return (
    <LiveContext value={client.live}>
      <OutagesContext value={client.outages}>
        <ApolloProvider client={client.apollo}>{children}</ApolloProvider>
      </OutagesContext>
    </LiveContext>
  );
}

/** Runs after the live connection is restored: refetch what may have been missed (AUTH-25). */
export function useCatchUp(refetch: () => void): void {
  const live = useContext(LiveContext);
  const onCaughtUp = useEffectEvent(refetch);
  useEffect(() => live?.onCaughtUp(() => onCaughtUp()), [live]);
}

/** Whether something on the page is missing because a service is away. It is asked for again, and appears by itself. */
export function useOutage(): boolean {
  const outages = useContext(OutagesContext);
  return useSyncExternalStore(outages?.subscribe ?? NEVER, () => outages?.isOut() ?? false);
}

const NEVER = () => () => {};

const POLL_WHILE_FAILING_MS = 30_000;

/** Polls a query every `everyMs` (0 turns polling off); much less often while it fails. */
export function usePolling(
  { error, startPolling }: { readonly error?: unknown; startPolling(everyMs: number): void },
  everyMs: number,
): void {
  const wait = error && everyMs > 0 ? Math.max(everyMs, POLL_WHILE_FAILING_MS) : everyMs;
  useEffect(() => startPolling(wait), [startPolling, wait]);
}
