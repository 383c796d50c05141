import { CourtLines } from '@setpoint/ui';
import { useId, type ReactNode } from 'react';
import classes from './top-card.module.css';

/** The one thing on top of the dashboard. */
export function TopCard({
  title,
  children,
  note,
  actions,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  /** What is needed by when. */
  readonly note?: ReactNode;
  /** Buttons; the one that matters stands first. */
  readonly actions: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <CourtLines className={classes.lines} opacity={0.16} />
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
      <div className={classes.foot}>
        {note && <p className={classes.note}>{note}</p>}
        <div className={classes.actions}>{actions}</div>
      </div>
    </section>
  );
}
