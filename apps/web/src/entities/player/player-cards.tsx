import { Group, Skeleton, Stack } from '@mantine/core';
import type { PlayerCardFragment } from '@setpoint/client/documents';
import type { ReactNode } from 'react';
import { CardGrid, CardGridSkeleton } from '../list/card-grid.js';
import { PlayerCard } from './player-card.js';
import classes from './player-card.module.css';

export function PlayerCards({
  items,
  action,
}: {
  readonly items: readonly { player: PlayerCardFragment; distanceKm?: number | null }[];
  action?(player: PlayerCardFragment): ReactNode;
}) {
  return (
    <CardGrid items={items} keyOf={({ player }) => player.id}>
      {({ player, distanceKm }) => (
        <PlayerCard player={player} distanceKm={distanceKm ?? null} action={action?.(player)} />
      )}
    </CardGrid>
  );
}

export function PlayerCardsSkeleton({ count = 6 }: { readonly count?: number }) {
  return (
    <CardGridSkeleton count={count}>
      <div className={classes.card}>
        <Group wrap="nowrap" gap="sm" align="flex-start">
          <Skeleton circle h={56} />
          <Stack gap={8} className={classes.facts}>
            <Skeleton h={16} w="60%" />
            <Skeleton h={12} w="45%" />
            <Skeleton h={20} w="70%" radius="xl" />
          </Stack>
        </Group>
        <Group justify="space-between">
          <Skeleton h={12} w={90} />
          <Skeleton h={36} w={100} radius="xl" />
        </Group>
      </div>
    </CardGridSkeleton>
  );
}
