/** Credentials live with the identity provider; this is all of it that the screens need. */
export interface IdentityProvider {
  signIn(email: string, password: string): Promise<ProviderUser>;
  register(email: string, password: string): Promise<ProviderUser>;
  /** Whoever is signed in with the provider in this tab, or was kept for this browser. */
  current(): Promise<ProviderUser | null>;
  signOut(): Promise<void>;
  /** Keeps whoever is signed in for the other tabs of this browser: the link of a mail opens one (AUTH-11). */
  keep(): Promise<void>;
  /** Confirms the address behind a verification or recovery link (AUTH-11, AUTH-14). */
  applyCode(code: string): Promise<void>;
  /** The address whose password a reset link may change. */
  checkResetCode(code: string): Promise<string>;
  resetPassword(code: string, password: string): Promise<void>;
  /** Signs in with the current password, then sets the new one (ACC-05). */
  changePassword(email: string, current: string, next: string): Promise<void>;
  /** Adds a way to sign in to whoever is signed in here, or to whom the token tells (ACC-04). */
  link(method: 'GOOGLE' | 'FACEBOOK', ownToken: () => Promise<string | null>): Promise<void>;
  google(): Promise<ProviderUser>;
  /** Facebook; an email that exists with another method has to be joined first (AUTH-09). */
  facebook(): Promise<ProviderUser | FacebookMeetsPassword>;
}

export interface ProviderUser {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  idToken(fresh?: boolean): Promise<string>;
  /** Takes a registration back that our side refused. */
  remove(): Promise<void>;
}

/** The Facebook address has a password here: with it the two are linked. */
export interface FacebookMeetsPassword {
  readonly needsPasswordOf: string;
  link(password: string): Promise<ProviderUser>;
}

export type ProviderErrorCode =
  | 'USER_NOT_FOUND'
  | 'WRONG_PASSWORD'
  | 'USER_DISABLED'
  | 'EMAIL_IN_USE'
  | 'EMAIL_NOT_VALID'
  | 'WEAK_PASSWORD'
  | 'TOO_MANY_REQUESTS'
  | 'NO_CONNECTION'
  | 'LINK_NOT_VALID'
  | 'LINK_EXPIRED'
  | 'POPUP_CLOSED'
  | 'POPUP_CANCELLED'
  | 'POPUP_BLOCKED'
  | 'NO_PASSWORD'
  | 'GOOGLE_NOT_VERIFIED'
  | 'CREDENTIAL_IN_USE'
  | 'ALREADY_LINKED'
  | 'OTHER';

/** What the provider refused, and for the rest its own words. */
export class ProviderError extends Error {
  constructor(
    readonly code: ProviderErrorCode,
    message: string = code,
  ) {
    super(message);
  }
}

/** Where its SDK remembers people who were kept, and where it did before it forgot the others with their tab. */
const KEPT = 'firebase:authUser:';
const FORMER_DATABASE = 'firebaseLocalStorageDb';

let loaded: Promise<IdentityProvider> | null = null;

/** The provider's SDK is loaded when somebody signs in, not before. */
export function provider(): Promise<IdentityProvider> {
  loaded ??= import('./firebase.js')
    .then(({ connectFirebase }) => connectFirebase())
    .catch((error: unknown) => {
      loaded = null;
      throw error instanceof ProviderError ? error : new ProviderError('NO_CONNECTION', String(error));
    });
  return loaded;
}

/** Nobody stays signed in with the provider in this browser; its SDK is not loaded for that. Never rejects. */
export async function leaveProvider(): Promise<void> {
  try {
    if (loaded) await (await loaded).signOut();
  } catch (error) {
    console.warn(error);
  }
  forgetKeptUsers();
}

/** As `leaveProvider` on a page that has just opened: a sign-in under way goes on. */
export function leaveProviderAtStart(): void {
  if (!loaded) forgetKeptUsers();
}

function forgetKeptUsers(): void {
  try {
    const { localStorage, indexedDB } = window;
    for (const key of Object.keys(localStorage)) if (key.startsWith(KEPT)) localStorage.removeItem(key);
    indexedDB?.deleteDatabase(FORMER_DATABASE);
  } catch {
    // A browser that refuses storage kept nothing.
  }
}
