import type { MatchCardFragment } from '@setpoint/client/documents';
import classes from './cards.module.css';
import { MatchCardSkeleton } from './match-card-skeleton.js';
import { MatchCard } from './match-card.js';

/** Match cards in as many columns as fit; as a rail they lie side by side on phones. */
export function MatchCards({
  items,
  rail = false,
}: {
  readonly items: readonly { match: MatchCardFragment; distanceKm?: number | null }[];
  readonly rail?: boolean;
}) {
  return (
    <ul className={rail ? classes.rail : classes.grid}>
      {items.map(({ match, distanceKm }) => (
        <li key={match.id}>
          <MatchCard match={match} distanceKm={distanceKm ?? null} />
        </li>
      ))}
    </ul>
  );
}

export function MatchCardsSkeleton({ count = 6, rail = false }: { readonly count?: number; readonly rail?: boolean }) {
  return (
    <div className={rail ? classes.rail : classes.grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <MatchCardSkeleton />
        </div>
      ))}
    </div>
  );
}
