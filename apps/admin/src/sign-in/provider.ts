import { initializeApp } from '@firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithEmailAndPassword } from '@firebase/auth';

interface ProviderConfig {
  readonly provider: {
    readonly apiKey: string;
    readonly projectId?: string;
    readonly authDomain?: string;
    readonly emulatorUrl?: string;
  };
}

/** Signs in with the identity provider; nothing of it stays in the browser. Answers the ID token. */
export async function providerToken(email: string, password: string): Promise<string> {
  const config = (await (await fetch('/config.json')).json()) as ProviderConfig;
  const { apiKey, projectId, authDomain, emulatorUrl } = config.provider;
  const app = initializeApp(
    { apiKey, ...(projectId && { projectId }), ...(authDomain && { authDomain }) },
    `sign-in ${Date.now()}`,
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return user.getIdToken();
}
