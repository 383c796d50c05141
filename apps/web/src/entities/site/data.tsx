import { ClientProvider } from '@setpoint/client';
import { useSession } from '@setpoint/client/session';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { dataClient, onSessionLost } from './data-client.js';
import { loginPath } from './paths.js';

/** Brings the data client to the screens below; loaded only where data is shown. */
export function Data({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(
    () =>
      onSessionLost(
        session,
        (end) =>
          void navigate(end === 'session-lost' ? '/' : loginPath(window.location.pathname + window.location.search)),
      ),
    [session, navigate],
  );
  return <ClientProvider client={dataClient(session)}>{children}</ClientProvider>;
}
