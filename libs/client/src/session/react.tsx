import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { SessionState, SessionUser } from './session-state.js';
import type { Session } from './session.js';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session itself: sign in, sign out, reload. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The state of the session (AUTH-26). */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.state);
}

/** Whether this browser holds a session, even if the user could not be loaded yet. */
export function useHoldsSession(): boolean {
  const { kind } = useSessionState();
  return kind === 'signed-in' || kind === 'unreachable';
}

/** The signed-in user; null for visitors and while the session is unreachable. */
export function useMe(): SessionUser | null {
  const state = useSessionState();
  return state.kind === 'signed-in' ? state.user : null;
}
