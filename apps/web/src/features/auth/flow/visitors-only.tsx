import { useSession, useSessionState } from '@setpoint/client/session';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { OutOfReach } from '../../../entities/site/out-of-reach.js';
import { safeRedirect } from '../../../entities/site/paths.js';
import { useWithRedirect } from './use-attempt.js';

const FOLLOW =
  'mutation InvitedFollow($invitedCode: String!) { invitedFollow(invitedCode: $invitedCode) { success errorCode } }';

/**
 * Login and registration are for visitors: verified players go where they wanted to, the unverified
 * to send-verify, those whose session is out of reach wait for it. An invited code is followed first;
 * its errors are ignored (AUTH-15).
 */
export function VisitorsOnly({
  invitedCode,
  children,
}: {
  readonly invitedCode?: string | undefined;
  readonly children: ReactNode;
}) {
  const state = useSessionState();
  const session = useSession();
  const [query] = useSearchParams();
  const withRedirect = useWithRedirect();
  const [followed, setFollowed] = useState(!invitedCode);
  const signedIn = state.kind === 'signed-in';
  useEffect(() => {
    if (!signedIn || !invitedCode) return;
    session
      .request(FOLLOW, { invitedCode })
      .catch((error: unknown) => console.warn(error))
      .finally(() => setFollowed(true));
  }, [signedIn, invitedCode, session]);
  if (state.kind === 'unreachable') {
    return (
      <OutOfReach>
        <OtherAccount />
      </OutOfReach>
    );
  }
  if (signedIn && followed) return <Navigate to={safeRedirect(query.get('redirectTo'))} replace />;
  if (state.kind === 'unverified') return <Navigate to={withRedirect('/auth/send-verify')} replace />;
  return children;
}

/** Abandons an unreachable session. */
function OtherAccount() {
  const { t } = useTranslation('auth');
  const session = useSession();
  return (
    <button type="button" onClick={() => session.forget()}>
      {t('auth:link.otherAccount')}
    </button>
  );
}
