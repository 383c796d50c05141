import { ClientProvider, createClient, type SetpointClient } from '@setpoint/client';
import { useSession } from '@setpoint/client/session';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { loginPath } from './paths.js';

let shared: SetpointClient | null = null;

/** Brings the data client to the screens below; loaded only where data is shown. */
export function Data({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const [client] = useState(
    () =>
      (shared ??= createClient({
        getSession: () => session,
        onSessionLost: (end) =>
          void navigate(end === 'session-lost' ? '/' : loginPath(window.location.pathname + window.location.search)),
      })),
  );
  return <ClientProvider client={client}>{children}</ClientProvider>;
}
