import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Session, SessionState, SessionUser } from './session.js';

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

/** Which of the three states the session is in (AUTH-26). */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.state);
}

/** The signed-in user, or null for visitors. */
export function useMe(): SessionUser | null {
  const state = useSessionState();
  return state.kind === 'signed-in' ? state.user : null;
}
