import { Skeleton, Stack, Tabs } from '@mantine/core';
import type { LeagueHeadFragment } from '@setpoint/client/documents';
import { CourtLines } from '@setpoint/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import classes from '../../../entities/competitions/competition-page.module.css';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import { scrollToSelected } from '../../../entities/competitions/scroll-to-selected.js';
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
  const bar = useRef<HTMLDivElement>(null);
  // On a phone not all tabs fit: the one that is open is never out of sight.
  useEffect(() => {
    if (bar.current) scrollToSelected(bar.current);
  }, [tab]);
  const Panel = PANELS[tab];
  const short = tab !== 'groups';
  return (
    <Stack gap="md">
      <article className={classes.hero} data-short={short || undefined}>
        <CourtLines className={classes.lines!} />
        <div className={classes.top}>
          <div className={classes.name}>
            <h2 className={classes.title}>{league.name}</h2>
            <p className={classes.quiet}>
              {t(`common:sport.${league.sport.id}`)} · {t(`match:format.${league.numberPlayers}`)} ·{' '}
              {t(`competitions:sex.${league.sex}`)} · {t('card.province', { name: league.province.name })} ·{' '}
              {league.year}
            </p>
          </div>
        </div>
        {!short && <Timeline league={league} />}
      </article>
      <NextStepSection league={league} short={short} />
      {!short && league.mySubscription && <SubscriptionSection league={league} subscription={league.mySubscription} />}
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) =>
          next && void navigate(leaguePath(league, ...(next === 'groups' ? [] : [next])), { preventScrollReset: true })
        }
      >
        <Tabs.List ref={bar} aria-label={t('page.tabs')} className={classes.tabs!}>
          {TABS.map((one) => (
            <Tabs.Tab key={one} value={one} className={classes.tab!}>
              {t(`page.tab.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="md">
          <Suspense fallback={<Skeleton h={260} radius="lg" />}>
            <Panel league={league} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
