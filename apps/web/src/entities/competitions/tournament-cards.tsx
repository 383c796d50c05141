import { Group, Skeleton, Stack } from '@mantine/core';
import type { TournamentCardFragment } from '@setpoint/client/documents';
import card from '../match/match-card.module.css';
import classes from '../match/cards.module.css';
import { TournamentCard } from './tournament-card.js';

/** Cards in as many columns as fit. */
export function TournamentCards({
  items,
  few = false,
}: {
  readonly items: readonly { tournament: TournamentCardFragment; distanceKm?: number | null }[];
  /** A selection in one row, not a list. */
  readonly few?: boolean;
}) {
  return (
    <ul className={few ? `${classes.grid} ${classes.few}` : classes.grid}>
      {items.map(({ tournament, distanceKm }) => (
        <li key={tournament.id}>
          <TournamentCard tournament={tournament} distanceKm={distanceKm ?? null} />
        </li>
      ))}
    </ul>
  );
}

export function TournamentCardsSkeleton({
  count = 6,
  few = false,
}: {
  readonly count?: number;
  readonly few?: boolean;
}) {
  return (
    <div className={few ? `${classes.grid} ${classes.few}` : classes.grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <div className={card.card} aria-hidden>
            <div className={card.head}>
              <Skeleton w={56} h={64} radius="md" />
              <Stack gap={8} className={card.facts}>
                <Skeleton h={16} w="65%" />
                <Skeleton h={12} w="80%" />
                <Skeleton h={12} w="50%" />
                <Skeleton h={12} w="45%" />
              </Stack>
            </div>
            <Group gap={6} className={card.badges}>
              <Skeleton h={22} w={60} radius="xl" />
              <Skeleton h={22} w={90} radius="xl" />
            </Group>
            <div className={card.foot}>
              <Skeleton h={12} w={110} />
              <Skeleton h={36} w={100} radius="xl" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
