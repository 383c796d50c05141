/** The login screen, which returns to `back` afterwards (RTE-12, AUTH-16). */
export const loginPath = (back: string): string => `/auth/login?redirectTo=${encodeURIComponent(back)}`;

/** Where an unverified person waits for the mail (AUTH-12). */
export const sendVerifyPath = (back: string): string => `/auth/send-verify?redirectTo=${encodeURIComponent(back)}`;

/**
 * Where to go after login: only paths of this site are followed (AUTH-16). Everything else, other
 * hosts, `//host`, backslashes, schemes, leads to the dashboard.
 */
export function safeRedirect(wanted: string | null | undefined, otherwise = '/dashboard/app'): string {
  if (!wanted || !wanted.startsWith('/') || /^\/[/\\]/.test(wanted) || /[\\\u0000-\u001f]/.test(wanted))
    return otherwise;
  const here = 'https://setpoint.invalid';
  let url: URL;
  try {
    url = new URL(wanted, here);
  } catch {
    return otherwise;
  }
  if (url.origin !== here || url.pathname.startsWith('//')) return otherwise;
  // Back to a sign-in screen would go round in circles.
  return url.pathname.startsWith('/auth/') ? otherwise : url.pathname + url.search + url.hash;
}
