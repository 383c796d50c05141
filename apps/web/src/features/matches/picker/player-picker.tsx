import { useQuery } from '@apollo/client/react';
import { Badge, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { graphql } from '@setpoint/client';
import type { PlayerCardFragment } from '@setpoint/client/documents';
import { EmptyState, PlayerAvatar } from '@setpoint/ui';
import { IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { useHomePlace } from '../../../entities/place/use-home-place.js';
import { LevelBadge } from '../../../entities/player/level-badge.js';
import { bestOf, ratingIn } from '../../../entities/player/level.js';
import classes from './player-picker.module.css';

const PickPlayers = graphql(`
  query PickPlayers($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int!) {
    players(filter: $filter, orderBy: $orderBy, first: $first) {
      totalCount
      edges {
        cursor
        node {
          ...PlayerCard
        }
      }
    }
  }
`);

const NEAR = 12;

/** Players whom I follow, everybody by name, and for those who follow nobody yet the players around them. */
export function PlayerPicker({
  sport,
  numberPlayers,
  me,
  taken,
  takenLabel,
  error,
  action,
}: {
  readonly sport: number | null;
  readonly numberPlayers: number | null;
  readonly me: string;
  /** Players who stand in the teams already. */
  readonly taken: ReadonlySet<string>;
  readonly takenLabel: string;
  readonly error?: string | undefined;
  /** Buttons of a player who can be chosen. */
  action(player: PlayerCardFragment): ReactNode;
}) {
  const { t } = useTranslation(['match-page', 'player-ui']);
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim(), 250);
  const byName = wanted.length >= 2;
  const home = useHomePlace();
  const found = useQuery(PickPlayers, {
    variables: {
      filter: byName ? { name: wanted } : { followed: true },
      orderBy: byName ? null : 'NAME',
      first: byName ? 10 : 50,
    },
  });
  const followsNobody = !byName && found.data?.players?.totalCount === 0;
  const near = useQuery(PickPlayers, {
    skip: !followsNobody,
    variables: {
      filter: { near: { lat: home.lat, lng: home.lng, km: home.km }, ...(sport !== null && { sports: [sport] }) },
      orderBy: null,
      first: NEAR,
    },
  });
  const shown = followsNobody ? near : found;
  const players = (shown.data ?? (followsNobody ? undefined : found.previousData))?.players?.edges
    .map(({ node }) => node)
    .filter((player) => player.id !== me)
    .sort((one, other) => Number(other.isFollowedByMe) - Number(one.isFollowedByMe));
  const label = t(byName ? 'pick.found' : followsNobody ? 'pick.near' : 'pick.followed');
  return (
    <Stack gap="sm">
      <TextInput
        label={t('pick.search')}
        placeholder={t('pick.placeholder')}
        leftSection={<IconSearch size={18} aria-hidden />}
        error={error}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ListFrame
        items={players}
        failed={Boolean(shown.error)}
        onRetry={() => void shown.refetch()}
        skeleton={
          <Stack gap="xs">
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} h={60} radius="md" />
            ))}
          </Stack>
        }
        empty={
          <EmptyState
            order={3}
            illustration={byName ? 'search' : 'players'}
            title={t(byName ? 'pick.nobodyFound' : 'pick.nobodyFollowed')}
            text={t(byName ? 'pick.nobodyFoundText' : 'pick.nobodyFollowedText')}
          />
        }
      >
        <div>
          <Text fw={600} size="sm">
            {label}
          </Text>
          {players?.some((player) => !player.isFollowedByMe) && (
            <Text size="sm" c="dimmed">
              {t('pick.followsToo')}
            </Text>
          )}
        </div>
        <ul className={classes.list} aria-label={label}>
          {players?.map((player) => {
            const rating =
              sport !== null && numberPlayers !== null
                ? ratingIn(player.levels, sport, numberPlayers)
                : (bestOf(player.levels)?.rating ?? null);
            return (
              <li key={player.id} className={classes.row}>
                <PlayerAvatar player={player} size={40} />
                <div className={classes.facts}>
                  <Text fw={600} size="sm" className={classes.name}>
                    {player.displayName}
                  </Text>
                  <Group gap={6}>
                    <LevelBadge rating={rating} />
                    {player.locationName && (
                      <Text size="xs" c="dimmed">
                        {player.locationName}
                      </Text>
                    )}
                  </Group>
                </div>
                <Group gap={6} wrap="nowrap">
                  {taken.has(player.id) ? (
                    <Badge variant="light" color="gray" tt="none">
                      {takenLabel}
                    </Badge>
                  ) : (
                    action(player)
                  )}
                </Group>
              </li>
            );
          })}
        </ul>
      </ListFrame>
    </Stack>
  );
}
