import { FirebaseError, initializeApp } from '@firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  FacebookAuthProvider,
  fetchSignInMethodsForEmail,
  GoogleAuthProvider,
  initializeAuth,
  linkWithCredential,
  linkWithPopup,
  setPersistence,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  verifyPasswordResetCode,
  type Auth,
  type AuthCredential,
  type User,
} from '@firebase/auth';
import { loadConfig } from '../site/config.js';
import { ProviderError, type IdentityProvider, type ProviderErrorCode, type ProviderUser } from './provider.js';

/** Firebase Authentication, or its emulator where the configuration names one. */
export async function connectFirebase(): Promise<IdentityProvider> {
  const { apiKey, projectId, authDomain, emulatorUrl } = (await loadConfig()).provider;
  const app = initializeApp({ apiKey, ...(projectId && { projectId }), ...(authDomain && { authDomain }) });
  // A sign-in here is traded for a session of ours at once: it outlives the tab only while a mail is waited for.
  const auth = initializeAuth(app, { persistence: [browserSessionPersistence, browserLocalPersistence] });
  if (emulatorUrl) {
    connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    (await import('./emulator-frame.js')).provideEmulatorFrames();
  }
  await auth.authStateReady();
  return {
    signIn: withOwnErrors(async (email, password) =>
      userOf((await signInWithEmailAndPassword(auth, email, password)).user),
    ),
    register: withOwnErrors(async (email, password) =>
      userOf((await createUserWithEmailAndPassword(auth, email, password)).user),
    ),
    current: withOwnErrors(async () => {
      await auth.currentUser?.reload();
      return auth.currentUser && userOf(auth.currentUser);
    }),
    signOut: withOwnErrors(() => signOut(auth)),
    keep: withOwnErrors(() => setPersistence(auth, browserLocalPersistence)),
    applyCode: withOwnErrors((code) => applyActionCode(auth, code)),
    checkResetCode: withOwnErrors((code) => verifyPasswordResetCode(auth, code)),
    resetPassword: withOwnErrors((code, password) => confirmPasswordReset(auth, code, password)),
    changePassword: withOwnErrors(async (email, current, next) => {
      const { user } = await signInWithEmailAndPassword(auth, email, current);
      await updatePassword(user, next).finally(() => signOut(auth));
    }),
    link: withOwnErrors((method, ownToken) => link(auth, method, ownToken).finally(() => signOut(auth))),
    google: withOwnErrors(() => google(auth)),
    facebook: withOwnErrors(() => facebook(auth)),
  };
}

async function google(auth: Auth): Promise<ProviderUser> {
  const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  if (user.emailVerified) return userOf(user);
  await signOut(auth);
  throw new ProviderError('GOOGLE_NOT_VERIFIED');
}

async function facebook(auth: Auth): ReturnType<IdentityProvider['facebook']> {
  const facebookProvider = new FacebookAuthProvider();
  facebookProvider.addScope('email');
  try {
    return userOf((await signInWithPopup(auth, facebookProvider, browserPopupRedirectResolver)).user);
  } catch (error) {
    const email = error instanceof FirebaseError ? error.customData?.['email'] : undefined;
    const credential = error instanceof FirebaseError ? FacebookAuthProvider.credentialFromError(error) : null;
    const meets = codeOf(error) === 'auth/account-exists-with-different-credential';
    if (!meets || typeof email !== 'string' || !credential) throw error;
    const methods = await fetchSignInMethodsForEmail(auth, email);
    if (methods.includes('google.com') && !methods.includes('password')) return linkThroughGoogle(auth, credential);
    return {
      needsPasswordOf: email,
      link: async (password) => {
        try {
          const { user } = await signInWithEmailAndPassword(auth, email, password);
          await linkWithCredential(user, credential);
          return userOf(user);
        } catch (refused) {
          if (codeOf(refused) === 'auth/network-request-failed') throw errorOf(refused);
          throw new ProviderError('NO_PASSWORD');
        }
      },
    };
  }
}

/** Which browser signed in when is nothing that the provider remembers for long: the token tells it again whose account it is. */
async function link(auth: Auth, method: 'GOOGLE' | 'FACEBOOK', ownToken: () => Promise<string | null>): Promise<void> {
  const added = method === 'GOOGLE' ? new GoogleAuthProvider() : new FacebookAuthProvider();
  if (method === 'FACEBOOK') added.addScope('email');
  const token = await ownToken();
  const { user } = token ? await signInWithCustomToken(auth, token) : { user: auth.currentUser };
  if (!user) throw new ProviderError('USER_NOT_FOUND');
  await linkWithPopup(user, added, browserPopupRedirectResolver);
}

async function linkThroughGoogle(auth: Auth, credential: AuthCredential): Promise<ProviderUser> {
  try {
    const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    await linkWithCredential(user, credential);
    return userOf(user);
  } catch (error) {
    if (codeOf(error).startsWith('auth/popup') || codeOf(error) === 'auth/cancelled-popup-request') throw error;
    throw new ProviderError('NO_PASSWORD');
  }
}

function userOf(user: User): ProviderUser {
  return {
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    idToken: (fresh = false) => user.getIdToken(fresh),
    remove: () => deleteUser(user),
  };
}

/** Turns the errors of the SDK into ours. */
function withOwnErrors<Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) {
  return async (...given: Given): Promise<Answer> => {
    try {
      return await call(...given);
    } catch (error) {
      throw errorOf(error);
    }
  };
}

const CODES: Readonly<Record<string, ProviderErrorCode>> = {
  'auth/user-not-found': 'USER_NOT_FOUND',
  'auth/wrong-password': 'WRONG_PASSWORD',
  'auth/invalid-credential': 'WRONG_PASSWORD',
  'auth/invalid-login-credentials': 'WRONG_PASSWORD',
  'auth/user-disabled': 'USER_DISABLED',
  'auth/email-already-in-use': 'EMAIL_IN_USE',
  'auth/invalid-email': 'EMAIL_NOT_VALID',
  'auth/weak-password': 'WEAK_PASSWORD',
  'auth/too-many-requests': 'TOO_MANY_REQUESTS',
  'auth/network-request-failed': 'NO_CONNECTION',
  'auth/invalid-action-code': 'LINK_NOT_VALID',
  'auth/expired-action-code': 'LINK_EXPIRED',
  'auth/popup-closed-by-user': 'POPUP_CLOSED',
  'auth/cancelled-popup-request': 'POPUP_CANCELLED',
  'auth/popup-blocked': 'POPUP_BLOCKED',
  'auth/credential-already-in-use': 'CREDENTIAL_IN_USE',
  'auth/account-exists-with-different-credential': 'CREDENTIAL_IN_USE',
  'auth/provider-already-linked': 'ALREADY_LINKED',
};

const codeOf = (error: unknown): string => (error instanceof FirebaseError ? error.code : '');

function errorOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new ProviderError(CODES[codeOf(error)] ?? 'OTHER', message);
}
