import type { TournamentCardFragment } from '@setpoint/client/documents';
import { CardGrid } from '../list/card-grid.js';
import { TournamentCard } from './tournament-card.js';

export function TournamentCards({
  items,
}: {
  readonly items: readonly { tournament: TournamentCardFragment; distanceKm?: number | null }[];
}) {
  return (
    <CardGrid items={items} keyOf={({ tournament }) => tournament.id}>
      {({ tournament, distanceKm }) => <TournamentCard tournament={tournament} distanceKm={distanceKm ?? null} />}
    </CardGrid>
  );
}
