import { FirebaseError, initializeApp } from 'firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  FacebookAuthProvider,
  fetchSignInMethodsForEmail,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  linkWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  verifyPasswordResetCode,
  type Auth,
  type AuthCredential,
  type User,
} from 'firebase/auth';
import { loadConfig } from '../site/config.js';
import { ProviderFault, type IdentityProvider, type ProviderFaultCode, type ProviderUser } from './provider.js';

/** Firebase Authentication, or its emulator where the configuration names one. */
export async function connectFirebase(): Promise<IdentityProvider> {
  const { apiKey, projectId, authDomain, emulatorUrl } = (await loadConfig()).provider;
  const app = initializeApp({ apiKey, ...(projectId && { projectId }), ...(authDomain && { authDomain }) });
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  await auth.authStateReady();
  return {
    signIn: asked(async (email, password) => userOf((await signInWithEmailAndPassword(auth, email, password)).user)),
    register: asked(async (email, password) =>
      userOf((await createUserWithEmailAndPassword(auth, email, password)).user),
    ),
    current: asked(async () => {
      await auth.currentUser?.reload();
      return auth.currentUser && userOf(auth.currentUser);
    }),
    signOut: asked(() => signOut(auth)),
    applyCode: asked((code) => applyActionCode(auth, code)),
    checkResetCode: asked((code) => verifyPasswordResetCode(auth, code)),
    resetPassword: asked((code, password) => confirmPasswordReset(auth, code, password)),
    changePassword: asked(async (email, current, next) => {
      const { user } = await signInWithEmailAndPassword(auth, email, current);
      await updatePassword(user, next);
    }),
    google: asked(() => google(auth)),
    facebook: asked(() => facebook(auth)),
  };
}

async function google(auth: Auth): Promise<ProviderUser> {
  const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  if (user.emailVerified) return userOf(user);
  await signOut(auth);
  throw new ProviderFault('GOOGLE_NOT_VERIFIED');
}

async function facebook(auth: Auth): ReturnType<IdentityProvider['facebook']> {
  const facebookProvider = new FacebookAuthProvider();
  facebookProvider.addScope('email');
  try {
    return userOf((await signInWithPopup(auth, facebookProvider, browserPopupRedirectResolver)).user);
  } catch (fault) {
    const email = fault instanceof FirebaseError ? fault.customData?.['email'] : undefined;
    const credential = fault instanceof FirebaseError ? FacebookAuthProvider.credentialFromError(fault) : null;
    const meets = codeOf(fault) === 'auth/account-exists-with-different-credential';
    if (!meets || typeof email !== 'string' || !credential) throw fault;
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
          if (codeOf(refused) === 'auth/network-request-failed') throw faultOf(refused);
          throw new ProviderFault('NO_PASSWORD');
        }
      },
    };
  }
}

async function linkThroughGoogle(auth: Auth, credential: AuthCredential): Promise<ProviderUser> {
  try {
    const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    await linkWithCredential(user, credential);
    return userOf(user);
  } catch (fault) {
    if (codeOf(fault).startsWith('auth/popup') || codeOf(fault) === 'auth/cancelled-popup-request') throw fault;
    throw new ProviderFault('NO_PASSWORD');
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

/** Lets a call answer with our own faults only. */
function asked<Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) {
  return async (...given: Given): Promise<Answer> => {
    try {
      return await call(...given);
    } catch (fault) {
      throw faultOf(fault);
    }
  };
}

const CODES: Readonly<Record<string, ProviderFaultCode>> = {
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
};

const codeOf = (fault: unknown): string => (fault instanceof FirebaseError ? fault.code : '');

function faultOf(fault: unknown): ProviderFault {
  if (fault instanceof ProviderFault) return fault;
  const message = fault instanceof Error ? fault.message : String(fault);
  return new ProviderFault(CODES[codeOf(fault)] ?? 'OTHER', message);
}
