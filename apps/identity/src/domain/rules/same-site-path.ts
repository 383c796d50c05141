const LONGEST_PATH = 2_000;

/** The path to go to after signing in, or null when it would leave the site (AUTH-16). */
export function sameSitePath(raw: string | null | undefined): string | null {
  if (!raw || raw.length > LONGEST_PATH || !raw.startsWith('/')) return null;
  // Browsers treat a backslash as a slash and drop tabs and line breaks; both could hide a `//host`.
  if (/[\\\p{Cc}]/u.test(raw)) return null;
  const here = 'https://site.invalid';
  try {
    const url = new URL(raw, here);
    const path = url.pathname + url.search + url.hash;
    return url.origin === here && !path.startsWith('//') ? path : null;
  } catch {
    return null;
  }
}
