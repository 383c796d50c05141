import { Skeleton, Stack } from '@mantine/core';
import type { TournamentHeadFragment } from '@setpoint/client/documents';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { tournamentPath } from '../../../entities/competitions/tournament-link.js';
import { PageTabs } from '../../../entities/page-head/page-tabs.js';
import { InfoTab } from './info-tab.js';
import { NextStepSection } from './next-step-section.js';
import { PhotosTab } from './photos-tab.js';
import { tabsOf, type Tab } from './tabs.js';
import { TournamentHero } from './tournament-hero.js';

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
  const Panel = PANELS[tab];
  return (
    <Stack gap="md">
      <TournamentHero tournament={tournament} short={tab !== 'info'} />
      <NextStepSection tournament={tournament} short={tab !== 'info'} />
      <PageTabs
        label={t('page.tabs')}
        tabs={tabsOf(tournament).map((value) => ({ value, label: t(`page.tab.${value}`) }))}
        open={tab}
        onOpen={(next) =>
          void navigate(tournamentPath(tournament, ...(next === 'info' ? [] : [next])), { preventScrollReset: true })
        }
      >
        <Suspense fallback={<Skeleton h={260} radius="lg" />}>
          <Panel tournament={tournament} />
        </Suspense>
      </PageTabs>
    </Stack>
  );
}
