import { createSession, type Session, type SessionUser } from '@setpoint/client/session';
import { createBrowserTexts, TEXT_BUNDLES, type LanguageCode } from '@setpoint/i18n/browser';
import { aPerson, type Person } from '@setpoint/ui/testing';
import { act, render } from '@testing-library/react';
import { initReactI18next } from 'react-i18next';
import { App } from '../src/app/app.js';
import { forgetConfig } from '../src/entities/site/config.js';
import { ANA } from './club.js';
import { fakeNetwork, type Network } from './network.js';

export interface Visit {
  readonly network: Network;
  readonly user: Person;
  path(): string;
}

/** A live connection that stays silent. */
class SilentSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = 0;
  close() {}
  send() {}
}
Object.assign(globalThis, { WebSocket: SilentSocket });

let network: Network | null = null;

/** The network of this test; the first call makes it. */
export const theNetwork = (): Network => (network ??= fakeNetwork());

afterEach(() => {
  forgetConfig();
  const used = network;
  network = null;
  used?.restore();
});

/** Signs somebody in before the page is opened. */
export function signedInAs(person: Partial<SessionUser> = {}): void {
  const me = { ...ANA, ...person };
  window.localStorage.setItem('setpoint.session', JSON.stringify({ token: 'token', refreshToken: 'refresh' }));
  theNetwork().operations['Me'] = () => ({ me });
}

/** Attempts that follow by themselves would come in the middle of a test: only what a person does starts one. */
export const aSession = (): Session => createSession({ schedule: () => () => {} });

/**
 * All of them from the start: a component that waits for its texts throws a promise, and three such among siblings make
 * React's `act` render them without end, in which no limit of a test can fire (react/react#37556).
 */
const NAMESPACES = Object.values(TEXT_BUNDLES).flat();

/** Opens an address of the whole app in a browser. */
export async function visit(
  path: string,
  { language = 'en', session = aSession() }: { language?: LanguageCode; session?: Session } = {},
): Promise<Visit> {
  const network = theNetwork();
  window.history.replaceState(null, '', path);
  const texts = await createBrowserTexts({
    namespaces: NAMESPACES,
    language,
    plugin: initReactI18next,
  });
  await act(async () => {
    render(<App i18n={texts} session={session} env="test" />);
    await session.start();
  });
  return {
    network,
    user: aPerson(),
    path: () => window.location.pathname + window.location.search,
  };
}
