import type { MatchCardFragment } from '@setpoint/client/documents';
import { CardGrid, CardGridSkeleton } from '../list/card-grid.js';
import { MatchCardSkeleton } from './match-card-skeleton.js';
import { MatchCard } from './match-card.js';

export function MatchCards({
  items,
  few = false,
}: {
  readonly items: readonly { match: MatchCardFragment; distanceKm?: number | null }[];
  readonly few?: boolean;
}) {
  return (
    <CardGrid items={items} few={few} keyOf={({ match }) => match.id}>
      {({ match, distanceKm }) => <MatchCard match={match} distanceKm={distanceKm ?? null} />}
    </CardGrid>
  );
}

export function MatchCardsSkeleton({ count = 6 }: { readonly count?: number }) {
  return (
    <CardGridSkeleton count={count}>
      <MatchCardSkeleton />
    </CardGridSkeleton>
  );
}
