import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './match-row.module.css';

/** A match on one line: what stands before it, what it is, what it needs, and what can be done. */
export function MatchRow({
  to,
  lead,
  title,
  spoken,
  line,
  note,
  action,
}: {
  /** Where the row leads. */
  readonly to: string;
  /** Time, sign or faces before the words. */
  readonly lead: ReactNode;
  readonly title: string;
  /** For ears, where the title alone doesn't say which match it is. */
  readonly spoken?: string;
  /** A quiet line below the title, of these parts. */
  readonly line: readonly (string | null | false)[];
  /** What is needed by when; where there is little room it stands beside what can be done. */
  readonly note?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <article className={classes.row} data-note={note ? '' : undefined} aria-label={spoken ?? title}>
      <div className={classes.lead}>{lead}</div>
      <div className={classes.facts}>
        <Link to={to} className={classes.title}>
          {title}
        </Link>
        <p className={classes.line}>{line.filter(Boolean).join(' · ')}</p>
      </div>
      {(note || action) && (
        <div className={classes.foot}>
          {note && <p className={classes.note}>{note}</p>}
          {action && <div className={classes.action}>{action}</div>}
        </div>
      )}
    </article>
  );
}

/** Rows in one frame. */
export function MatchRows({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}
