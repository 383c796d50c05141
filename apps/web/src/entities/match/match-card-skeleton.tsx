import { Group, Skeleton, Stack } from '@mantine/core';
import classes from './match-card.module.css';

/** Shaped like a match card, so that nothing moves when the match arrives. */
export function MatchCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden>
      <div className={classes.head}>
        <Skeleton w={56} h={64} radius="md" />
        <Stack gap={8} className={classes.facts}>
          <Skeleton h={16} w="55%" />
          <Skeleton h={12} w="70%" />
          <Skeleton h={12} w="80%" />
        </Stack>
      </div>
      <Group gap={6} className={classes.badges}>
        <Skeleton h={22} w={90} radius="xl" />
        <Skeleton h={22} w={80} radius="xl" />
      </Group>
      <Stack gap={14}>
        <Group gap={8}>
          <Skeleton circle h={28} />
          <Skeleton h={12} w="50%" />
        </Group>
        <Group gap={8}>
          <Skeleton circle h={28} />
          <Skeleton h={12} w="45%" />
        </Group>
      </Stack>
      <div className={classes.foot}>
        <Skeleton h={12} w={110} />
        <Skeleton h={36} w={90} radius="md" />
      </div>
    </div>
  );
}
