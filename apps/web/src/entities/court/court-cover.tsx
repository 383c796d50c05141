import { CourtLines } from '@setpoint/ui';
import { useState } from 'react';
import classes from './court-cover.module.css';

/** A centre's picture; where there is none, or it can't be had, the lines of a court. */
export function CourtCover({
  court,
  className = '',
  eager = false,
}: {
  readonly court: { readonly id: string; readonly coverUrl: string | null };
  readonly className?: string;
  /** At the top of a page: asked for at once. */
  readonly eager?: boolean;
}) {
  const [missing, setMissing] = useState<string | null>(null);
  const { coverUrl } = court;
  return (
    <span className={`${classes.cover} ${className}`} aria-hidden>
      {coverUrl !== null && coverUrl !== missing ? (
        <img
          src={coverUrl}
          alt=""
          className={classes.picture}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setMissing(coverUrl)}
        />
      ) : (
        <CourtLines className={classes.lines} opacity={0.3} alone />
      )}
    </span>
  );
}
