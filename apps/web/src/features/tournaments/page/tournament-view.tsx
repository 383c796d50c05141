import { Skeleton, Stack, Tabs } from '@mantine/core';
import type { TournamentHeadFragment } from '@setpoint/client/documents';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { tournamentPath } from '../../../entities/competitions/tournament-link.js';
import { InfoTab } from './info-tab.js';
import { NextStepSection } from './next-step-section.js';
import { PhotosTab } from './photos-tab.js';
import { tabsOf, type Tab } from './tabs.js';
import { scrollToSelected } from '../../../entities/competitions/scroll-to-selected.js';
import { TournamentHero } from './tournament-hero.js';
import classes from '../../../entities/competitions/competition-page.module.css';

export interface TabProps {
  readonly tournament: TournamentHeadFragment;
}

const PANELS = {
  info: InfoTab,
  bracket: lazy(() => import('./bracket-tab.js')),
  groups: lazy(() => import('./groups-tab.js')),
  matches: lazy(() => import('./matches-tab.js')),
  teams: lazy(() => import('./teams-tab.js')),
  rules: lazy(() => import('./rules-tab.js')),
  photos: PhotosTab,
  'priority-list': lazy(() => import('./priority-tab.js')),
} as const;

/** The state and my next step on top; below, one page at a time, each with an address of its own. */
export function TournamentView({ tournament, tab }: TabProps & { readonly tab: Tab }) {
  const { t } = useTranslation('tournaments');
  const navigate = useNavigate();
  const bar = useRef<HTMLDivElement>(null);
  // On a phone not all tabs fit: the one that is open is never out of sight.
  useEffect(() => {
    if (bar.current) scrollToSelected(bar.current);
  }, [tab]);
  const Panel = PANELS[tab];
  return (
    <Stack gap="md">
      <TournamentHero tournament={tournament} short={tab !== 'info'} />
      <NextStepSection tournament={tournament} short={tab !== 'info'} />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) =>
          next &&
          void navigate(tournamentPath(tournament, ...(next === 'info' ? [] : [next])), { preventScrollReset: true })
        }
      >
        <Tabs.List ref={bar} aria-label={t('page.tabs')} className={classes.tabs!}>
          {tabsOf(tournament).map((one) => (
            <Tabs.Tab key={one} value={one} className={classes.tab!}>
              {t(`page.tab.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="md">
          <Suspense fallback={<Skeleton h={260} radius="lg" />}>
            <Panel tournament={tournament} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
