import { useMutation } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { useMe, useSession, useSessionState, type SessionUser } from '@setpoint/client/session';
import type { LanguageCode } from '@setpoint/i18n';
import { lazy, Suspense, useRef, useState } from 'react';
import { Content, SkipLink } from '../frames/content.js';
import { Splash } from '../frames/splash.js';
import { OutboxLoader } from '../offline/outbox-loader.js';
import { BottomBar } from './bottom-bar.js';
import { Data } from '../../entities/site/data.js';
import { DeletionBanner } from './deletion-banner.js';
import { NavDrawer } from './nav-drawer.js';
import { SideBar } from './side-bar.js';
import classes from './shell-frame.module.css';
import { TopBar } from './top-bar.js';

export { dataClient } from '../../entities/site/data-client.js';

const Welcome = lazy(() => import('../../features/account/welcome/welcome.js'));

const KeepUnread = lazy(() => import('../../features/chat/nav/keep-unread.js'));

const SaveLanguage = graphql(`
  mutation SaveLanguage($profilesData: ProfilesData!) {
    updateUser(profilesData: $profilesData) {
      success
      errorCode
    }
  }
`);

/** The app for players: top bar, side bar, bottom bar on phones, and the screen itself. */
export function Component() {
  const { kind } = useSessionState();
  if (kind === 'starting') return <Splash />;
  return (
    <Data>
      <Shell />
    </Data>
  );
}

function Shell() {
  const me = useMe();
  const session = useSession();
  const [drawer, setDrawer] = useState(false);
  const [saveLanguage] = useMutation(SaveLanguage);
  /** Serialised, so that the last choice wins. */
  const saved = useRef<Promise<unknown>>(Promise.resolve());

  function languageChosen(language: LanguageCode) {
    if (!me) return;
    session.amend({ language });
    // The choice applies in this browser even if the server refuses.
    saved.current = saved.current
      .then(() => saveLanguage({ variables: { profilesData: { language } } }))
      .catch((error: unknown) => console.warn(error));
  }

  return (
    <div className={classes.shell}>
      <SkipLink />
      <SideBar />
      <div className={classes.column}>
        <TopBar onMenu={() => setDrawer(true)} onLanguage={languageChosen} />
        {me && <DeletionBanner me={me} />}
        {me && <OutboxLoader key={me.id} owner={me.id} />}
        <Content className={classes.content} />
      </div>
      <NavDrawer opened={drawer} onClose={() => setDrawer(false)} />
      <BottomBar />
      {me && (
        <Suspense>
          <KeepUnread key={me.id} />
        </Suspense>
      )}
      {me && <FirstSteps key={me.id} me={me} />}
    </div>
  );
}

/** Loaded if onboarding was not finished on arrival; stays mounted until they leave. */
function FirstSteps({ me }: { readonly me: SessionUser }) {
  const [isNew] = useState(me.welcomed === false || me.locationLat === null || me.locationName === null);
  return (
    isNew && (
      <Suspense>
        <Welcome />
      </Suspense>
    )
  );
}
