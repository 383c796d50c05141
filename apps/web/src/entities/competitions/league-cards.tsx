import type { LeagueCardFragment } from '@setpoint/client/documents';
import { CardGrid } from '../list/card-grid.js';
import { LeagueCard } from './league-card.js';

export function LeagueCards({
  items,
  few = false,
}: {
  readonly items: readonly { league: LeagueCardFragment; distanceKm?: number | null }[];
  readonly few?: boolean;
}) {
  return (
    <CardGrid items={items} few={few} keyOf={({ league }) => league.id}>
      {({ league, distanceKm }) => <LeagueCard league={league} distanceKm={distanceKm ?? null} />}
    </CardGrid>
  );
}
