import { useSession, useSessionState } from '@setpoint/client/session';
import { UnreachableScreen } from '@setpoint/ui';
import type { ReactNode } from 'react';

/** Stands in for the screens of members while nobody can say who is signed in (AUTH-23). */
export function OutOfReach({ children }: { readonly children?: ReactNode }) {
  const session = useSession();
  const state = useSessionState();
  return (
    <UnreachableScreen retrying={state.kind === 'unreachable' && state.retrying} onRetry={() => void session.retry()}>
      {children}
    </UnreachableScreen>
  );
}
