import type { LeagueCardFragment } from '@setpoint/client/documents';
import classes from '../match/cards.module.css';
import { LeagueCard } from './league-card.js';

/** Cards in as many columns as fit. */
export function LeagueCards({
  items,
  few = false,
}: {
  readonly items: readonly { league: LeagueCardFragment; distanceKm?: number | null }[];
  /** A selection in one row, not a list. */
  readonly few?: boolean;
}) {
  return (
    <ul className={few ? `${classes.grid} ${classes.few}` : classes.grid}>
      {items.map(({ league, distanceKm }) => (
        <li key={league.id}>
          <LeagueCard league={league} distanceKm={distanceKm ?? null} />
        </li>
      ))}
    </ul>
  );
}
