import type { LeagueCardFragment } from '@setpoint/client/documents';
import { CardGrid } from '../list/card-grid.js';
import { LeagueCard } from './league-card.js';

export function LeagueCards({
  items,
}: {
  readonly items: readonly { league: LeagueCardFragment; distanceKm?: number | null }[];
}) {
  return (
    <CardGrid items={items} keyOf={({ league }) => league.id}>
      {({ league, distanceKm }) => <LeagueCard league={league} distanceKm={distanceKm ?? null} />}
    </CardGrid>
  );
}
