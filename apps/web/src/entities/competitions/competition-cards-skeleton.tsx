import { Group, Skeleton, Stack } from '@mantine/core';
import { CardGridSkeleton } from '../list/card-grid.js';
import classes from '../match/match-card.module.css';

/** Shaped like cards of tournaments and leagues, so that nothing moves when they arrive. */
export function CompetitionCardsSkeleton({
  count = 6,
  few = false,
}: {
  readonly count?: number;
  readonly few?: boolean;
}) {
  return (
    <CardGridSkeleton count={count} few={few}>
      <div className={classes.card}>
        <div className={classes.head}>
          <Skeleton w={56} h={64} radius="md" />
          <Stack gap={8} className={classes.facts}>
            <Skeleton h={16} w="65%" />
            <Skeleton h={12} w="80%" />
            <Skeleton h={12} w="50%" />
            <Skeleton h={12} w="45%" />
          </Stack>
        </div>
        <Group gap={6} className={classes.badges}>
          <Skeleton h={22} w={60} radius="xl" />
          <Skeleton h={22} w={90} radius="xl" />
        </Group>
        <div className={classes.foot}>
          <Skeleton h={12} w={110} />
          <Skeleton h={36} w={100} radius="xl" />
        </div>
      </div>
    </CardGridSkeleton>
  );
}
