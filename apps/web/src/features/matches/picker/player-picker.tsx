import { useQuery } from '@apollo/client/react';
import { Badge, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { graphql } from '@setpoint/client';
import type { PlayerCardFragment } from '@setpoint/client/documents';
import { EmptyState, PlayerAvatar } from '@setpoint/ui';
import { IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { FollowButton } from '../../../entities/player/follow-button.js';
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

/** Players whom I follow, and everybody by name; who is found but not followed can be followed here (MAT-03). */
export function PlayerPicker({
  sport,
  numberPlayers,
  me,
  taken,
  takenLabel,
  action,
}: {
  readonly sport: number | null;
  readonly numberPlayers: number | null;
  readonly me: string;
  /** Players who stand in the teams already. */
  readonly taken: ReadonlySet<string>;
  readonly takenLabel: string;
  /** Buttons of a player who can be chosen. */
  action(player: PlayerCardFragment): ReactNode;
}) {
  const { t } = useTranslation(['match', 'player-ui']);
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim(), 250);
  const byName = wanted.length >= 2;
  const { data, previousData, error, refetch } = useQuery(PickPlayers, {
    variables: {
      filter: byName ? { name: wanted } : { followed: true },
      orderBy: byName ? null : 'NAME',
      first: byName ? 10 : 50,
    },
  });
  const players = (data ?? previousData)?.players.edges.map(({ node }) => node).filter((player) => player.id !== me);
  return (
    <Stack gap="sm">
      <TextInput
        label={t('pick.search')}
        placeholder={t('pick.placeholder')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ListFrame
        items={players}
        failed={Boolean(error)}
        onRetry={() => void refetch()}
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
            action={
              byName ? undefined : (
                <Button component={Link} to="/player/list" variant="default">
                  {t('pick.findPlayers')}
                </Button>
              )
            }
          />
        }
      >
        <ul className={classes.list} aria-label={t(byName ? 'pick.found' : 'pick.followed')}>
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
                  ) : player.isFollowedByMe ? (
                    action(player)
                  ) : (
                    <FollowButton player={player} size="sm" />
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
