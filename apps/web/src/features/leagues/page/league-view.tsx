import { Skeleton, Stack } from '@mantine/core';
import type { LeagueHeadFragment } from '@setpoint/client/documents';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CompetitionTitle } from '../../../entities/competitions/competition-title.js';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import { Hero } from '../../../entities/page-head/hero.js';
import { PageTabs } from '../../../entities/page-head/page-tabs.js';
import { NextStepSection } from './next-step-section.js';
import { SubscriptionSection } from './subscription-section.js';
import { TABS, type Tab } from './tabs.js';
import { Timeline } from './timeline.js';

const PANELS = {
  groups: lazy(() => import('./groups-tab.js')),
  matches: lazy(() => import('./matches-tab.js')),
  ranking: lazy(() => import('./ranking-tab.js')),
  info: lazy(() => import('./info-tab.js')),
} as const;

/** The phases, my next step and my subscription on top; below, one page at a time, each at its own address. */
export function LeagueView({ league, tab }: { readonly league: LeagueHeadFragment; readonly tab: Tab }) {
  const { t } = useTranslation(['league', 'competitions', 'common', 'match']);
  const navigate = useNavigate();
  const Panel = PANELS[tab];
  const short = tab !== 'groups';
  return (
    <Stack gap="md">
      <Hero short={short}>
        <CompetitionTitle
          name={league.name}
          facts={[
            t(`common:sport.${league.sport.id}`),
            t(`match:format.${league.numberPlayers}`),
            t(`competitions:sex.${league.sex}`),
            t('card.province', { name: league.province.name }),
            String(league.year),
          ]}
          short={short}
        />
        {!short && <Timeline league={league} />}
      </Hero>
      <NextStepSection league={league} short={short} />
      {!short && league.mySubscription && <SubscriptionSection league={league} subscription={league.mySubscription} />}
      <PageTabs
        label={t('page.tabs')}
        tabs={TABS.map((value) => ({ value, label: t(`page.tab.${value}`) }))}
        open={tab}
        onOpen={(next) =>
          void navigate(leaguePath(league, ...(next === 'groups' ? [] : [next])), { preventScrollReset: true })
        }
      >
        <Suspense fallback={<Skeleton h={260} radius="lg" />}>
          <Panel league={league} />
        </Suspense>
      </PageTabs>
    </Stack>
  );
}
