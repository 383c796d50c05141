import { SessionProvider, type Session } from '@setpoint/client/session';
import { AppearanceProvider, Toasts } from '@setpoint/ui';
import type { i18n } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from './errors/error-boundary.js';
import { featureRoutes } from './feature-routes.js';
import { ArriveAtTop } from './frames/arrive-at-top.js';
import { FirstHead } from './frames/first-head.js';
import { OfflineNote } from './offline/offline-note.js';
import { LanguageFollowsUser } from './session/language-follows-user.js';
import { Splash } from './frames/splash.js';
import { Routes } from './router.js';

export interface AppProps {
  readonly i18n: i18n;
  readonly session: Session;
  /** Without animations, and toasts stay. */
  readonly env?: 'test';
}

export function App({ i18n, session, env }: AppProps) {
  return (
    <AppearanceProvider {...(env && { env })}>
      <I18nextProvider i18n={i18n}>
        <SessionProvider session={session}>
          <BrowserRouter>
            <ErrorBoundary>
              <ArriveAtTop />
              <FirstHead />
              <LanguageFollowsUser />
              <OfflineNote />
              <Suspense fallback={<Splash />}>
                <Routes features={featureRoutes} />
              </Suspense>
              <Toasts lasting={env === 'test'} />
            </ErrorBoundary>
          </BrowserRouter>
        </SessionProvider>
      </I18nextProvider>
    </AppearanceProvider>
  );
}
