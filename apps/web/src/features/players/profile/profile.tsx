import { Alert, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import type { ProfileFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { playerPath } from '../../../entities/player/player-link.js';
import { UnblockButton } from '../../../entities/player/unblock-button.js';
import { CompareTab } from '../compare/compare-tab.js';
import { ForMembers } from './for-members.js';
import { InfoTab } from './info-tab.js';
import { MatchesTab } from './matches-tab.js';
import { PeopleTab } from './people-tab.js';
import { StatisticsTab } from '../statistics/statistics-tab.js';
import { ProfileHead } from './profile-head.js';
import classes from './profile-page.module.css';

export const TABS = [
  'info',
  'level',
  'matches',
  'tournaments',
  'statistics',
  'friends',
  'followers',
  'compare',
] as const;

const TournamentsTab = lazy(() => import('./tournaments-tab.js'));
const LevelTab = lazy(() => import('../level/level-tab.js'));

/** A player who was found. */
export function Profile({ player, tab }: { readonly player: ProfileFragment; readonly tab: (typeof TABS)[number] }) {
  const { t } = useTranslation('player-ui');
  const me = useMe();
  const navigate = useNavigate();
  const self = me?.id === player.id;
  const bar = useRef<HTMLDivElement>(null);
  // Tabs may not fit on phones; scrolls the active one into view.
  useEffect(() => {
    bar.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [tab]);
  return (
    <Stack gap="md">
      <ProfileHead player={player} self={self} />

      {player.isBlockedByMe && (
        <Alert color="gray" title={t('block.title', { name: player.firstName })}>
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{t('block.text')}</Text>
            <UnblockButton player={player} />
          </Stack>
        </Alert>
      )}

      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) =>
          void navigate(playerPath(player, next && next !== 'info' ? next : undefined), { preventScrollReset: true })
        }
      >
        <Tabs.List ref={bar} aria-label={t('profile.tabs')} className={classes.tabs!}>
          {TABS.map((one) => (
            <Tabs.Tab key={one} value={one} style={{ minHeight: 44 }}>
              {t(`profile.tab.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="info" pt="md">
          <InfoTab player={player} self={self} />
        </Tabs.Panel>
        <Tabs.Panel value="level" pt="md">
          {me ? (
            <Suspense fallback={<Skeleton h={190} radius="lg" />}>
              <LevelTab player={player} self={self} />
            </Suspense>
          ) : (
            <ForMembers player={player} tab="level" />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="matches" pt="md">
          <MatchesTab player={player} self={self} />
        </Tabs.Panel>
        <Tabs.Panel value="tournaments" pt="md">
          <Suspense fallback={<Skeleton h={190} radius="lg" />}>
            <TournamentsTab player={player} self={self} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="statistics" pt="md">
          <StatisticsTab player={player} self={self} />
        </Tabs.Panel>
        <Tabs.Panel value="friends" pt="md">
          <PeopleTab key="friends" player={player} list="following" self={self} />
        </Tabs.Panel>
        <Tabs.Panel value="followers" pt="md">
          <PeopleTab key="followers" player={player} list="followers" self={self} />
        </Tabs.Panel>
        <Tabs.Panel value="compare" pt="md">
          <CompareTab player={player} self={self} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
