import { useHoldsSession, useSessionState } from '@setpoint/client/session';
import type { ReactNode } from 'react';
import { PublicFrame } from './public-frame.js';
import { Splash } from './splash.js';

/** Pages for everybody: in the shell for those with a session, under the public header for visitors. */
export function OpenFrame({ shell }: { readonly shell: ReactNode }) {
  const { kind } = useSessionState();
  const holdsSession = useHoldsSession();
  if (kind === 'starting') return <Splash />;
  return holdsSession ? shell : <PublicFrame />;
}
