import type { TournamentCardFragment } from '@setpoint/client/documents';
import { CardGrid } from '../list/card-grid.js';
import { TournamentCard } from './tournament-card.js';

export function TournamentCards({
  items,
  few = false,
}: {
  readonly items: readonly { tournament: TournamentCardFragment; distanceKm?: number | null }[];
  readonly few?: boolean;
}) {
  return (
    <CardGrid items={items} few={few} keyOf={({ tournament }) => tournament.id}>
      {({ tournament, distanceKm }) => <TournamentCard tournament={tournament} distanceKm={distanceKm ?? null} />}
    </CardGrid>
  );
}
