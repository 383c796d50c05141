import type { MatchCardFragment } from '@setpoint/client/documents';
import classes from './cards.module.css';
import { MatchCardSkeleton } from './match-card-skeleton.js';
import { MatchCard } from './match-card.js';

/** Match cards in as many columns as fit. */
export function MatchCards({
  items,
  few = false,
}: {
  readonly items: readonly { match: MatchCardFragment; distanceKm?: number | null }[];
  /** A selection in one row, not a list. */
  readonly few?: boolean;
}) {
  return (
    <ul className={few ? `${classes.grid} ${classes.few}` : classes.grid}>
      {items.map(({ match, distanceKm }) => (
        <li key={match.id}>
          <MatchCard match={match} distanceKm={distanceKm ?? null} />
        </li>
      ))}
    </ul>
  );
}

export function MatchCardsSkeleton({ count = 6 }: { readonly count?: number }) {
  return (
    <div className={classes.grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <MatchCardSkeleton />
        </div>
      ))}
    </div>
  );
}
