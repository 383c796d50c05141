import { useSessionState } from '@setpoint/client/session';
import { PageSkeleton } from '@setpoint/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginPath, sendVerifyPath } from '../../entities/site/paths.js';
import { OutOfReach } from '../../entities/site/out-of-reach.js';

/** Shows its content to verified players; others see login, which brings them back (RTE-12), or verification (AUTH-26). */
export function SignedInOnly({ children }: { readonly children: ReactNode }) {
  const state = useSessionState();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  switch (state.kind) {
    case 'starting':
      return <PageSkeleton />;
    case 'signed-out':
      return <Navigate to={loginPath(here)} replace />;
    case 'unverified':
      return <Navigate to={sendVerifyPath(here)} replace />;
    case 'unreachable':
      return <OutOfReach />;
    case 'signed-in':
      return children;
  }
}
