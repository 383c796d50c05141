import { ClientProvider, createClient, type SetpointClient } from '@setpoint/client';
import { useSession, type Session } from '@setpoint/client/session';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { loginPath } from './paths.js';

const clients = new WeakMap<Session, SetpointClient>();

/** Brings the data client to the screens below; loaded only where data is shown. */
export function Data({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const [client] = useState(() => {
    const held = clients.get(session);
    if (held) return held;
    const made = createClient({
      getSession: () => session,
      onSessionLost: (end) =>
        void navigate(end === 'session-lost' ? '/' : loginPath(window.location.pathname + window.location.search)),
    });
    clients.set(session, made);
    return made;
  });
  return <ClientProvider client={client}>{children}</ClientProvider>;
}
