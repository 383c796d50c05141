import { initializeApp } from '@firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithEmailAndPassword } from '@firebase/auth';
import { loadSettings } from '../app/settings.js';

/** Signs in with the identity provider; nothing of it stays in the browser. Answers the ID token. */
export async function providerToken(email: string, password: string): Promise<string> {
  const { provider } = await loadSettings();
  const { apiKey, projectId, authDomain, emulatorUrl } = provider;
  const app = initializeApp(
    { apiKey, ...(projectId && { projectId }), ...(authDomain && { authDomain }) },
    `sign-in ${Date.now()}`,
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return user.getIdToken();
}
