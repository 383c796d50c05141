import { useMe, useSessionState, type SessionUser } from '@setpoint/client/session';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Content, SkipLink } from '../frames/content.js';
import { Splash } from '../frames/splash.js';
import { OutboxLoader } from '../offline/outbox-loader.js';
import { BottomBar } from './bottom-bar.js';
import { Data } from '../../entities/site/data.js';
import { OutageNote } from '../../entities/site/outage-note.js';
import { unsavedLanguage } from '../../entities/site/unsaved-language.js';
import { useSaveLanguage } from '../../entities/site/use-save-language.js';
import { DeletionBanner } from './deletion-banner.js';
import { NavDrawer } from './nav-drawer.js';
import { SideBar } from './side-bar.js';
import classes from './shell-frame.module.css';
import { TopBar } from './top-bar.js';

export { dataClient } from '../../entities/site/data-client.js';

const Welcome = lazy(() => import('../../features/account/welcome/welcome.js'));

const KeepUnread = lazy(() => import('../../features/chat/nav/keep-unread.js'));

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
  const [drawer, setDrawer] = useState(false);
  const saveLanguage = useSaveLanguage();

  // What was chosen before the page was left.
  const userId = me?.id;
  useEffect(() => {
    const language = userId && unsavedLanguage(userId);
    if (language) void saveLanguage(language);
  }, [userId, saveLanguage]);

  return (
    <div className={classes.shell}>
      <SkipLink />
      <SideBar />
      <div className={classes.column}>
        <OutageNote />
        <TopBar onMenu={() => setDrawer(true)} onLanguage={(language) => void saveLanguage(language)} />
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
