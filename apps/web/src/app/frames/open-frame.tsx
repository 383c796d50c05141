import { useSessionState } from '@setpoint/client/session';
import type { ReactNode } from 'react';
import { PublicFrame } from './public-frame.js';
import { Splash } from './splash.js';

/** Pages for everybody: in the shell for the signed-in, under the public header for visitors. */
export function OpenFrame({ shell }: { readonly shell: ReactNode }) {
  const { kind } = useSessionState();
  if (kind === 'starting') return <Splash />;
  return kind === 'signed-in' ? shell : <PublicFrame />;
}
