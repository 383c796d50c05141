import type { ReactNode } from 'react';
import classes from './frame.module.css';

/** Where the parts stand: one column on phones, side by side from there. */
export function Frame({
  main,
  shelf,
  side,
  quiet = false,
}: {
  readonly main: ReactNode;
  readonly shelf: ReactNode;
  readonly side: ReactNode;
  /** Little is planned: what could be played moves up into the main column. */
  readonly quiet?: boolean;
}) {
  return (
    <div className={classes.frame} data-quiet={quiet || undefined}>
      <div className={classes.main}>{main}</div>
      <div className={classes.shelf}>{shelf}</div>
      <div className={classes.side}>{side}</div>
    </div>
  );
}
